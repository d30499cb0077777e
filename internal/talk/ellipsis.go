package talk

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

var (
	// openers are how a turn begins that leaves out what it has in common with the question before.
	openers = fold.Set(`and or but what about how ok okay so then also same again und oder aber was ist mit wie et ou mais pareil`)
	// prepositions begin a part of a question that another such part takes the place of.
	prepositions = fold.Set(`in at on to for with without during under by near off from against through if when while after before above below over between
		zu bei mit ohne im am auf nach vor unter uber gegen fur von wenn wahrend avec sans dans sous pour par apres avant entre si quand pendant`)
	// besides begin a part that comes to the question, and takes no other's place: "with 2 knots against me".
	besides = fold.Set(`with without against mit ohne gegen avec sans contre`)
	// conditions take the place of one another: "when fishing", "if she's anchored".
	conditions  = fold.Set(`if when while during wenn wahrend si quand pendant`)
	auxiliaries = fold.Set(`is are was were do does did can could should would will must ist sind muss soll kann est dois faut`)
	determiners = fold.Set(`the a an my our your this that these those der die das ein eine einen le la les un une`)
)

// measures are words behind "how" that ask for an amount; manners tell in one word how something is done.
var (
	measures = fold.Set(`often long much many far big large deep heavy old soon fast hard`)
	manners  = fold.Set(`single-handed singlehanded shorthanded short-handed alone solo upwind downwind einhand allein`)
)

// mostElliptic is how many words a turn has at most that leaves something out, its openers aside.
const mostElliptic = 10

// mostAsked is how many words a question has at most of which a part is replaced: what is longer is a text that somebody quotes.
const mostAsked = 45

// whole is the question that an elliptic turn stands for, in the words of those before it: "what does a green buoy mean in
// Europe?" and then "and in the US?". It is "" where the turn is none, or nothing before it has a part that it could replace;
// named tells that it names what a pronoun of the turn stood for, and so stands by itself.
func whole(text string, earlier, stood []string) (question string, named bool) {
	if anew := turning.ReplaceAllString(text, ""); anew != text && len(earlier) > 0 {
		return strings.TrimSuffix(strings.TrimRight(anew, " ?!."), " instead"), true
	}
	said := text
	text = regretted.ReplaceAllString(regretting.ReplaceAllString(text, ""), "")
	corrects := text != said && text != ""
	if last := len(earlier) - 1; last >= 0 && !strings.Contains(earlier[last], "\n") {
		if anew := inCircumstance(stood[last], text); anew != "" {
			return anew, true
		}
	}
	rest := strings.Fields(strings.TrimRight(text, " ?!."))
	given := len(rest)
	for len(rest) > 1 && openers[bare(rest[0])] && !(bare(rest[0]) == "how" && measures[bare(rest[1])]) {
		rest = rest[1:]
	}
	if len(earlier) == 0 || len(rest) == 0 || len(rest) > mostElliptic {
		return "", false
	}
	turn := strings.Join(rest, " ")
	if anew := inValues(turn, corrects, earlier, stood); anew != "" {
		return anew, false
	}
	last := len(earlier) - 1
	before := strings.Fields(strings.TrimRight(stood[last], " ?!."))
	if len(before) < 3 || len(before) > mostAsked || strings.ContainsAny(earlier[last], "\n") {
		return "", false
	}
	e := ellipsis{text: text, rest: rest, turn: turn, opened: given > len(rest), before: before, asked: strings.Join(before, " ")}
	if anew, named := e.otherwise(); anew != "" {
		return anew, named
	}
	if prepositions[bare(rest[0])] && !(len(rest) > 2 && auxiliaries[bare(rest[1])]) { // "when" may ask
		return strings.Join(exchanged(before, rest), " "), false
	}
	if anew, named := e.ofThing(earlier, stood); anew != "" {
		return anew, named
	}
	if corrects {
		if anew, named := e.corrected(); anew != "" {
			return anew, named
		}
	}
	if anew := e.ofAnother(); anew != "" {
		return anew, false
	}
	if last := bare(rest[len(rest)-1]); !e.opened && (last != "ones" || len(rest) > 3) {
		return "", false
	}
	return strings.Join(renamed(before, rest), " "), false
}

// ellipsis is a turn that leaves out what it has in common with the question before. What is made of the two comes with whether it names what a
// pronoun of the turn stood for, and is "" where a turn is none of the kind.
type ellipsis struct {
	text   string
	rest   []string // its words behind its openers
	turn   string   // these as a text
	opened bool     // it has openers
	before []string // the words of the question before
	asked  string   // these as a text
}

// otherwise is the question before in another way: on another course, by another means, in another colour, with another verb, alone.
func (e ellipsis) otherwise() (question string, named bool) {
	if anew := cmp.Or(toCourse(e.asked, e.turn), byOther(e.asked, e.text)); anew != "" {
		return anew, false
	}
	if anew := recoloured(e.asked, e.turn); anew != "" {
		return anew, true
	}
	if anew := cmp.Or(reasked(e.before, e.rest), restated(e.before, e.rest)); anew != "" {
		return anew, false
	}
	if len(e.rest) == 1 && e.opened && manners[bare(e.rest[0])] {
		return e.asked + " " + e.rest[0], false
	}
	return "", false
}

// ofThing is a question for the thing or the deed of the one before: its opposite, another deed, what is asked of what a pronoun stands for.
func (e ellipsis) ofThing(earlier, stood []string) (question string, named bool) {
	if other := opposite(e.asked, e.turn); other != "" {
		return other, true
	}
	if m := doneTo.FindStringSubmatch(e.asked); m != nil && len(e.rest) == 1 && e.opened && !strings.HasSuffix(e.turn, "s") {
		return m[1] + e.turn + m[2], false
	}
	return referred(earlier, stood, e.text), true
}

// corrected is the question before with what a turn that corrects it says instead.
func (e ellipsis) corrected() (question string, named bool) {
	if anew := precise(e.before, e.rest); anew != "" {
		return anew, true
	}
	if len(e.rest) > mostThing {
		return "", false
	}
	if anew := forPronoun(e.asked, e.turn); anew != "" {
		return anew, false
	}
	if anew := modified(e.asked, e.turn); anew != "" {
		return anew, true
	}
	return strings.Join(reaimed(e.before, e.rest), " "), false
}

// ofAnother is the question before of another thing, or with one beside it.
func (e ellipsis) ofAnother() string {
	if !e.opened {
		return ""
	}
	if len(e.rest) <= mostThing {
		if anew := cmp.Or(ofAnother(e.asked, e.turn), inAnother(e.before, e.rest)); anew != "" {
			return anew
		}
	}
	return withAnother(e.asked, e.rest)
}

// inValues is the latest question before a turn with the turn's value or unit in the place of its own, and with the values that were told
// between the two; "" where there is none.
func inValues(turn string, corrects bool, earlier, stood []string) string {
	told := ""
	for i := len(stood) - 1; i >= max(0, len(stood)-farBack); i-- {
		asked := strings.TrimRight(stood[i], " ?!.")
		if anew := cmp.Or(revalued(asked, turn), reunited(asked, turn, corrects)); anew != "" {
			return anew + told
		}
		if len(strings.Fields(earlier[i])) <= mostElliptic {
			continue
		}
		if questions(earlier[i]) {
			break
		}
		told = ". " + earlier[i] + told
	}
	return ""
}

// questions reports whether a turn is a question or a demand, rather than a few values that somebody was asked for.
func questions(text string) bool {
	first, _, _ := strings.Cut(strings.TrimSpace(text), " ")
	word := bare(first)
	return strings.Contains(text, "?") || interrogatives[word] || auxiliaries[word] || demands[word]
}

// demands begin what is asked for without a question mark.
var demands = fold.Set(`what which find show plan give tell calculate compare i we my our was welche zeig plane ich wir mein unser que quel quelle calcule montre je nous mon notre`)

// farBack is how many turns back a value may have been given that a turn puts another in the place of.
const farBack = 4

// mostStanding is how many turns back it is looked for what a turn stood for.
const mostStanding = 8

// stoodFor is what each of some turns stood for in the words of those before it: the turn itself where it left nothing out.
func stoodFor(turns []string) []string {
	stood := slices.Clone(turns)
	for i := max(0, len(turns)-mostStanding); i < len(turns); i++ {
		if full, _ := whole(turns[i], turns[:i], stood[:i]); full != "" {
			stood[i] = full
		}
	}
	return stood
}

// bare is a word without signs, case and accents.
func bare(word string) string { return strings.TrimSpace(words(word)) }
