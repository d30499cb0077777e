package talk

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// openers are how a turn begins that leaves out what it has in common with the question before.
	openers = fold.Set(`and or but what about how ok okay so then also same again und oder aber was ist mit wie et ou mais pareil`)
	// prepositions begin a part of a question that another such part takes the place of.
	prepositions = fold.Set(`in at on to for with without during under by near off from to against through if when while after before above below over between
		zu bei mit ohne im am auf nach vor unter uber gegen fur von wenn wahrend avec sans dans sous pour par apres avant entre si quand pendant`)
	// besides begin a part that comes to the question, and takes no other's place: "with 2 knots against me".
	besides = fold.Set(`with without against mit ohne gegen avec sans contre`)
	// conditions take the place of one another: "when fishing", "if she's anchored".
	conditions  = fold.Set(`if when while during wenn wahrend si quand pendant`)
	auxiliaries = fold.Set(`is are was were do does did can could should would will must ist sind muss soll kann est dois faut`)
	determiners = fold.Set(`the a an my our your this that these those der die das ein eine einen le la les un une`)
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
	rest := strings.Fields(strings.TrimRight(text, " ?!."))
	given := len(rest)
	for len(rest) > 1 && openers[bare(rest[0])] {
		rest = rest[1:]
	}
	if len(earlier) == 0 || len(rest) == 0 || len(rest) > mostElliptic {
		return "", false
	}
	turn := strings.Join(rest, " ")
	for i := len(stood) - 1; i >= max(0, len(stood)-farBack); i-- {
		asked := strings.TrimRight(stood[i], " ?!.")
		if anew := cmp.Or(revalued(asked, turn), reunited(asked, turn, corrects)); anew != "" {
			return anew, false
		}
		if len(strings.Fields(earlier[i])) > mostElliptic {
			break
		}
	}
	last := len(earlier) - 1
	before := strings.Fields(strings.TrimRight(stood[last], " ?!."))
	if len(before) < 3 || len(before) > mostAsked || strings.ContainsAny(earlier[last], "\n") {
		return "", false
	}
	asked := strings.Join(before, " ")
	if anew := restated(before, rest); anew != "" {
		return anew, false
	}
	if prepositions[bare(rest[0])] && !(len(rest) > 2 && auxiliaries[bare(rest[1])]) { // "when" may ask
		return strings.Join(exchanged(before, rest), " "), false
	}
	if m := doneTo.FindStringSubmatch(asked); m != nil && len(rest) == 1 && given > 1 && !strings.HasSuffix(turn, "s") {
		return m[1] + turn + m[2], false
	}
	if meant := referring(asked, text); meant != "" {
		return meant, true
	}
	if corrects && len(rest) <= mostThing {
		if anew := reaimed(before, rest); anew != nil {
			return strings.Join(anew, " "), false
		}
	}
	if last := bare(rest[len(rest)-1]); given == len(rest) && (last != "ones" || len(rest) > 3) {
		return "", false
	}
	return strings.Join(renamed(before, rest), " "), false
}

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

// revalued puts the only value of a turn, "make it 2.5 l/h", in the place of the only one of its kind in a question, and a
// number without a unit, "what about 36", in that of the only one that has a unit and is of its size; "" where there is no such
// value, or more.
func revalued(question, turn string) string {
	given := quantity.Find(turn)
	if having.MatchString(turn) && !having.MatchString(question) {
		return "" // "I only have 30 m" is no depth of water
	}
	if len(given) != 1 || !saysHardlyBut(leading(question, given[0].Dim), words(supposing.ReplaceAllString(turn[:given[0].Start], "")+" "+sized.ReplaceAllString(turn[given[0].End:], ""))) {
		return ""
	}
	naked := given[0].Dim == quantity.Bare
	if naked && determiners[bare(lastWord(turn[:given[0].Start]))] {
		return "" // "the 36" is a boat
	}
	var at *quantity.Quantity
	told := quantity.Find(question)
	counted := 0 // "4 people", which a bare number stands for before anything that has a unit
	for _, q := range told {
		if q.Dim == quantity.Bare {
			counted++
		}
	}
	for _, q := range told {
		if naked && counted == 1 && q.Dim != quantity.Bare {
			continue
		}
		united := q.Dim != quantity.Bare && q.Given > given[0].Given/mostTimes && q.Given < given[0].Given*mostTimes
		if q.Dim != given[0].Dim && !(naked && united) {
			continue
		}
		if at != nil {
			return ""
		}
		at = &q
	}
	if at == nil {
		return ""
	}
	anew := given[0].Text
	if naked {
		anew = numeral.ReplaceAllLiteralString(at.Text, anew)
	}
	return question[:at.Start] + anew + question[at.End:]
}

var (
	// having tells how much of something there is.
	having = regexp.MustCompile(`(?i)\b(?:have|got|haben?|ai|avons)\b`)
	// supposing begins a turn that takes a value for another: "what if it runs 8 hours", "say we have 3 knots".
	supposing = regexp.MustCompile(`(?i)^\W*(?:(?:what )?if|say|suppose|suppose that|let'?s say|assuming|wenn|angenommen|si) (?:it|she|he|they|we|i|you|there|the \pL+|my \pL+|es|sie|ich|wir|il|elle|on|nous)(?:'s|'m|'re)?(?: (?:only|just|nur))? \pL+`)
	// sized are words behind a value that tell what it measures.
	sized = regexp.MustCompile(`(?i)\b(?:deep|long|wide|high|tall|heavy|away|thick|apart|of (?:water|wind|chain|tide)|ones?|only|instead|then|tief|lang|breit|hoch|nur|de profondeur|de long)\b`)
)

// reunited puts the unit that a turn corrects to, "no, I meant metres", in the place of that of the only value of its kind in a
// question; "" where the turn corrects nothing, or there is no such value, or more.
func reunited(question, turn string, corrects bool) string {
	unit, known := quantity.Lookup(strings.TrimSpace(words(turn)))
	if !corrects || !known || unit.Dim == quantity.Money || unit.Dim == quantity.Bare {
		return ""
	}
	var at *quantity.Quantity
	for _, q := range quantity.Find(question) {
		if q.Dim != unit.Dim {
			continue
		}
		if at != nil {
			return ""
		}
		at = &q
	}
	if at == nil || at.Unit == unit.Symbol {
		return ""
	}
	return question[:at.Start] + numeral.FindString(at.Text) + " " + unit.Symbol + question[at.End:]
}

// mostTimes is how many times greater or smaller a number may be than the value in whose place it stands.
const mostTimes = 20

// numeral is the number of a quantity, with its thousands.
var numeral = regexp.MustCompile(`\d[\d.,]*(?:[kKM]\b| ?(?:tsd|grand|million)\b)?`)

// saysHardlyBut reports whether only words are left that add nothing, or begin a part: one that comes to the question only where the value of
// the question stood behind the same word.
func saysHardlyBut(word, text string) bool {
	for w := range strings.FieldsSeq(text) {
		if !aside[w] && !prepositions[w] || besides[w] && w != word {
			return false
		}
	}
	return true
}

// leading is the preposition before the first value of a dimension in a question, an article aside; "" for none.
func leading(question string, dim quantity.Dimension) string {
	for _, q := range quantity.Find(question) {
		if q.Dim != dim {
			continue
		}
		before := strings.Fields(words(question[:q.Start]))
		for len(before) > 0 && determiners[before[len(before)-1]] {
			before = before[:len(before)-1]
		}
		if len(before) > 0 && prepositions[before[len(before)-1]] {
			return before[len(before)-1]
		}
	}
	return ""
}

func lastWord(text string) string {
	text = strings.TrimSpace(text)
	return text[strings.LastIndexByte(text, ' ')+1:]
}

// restated puts what a turn tells anew, "what if it only runs a third of the time", in the place of the part of a question
// that told it, which has the same verb behind a pronoun left out: "My fridge runs half the time."; "" where there is none.
func restated(question, turn []string) string {
	at := 0
	for at < len(turn) && (restating[bare(turn[at])] || pronouns[bare(turn[at])]) {
		at++
	}
	if at == 0 || at+1 >= len(turn) || !pronouns[bare(turn[0])] && !restating[bare(turn[0])] {
		return ""
	}
	verb := bare(turn[at])
	for i, word := range question {
		if bare(word) != verb || prepositions[verb] || determiners[verb] || aside[verb] {
			continue
		}
		end := i + 1
		for end < len(question) && !strings.ContainsAny(question[end-1], ".,;?!") && !openers[bare(question[end])] {
			end++
		}
		closing := strings.TrimLeft(question[end-1], "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/%")
		return strings.Join(slices.Concat(question[:i], turn[at:]), " ") + closing + " " + strings.Join(question[end:], " ")
	}
	return ""
}

var (
	restating = fold.Set(`if when only just now then wenn nur si seulement`)
	// pronouns stand for what was spoken of before.
	pronouns = fold.Set(`it she he they i we you there this that them these those es sie er ich wir elle il ils elles je nous on`)
)

// exchanged puts a part in the place of the last part of a question that begins with the same preposition, else behind it.
func exchanged(question, part []string) []string {
	for i := len(question) - 1; i > 0; i-- {
		if p := bare(question[i]); p != bare(part[0]) && !(conditions[p] && conditions[bare(part[0])]) {
			continue
		}
		end := i + 1
		for end < len(question) && !prepositions[bare(question[end])] && !strings.ContainsAny(question[end-1], ",;:") {
			end++
		}
		return slices.Concat(question[:i], part, question[end:])
	}
	return slices.Concat(question, part)
}

// renamed puts another thing of the same name, "new moon", in the place of the one of a question, "full moon"; nil where the
// question has no such thing.
func renamed(question, thing []string) []string {
	for len(thing) > 0 && determiners[bare(thing[0])] {
		thing = thing[1:]
	}
	if len(thing) < 2 {
		return nil
	}
	if last := bare(thing[len(thing)-1]); last == "ones" || last == "one" {
		return qualified(question, thing[:len(thing)-1])
	}
	name := bare(thing[len(thing)-1])
	if strings.Trim(name, "0123456789.") == "" {
		return nil // the number of a boat is no name
	}
	for i := len(question) - 1; i >= len(thing)-1; i-- {
		if bare(question[i]) == name && !determiners[bare(question[i-1])] {
			return slices.Concat(question[:i-len(thing)+1], thing, question[i+1:])
		}
	}
	return nil
}

// qualified puts the words that "imperial ones" has before the last thing that a question counts.
func qualified(question, by []string) []string {
	for i := len(question) - 1; i > 0; i-- {
		if strings.ContainsAny(question[i-1], "0123456789") {
			return slices.Concat(question[:i], by, question[i:])
		}
	}
	return nil
}

// mostThing is how many words a thing has at most that is put in the place of another.
const mostThing = 3

// reaimed puts another thing in the place of the one at the end of a question, behind its last preposition: "in sand", and then
// "no, I meant rock".
func reaimed(question, thing []string) []string {
	for i := len(question) - 2; i > 0 && len(question)-i <= mostThing+2; i-- {
		if prepositions[bare(question[i])] {
			return slices.Concat(question[:i+1], thing)
		}
	}
	return nil
}
