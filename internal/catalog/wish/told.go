package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/conflict"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// contradictions tells, in a language, what of the turn no boat can meet.
func (t *turn) contradictions(lang string) []string {
	asked := conflict.Turn{Query: t.query, BelowZero: t.impossible, Opposed: t.opposed()}
	return asked.Sentences(t.places, lang)
}

// leftover returns the words that nothing was made of and that could have meant something, neighbours together.
func (t *turn) leftover() []string {
	t.withUnits()
	t.withNeighbours()
	var out []string
	last, kept := -2, false
	for i, w := range t.Words {
		if !w.Unmet && (w.Used || t.lexicon.Noise(w.Fold) && !t.areas.MissedCode(i) || isGroup(w.Fold) || sentence.Negates(w.Fold) || len(w.Fold) == 1 && sentence.IsLetter(w.Fold)) {
			continue
		}
		text := t.Raw(i)
		if i == last+1 && len(out) > 0 {
			if last = i; !kept {
				continue // of a run beyond those that are told
			}
			gap := t.Gap(i - 1)
			out[len(out)-1] += strings.TrimRight(gap, " ") + spaceOf(gap) + text
		} else if kept = len(out) < maxLeftover; kept {
			out = append(out, text)
		}
		last = i
	}
	return out
}

// withUnits has the units of numbers told back that nothing was made of: the "days" of "30 days".
func (t *turn) withUnits() {
	for _, q := range t.Quantities {
		i, j := t.At(q.Start, q.End)
		if j-i > 1 && t.Figure(i) && !t.Words[i].Used {
			t.TellBack(i, j)
		}
	}
}

// isGroup reports whether a word only names a group of demands; fuel is a thing as well.
func isGroup(word string) bool {
	g, _ := command.GroupOf(word)
	return command.IsGroup(word) && g != demand.Fuel
}

// relating are words that say nothing without what stands around them: the "before" of "delivery before summer".
var relating = sentence.Set("before|after|until|till|during|since|vor|nach|avant|apres")

// shortestTold is how many letters a word has at least that says something beside one that relates.
const shortestTold = 4

// withNeighbours has the words around one that only relates them told back with it, where nothing was made of it.
func (t *turn) withNeighbours() {
	for i, w := range t.Words {
		if !relating[w.Fold] || w.Used || i == 0 || !t.Free(i-1, i) || !t.Free(i+1, i+2) || t.Breaks(i-1) || t.Breaks(i) ||
			len(t.Fold(i-1)) < shortestTold || len(t.Fold(i+1)) < shortestTold {
			continue
		}
		t.TellBack(i-1, i+2)
	}
}

// maxLeftover bounds what is reported of a text that is no wish.
const maxLeftover = 8

func spaceOf(gap string) string {
	if strings.HasSuffix(gap, " ") {
		return " "
	}
	return ""
}

// What buyers say of a boat that no listing tells. It is no noise: who asks for a small boat has to be told that her size was not looked at.
var (
	// novices are those whom a boat is to suit.
	novices = sentence.Set("beginner|beginners|novice|novices|newbie|newbies|anfanger|anfangerin|einsteiger|debutant|debutants|debutante")
	// inland are waters on which she is to sail.
	inland = sentence.Set("lake|lakes|inland|reservoir|binnen|binnensee|stausee|lac|lacs")
	// unmeasured are words for a size without a measure, before a boat.
	unmeasured = sentence.Set("small|smallish|smaller|little|tiny|big|large|largish|mid|medium|klein|kleine|kleines|kleinen|kleiner|grosse|grosses|grossen|petit|petits|grand|grands")
	// sizable are the words that name a boat as a thing of some size.
	sizable = sentence.Set("boat|boats|yacht|yachts|sailboat|sailboats|cruiser|cruisers|sloop|sloops|catamaran|catamarans|cat|trawler|ketch|motorboat|sailer|segler|boot|boote|segelboot|segelyacht|motorboot|bateau|bateaux|voilier|voiliers|vessel|monohull|keelboat|daysailer|dinghy")
)

// tellUnsearched has the words told back by which a turn asks for what no search finds: whom a boat suits, where she sails, a size without a
// measure.
func (t *turn) tellUnsearched() {
	for i, w := range t.Words {
		switch {
		case w.Used:
		case novices[w.Fold], inland[w.Fold] && !t.InPlace(i):
			t.TellBack(i, i+1)
		case unmeasured[w.Fold] && t.query.LengthMin+t.query.LengthMax == 0 && t.sizesBoat(i):
			t.TellBack(i, i+1)
		}
	}
}

// sizesBoat reports whether the size at word i is that of a boat, with words between that tell more of her.
func (t *turn) sizesBoat(i int) bool {
	const between = 3
	for k := i + 1; k < min(i+2+between, len(t.Words)) && !t.Breaks(k-1); k++ {
		if sizable[t.Fold(k)] {
			return true
		}
		if !t.Words[k].Used && !t.lexicon.Noise(t.Fold(k)) {
			return false
		}
	}
	return false
}
