package calc

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/quantity"
)

// Markdown renders the result for people: the answer in the first sentence, then the rest of the outcomes, the
// working, what was assumed, and the source. lang is "en", "de" or "fr"; numbers follow its separators.
func (r Result) Markdown(lang string) string {
	var b strings.Builder
	words := phrasebook[language(lang)]
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
			item(capital(o.Label.In(lang)), o.value(lang))
		}
	}
	item(words.working, localised(r.Working, lang))
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
	words := phrasebook[language(lang)]
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
			label = uncapital(label, lang)
		}
		said = append(said, article+label+verb+o.value(lang))
	}
	return capital(strings.Join(said, words.and)) + "."
}

// value is the outcome in bold, then the same in other units and the remark.
func (o Outcome) value(lang string) string {
	text := localised(o.Plain, lang)
	if text == "" {
		text = o.Amount.show(lang)
	}
	text = "**" + text + "**"
	var also []string
	for _, a := range o.Also {
		also = append(also, a.show(lang))
	}
	if len(also) > 0 {
		text += " (" + strings.Join(also, ", ") + ")"
	}
	if o.Remark.EN != "" {
		text += ", " + o.Remark.In(lang)
	}
	return text
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
		if (i == 0 || o.Lead) && o.dimension() == u.Dim {
			r.Outcomes[i] = o.in(u)
			break
		}
	}
	return r
}

// in is the outcome with its value in another unit of its kind in front; a time in words keeps them.
func (o Outcome) in(u quantity.Unit) Outcome {
	all := slices.Clone(o.Also)
	if o.Plain == "" {
		all = append([]Amount{o.Amount}, all...)
	}
	at := slices.IndexFunc(all, func(a Amount) bool { return a.Unit == u.Symbol })
	switch {
	case at >= 0:
	case len(all) == 0:
		return o
	default:
		value, err := quantity.Convert(all[0].Value, all[0].Unit, u.Symbol)
		if err != nil {
			return o
		}
		all, at = append(all, in(value, u.Symbol)), len(all)
	}
	wanted := all[at]
	if wanted.show("en") == o.Plain {
		return o
	}
	all = append([]Amount{wanted}, slices.Delete(all, at, at+1)...)
	if o.Plain != "" {
		o.Also = all
		return o
	}
	o.Amount, o.Also = all[0], all[1:]
	return o
}

// assumed lists the defaults that went into the result.
func (r Result) assumed(lang string) string {
	var list []string
	for _, g := range r.Inputs {
		if g.Assumed {
			list = append(list, g.Label+" "+localised(g.Value, lang))
		}
	}
	return strings.Join(list, ", ")
}

// uncapital lowers the article that begins a German label, and any French one.
func uncapital(label, lang string) string {
	first, rest, _ := strings.Cut(label, " ")
	if language(lang) == "fr" || first == "Der" || first == "Die" || first == "Das" {
		return strings.TrimSpace(strings.ToLower(first) + " " + rest)
	}
	return label
}

func capital(s string) string {
	r, size := utf8.DecodeRuneInString(s)
	return string(unicode.ToUpper(r)) + s[size:]
}

var englishNumber = regexp.MustCompile(`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+\.\d+`)

// localised rewrites the English numbers of a working with the separators of the language.
func localised(text, lang string) string {
	if l := language(lang); l != "de" && l != "fr" {
		return text
	}
	return englishNumber.ReplaceAllStringFunc(text, func(n string) string {
		return strings.NewReplacer(",", ".", ".", ",").Replace(n)
	})
}

// echo lists the inputs in the order of their declaration.
func (v *values) echo(c Calculator) []Given {
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
			g.Value = showQuantity(q)
		}
		list = append(list, g)
	}
	return list
}
