package agent_test

import (
	"strings"
	"testing"
)

// told are emergencies in the words of people who do not name them, by what the answer has to say after whom to call.
var told = map[string][]string{
	"Carbon monoxide poisoning": {
		"we all have a headache since we started the heater", "everyone feels dizzy in the cabin and the engine is running", "the kids are sick and sleepy, generator is on",
		"my wife and I have headaches, the stove has been on all evening", "Alle haben Kopfschmerzen, seit die Heizung läuft", "Uns ist schwindelig, der Motor läuft",
		"Tout le monde a mal à la tête depuis que le chauffage tourne", "everyone on board has headaches", "toute la famille a des vertiges, le moteur tourne", "I feel lightheaded ever since I lit the charcoal grill below", "crew all nauseous, diesel heater on overnight",
	},
	"when someone falls overboard": {
		"lost my wife over the side", "my dad slipped off the stern", "Meine Frau ist über Bord gegangen", "Mein Sohn ist ins Wasser gefallen",
		"il est tombé à l'eau", "ma femme est tombée à la mer", "mon ami est passé par-dessus bord", "our guest went over the rail, no idea where she is", "one of the crew got swept off the foredeck", "quelqu'un est à l'eau", "meine Tochter ist vom Boot gefallen", "my buddy tumbled into the sea",
	},
	"Searching for a person overboard": {
		"he fell in and we cant see him", "my husband fell overboard and I can't see him any more!", "MOB and we have lost sight of her",
		"she was washed off the deck, we can't find her",
	},
	"Boat taking on water": {
		"we're kinda sinking lol", "water is rising", "Wir haben Wasser im Boot und es steigt", "on coule", "the boat is slowly sinking, what now", "bilge pump cant keep up",
		"L'eau monte dans le bateau", "Unser Boot sinkt", "uh we are going down", "boat's filling up with water", "Das Boot läuft voll", "le bateau se remplit d'eau", "on prend l'eau", "Im Boot wird es immer mehr Wasser",
	},
	"Head injury": {
		"he got hit by the boom and is sleepy now", "the boom struck my wife and she keeps vomiting", "boom knocked him unconscious", "She banged her head and is confused",
		"Der Großbaum hat ihn am Kopf getroffen und er ist schläfrig", "Il a reçu la bôme sur la tête et il vomit", "my son was whacked by the boom, now he is drowsy", "the block smacked him in the face and he is dazed",
	},
	"Hypothermia: signs": {
		"her lips are blue and she mumbles", "he stopped shivering", "my friend is confused after falling in cold water", "He is soaked and mumbling, should I give him rum?",
		"Sie hat blaue Lippen und lallt", "Er ist ganz kalt und verwirrt", "il a les lèvres bleues", "elle ne tremble plus et elle est confuse", "we pulled her out of the water and she is shivering and slurring",
	},
	"Loose or wobbling keel": {
		"my keel wobbles", "the keel moves when we roll", "I hear the keel clunk in the waves", "keel feels loose 10 miles off Ibiza", "Der Kiel wackelt", "La quille bouge",
		"I think our keel is coming off", "there is a knocking from the keel", "there's play in the keel while sailing",
	},
	"chest": {
		"my husband has pain in his chest", "his left arm is numb", "tightness in my chest and sweating", "Brustschmerzen und der linke Arm ist taub", "elle a mal à la poitrine",
		"the skipper says his chest feels heavy", "pressure on her chest", "my arm feels tingling and numb",
	},
	"adrenaline": {
		"stung by a jellyfish and now she has trouble breathing", "bee sting, his throat is closing", "wasp stung her and her tongue is swollen", "Von einer Wespe gestochen, er bekommt keine Luft",
		"piqué par une méduse, il respire mal", "he ate peanuts and is wheezing",
	},
	"Engine room fire": {
		"smoke in the engine room, do I open the hatch to look?", "there is smoke in the engine compartment, should I look inside", "the engine box is smoking", "Rauch im Motorraum, soll ich aufmachen?",
		"fumée dans le compartiment moteur", "engine bay smoking, lift the cover?",
	},
}

// injured are emergencies of people, boats and beasts that need other passages than those.
var injured = map[string][]string{
	"Bleeding and wounds":           {"deep cut from a knife, it is spurting blood"},
	"Burns and scalds":              {"burned my hand on the exhaust, the skin is peeling off"},
	"back injury":                   {"he dived into shallow water and can't feel his legs"},
	"Birth on board":                {"my wife is having contractions 20 miles out"},
	"Electric shock drowning":       {"a swimmer near the dock is twitching and can't move"},
	"Electric shock":                {"someone got electrocuted by the shore power"},
	"Eyes, ears":                    {"I got battery acid in my eye", "her eye got hit with battery acid"},
	"asthma":                        {"asthma attack and her inhaler is empty"},
	"Stroke: FAST":                  {"his face is droopy and he can't lift his arm"},
	"drifts away with people in it": {"the dinghy is drifting away with my two kids in it"},
	"Caught on a lee shore":         {"we're dragging anchor towards the rocks"},
	"Engine failure in a channel":   {"we have no engine and are drifting towards the shipping lane"},
	"lost rudder":                   {"the rudder is gone, 60 miles offshore"},
	"Orca and whale":                {"orcas are biting our rudder"},
	"Hitting a floating object":     {"a whale hit us and there is a crack in the hull"},
	"Piracy":                        {"pirates are chasing us"},
	"duty to help":                  {"another boat near us is sinking", "the yacht next to us is on fire"},
	"Lithium battery fire":          {"our lithium battery is getting very hot and swelling"},
	"What to do at once in case":    {"there is a fire in the cockpit locker"},
	"Skipper ill":                   {"the skipper collapsed at the helm and I have never sailed"},
	"CPR for an adult":              {"my husband fell down the companionway and isn't moving"},
	"Fractures":                     {"he fell and his arm is bent the wrong way"},
	"swallowed fuel":                {"our boy drank some of the cleaning stuff under the sink"},
	"Smell of gas":                  {"the gas bottle is hissing"},
	"Decompression":                 {"can't breathe after diving and my joints hurt"},
	"Diabetes":                      {"he is diabetic and talks nonsense"},
	"at the last moment":            {"a tanker is heading right at us, no wind, no engine"},
	"falls overboard":               {"someone slipped between the boats while rafting", "two of us in the water, boat sailing away"},
	"Capsize and knockdown":         {"the boat turned over and four of us are holding on to the hull"},
}

func TestOtherEmergenciesInPlainWordsAreAnsweredAsOnes(t *testing.T) {
	for title, questions := range injured {
		for _, question := range questions {
			text := run(t, newAgent(t), ask(question)).text
			if opening, after, _ := strings.Cut(text, "\n\n"); !onSixteen.MatchString(opening) || !strings.Contains(strings.ToLower(after), strings.ToLower(title)) {
				t.Errorf("%q is answered %.300q, want whom to call and %q", question, text, title)
			}
		}
	}
}

func TestAnEmergencyToldInPlainWordsIsAnsweredAsOne(t *testing.T) {
	for title, questions := range told {
		for _, question := range questions {
			told := run(t, newAgent(t), ask(question))
			opening, after, _ := strings.Cut(told.text+inEnglish(told), "\n\n")
			if !strings.HasPrefix(opening, "**") || !onSixteen.MatchString(opening) {
				t.Errorf("%q begins with %q, want whom to call", question, opening)
			}
			if !strings.Contains(strings.ToLower(after), strings.ToLower(title)) || strings.Contains(after, "nothing certain") {
				t.Errorf("%q is answered %q, want %q in it", question, after, title)
			}
		}
	}
}

func TestTheFirstActionsForbidWhatWouldHarm(t *testing.T) {
	says(t, ask("her lips are blue and she mumbles"), "Do not rub", "no alcohol")
	says(t, ask("smoke in the engine room, do I open the hatch to look?"), "do not lift the hatch", "fire port")
	says(t, ask("the keel wobbles"), "nearest port", "abandon", "reduce")
	says(t, ask("stung by a wasp and he cant breathe"), "adrenaline", "prescribed")
}

func TestACalmQuestionIsNoEmergency(t *testing.T) {
	for _, question := range []string{
		"how do I prevent hypothermia?", "what is man overboard drill?", "what are the signs of carbon monoxide poisoning?", "where do I fit a CO alarm near the heater?",
		"How do I check keel bolts before buying?", "Which keel is best for shallow water?", "My swing keel rattles in its case at anchor", "How does a lifting keel move?", "my phone fell in the water",
		"We lost the dinghy overboard", "Wie vermeide ich Unterkühlung?", "Comment éviter de tomber à l'eau ?", "What is the difference between sinking and swamping?", "How do I avoid being hit by the boom?",
		"She gets seasick below when the engine runs", "Should I fit a smoke detector in the engine room?", "How high is the water rising with the tide?", "What do I use for a jellyfish sting?",
		"How cold is the water in Scotland in May?", "My anchor keeps sinking into mud, is that good?", "How heavy is an ice chest?", "My engine heater makes a noise", "We went in to the harbour for water",
		"Wie ist das Wetter in Kiel?", "Was ist ein Kiel?", "What does hypothermia do to the heart?", "How do I rig the boom so that nobody is hit?", "The rudder wobbles a little", "The boat moves well with her long keel", "How do I move a boat with a deep keel?", "My kids want to be pulled behind the boat",
		"My wife went to the shops and left the boat in the water", "What if the boom hits the head?", "Rain water is coming through the hatch", "How do I fill the water tank?", "Which clothes when we are cold and wet?",
		"Where do pirates operate these days?", "How likely are orca attacks near Gibraltar in August?", "How do I stop my dinghy from drifting away at the beach?",
		"Another boat anchored too close to us, what can I do?", "Can I go sailing with epilepsy?", "How should I treat burns from the exhaust?", "is sunstroke the same as heat stroke?",
	} {
		if opening := run(t, newAgent(t), ask(question)).text; strings.HasPrefix(opening, "**If life") || strings.HasPrefix(opening, "**Call now") {
			t.Errorf("%q is taken for an emergency: %q", question, opening[:80])
		}
	}
}
