package agent

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// grave is a condition that makes what was told dangerous: how it is told, what of a passage speaks of it, and the passage that tells what it does.
type grave struct {
	water bool // it is worse still for who goes into the water
	told  *regexp.Regexp
	tells *regexp.Regexp
	about string // id, "" for none
	short string // name of what is said of it
}

var graves = []grave{
	{true, regexp.MustCompile(`(?i)\b(?:water|sea)\b.{0,20}\b(?:(?:1[0-5]|[0-9]) ?(?:°|deg|c\b)|cold|freezing|icy)|\b(?:cold|freezing|icy) (?:water|sea)\b`), regexp.MustCompile(`(?i)\b(?:cold|minutes|hypotherm)`), "man-overboard-survival-time", "grave cold"},
	{true, regexp.MustCompile(`(?i)\b(?:alone|on my own|by myself|single-?handed|solo|nobody else|no one else|no crew)\b`), regexp.MustCompile(`(?i)\b(?:alone|single-?handed|watcher|watching|somebody|lifeline)\b`), "", "grave alone"},
	{false, regexp.MustCompile(`(?i)\b(?:(?:it'?s|its|getting|gets|nearly|almost|will be) (?:dark|night)|in the dark|no light|pitch black|middle of the night)\b`), regexp.MustCompile(`(?i)\b(?:dark|night|torch|headlamp|light)\b`), "", "grave dark"},
	{true, regexp.MustCompile(`(?i)\b(?:(?:it'?s|its|sea|quite|pretty|very|getting) rough|big (?:waves|swell|sea)|waves? (?:are|of)|swell|choppy|lumpy|pitching|rolling)\b`), regexp.MustCompile(`(?i)\b(?:pitch|rough|swell|calm|waves?|seas?\b)`), "", "grave rough"},
	{false, regexp.MustCompile(`(?i)\b(?:drifting|lee shore|close to (?:the )?(?:rocks|shore)|near (?:the )?(?:rocks|shore))\b`), regexp.MustCompile(`(?i)\b(?:drift|pan-pan|anchor|danger)`), "", "grave drift"},
}

// intoWater is work that is done in the water.
var intoWater = regexp.MustCompile(`(?i)\b(?:div(?:e|ing)|swim|in(?:to)? the water|overboard|snorkel)\b`)

// gravely tells what conditions that somebody tells behind how something is done, "the water is 9 degrees and I'm alone", change of that. It returns
// false for any other turn.
func (w *answer) gravely() bool {
	const most = 14 // words
	t := w.turn
	if len(t.earlier) == 0 || t.alone || t.asks() || strings.Contains(t.text, "?") || t.plain.Words() > most {
		return false
	}
	told := w.agent.toldLately(t)
	if len(told) == 0 {
		return false
	}
	met := gravesIn(t.english())
	if !slices.ContainsFunc(met, func(g grave) bool { return speaksOf(told[0], g.tells) }) {
		return false
	}
	var lines, says []string
	for i, g := range met {
		said := t.say(g.short)
		if p, ok := w.agent.base.Passage(g.about); ok {
			said += reference(w.citePassage(&p, w.agent.cfg.Links))
		}
		says = append(says, said)
		for _, text := range pieces(told[0]) {
			if g.tells.MatchString(text) && !slices.Contains(lines, text) && len(lines) < 2*(i+1) {
				lines = append(lines, text)
			}
		}
	}
	lead := t.say("grave")
	if intoWater.MatchString(strings.Join(pieces(told[0]), " ")) && slices.ContainsFunc(met, func(g grave) bool { return g.water }) {
		lead = t.say("grave water")
	}
	w.paragraph(lead + " " + strings.Join(says, " "))
	w.tellLines(told[0], lines)
	return true
}

// gravesIn are the conditions that a text in English tells.
func gravesIn(text string) (met []grave) {
	for _, g := range graves {
		if g.told.MatchString(text) {
			met = append(met, g)
		}
	}
	return met
}

// speaksOf reports whether a sentence of a passage matches.
func speaksOf(p knowledge.Passage, says *regexp.Regexp) bool {
	return slices.ContainsFunc(pieces(p), says.MatchString)
}

var (
	// whomToCall asks for who helps, unharmed tells that nobody is in danger.
	whomToCall = phrase.Of(`who do i call, who do we call, who should i call, who should we call, who can i call, who can we call, whom do i call, whom should i call, who to call, who do i ring, who do i contact, who should i contact, who can i contact, who can help, who do i radio, who can tow, who tows, wen rufe ich, qui appeler`)
	unharmed   = phrase.Of(`not in danger, no danger, im not in danger, not an emergency, no emergency, just stuck, only stuck, nobody hurt, no one hurt, nobody is hurt, not urgent, nothing urgent, no rush, no hurry, not serious, all safe, were fine, im fine, were safe, im safe, were ok, im ok, not sinking, just need a tow, only need a tow, need a tow`)
)

var (
	ofMayday = phrase.Of("mayday")
	ofPanPan = phrase.Of("pan pan, panpan, pan")
	// deadEngine tells of an engine that cannot be started.
	deadEngine = phrase.Of(`engine died, engine has died, engine is dead, engine dead, dead engine, engine failed, engine has failed, engine wont start, engine stopped, engine quit, engine broke down, no engine, lost the engine, motor died, motor is dead, outboard died, motor aus, motor tot, motor springt nicht an, moteur en panne, moteur est mort, plus de moteur`)
)

// choosesCall tells which call it is where an engine is dead and nothing else has happened, for who asks "Mayday or Pan-Pan?"; false for any
// other turn.
func (w *answer) choosesCall() bool {
	p, ok := w.agent.base.Passage("distress-mayday-panpan-securite")
	if !ok || !w.turn.plain.Has(ofMayday) || !w.turn.plain.Has(ofPanPan) || !w.turn.plain.Has(deadEngine) {
		return false
	}
	n := w.citePassage(&p, w.agent.cfg.Links)
	w.paragraph(w.turn.say("pan pan") + reference(n))
	return true
}

// callsUnharmed tells whom to call where nobody is in danger; false for any other turn.
func (w *answer) callsUnharmed() bool {
	if w.choosesCall() {
		return true
	}
	if !w.turn.plain.Has(whomToCall) || !w.turn.plain.Has(unharmed) && !inHarbour.MatchString(w.turn.text) {
		return false
	}
	if inHarbour.MatchString(w.turn.text) {
		w.say("call harbour")
		return true
	}
	p, ok := w.agent.base.Passage("distress-when-to-call")
	if !ok {
		return false
	}
	n := w.citePassage(&p, w.agent.cfg.Links)
	w.paragraph(w.turn.say("call unharmed") + reference(n))
	return true
}

// inHarbour tells that the boat lies in harbour.
var inHarbour = regexp.MustCompile(`(?i)\b(?:in|at|on) (?:a|the|my|our) (?:marina|harbour|harbor|port|berth|pontoon|boatyard|yard|dock|slip)\b|\bmoored\b|\bashore\b|\balongside\b`)

// sizable are things of which there are tables of sizes by the boat's, by how they are called.
var sizable = []struct{ called, asked string }{
	{"anchor chain", "anchor chain"}, {"chain", "anchor chain"}, {"rode", "anchor chain"}, {"anchor", "anchor"}, {"windlass", "windlass"}, {"outboard", "outboard"}, {"dinghy", "dinghy"}, {"liferaft", "liferaft"}, {"bilge pump", "bilge pump"},
	{"fender", "fenders"}, {"mooring line", "mooring lines"}, {"warp", "mooring lines"}, {"winch", "winches"}, {"propeller", "propeller"}, {"engine", "engine"}, {"drogue", "drogue"}, {"autopilot", "autopilot"}, {"bow thruster", "bow thruster"}, {"heater", "heater"},
}

var (
	// ofSize is how large a boat is told to be.
	ofSize  = regexp.MustCompile(`(?i)\b\d+(?:[.,]\d+)?[ -]?(?:m|metres?|meters?|ft|feet|foot|footer|tons?|tonnes?|t)\b`)
	whatOne = regexp.MustCompile(`(?i)\b(?:which|what)\b|\bhow (?:big|heavy|large|thick)\b|\bsize\b`)
)

// sized is the question for the size of the thing that was spoken of, for the boat whose size a turn tells: "so which one should I get? boat is 10.5 m";
// "" for any other turn.
func (a *Agent) sized(t turn) string {
	if len(t.earlier) == 0 || t.alone || t.plain.Words() > mostAsked || len(t.told().Shown) > 0 {
		return ""
	}
	size := ofSize.FindString(t.text)
	if size == "" || !whatOne.MatchString(t.text) {
		return ""
	}
	for _, text := range slices.Concat([]string{t.plain.String()}, titlesOf(a.toldLately(t)), []string{t.earlier[len(t.earlier)-1]}) {
		spaced := phrase.Plain(text).Spaced()
		for _, thing := range sizable {
			if !strings.Contains(spaced, " "+thing.called) {
				continue
			}
			if text == t.plain.String() && t.asks() && strings.HasPrefix(spaced, " what size") {
				return ""
			}
			return "What size of " + thing.asked + " for a " + size + " boat?"
		}
	}
	return ""
}

func titlesOf(list []knowledge.Passage) (titles []string) {
	for _, p := range list {
		titles = append(titles, p.Title)
	}
	return titles
}

// pickedAmong finds one of two or more things that were compared.
var pickedAmong = regexp.MustCompile(`(?i)\b(?:which(?: one| of (?:them|these|those|the (?:two|three)))?(?:\W*$| (?:is|would|should|do|one|for|then|suits)\b)|what would you (?:take|choose|pick|recommend)|which)\W*`)

// ofBoats are words of kinds of boats, of which the single one matters more.
var ofBoats = regexp.MustCompile(`(?i)\b(?:boats?|yachts?|sloops?|ketch(?:es)?|cutters?|yawls?|keels?|hulls?|catamarans?|monohulls?|rigs?)\b`)

// bettering says that something suits better, and in bettered that it suits less.
var bettering = regexp.MustCompile(`(?i)\b(?:easier|easiest|better|best|suits?|safer|steadier|prefer|good for|right for|as easy|first choice|simplest)\b`)

// picks answers a turn that asks which of the things that were compared suits some case, by what was told of them; false for any other turn.
func (w *answer) picks() bool {
	t := w.turn
	if len(t.earlier) == 0 || t.alone || len(t.told().Shown) > 0 || t.plain.Words() > mostAsked || !pickedAmong.MatchString(t.text) || t.told().Wants != (talk.Wants{}) || !slices.ContainsFunc(t.recent(), compares) {
		return false
	}
	words := slices.DeleteFunc(wordsAsked(t.plain), func(word string) bool { return bettering.MatchString(word) || numbers[word] })
	told := w.agent.toldLately(t)
	if len(words) == 0 || len(told) == 0 {
		return false
	}
	best, most := "", 0
	for _, text := range pieces(told[0]) {
		n := countIn(phrase.Plain(text).Spaced(), words)
		if n > most && (n > 1 || bettering.MatchString(text)) {
			best, most = text, n
		}
	}
	if best == "" {
		return w.weighs(told[0])
	}
	if one := firstNamed(best, phrase.Plain(told[0].Title)); one != "" {
		w.say("my pick", one)
	}
	w.tellLines(told[0], []string{best})
	if ofBoats.MatchString(best) {
		w.say("pick caveat")
	}
	return true
}

// compares reports whether a turn sets things beside each other.
func compares(text string) bool {
	return knowledge.FormOf(text) == knowledge.Compare || strings.Contains(phrase.Plain(text).Spaced(), " or ")
}

// weighs tells what a passage that compares says for each thing, where none of it speaks of the case that a turn names; false where that names
// a thing to ask for by itself.
func (w *answer) weighs(p knowledge.Passage) bool {
	const most, words = 3, 9
	if !w.turn.plain.Less(talk.Conjunctions).Begins(chooses) || w.turn.plain.Words() > words || w.agent.base.Leads(w.turn.english()) {
		return false
	}
	lines := linesThat(p, most, bettering.MatchString)
	if len(lines) < 2 {
		return false
	}
	w.say("pick open")
	w.tellLines(p, lines)
	return true
}

// numbers are no words of a case.
var numbers = fold.Set("one two three four five six")

// firstNamed is the first word of a sentence that the title of its passage has, as it is written there, "" for none: the thing that it speaks of first.
func firstNamed(sentence string, title phrase.Text) string {
	for word := range strings.FieldsSeq(sentence) {
		word = strings.Trim(word, ".,;:!?()")
		name := phrase.Plain(word).String()
		if len(name) > 2 && !emptyWords[name] && strings.Contains(title.Spaced(), " "+name+" ") {
			return word
		}
	}
	return ""
}
