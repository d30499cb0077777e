// Package particulars tells what the design table has on production boats, as far as it is asked: a boat's own, and how boats compare.
package particulars

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/prose"
)

// questions are what people ask about a production boat beside single particulars.
var questions = phrase.Of(`
	length of, length overall, when was, years built, production years, spec, specs, specification*, dimensions, particulars, ratio, ratios, tell me about, compare, compared, comparison, versus, vs
	difference between, differences between, differ, better, what kind of boat, what sort of boat, technische daten, maße, caractéristiques
	faster, slower, lighter, heavier, longer, shorter, wider, narrower, deeper, shallower, stiffer, stabler, more stable, most stable, fastest, heaviest, lightest, longest
	more comfortable, older, newer, schneller, schwerer, leichter, länger, breiter, stabiler, plus rapide, plus lourd, plus long`)

// built are questions for the years of a design.
var built = phrase.Of(`
	built, build, made, produced, production, discontinued, come out, came out, was introduced, was launched, first launched, start making, started making, start building, started building, begin building, still built, still made, in production, out of production
	gebaut, construit`)

// overall are questions for all that is known of a boat.
var overall = phrase.Of(`tell me about, spec, specs, specification*, dimensions, particulars, technische daten, maße, caractéristiques, compare, compared, comparison, versus, vs, difference between, differences between, differ`)

// Asked reports whether a text asks for the particulars of a boat.
func Asked(p phrase.Text) bool { return p.Has(questions) || AsksFigure(p) }

// AsksFigure reports whether a text asks for one of the particulars, or how boats compare in one.
func AsksFigure(p phrase.Text) bool {
	return len(askedIn(p)) > 0 || p.Has(comparatives)
}

// AsksNumber reports whether a text asks for nothing but figures of a boat that are numbers of her measures.
func AsksNumber(p phrase.Text) bool {
	asked := askedIn(p)
	return len(asked) > 0 && !p.Has(overall) && !slices.ContainsFunc(asked, func(one particular) bool { return one.led })
}

// Compares reports whether a text asks how boats compare.
func Compares(p phrase.Text) bool { return p.Has(comparatives) }

// elsewhere are words with the name of a particular in them that ask for none: a draft is also a text.
var elsewhere = phrase.Of(`draft a, draft an, draft me, draft my, draft the, draft us, how wide is she folded, how wide is it folded, folded beam, beam folded, beam reach, beam sea, beam seas
	how long was, how long were, how long has, how long have, how long did, how long does it take, how long do they take, how long will it take, how long would it take`)

// currents are what is drawn where no water is: "how many amps does the fridge draw?"
var currents = phrase.Of(`current, power, watts, amp, amps, ampere, amperes, electricity, fridge, autopilot, battery, batteries, strom`)

// askedIn are the particulars that a text asks for. The ratios come last in the list and are looked for first, since "ballast ratio"
// asks for no ballast.
func askedIn(p phrase.Text) (asked []particular) {
	p = p.Less(elsewhere)
	draws := strings.HasSuffix(p.Spaced(), " draw ") && !p.Has(currents)
	for _, one := range slices.Backward(list) {
		if p.Has(one.asks) || p.Has(contestIn(one.name)) || draws && one.name == "draught" {
			asked = append(asked, one)
			p = p.Less(one.asks)
		}
	}
	if len(asked) == 0 {
		return nil
	}
	return slices.DeleteFunc(slices.Clone(list), func(one particular) bool {
		return !p.Has(one.beside) && !slices.ContainsFunc(asked, func(o particular) bool { return o.name == one.name })
	})
}

// Boat is a design, and the mark of its source as it stands in a text.
type Boat struct {
	design.Design
	Mark string
}

// Summary tells all that the table has on a boat in one sentence.
func Summary(d design.Design) string {
	var figures []string
	for _, p := range list {
		if value := p.value(d); value != "" && !p.led && !p.inside {
			if p.reading != nil {
				value += " (" + p.reading(d) + ")"
			}
			figures = append(figures, p.name+" "+value)
		}
	}
	text := "The " + d.FullName() + " " + kind(d)
	if len(figures) > 0 {
		text += ": " + strings.Join(figures, ", ")
	}
	return text + "."
}

// Tell answers what is asked of boats, in paragraphs: of one her figures that are asked or all, of several how they compare, and
// what the table lacks. The figures of one are told in German, "de", or French, "fr", all else in English.
func Tell(boats []Boat, asked phrase.Text, lang string) (paragraphs []string) {
	figures := askedIn(asked)
	if asked.Has(overall) {
		figures = nil
	}
	known, others := measured(boats)
	contested := compare(boats, asked)
	switch {
	case contested != "":
		paragraphs, others = append(paragraphs, contested), nil
	case len(boats) == 1 && len(figures) > 0:
		return append(paragraphs, told(boats[0], figures, asked, lang))
	case len(known) > 1 && contrast(known) != "":
		paragraphs = append(paragraphs, contrast(known))
	default:
		for _, b := range known {
			paragraphs = append(paragraphs, b.whole())
		}
	}
	for _, b := range others {
		text := b.whole() + " Her dimensions are not known here"
		if len(boats) > 1 {
			text += ", so I cannot compare her in figures"
		}
		paragraphs = append(paragraphs, text+".")
	}
	if len(known) > 0 {
		paragraphs = append(paragraphs, columns(known))
	}
	return paragraphs
}

// measured tells the boats of which the table has a measure from those of which it has the name.
func measured(boats []Boat) (known, others []Boat) {
	for _, b := range boats {
		if b.LOA == 0 && b.LWL == 0 && b.Beam == 0 && b.Displacement == 0 && b.DraftMax == 0 {
			others = append(others, b)
			continue
		}
		known = append(known, b)
	}
	return known, others
}

// whole is a sentence of what a boat is.
func (b Boat) whole() string { return "The " + b.FullName() + " " + kind(b.Design) + "." + b.Mark }

// told is a sentence of the figures of a boat that are asked, and of those that are not known.
func told(b Boat, figures []particular, asked phrase.Text, lang string) string {
	presumed := b.presumed(asked)
	if t := tongues[lang]; t != nil {
		return t.told(b, figures, presumed)
	}
	var has, lacks []string
	for _, f := range figures {
		value := f.value(b.Design)
		if value == "" {
			lacks = append(lacks, f.name)
			continue
		}
		if f.reading != nil {
			value += " (" + f.reading(b.Design) + ")"
		}
		has = append(has, strings.Replace(f.says, "%s", "**"+value+"**", 1))
		if f.name == builtYears && b.LastBuilt == 0 {
			lacks = append(lacks, lastYear)
		}
	}
	name := "The " + b.FullName()
	if presumed {
		name += ", which I take you to mean,"
	}
	missing := prose.List(lacks, "and") + are(lacks) + " not known here."
	switch {
	case len(lacks) == 0:
		return name + " " + prose.List(has, "and") + "." + b.Mark
	case len(has) == 0:
		return name + " is in my table of designs, but her " + missing + b.Mark
	}
	return name + " " + prose.List(has, "and") + "; her " + missing + b.Mark
}

// presumed reports whether a text has only the beginning of the boat's name, as "34" of "34 Performance" or "42" of "42E": there may be others of it.
func (b Boat) presumed(asked phrase.Text) bool {
	words := strings.Fields(phrase.Plain(b.PlainName()).String())
	if len(words) == 0 {
		return false
	}
	has := func(word string) bool { return strings.Contains(asked.Spaced(), " "+word+" ") }
	stem := strings.TrimRight(words[0], "abcdefghijklmnopqrstuvwxyz")
	if !has(words[0]) {
		return stem != "" && stem != words[0] && has(stem)
	}
	return stem != "" && len(words) > 1 && !slices.ContainsFunc(words[1:], has)
}

func are(list []string) string {
	if len(list) > 1 {
		return " are"
	}
	return " is"
}

// columns is a table of all that is known of boats, a column for each.
func columns(boats []Boat) string {
	var b strings.Builder
	row := func(first string, cells []string) {
		b.WriteString("| " + first + " | " + strings.Join(cells, " | ") + " |\n")
	}
	heads, rule := make([]string, len(boats)), make([]string, len(boats))
	for i, boat := range boats {
		heads[i], rule[i] = boat.FullName()+boat.Mark, "---"
	}
	row("", heads)
	b.WriteString("|---|" + strings.Join(rule, "|") + "|\n")
	for _, p := range list {
		if p.inside || p.led && len(boats) == 1 {
			continue
		}
		cells, any := make([]string, len(boats)), false
		for i, boat := range boats {
			cells[i] = p.cell(boat.Design, len(boats) == 1)
			any = any || cells[i] != ""
		}
		if !any {
			continue
		}
		for i := range cells {
			if cells[i] == "" {
				cells[i] = "not known"
			}
		}
		row(p.row, cells)
	}
	return strings.TrimSuffix(b.String(), "\n")
}

// cell is what a table tells of a boat, with what it means where there is room.
func (p particular) cell(d design.Design, room bool) string {
	value := p.value(d)
	if value == "" || !room || p.reading == nil {
		return value
	}
	return value + ", " + p.reading(d)
}
