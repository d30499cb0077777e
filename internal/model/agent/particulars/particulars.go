// Package particulars tells what the design table has on production boats, as far as it is asked: a boat's own, and how boats compare.
package particulars

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/tools"
)

// questions are what people ask about a production boat.
var questions = phrase.Of(`
	keel depth, depth of the keel, how much lead, how much sail, lwl, waterline, loa, how long is, length of, length overall, beam, how wide, draft, draught, how deep, displacement, displace, displaces, how heavy
	weigh, weighs, weight, ballast, sail area, who designed, designer, when was, first built, years built, production years, built, spec, specs, specification*
	dimensions, particulars, ratio, ratios, sa d, d l, capsize screening, comfort ratio, hull speed, tell me about, compare, compared, comparison, versus, vs
	difference between, better, what kind of boat, what sort of boat, keel type, what keel, rig of, technische daten, maße, länge, tiefgang, verdrängung
	longueur, tirant d eau, déplacement, caractéristiques, still built, still made, still produced, still in production, in production, out of production, discontinued
	come out, came out, was introduced, was launched, first launched, who drew, drew it, drawn by, designed by, start making, started making, start building, started building, begin building, tank capacity, tank capacities, tankage, water capacity, fuel capacity, faster, slower, lighter, heavier, longer, shorter, wider, narrower, deeper, shallower, stiffer, stabler
	more stable, most stable, fastest, heaviest, lightest, longest, more comfortable, older, newer, schneller, schwerer, leichter, länger, breiter, stabiler, plus rapide, plus lourd, plus long`)

// whenBuilt are questions for the years of a design.
var whenBuilt = phrase.Of(`built, build, made, produced, production, discontinued, gebaut, construit`)

// Asked reports whether a text asks for the particulars of a boat.
func Asked(p phrase.Text) bool {
	return p.Has(questions) || p.Has(fittings) || asksKind(p) || drawsWater(p) || len(missing(p)) > 0
}

// drawsWater reports whether a text ends in asking what a boat draws, and not what current.
func drawsWater(p phrase.Text) bool {
	return strings.HasSuffix(p.Spaced(), " draw ") && !p.Has(currents)
}

var (
	folded = phrase.Of(`folded, fold`)
	widths = phrase.Of(`beam, how wide, breite, largeur`)
)

var howLong = phrase.Of(`how long was, how long were, how long has, how long have, how long did, wie lange`)

var currents = phrase.Of(`current, power, watts, amp, amps, ampere, amperes, electricity, fridge, autopilot, battery, batteries, strom`)

// others are words that have the name of a figure in them and ask for something else.
var others = phrase.Of(`air draft, air draught, beam reach, beam sea, beam seas, tirant d air`)

// AsksFigure reports whether a text asks for a figure of a boat, or when she was built.
func AsksFigure(p phrase.Text) bool {
	for _, f := range figures {
		if p.Has(f.asks) {
			return true
		}
	}
	return p.Has(comparatives) || p.Has(whenBuilt) || p.Has(fittings) || drawsWater(p) || len(missing(p)) > 0
}

// Compares reports whether a text asks how boats compare.
func Compares(p phrase.Text) bool { return p.Has(comparatives) }

// figures are what is measured of a boat, and which of her particulars tells it.
var figures = []struct {
	asks phrase.List
	name string
	of   func(design.Design) float64
	told func(float64) string
}{
	{phrase.Of(`how long, length, loa, länge, wie lang, longueur`), "length", func(d design.Design) float64 { return d.LOA }, metres},
	{phrase.Of(`lwl, waterline, wasserlinie, flottaison`), "waterline length", func(d design.Design) float64 { return d.LWL }, metres},
	{phrase.Of(`beam, how wide, breite, largeur`), "beam", func(d design.Design) float64 { return d.Beam }, metres},
	{phrase.Of(`draft, draught, how deep, keel depth, depth of the keel, tiefgang, tirant d eau`), "draught", func(d design.Design) float64 { return d.DraftMax }, metres},
	{phrase.Of(`displacement, displace, displaces, how heavy, weigh, weighs, weight, verdrängung, déplacement`), "displacement", func(d design.Design) float64 { return d.Displacement }, kilograms},
	{phrase.Of(`ballast, how much lead, lest`), "ballast", func(d design.Design) float64 { return d.Ballast }, kilograms},
	{phrase.Of(`sail area, how much sail, segelfläche, surface de voile`), "sail area", func(d design.Design) float64 { return d.SailArea }, squareMetres},
	{phrase.Of(`tank capacity, tank capacities, tankage, water capacity, fuel capacity, tankinhalt`), "tank capacity", func(design.Design) float64 { return 0 }, nil},
}

func metres(v float64) string    { return fmt.Sprintf("%.2f m (%.1f ft)", v, v/quantity.Foot) }
func kilograms(v float64) string { return fmt.Sprintf("%.0f kg (%.0f lb)", v, v/0.45359237) }
func squareMetres(v float64) string {
	return fmt.Sprintf("%.1f m² (%.0f sq ft)", v, v/quantity.Foot/quantity.Foot)
}

// Of tells what the table has on a boat, what is asked before the rest, and what it lacks of what is asked.
func Of(d design.Design, asked phrase.Text) string {
	var lacks, told []string
	measured, figure := false, asked.Less(others)
	if asked.Has(whenBuilt) {
		figure = figure.Less(howLong) // she was built, not is
	}
	if asked.Has(folded) {
		figure = figure.Less(widths)
	}
	for _, f := range figures {
		v := f.of(d)
		measured = measured || v > 0
		switch {
		case !figure.Has(f.asks) && !(f.name == "draught" && drawsWater(asked)):
		case v == 0:
			lacks = append(lacks, f.name)
		case f.name == "draught" && d.DraftMin > 0 && d.DraftMin < v:
			told = append(told, "her draught is "+metres(d.DraftMin)+" to "+metres(v)+", "+betweens[movable(d)])
		default:
			told = append(told, "her "+f.name+" is "+f.told(v))
		}
	}
	has, lacking := fitted(d, asked)
	told, lacks = append(told, has...), append(lacks, lacking...)
	lead, absent := leading(d, told), ""
	if list := missing(asked); len(list) > 0 {
		absent = " Her " + strings.Join(list, " and ") + " is not in my table."
	}
	switch {
	case len(lacks) > 0 && !measured:
		return lead + "The " + d.FullName() + " is in my table by name only: her " + strings.Join(lacks, " and ") + " is not known here." + absent
	case len(lacks) > 0:
		return lead + tools.DesignText(d) + " Her " + strings.Join(lacks, " and ") + " is not known here." + absent
	case measured:
		return lead + tools.DesignText(d) + absent
	case lead != "":
		return strings.TrimSpace(lead) + absent
	default:
		return "The " + d.FullName() + " is in my table by name only: her dimensions are not known here" + yearsIn(d, asked) + drawnBy(d, asked) + "." + absent
	}
}

// betweens are between what a least and a greatest draught lie, by whether the keel moves.
var betweens = map[bool]string{true: "with the board or keel up and down", false: "by the keel she was built with"}

func movable(d design.Design) bool {
	return slices.Contains([]string{"centreboard", "daggerboard", "lifting", "swing"}, d.Keel)
}

// leading is a sentence that tells what is asked of a boat, "" where that is nothing or more than one takes in at once.
func leading(d design.Design, told []string) string {
	const most = 3
	if len(told) == 0 || len(told) > most {
		return ""
	}
	return "The " + d.FullName() + ": " + strings.Join(told, ", ") + ". "
}

// drawn are questions for who designed a boat.
var drawn = phrase.Of(`who designed, designer, who drew, drew it, drawn by, entworfen, dessiné`)

// drawnBy tells who designed a boat without figures, where that is asked.
func drawnBy(d design.Design, asked phrase.Text) string {
	switch {
	case !asked.Has(drawn):
		return ""
	case d.Designer == "":
		return ", nor who designed her"
	}
	return "; she was designed by " + d.Designer
}

// yearsIn tells what is known of when a boat without figures was built, where that is asked.
func yearsIn(d design.Design, asked phrase.Text) string {
	switch {
	case !asked.Has(whenBuilt):
		return ""
	case d.FirstBuilt == 0:
		return ", nor when she was built"
	case d.LastBuilt == 0:
		return fmt.Sprintf("; she was first built in %d, until when is not known here", d.FirstBuilt)
	}
	return fmt.Sprintf("; she was built from %d to %d", d.FirstBuilt, d.LastBuilt)
}
