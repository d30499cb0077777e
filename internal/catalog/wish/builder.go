package wish

import (
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/maker"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// otherMake reports whether the words of a builder's design, from word i to j, belong to the name of a builder: the "Yachts 38" of
// "Sweden Yachts 38", or the "Corsair" that builds trimarans rather than the one that Westerly built.
func (t *turn) otherMake(builder string, i, j int) bool {
	if n, ok := t.makeAt(i, j); ok && n.Line == "" && n.Make != builder {
		return true
	}
	if boatWords[t.Fold(i)] {
		return true
	}
	n, ok := t.makeAt(i-1, i+1)
	return ok && n.Line == "" && n.Make != builder
}

// lineOfOther reports whether a line of another builder, whose name stands before it, starts at word i: the "Pilot Saloon" of Wauquiez
// is no Hinckley Pilot.
func (t *turn) lineOfOther(builder string, i int) bool {
	for n := min(t.names.Longest(), i); n > 0; n-- {
		if found, ok := t.makeAt(i-n, i); ok && found.Line == "" && found.Make != builder {
			_, _, ok := t.lineBehind(found.Make, i)
			return ok
		}
	}
	return false
}

// readMakes finds builders and lines in what is left, each with the model number behind it.
func (t *turn) readMakes() []ask {
	var asks []ask
	for i := 0; i < len(t.Words); i++ {
		if a, ok := t.prefixed(i); ok {
			asks = append(asks, a)
			i = a.j - 1
			continue
		}
		n, j, ok := t.makeFrom(i)
		if !ok {
			continue
		}
		a := ask{i: i, j: j, make: n.Make, model: n.Line}
		if e := t.lexicon.Effects(t.Fold(j - 1)); j-i > len(strings.Fields(n.Make)) && len(e) > 0 && e[0].Field == "type" && !(j < len(t.Words) && t.modelNumber(j)) {
			t.hints.kind = e[0].Value // "Leopard catamarans", which is what the builder is called too
		}
		t.Use(i, j)
		if n.Line == "" {
			if next, k, ok := t.lineFrom(n.Make, j); ok {
				t.Use(j, k)
				a.j, a.model = k, next
			}
		}
		t.unknownLine(&a)
		t.unknownModel(&a)
		t.numberBehind(&a)
		asks = append(asks, a)
		i = a.j - 1
	}
	return asks
}

// lineFrom reads the line of a builder from word j on, as it is known, before a number, or misspelt.
func (t *turn) lineFrom(builder string, j int) (line string, k int, ok bool) {
	if line, k, ok = t.lineBehind(builder, j); ok {
		if k > j+1 {
			return line, k, true
		}
		if longer, end, found := t.longerLine(builder, j); found {
			return longer, end, true
		}
		return line, k, true
	}
	if line, k, ok = t.genericLine(j); ok {
		return line, k, true
	}
	return t.misspeltLine(builder, j)
}

// makeAt looks the words from i up to but not including j up.
func (t *turn) makeAt(i, j int) (maker.Name, bool) {
	p, whole := t.Phrase(i, j)
	if !whole {
		return maker.Name{}, false
	}
	return t.names.Find(p)
}

// makeFrom finds the longest free name that starts with word i, or one that a word misspells.
func (t *turn) makeFrom(i int) (n maker.Name, j int, ok bool) {
	for k := min(t.names.Longest(), len(t.Words)-i); k > 0; k-- {
		n, ok := t.makeAt(i, i+k)
		if !ok || !t.Free(i, i+k) || t.InLongerPlace(i, i+k) || n.Line != "" && t.located(i, i+k) {
			continue
		}
		p, _ := t.Phrase(i, i+k)
		if n.Line == "" && t.lineFollows(n.Make, i+k) {
			return n, i + k, true
		}
		if t.names.Everyday(p) && !t.namelike(i, i+k) && !t.besideMake(i, i+k) || t.names.Numbered(p) && !t.orMake(i, i+k) && !(i+k < len(t.Words) && t.modelNumber(i+k) && !t.CountsFew(i+k)) {
			continue
		}
		if k == 1 {
			if longer, j, ok := t.misspeltFull(n.Make, i); ok {
				return longer, j, true
			}
		}
		return n, i + k, true
	}
	return t.misspeltMake(i)
}

// namelike reports whether everyday words are used as a name here: before a model number, behind a word such as "a used"
// with a capital, at the start before what can only be said of a name, or as the whole text.
func (t *turn) namelike(i, j int) bool {
	if j-i == len(t.Words) {
		return true
	}
	if t.Figure(j) && !t.Breaks(j-1) && t.modelNumber(j) {
		return true
	}
	if t.modelCode(j) {
		return true
	}
	if i == 0 {
		return !t.lexicon.Noise(t.Fold(0)) && !t.Known(0) && t.endsSubject(j)
	}
	single := t.names.Has(t.Fold(i))
	return t.Text[t.Words[i].Start] >= 'A' && t.Text[t.Words[i].Start] <= 'Z' && len(t.Fold(i)) > 2 || !single && t.NegatedAt(i) // "no hunters"
}

// modelCode reports whether a model of letters and a number begins with word j, as in "Elling E3" and "Steeler NG 50".
func (t *turn) modelCode(j int) bool {
	if j+1 >= len(t.Words) || t.Breaks(j-1) || t.Breaks(j) || len(t.Raw(j)) > 2 || t.Raw(j) != strings.ToUpper(t.Raw(j)) || !sentence.IsLetter(t.Fold(j)) || t.isArea(j) {
		return false
	}
	return t.Figure(j+1) && t.modelNumber(j+1) && !t.Counts(j+2)
}

// endsSubject reports whether the words before word j are what a text is about: a place, a bound, an offer or equipment follows, as in
// "Saga in Norway", "rival for sale", "Fisher under £40k".
func (t *turn) endsSubject(j int) bool {
	if j >= len(t.Words) || t.Breaks(j-1) {
		return j >= len(t.Words)
	}
	w := t.Fold(j)
	_, _, bound := amount.LeadingFrom(t.Sentence, j)
	offered := command.Offered(t.Sentence, j)
	e := t.lexicon.Effects(w)
	return bound || offered || sentence.Locates(w) || withs[w] || boatWords[w] || len(e) > 0 && e[0].Field == "type"
}

// lineBehind reads the line of a builder that stands behind its name: the "Oceanis" of "Beneteau Oceanis", also one that
// is too ordinary to stand alone, and one that only the catalogue knows.
func (t *turn) lineBehind(builder string, j int) (line string, k int, ok bool) {
	for n := min(maker.LongestLine, len(t.Words)-j); n > 0; n-- {
		p, whole := t.Phrase(j, j+n)
		if !whole || !t.Free(j, j+n) || t.Breaks(j-1) {
			continue
		}
		if l, sold, ok := t.names.Line(builder, p); ok && !(sold && (t.Known(j) || t.lexicon.Noise(t.Fold(j)))) {
			return l, j + n, true
		}
	}
	return "", j, false
}

// genericLine reads a word as a line behind its builder that is one only before a number: the "Classic" of "Dufour Classic 35".
func (t *turn) genericLine(j int) (line string, k int, ok bool) {
	if !t.Free(j, j+2) || t.Breaks(j-1) || t.Breaks(j) || !t.names.Generic(t.Fold(j)) || !t.modelNumber(j+1) || t.Counts(j+2) {
		return "", j, false
	}
	return t.Raw(j), j + 1, true
}

// besideMake reports whether the words from i to j stand beside a builder on a list, in capitals or with one as the text's first:
// the "HR" of "HR or Najad", the "Winner" of "Winner or Dehler".
func (t *turn) besideMake(i, j int) bool {
	raw := t.RawOf(i, j)
	first := i == 0 && unicode.IsUpper(rune(raw[0])) && t.Joint(j, j+1) != "" && t.plainMake(j+1)
	if first || raw != strings.ToUpper(raw) || len(raw) < 2 {
		return first
	}
	for between := range 2 { // a comma, or a word
		if t.Joint(j, j+between) != "" && t.plainMake(j+between) || t.Joint(i-between, i) != "" && t.plainMake(i-between-1) {
			return true
		}
	}
	return false
}

// orMake reports whether the words from i to j are a name that a builder is the other choice of: the "Vancouver" of "Vancouver or
// Tradewind", unless boats are looked for there.
func (t *turn) orMake(i, j int) bool {
	if t.Located(i) || !unicode.IsUpper(rune(t.Raw(i)[0])) {
		return false
	}
	return t.Joint(j, j+1) == "or" && t.plainMake(j+1) && !t.InPlace(j+1) || t.Joint(i-1, i) == "or" && t.plainMake(i-2) && !t.InPlace(i-2)
}

// plainMake reports whether word i is the name of a builder and nothing else.
func (t *turn) plainMake(i int) bool {
	if i < 0 || i >= len(t.Words) {
		return false
	}
	n, ok := t.makeAt(i, i+1)
	return ok && n.Line == "" && !t.names.Everyday(t.Fold(i)) && !t.names.Numbered(t.Fold(i))
}
