package talk

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// revalued puts the only value of a turn, "make it 2.5 l/h", in the place of the only one of its kind in a question, and a
// number without a unit, "what about 36", in that of the only one that has a unit and is of its size; "" where there is no such
// value, or more.
func revalued(question, turn string) string {
	given := quantity.Find(turn)
	if having.MatchString(turn) && !having.MatchString(question) {
		return "" // "I only have 30 m" is no depth of water
	}
	naked := len(given) == 1 && given[0].Dim == quantity.Bare
	if len(given) != 1 || !saysHardlyBut(leading(question, given[0].Dim), words(supposing.ReplaceAllString(turn[:given[0].Start], "")+" "+sized.ReplaceAllString(turn[given[0].End:], "")), naked) {
		return ""
	}
	if naked && determiners[bare(lastWord(turn[:given[0].Start]))] {
		return "" // "the 36" is a boat
	}
	var at []quantity.Quantity
	told := quantity.Find(question)
	counted := 0 // "4 people", which a bare number stands for before anything that has a unit
	for _, q := range told {
		if q.Dim == quantity.Bare {
			counted++
		}
	}
	for _, q := range told {
		if naked && counted == 1 && q.Dim != quantity.Bare && !goingAt.MatchString(turn) {
			continue
		}
		united := q.Dim != quantity.Bare && q.Given > given[0].Given/mostTimes && q.Given < given[0].Given*mostTimes
		if q.Dim != given[0].Dim && !(naked && united) {
			continue
		}
		at = append(at, q)
	}
	if same := behindSame(question, at, lastWord(turn[:given[0].Start])); naked && len(at) > 1 && len(same) == 1 {
		at = same
	}
	if naked && len(at) > 1 {
		at = likeliest(at, given[0].Given, turn)
	}
	if len(at) != 1 {
		return ""
	}
	anew := given[0].Text
	if naked {
		anew = numeral.ReplaceAllLiteralString(at[0].Text, anew)
	}
	return question[:at[0].Start] + anew + question[at[0].End:]
}

// behindSame are those of some values of a question that stand behind a preposition: "from 2 m" for "from 5".
func behindSame(question string, values []quantity.Quantity, word string) (same []quantity.Quantity) {
	if word = bare(word); !prepositions[word] {
		return nil
	}
	for _, q := range values {
		if bare(lastWord(question[:q.Start])) == word {
			same = append(same, q)
		}
	}
	return same
}

// goingAt are words of how fast one goes, or how hard it blows.
var goingAt = regexp.MustCompile(`(?i)\b(?:make|making|do|doing|manage|average|averaging|sail|motor|go|going|wind|speed)\b`)

// likeliest is of several values the only speed where the turn tells how fast one goes, else the one that a number is much nearer to than to
// any other: "43 nm at 5.5 kn" and then "what if we only make 4.5"; nil where none stands out.
func likeliest(values []quantity.Quantity, number float64, turn string) []quantity.Quantity {
	const near, apart = 2, 2 // times
	if goingAt.MatchString(turn) {
		speeds := slices.DeleteFunc(slices.Clone(values), func(q quantity.Quantity) bool { return q.Dim != quantity.Speed })
		if len(speeds) == 1 {
			return speeds
		}
	}
	times := func(q quantity.Quantity) float64 { return max(q.Given/number, number/q.Given) }
	slices.SortFunc(values, func(a, b quantity.Quantity) int { return cmp.Compare(times(a), times(b)) })
	if times(values[0]) <= near && times(values[1]) >= apart*times(values[0]) {
		return values[:1]
	}
	return nil
}

var (
	// having tells how much of something there is.
	having = regexp.MustCompile(`(?i)\b(?:have|got|haben?|ai|avons)\b`)
	// supposing begins a turn that takes a value for another: "what if it runs 8 hours", "say we have 3 knots".
	supposing = regexp.MustCompile(`(?i)^\W*(?:(?:what )?if|say|suppose|suppose that|let'?s say|assuming|wenn|angenommen|si) (?:its?|shes?|he|they|we|im?|you|theres?|the \pL+|my \pL+|es|sie|ich|wir|il|elle|on|nous)(?:'s|'m|'re)?(?: (?:only|just|nur))? \pL+(?:(?:,? (?:stronger|weaker|lighter|more|less|faster|slower|higher|lower|longer|shorter|bigger|smaller|deeper|shallower|up|down|goes|gets|rises|drops|falls|say|like|about|around|to))+(?:,| |$))?`)
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

// saysHardlyBut reports whether only words are left that add nothing, or begin a part: one that comes to the question, "with 2 knots", only
// where the value of the question stood behind the same word, or the number is naked, "and with 36?".
func saysHardlyBut(word, text string, naked bool) bool {
	for w := range strings.FieldsSeq(text) {
		if !aside[w] && !prepositions[w] || besides[w] && w != word && !naked {
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
