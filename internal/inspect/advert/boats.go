package advert

import (
	"cmp"
	"slices"
	"unicode"

	"github.com/fairlead/fairlead/internal/design"
)

// called is where a text names a boat.
type called struct {
	span
	hers  bool // the boat that the text is about
	model bool // more than the builder's name stands there
}

// boatsIn finds the boats that a text names, by design, by builder and model or by builder alone, in the order of the text. The first is the
// one it is about, and so is every other of her name.
func (rd *Reader) boatsIn(text string, words []word, f Facts, now int) []called {
	var out []called
	for _, m := range wholeNames(text, rd.designs.Mentions(text)) {
		out = append(out, called{spanOf(words, m.Start, m.End), sharesDesign(m.Matches, f.Designs), true})
	}
	for _, m := range rd.makers {
		for k := 0; k+len(m.words) <= len(words); k++ {
			end := k + len(m.words)
			if words[k].text != m.words[0].text || !unicode.IsUpper(rune(text[words[k].start])) || !sameWords(words[k:end], m.words) {
				continue
			}
			c := called{span: span{k, end}, hers: m.builder == f.builder()}
			if model, ok := modelAt(text, words, end, now); ok {
				c.j, c.model = model, true
				c.hers = c.hers && f.Model == text[words[end].start:words[model-1].end]
			}
			if !slices.ContainsFunc(out, func(o called) bool { return o.i < c.j && c.i < o.j }) {
				out = append(out, c)
			}
		}
	}
	slices.SortFunc(out, func(a, b called) int { return cmp.Compare(a.i, b.i) })
	for i := range out {
		out[i].hers = out[i].hers || i == 0 && out[i].model
	}
	return out
}

// builder is who built the boat, as far as the text tells.
func (f Facts) builder() string {
	if len(f.Designs) > 0 {
		return f.Designs[0].Design.Builder
	}
	return f.Make
}

func sharesDesign(a, b []design.Match) bool {
	return slices.ContainsFunc(a, func(m design.Match) bool {
		return slices.ContainsFunc(b, func(o design.Match) bool { return o.Design.ID == m.Design.ID })
	})
}
