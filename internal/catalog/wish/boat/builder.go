package boat

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
func (r *Reader) otherMake(builder string, i, j int) bool {
	if n, ok := r.makeAt(i, j); ok && n.Line == "" && n.Make != builder {
		return true
	}
	if boatWords[r.Fold(i)] {
		return true
	}
	n, ok := r.makeAt(i-1, i+1)
	return ok && n.Line == "" && n.Make != builder
}

// lineOfOther reports whether a line of another builder, whose name stands before it, starts at word i: the "Pilot Saloon" of Wauquiez
// is no Hinckley Pilot.
func (r *Reader) lineOfOther(builder string, i int) bool {
	for n := min(r.sources.Names.Longest(), i); n > 0; n-- {
		if found, ok := r.makeAt(i-n, i); ok && found.Line == "" && found.Make != builder {
			_, _, ok := r.LineBehind(found.Make, i)
			return ok
		}
	}
	return false
}

// readMakes finds builders and lines in what is left, each with the model number behind it.
func (r *Reader) readMakes() []Name {
	var asks []Name
	for i := 0; i < len(r.Words); i++ {
		if a, ok := r.prefixed(i); ok {
			asks = append(asks, a)
			i = a.J - 1
			continue
		}
		n, j, ok := r.makeFrom(i)
		if !ok {
			continue
		}
		a := Name{I: i, J: j, Make: n.Make, Model: n.Line}
		if e := r.sources.Lexicon.Effects(r.Fold(j - 1)); j-i > len(strings.Fields(n.Make)) && len(e) > 0 && e[0].Field == "type" && !(j < len(r.Words) && r.ModelNumber(j)) {
			r.Guess = e[0].Value // "Leopard catamarans", which is what the builder is called too
		}
		r.Use(i, j)
		if n.Line == "" {
			if next, k, ok := r.lineFrom(n.Make, j); ok {
				r.Use(j, k)
				a.J, a.Model = k, next
			}
		}
		r.unknownLine(&a)
		r.unknownModel(&a)
		r.numberBehind(&a)
		asks = append(asks, a)
		i = a.J - 1
	}
	return asks
}

// lineFrom reads the line of a builder from word j on, as it is known, before a number, or misspelt.
func (r *Reader) lineFrom(builder string, j int) (line string, k int, ok bool) {
	if line, k, ok = r.LineBehind(builder, j); ok {
		if k > j+1 {
			return line, k, true
		}
		if longer, end, found := r.longerLine(builder, j); found {
			return longer, end, true
		}
		return line, k, true
	}
	if line, k, ok = r.genericLine(j); ok {
		return line, k, true
	}
	return r.misspeltLine(builder, j)
}

// makeAt looks the words from i up to but not including j up.
func (r *Reader) makeAt(i, j int) (maker.Name, bool) {
	p, whole := r.Phrase(i, j)
	if !whole {
		return maker.Name{}, false
	}
	return r.sources.Names.Find(p)
}

// makeFrom finds the longest free name that starts with word i, or one that a word misspells.
func (r *Reader) makeFrom(i int) (n maker.Name, j int, ok bool) {
	for k := min(r.sources.Names.Longest(), len(r.Words)-i); k > 0; k-- {
		n, ok := r.makeAt(i, i+k)
		if !ok || !r.Free(i, i+k) || r.InLongerPlace(i, i+k) || n.Line != "" && r.located(i, i+k) {
			continue
		}
		p, _ := r.Phrase(i, i+k)
		if n.Line == "" && r.lineFollows(n.Make, i+k) {
			return n, i + k, true
		}
		if r.sources.Names.Everyday(p) && !r.namelike(i, i+k) && !r.besideMake(i, i+k) || r.sources.Names.Numbered(p) && !r.orMake(i, i+k) && !(i+k < len(r.Words) && r.ModelNumber(i+k) && !r.CountsFew(i+k)) {
			continue
		}
		if k == 1 {
			if longer, j, ok := r.misspeltFull(n.Make, i); ok {
				return longer, j, true
			}
		}
		return n, i + k, true
	}
	return r.misspeltMake(i)
}

// namelike reports whether everyday words are used as a name here: before a model number, behind a word such as "a used"
// with a capital, at the start before what can only be said of a name, or as the whole text.
func (r *Reader) namelike(i, j int) bool {
	if j-i == len(r.Words) {
		return true
	}
	if r.Figure(j) && !r.Breaks(j-1) && r.ModelNumber(j) {
		return true
	}
	if r.modelCode(j) {
		return true
	}
	if i == 0 {
		return !r.sources.Lexicon.Noise(r.Fold(0)) && !r.Known(0) && r.endsSubject(j)
	}
	single := r.sources.Names.Has(r.Fold(i))
	return r.Text[r.Words[i].Start] >= 'A' && r.Text[r.Words[i].Start] <= 'Z' && len(r.Fold(i)) > 2 || !single && r.NegatedAt(i) // "no hunters"
}

// endsSubject reports whether the words before word j are what a text is about: a place, a bound, an offer or equipment follows, as in
// "Saga in Norway", "rival for sale", "Fisher under £40k".
func (r *Reader) endsSubject(j int) bool {
	if j >= len(r.Words) || r.Breaks(j-1) {
		return j >= len(r.Words)
	}
	w := r.Fold(j)
	_, _, bound := amount.LeadingFrom(r.Sentence, j)
	offered := command.Offered(r.Sentence, j)
	e := r.sources.Lexicon.Effects(w)
	return bound || offered || sentence.Locates(w) || sentence.IsWith(w) || boatWords[w] || len(e) > 0 && e[0].Field == "type"
}

// besideMake reports whether the words from i to j stand beside a builder on a list, in capitals or with one as the text's first:
// the "HR" of "HR or Najad", the "Winner" of "Winner or Dehler".
func (r *Reader) besideMake(i, j int) bool {
	raw := r.RawOf(i, j)
	first := i == 0 && unicode.IsUpper(rune(raw[0])) && r.Joint(j, j+1) != "" && r.plainMake(j+1)
	if first || raw != strings.ToUpper(raw) || len(raw) < 2 {
		return first
	}
	for between := range 2 { // a comma, or a word
		if r.Joint(j, j+between) != "" && r.plainMake(j+between) || r.Joint(i-between, i) != "" && r.plainMake(i-between-1) {
			return true
		}
	}
	return false
}

// orMake reports whether the words from i to j are a name that a builder is the other choice of: the "Vancouver" of "Vancouver or
// Tradewind", unless boats are looked for there.
func (r *Reader) orMake(i, j int) bool {
	if r.Located(i) || !unicode.IsUpper(rune(r.Raw(i)[0])) {
		return false
	}
	return r.Joint(j, j+1) == "or" && r.plainMake(j+1) && !r.InPlace(j+1) || r.Joint(i-1, i) == "or" && r.plainMake(i-2) && !r.InPlace(i-2)
}

// plainMake reports whether word i is the name of a builder and nothing else.
func (r *Reader) plainMake(i int) bool {
	if i < 0 || i >= len(r.Words) {
		return false
	}
	n, ok := r.makeAt(i, i+1)
	return ok && n.Line == "" && !r.sources.Names.Everyday(r.Fold(i)) && !r.sources.Names.Numbered(r.Fold(i))
}
