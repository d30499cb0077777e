// Package particulars tells what the design table has on production boats, as far as it is asked: a boat's own, and how boats compare.
package particulars

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/tools"
)

// questions are what people ask about a production boat.
var questions = phrase.Of(`
	lwl, waterline, loa, how long is, length of, length overall, beam, how wide, draft, draught, how deep, displacement, displace, displaces, how heavy
	weigh, weighs, weight, ballast, sail area, who designed, designer, when was, first built, years built, production years, built, spec, specs, specification*
	dimensions, particulars, ratio, ratios, sa d, d l, capsize screening, comfort ratio, hull speed, tell me about, compare, compared, comparison, versus, vs
	difference between, better, what kind of boat, what sort of boat, keel type, what keel, rig of, technische daten, maße, länge, tiefgang, verdrängung
	longueur, tirant d eau, déplacement, caractéristiques, still built, still made, still produced, still in production, in production, out of production, discontinued
	tank capacity, tank capacities, tankage, water capacity, fuel capacity, faster, slower, lighter, heavier, longer, shorter, wider, narrower, deeper, shallower, stiffer, stabler
	more stable, most stable, fastest, heaviest, lightest, longest, more comfortable, older, newer, schneller, schwerer, leichter, länger, breiter, stabiler, plus rapide, plus lourd, plus long`)

// whenBuilt are questions for the years of a design.
var whenBuilt = phrase.Of(`built, build, made, produced, production, discontinued, gebaut, construit`)

// Asked reports whether a text asks for the particulars of a boat.
func Asked(p phrase.Text) bool { return p.Has(questions) }

// AsksFigure reports whether a text asks for a figure of a boat, or when she was built.
func AsksFigure(p phrase.Text) bool {
	for _, f := range figures {
		if p.Has(f.asks) {
			return true
		}
	}
	return p.Has(comparatives) || p.Has(whenBuilt)
}

// Compares reports whether a text asks how boats compare.
func Compares(p phrase.Text) bool { return p.Has(comparatives) }

// figures are what is asked for of a boat, and which of its particulars tells it.
var figures = []struct {
	asks phrase.List
	name string
	of   func(design.Design) float64
}{
	{phrase.Of(`how long, length, loa, länge, wie lang, longueur`), "length", func(d design.Design) float64 { return d.LOA }},
	{phrase.Of(`lwl, waterline, wasserlinie, flottaison`), "waterline length", func(d design.Design) float64 { return d.LWL }},
	{phrase.Of(`beam, how wide, breite, largeur`), "beam", func(d design.Design) float64 { return d.Beam }},
	{phrase.Of(`draft, draught, how deep, tiefgang, tirant d eau`), "draught", func(d design.Design) float64 { return d.DraftMax }},
	{phrase.Of(`displacement, displace, displaces, how heavy, weigh, weighs, weight, verdrängung, déplacement`), "displacement", func(d design.Design) float64 { return d.Displacement }},
	{phrase.Of(`ballast, lest`), "ballast", func(d design.Design) float64 { return d.Ballast }},
	{phrase.Of(`sail area, segelfläche, surface de voile`), "sail area", func(d design.Design) float64 { return d.SailArea }},
	{phrase.Of(`tank capacity, tank capacities, tankage, water capacity, fuel capacity, tankinhalt`), "tank capacity", func(design.Design) float64 { return 0 }},
}

// Of tells what the table has on a boat, and what it lacks of what is asked.
func Of(d design.Design, asked phrase.Text) string {
	var lacks []string
	measured := false
	for _, f := range figures {
		measured = measured || f.of(d) > 0
		if f.of(d) == 0 && asked.Has(f.asks) {
			lacks = append(lacks, f.name)
		}
	}
	switch {
	case !measured && len(lacks) == 0:
		return "The " + d.FullName() + " is in my table by name only: her dimensions are not known here" + yearsIn(d, asked) + "."
	case !measured:
		return "The " + d.FullName() + " is in my table by name only: her " + strings.Join(lacks, " and ") + " is not known here."
	case len(lacks) > 0:
		return tools.DesignText(d) + " Her " + strings.Join(lacks, " and ") + " is not known here."
	}
	return tools.DesignText(d)
}

// yearsIn tells what is known of when a boat without figures was built, where that is asked.
func yearsIn(d design.Design, asked phrase.Text) string {
	switch {
	case !asked.Has(whenBuilt):
		return ""
	case d.FirstBuilt == 0:
		return ", nor when she was built"
	case d.LastBuilt == 0:
		return fmt.Sprintf("; she was built from %d, when building ended is not known here", d.FirstBuilt)
	}
	return fmt.Sprintf("; she was built from %d to %d", d.FirstBuilt, d.LastBuilt)
}
