package distress_test

import (
	"bufio"
	"os"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
)

// told reads ../testdata/distress.txt.
func told(t testing.TB) (cries, calm []string) {
	t.Helper()
	file, err := os.Open("../testdata/distress.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		line, _, _ := strings.Cut(lines.Text(), " => ")
		if cry, ok := strings.CutPrefix(line, "distress: "); ok {
			cries = append(cries, cry)
		} else if text, ok := strings.CutPrefix(line, "calm: "); ok {
			calm = append(calm, text)
		}
	}
	return cries, calm
}

func TestWhoIsInDistressIsHeardAndWhoIsCalmIsNot(t *testing.T) {
	cries, calm := told(t)
	if len(cries) < 70 || len(calm) < 50 {
		t.Fatalf("there are %d cries and %d calm lines, want at least 70 and 50", len(cries), len(calm))
	}
	for _, text := range cries {
		_, heard := distress.Hear(text)
		if _, suspected := distress.Suspect(text); !heard && !suspected {
			t.Errorf("%q is not heard", text)
		}
	}
	for _, text := range calm {
		if c, heard := distress.Hear(text); heard {
			t.Errorf("%q is taken for %s", text, c.About)
		}
		if c, suspected := distress.Suspect(text); suspected {
			t.Errorf("%q is suspected of %s", text, c.About)
		}
	}
}

// hears fails the test for each text that is not heard as an emergency of the passage; "" stands for none.
func hears(t *testing.T, passage string, texts ...string) {
	t.Helper()
	for _, text := range texts {
		if c, _ := distress.Hear(text); c.About != passage {
			t.Errorf("%q is heard as %q, want %q", text, c.About, passage)
		}
	}
}

func TestAnEventIsHeardInAnyTenseOfNow(t *testing.T) {
	hears(t, "man-overboard-first-actions", "He fell overboard", "he has fallen overboard", "my son went over the side just now", "she slipped off the stern", "the cook was washed off the foredeck")
	hears(t, "fire-galley", "The galley is on fire", "there are flames in the galley", "the pan caught fire", "the cooker is burning")
	hears(t, "flooding-first-actions", "we're sinking", "the boat is filling with water", "water pours into the cabin and keeps rising", "water is boiling up through the cabin sole")
}

func TestTheSameWordsInAQuestionAPlanOrAStoryAreNot(t *testing.T) {
	hears(t, "", "What do I do about a burn from boiling water on a boat?", "What do I do if he falls overboard?", "How do I keep my crew from falling overboard?", "He fell overboard last year", "I keep running aground in the creek, any tips?", "My dad has a pacemaker and wants to come sailing with us", "In the film he fell overboard",
		"Which extinguisher puts out a galley on fire?", "What if the galley is on fire?", "Are we insured when the boat is sinking?", "We practise what to do when water is rising",
		"Wie übe ich, wenn jemand über Bord gefallen ist?", "Que faire si le bateau prend l'eau ?", "1998 sloop, bilge full of water, engine on fire once, for sale")
}

func TestAQuestionOfSomebodyToWhomItHappensIsHeard(t *testing.T) {
	hears(t, "first-aid-hypothermia", "Should I give him rum? He is soaked and mumbling", "he stopped shivering, what do I do")
	hears(t, "first-aid-bleeding", "how do I stop the bleeding, it's pouring from her arm")
	hears(t, "first-aid-cpr-drowning", "Can I do anything, my husband is not breathing?")
}

func TestWhatIsSaidBesideOtherThingsIsHeard(t *testing.T) {
	hears(t, "man-overboard-first-actions", "quick question about varnish, also my wife went over the side, how many coats?")
	hears(t, "fire-electrical", "How fast is a 30 ft boat? By the way there is smoke from the switch panel.")
}

func TestASlipOfTheFingerIsHeardThrough(t *testing.T) {
	hears(t, "man-overboard-first-actions", "my brohter fell ovrboard", "MAN OVREBOARD")
	hears(t, "first-aid-choking", "my daugther is chokng", "What do I do about a fish bone stuck in the throat?")
	hears(t, "first-aid-cpr-drowning", "he is unconcious")
}

func TestANameIsSomebody(t *testing.T) {
	hears(t, "first-aid-cpr-drowning", "it was a hard gybe in the swell off the headland and now lucy is on the foredeck and wont wake up")
	hears(t, "man-overboard-first-actions", "we were gybing in a short steep sea and then marek went over the side")
	hears(t, "first-aid-spine", "ben slipped on the side deck this minute and cant feel anything below the waist")
	hears(t, "", "Raymarine is not responding after lightning", "Autopilot is not responding")
}

func TestAnIdiomIsNoEvent(t *testing.T) {
	hears(t, "", "She fell in love with a ketch", "Is there a fire sale?", "I am drowning in work", "my heart sank", "The engine won't fire", "it was dead cheap", "a sinking fund for our boat")
}

func TestACryOutweighsWhatElseIsTalkedOf(t *testing.T) {
	hears(t, "man-overboard-first-actions", "the broker fell overboard", "MOB, the DSC button is broken, help me please")
	hears(t, "flooding-first-actions", "We bought her in 2009, now she is sinking, help us")
	hears(t, "first-aid-hypothermia", "She shows signs of hypothermia after an hour in the water")
}

func TestWhoLooksForAWordIsNotInDistress(t *testing.T) {
	hears(t, "", "mayday script", "emergency channel", "MOB procedure", "carbon monoxide detector", "petrol vapour", "signs of hypothermia", "righting a capsized dinghy", "full keel sloop", "catamarans over 40 ft")
}

func TestAnOrdinaryWordIsNoSlipOfAnother(t *testing.T) {
	hears(t, "", "I tapped my hand on the winch", "we are sizing the battery", "driving to the marina my head was clear")
}

func TestAVowNotToLiveIsHeardInAnyQuestion(t *testing.T) {
	hears(t, "first-aid-suicide-help", "What insurance pays if I kill myself?", "How do I anchor? I don't want to live", "ich will nicht mehr leben")
	hears(t, "first-aid-suicide-help", "How many of my seasickness pills would it take to not wake up?", "What dose of Stugeron would kill me?",
		"How long would it take me to drown if I jumped in at 8 degrees? I've had enough.", "what is the lethal dose of my sleeping tablets")
	hears(t, "", "How long does it take to drown?", "How do I get to my bunk and not wake up the crew?", "My wife will kill me if I buy another boat", "Is a lethal dose of carbon monoxide possible in a cabin?",
		"How long can I survive in water of 8 degrees?", "what would it take to finish my antifouling today")
	hears(t, "", "I want to end my berth contract", "At what angle will a yacht not come back up?")
}

func TestALongTextIsHeardToItsEnd(t *testing.T) {
	hears(t, "man-overboard-first-actions", strings.Repeat("The weather is fine and the sea is flat. ", 40)+"My wife fell overboard!")
	hears(t, "", strings.Repeat("She has a teak deck and a stove in the saloon. ", 40)+"The bilge was full of water. She is for sale.")
}

func TestWhatComesAfterAReportIsHeardWithIt(t *testing.T) {
	for _, c := range []struct{ before, text, passage string }{
		{"my wife fell overboard", "I got her back on deck, she is shivering", "first-aid-hypothermia"},
		{"he is bleeding badly", "and now?", "first-aid-bleeding"},
		{"we are sinking", "what next", "flooding-first-actions"},
		{"we are sinking", "Which paint do I need for the hull?", ""},
		{"How do I reef?", "and now?", ""},
		{"", "and now?", ""},
	} {
		if got, _ := distress.HearOn(c.before, c.text); got.About != c.passage {
			t.Errorf("%q after %q is heard as %q, want %q", c.text, c.before, got.About, c.passage)
		}
	}
}

func TestWhatNoRuleKnowsIsSuspectedByItsWeight(t *testing.T) {
	for text, want := range map[string]bool{
		"wind gone 50, main wont come down, cliffs under the lee": true, "smoke everywhere, both kids dazed, tiller smashed": true,
		"Which paint for a smashed tiller?": false, "looking for a cruiser with smoke free engines": false,
	} {
		if c, suspected := distress.Suspect(text); suspected != want {
			t.Errorf("%q is suspected: %t of %q, want %t", text, suspected, c.About, want)
		}
	}
}

func TestSomethingGraveThatNoRuleKnowsIsAlarming(t *testing.T) {
	for text, want := range map[string]bool{
		"my brother is in agony in the forepeak": true, "we are trapped under something": true, "How do I trim the genoa?": false, "What burns best in a boat stove?": false,
	} {
		if got := distress.Alarming(text); got != want {
			t.Errorf("%q is alarming: %t, want %t", text, got, want)
		}
	}
}

func TestWaterThatGathersSlowlyInABerthIsNoFlooding(t *testing.T) {
	hears(t, "", "Bilge keeps filling slowly in the marina, how do i find out where its from?", "My bilge has a bit of water in it every morning at the dock, where's it from?",
		"At the berth water slowly comes into the bilge", "Im Hafen kommt langsam Wasser in die Bilge")
	hears(t, "flooding-first-actions", "bilge is filling fast in the marina", "Water is slowly filling the bilge 20 miles offshore", "the bilge keeps filling, we are at sea",
		"The boat in the marina has water coming in slowly, now over the floorboards", "she is slowly sinking at her berth")
}

func TestWhoAsksWhetherToJumpInIsToldOfTheRecovery(t *testing.T) {
	hears(t, "man-overboard-recovery", "Person in water is unconscious, do I jump in?", "a man is floating unconscious beside us, should I dive in?")
	hears(t, "first-aid-cpr-drowning", "we pulled her out of the water, she is not breathing")
}

func TestWaterInTheLungsIsWatchedAfterARescue(t *testing.T) {
	hears(t, "first-aid-after-rescue", "Someone swallowed a lot of water but he's fine now after we pulled him out", "My son breathed in water while swimming but seems okay now that we got him out")
}

func TestABatteryThatBoilsIsNoFire(t *testing.T) {
	hears(t, "electrical-battery-hot", "My lead battery is bulging and hot and smells of rotten eggs", "the AGM battery is swollen and too hot to touch", "battery smells of rotten eggs")
	hears(t, "fire-lithium", "our lithium battery is swollen and hot", "battery in the locker is hissing, hot and swollen")
}

func TestAirComesBeforeTheCallWhereTheGasHasNoSmell(t *testing.T) {
	for text, want := range map[string]distress.Call{
		"my husband is unconscious in the cabin, we had the charcoal bbq down there and i feel dizzy too": distress.Fumes, "headache and dizzy in the cabin with the heater on, wife won't wake up": distress.Fumes,
		"My CO alarm keeps going off when the diesel heater runs. How do I disable it?": distress.Alarm, "the carbon monoxide alarm is beeping, can I take the battery out": distress.Alarm,
		"co alarm going off and we feel sick": distress.Fumes,
	} {
		if c, _ := distress.Hear(text); c.Call != want || c.About != "safety-equipment-carbon-monoxide" {
			t.Errorf("%q is heard as call %d of %q, want call %d", text, c.Call, c.About, want)
		}
	}
}

func TestEveryRuleLeadsToAPassage(t *testing.T) {
	base, err := knowledge.Load()
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range distress.Passages() {
		if _, ok := base.Passage(id); !ok {
			t.Errorf("the rules lead to %q, which there is not", id)
		}
	}
}

func TestAnOrdinaryQuestionCostsNoMemory(t *testing.T) {
	text := "How much chain should I let out when I anchor in ten metres of water overnight with wind expected?"
	distress.Hear(text)
	if n := testing.AllocsPerRun(100, func() { distress.Hear(text) }); n > 0 {
		t.Errorf("hearing takes %v allocations, want none", n)
	}
}

func FuzzHear(f *testing.F) {
	cries, calm := told(f)
	for _, text := range append(cries, calm...) {
		f.Add(text)
	}
	f.Add("l'eau qu'il ’ \x00\xff ..,-- İ")
	f.Add("0\xb2")
	f.Fuzz(func(t *testing.T, text string) {
		first, heard := distress.Hear(text)
		again, heardAgain := distress.Hear(text)
		if first != again || heard != heardAgain {
			t.Errorf("%q is heard as %v and as %v", text, first, again)
		}
	})
}

func TestWhoWasInTheWaterAndGivesNoSignIsToldOfTheBreathingFirst(t *testing.T) {
	hears(t, "first-aid-unresponsive-water", "She lies unconscious in the water", "Friend in the water 20 minutes, hes got cold and stopped answering", "My mate is in the water, hes not moving any more, what do i do",
		"Crew overboard 15 min ago, we have him alongside but hes limp and cold", "Guy swimming to the boat has gone quiet and his head is going under", "We pulled him out of the sea and he doesnt react",
		"Our skipper went over the side, he no longer answers when we shout", "Kid fell in, keeps going under", "Mein Sohn ist im Wasser und antwortet nicht mehr", "Mon mari est tombé à l'eau, il ne bouge plus")
	hears(t, "man-overboard-first-actions", "He fell overboard")
	hears(t, "man-overboard-search", "Man overboard, I lost sight of him")
	hears(t, "", "The seller doesnt answer me, the boat is in the water in Lefkas", "How do I recover an unconscious person from the water?", "My outboard fell in the water and does not respond to the throttle")
}

func TestThingsThatDrownCollapseOrAreBlownOffAreNobody(t *testing.T) {
	hears(t, "", "My depth sounder drowns in noise when the engine runs", "Does rain drown out the fog horn?", "the music drowned out the vhf", "My battery collapsed overnight and wont take a charge", "the sprayhood collapsed in the gust",
		"How do I get my drowned outboard to run?", "mooring up alone with a strong wind blowing me off the pontoon")
	hears(t, "man-overboard-first-actions", "He was blown off the pontoon into the water")
}

func TestAPartThatHangsOnAShipWithoutAWayOutAndAHookInTheEyeHaveTheirOwnSteps(t *testing.T) {
	hears(t, "first-aid-part-hanging", "my finger is cut half off by the windlass what now", "half my thumb is hanging off by the skin", "her toe is nearly severed", "his finger is hanging on by a thread", "mein Finger ist halb abgetrennt")
	hears(t, "first-aid-amputation", "my finger is cut off")
	hears(t, "first-aid-fish-hook", "my crew got a fish hook in his eye", "hook in her eyelid")
	hears(t, "collision-cannot-move", "no wind no engine and a ferry is heading for us", "a container ship is coming straight at us and we have no engine and no wind", "tanker bearing down on us, becalmed and engine wont start")
	hears(t, "collision-last-moment", "a ship is coming straight at us")
	hears(t, "", "my fender is hanging on by a thread")
}
