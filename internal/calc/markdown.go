package calc

import (
	"slices"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Markdown renders the result for people: the answer in the first sentence, then the rest of the outcomes, the
// working, what was assumed, and the source. lang is "en", "de" or "fr"; numbers follow its separators.
func (r Result) Markdown(lang string) string {
	var b strings.Builder
	words := phrasebook[answer.Language(lang)]
	if words.is == "" {
		words = phrasebook["en"]
	}
	b.WriteString(r.lead(lang, words) + "\n")
	item := func(name, text string) {
		if name != "" && text != "" {
			name += ": "
		}
		if text != "" {
			b.WriteString("\n- " + name + text)
		}
	}
	for i, o := range r.Outcomes {
		if i > 0 && !o.Lead {
			item(fold.Capital(o.Label.In(lang)), o.Shown(lang))
		}
	}
	item(words.working, answer.Localised(r.Working, lang))
	item(words.formula, r.Formula)
	item(words.assumed, r.assumed(lang))
	for _, note := range r.Notes {
		item("", note.In(lang))
	}
	item(words.source, r.Source)
	return b.String()
}

// Sentence is the first sentence of Markdown alone.
func (r Result) Sentence(lang string) string {
	words := phrasebook[answer.Language(lang)]
	if words.is == "" {
		words = phrasebook["en"]
	}
	return r.lead(lang, words)
}

type connectives struct{ is, measures, and, working, formula, assumed, source, article string }

var phrasebook = map[string]connectives{
	"en": {" is ", " is ", " and ", "Working", "Formula", "Assumed", "Source", "the "},
	"de": {" ist ", " beträgt ", " und ", "Rechnung", "Formel", "Angenommen", "Quelle", ""},
	"fr": {" est ", " est de ", " et ", "Calcul", "Formule", "Supposé", "Source", ""},
}

// lead is the first sentence: the first outcome and those that belong to it.
func (r Result) lead(lang string, words connectives) string {
	var said []string
	for i, o := range r.Outcomes {
		if i > 0 && !o.Lead {
			continue
		}
		verb := words.measures
		if o.Plain != "" {
			verb = words.is
		}
		article := words.article
		label := o.Label.In(lang)
		if label == o.Label.EN {
			article = phrasebook["en"].article
		}
		if label != "" && unicode.IsDigit(rune(label[0])) { // "20 kn is ..."
			article = ""
		}
		if len(said) > 0 {
			label = answer.Uncapital(label, lang)
		}
		said = append(said, article+label+verb+o.Shown(lang))
	}
	if verdict := r.Outcomes[0].Verdict.In(lang); verdict != "" {
		return verdict + ": " + answer.Uncapital(strings.Join(said, words.and), lang) + "."
	}
	return fold.Capital(strings.Join(said, words.and)) + "."
}

// Assuming returns the result with inputs told as assumed that a question gave without their unit.
func (r Result) Assuming(names []string) Result {
	r.Inputs = slices.Clone(r.Inputs)
	for i, g := range r.Inputs {
		r.Inputs[i].Assumed = g.Assumed || slices.Contains(names, g.Name)
	}
	return r
}

// In returns the result with what its first sentence tells also in the unit, in front, where it is of that kind; a unit that is
// unknown or of another kind changes nothing.
func (r Result) In(unit string) Result {
	u, ok := quantity.Lookup(unit)
	if !ok {
		return r
	}
	r.Outcomes = slices.Clone(r.Outcomes)
	for i, o := range r.Outcomes {
		if (i == 0 || o.Lead) && o.Dimension() == u.Dim {
			r.Outcomes[i] = o.InUnit(u)
			break
		}
	}
	return r
}

// assumed lists the defaults that went into the result.
func (r Result) assumed(lang string) string {
	var list []string
	for _, g := range r.Inputs {
		if g.Assumed {
			list = append(list, g.Label+" "+answer.Localised(g.Value, lang))
		}
	}
	return strings.Join(list, ", ")
}

// echo lists the inputs in the order of their declaration.
func (v *Values) echo(c Calculator) []Given {
	var list []Given
	for _, in := range c.Inputs {
		g := Given{Name: in.Name, Label: in.Label, Assumed: !v.stated[in.Name]}
		switch {
		case v.texts[in.Name] != "":
			g.Value = v.texts[in.Name]
		case in.Kind == Loads && len(v.loads) > 0:
			g.Value = showLoads(v.loads)
		default:
			q, ok := v.quantities[in.Name]
			if !ok {
				continue
			}
			g.Value = answer.ShowQuantity(q)
		}
		list = append(list, g)
	}
	return list
}
