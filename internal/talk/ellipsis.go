package talk

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// openers are how a turn begins that leaves out what it has in common with the question before.
	openers = set(`and or but what about how ok okay so then also same again und oder aber was ist mit wie et ou mais pareil`)
	// prepositions begin a part of a question that another such part takes the place of.
	prepositions = set(`in at on to for with without during under by near off from to against through if when while after before above below over between
		zu bei mit ohne im am auf nach vor unter uber gegen fur von wenn wahrend avec sans dans sous pour par apres avant entre si quand pendant`)
	determiners = set(`the a an my our your this that these those der die das ein eine einen le la les un une`)
)

// mostElliptic is how many words a turn has at most that leaves something out, its openers aside.
const mostElliptic = 8

// whole is the question that an elliptic turn stands for, in the words of those before it: "what does a green buoy mean in
// Europe?" and then "and in the US?". It is "" where the turn is none, or nothing before it has a part that it could replace.
func whole(text string, earlier []string) string {
	rest := strings.Fields(strings.TrimRight(text, " ?!."))
	given := len(rest)
	for len(rest) > 1 && openers[bare(rest[0])] {
		rest = rest[1:]
	}
	if len(earlier) == 0 || len(rest) == 0 || len(rest) > mostElliptic {
		return ""
	}
	last := len(earlier) - 1
	before := strings.Fields(strings.TrimRight(earlier[last], " ?!."))
	if full := whole(earlier[last], earlier[:last]); full != "" {
		before = strings.Fields(full)
	}
	if len(before) < 3 || strings.ContainsAny(earlier[last], "\n") {
		return ""
	}
	if anew := revalued(strings.Join(before, " "), strings.Join(rest, " ")); anew != "" {
		return anew
	}
	if prepositions[bare(rest[0])] {
		return strings.Join(exchanged(before, rest), " ")
	}
	if given == len(rest) {
		return ""
	}
	return strings.Join(renamed(before, rest), " ")
}

// bare is a word without signs, case and accents.
func bare(word string) string { return strings.TrimSpace(words(word)) }

// revalued puts the only value of a turn, "make it 2.5 l/h", in the place of the only one of its kind in a question; "" where
// there is no such value, or more.
func revalued(question, turn string) string {
	given := quantity.Find(turn)
	if len(given) != 1 || given[0].Dim == quantity.Bare || !saysNothing(words(turn[:given[0].Start]+" "+turn[given[0].End:])) {
		return ""
	}
	at := -1
	found := quantity.Find(question)
	for i, q := range found {
		if q.Dim != given[0].Dim {
			continue
		}
		if at >= 0 {
			return ""
		}
		at = i
	}
	if at < 0 {
		return ""
	}
	return question[:found[at].Start] + given[0].Text + question[found[at].End:]
}

// exchanged puts a part in the place of the last part of a question that begins with the same preposition, else behind it.
func exchanged(question, part []string) []string {
	for i := len(question) - 1; i > 0; i-- {
		if bare(question[i]) != bare(part[0]) {
			continue
		}
		end := i + 1
		for end < len(question) && !prepositions[bare(question[end])] {
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
	name := bare(thing[len(thing)-1])
	for i := len(question) - 1; i >= len(thing)-1; i-- {
		if bare(question[i]) == name && !determiners[bare(question[i-1])] {
			return slices.Concat(question[:i-len(thing)+1], thing, question[i+1:])
		}
	}
	return nil
}
