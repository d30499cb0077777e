package advert

import (
	"cmp"
	"slices"

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
	for _, m := range f.mentions {
		out = append(out, called{spanOf(words, m.Start, m.End), sharesDesign(m.Matches, f.Designs), true})
	}
	for k, w := range words {
		for _, m := range rd.begins[w.text] {
			end, named := namedAt(text, words, m.words, k)
			if !named {
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

// headedByOther reports whether a text begins with the name of a boat of another builder than the first design that it names.
func (rd *Reader) headedByOther(text string, words []word, first span, now int) bool {
	const heading = 3 // words among which the name begins
	for k, w := range words[:min(len(words), heading)] {
		for _, m := range rd.begins[w.text] {
			end, named := namedAt(text, words, m.words, k)
			if !named {
				continue
			}
			if model, ok := modelAt(text, words, end, now); ok && model <= first.i {
				return true
			}
		}
	}
	return false
}

// byFirstWord finds names of builders by the word that they begin with.
func byFirstWord(makers []maker) map[string][]maker {
	out := map[string][]maker{}
	for _, m := range makers {
		out[m.words[0].text] = append(out[m.words[0].text], m)
	}
	return out
}
