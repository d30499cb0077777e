package agent

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
	"github.com/fairlead/fairlead/internal/tools"
)

// particulars are what people ask about a production boat.
var particulars = phrase.Of(`
	lwl, waterline, loa, how long is, length of, length overall, beam, how wide, draft, draught, how deep, displacement, displace, displaces, how heavy
	weigh, weighs, weight, ballast, sail area, who designed, designer, when was, first built, years built, production years, built, spec, specs, specification*
	dimensions, particulars, ratio, ratios, sa d, d l, capsize screening, comfort ratio, hull speed, tell me about, compare, compared, comparison, versus, vs
	difference between, better, what kind of boat, what sort of boat, keel type, what keel, rig of, technische daten, maße, länge, tiefgang, verdrängung
	longueur, tirant d eau, déplacement, caractéristiques, still built, still made, still produced, still in production, in production, out of production, discontinued
	tank capacity, tank capacities, tankage, water capacity, fuel capacity, faster, slower, lighter, heavier, longer, shorter, wider, narrower, deeper, shallower, stiffer, stabler
	more stable, most stable, fastest, heaviest, lightest, longest, more comfortable, older, newer, schneller, schwerer, leichter, länger, breiter, stabiler, plus rapide, plus lourd, plus long`)

// whenBuilt are questions for the years of a design.
var whenBuilt = phrase.Of(`built, build, made, produced, production, discontinued, gebaut, construit`)

// whatIs are the words of a question that asks only what a boat is.
var whatIs = phrase.Of(`what is, whats, what was, what are, what kind of boat is, describe, show me, tell me about, info on, information on, information about, do you know, a, an, the, was ist, ein, eine, qu est ce que, c est quoi, un, une`)

// asksParticulars reports whether a turn asks what the table has on a boat: a figure of it, or only what it is.
func (a *Agent) asksParticulars(t turn) bool {
	if t.plain.Has(particulars) {
		return true
	}
	rest, asks := t.text, phrase.Plain(t.text)
	for _, m := range a.cfg.Designs.Mentions(t.text) {
		rest = strings.Replace(rest, m.Text, " ", 1)
	}
	if left := phrase.Plain(rest); left.Spaced() != asks.Spaced() {
		return !left.Empty() && left.Less(whatIs).Empty() || left.Less(talk.Joining).Less(whatIs).Less(ofIt).Empty() && len(t.earlier) > 0 && tellsFigure(t.askedOf())
	}
	return false
}

// ofIt are words before a boat of which the same is asked.
var ofIt = phrase.Of(`of, for, on, with, von, vom, beim, de, du, is, are`)

// maxDesigns is how many boats an answer describes.
const maxDesigns = 4

// designsIn returns the production boats that a turn asks the particulars of. In a comparison a boat counts whose name is
// given in part only.
func (a *Agent) designsIn(t turn) []design.Design {
	if a.cfg.Designs == nil || !a.asksParticulars(t) {
		return nil
	}
	compares := knowledge.FormOf(t.text) == knowledge.Compare || t.boats != "" || t.plain.Has(comparatives)
	var list []design.Design
	for _, boats := range a.meant(t.text, compares) {
		for _, d := range boats {
			if len(list) < maxDesigns && !slices.ContainsFunc(list, func(o design.Design) bool { return o.ID == d.ID }) {
				list = append(list, d)
			}
		}
	}
	return list
}

// ordinary reports whether a boat's name is written as a word like any other, as the "storm" of a storm warning.
func ordinary(name string) bool { return !strings.Contains(name, " ") && strings.ToLower(name) == name }

// partly is the least score of a boat of the make and number given, by another version of its name.
const partly = 0.85

// alike are the boats of which a text names one as well as the other, those with figures only where some have any, the latest
// first.
func alike(matches []design.Match) []design.Design {
	var list, measured []design.Design
	for _, m := range matches {
		if m.Exact != matches[0].Exact || m.Score != matches[0].Score {
			continue
		}
		list = append(list, m.Design)
		if m.Design.LOA > 0 {
			measured = append(measured, m.Design)
		}
	}
	if len(measured) > 0 {
		list = measured
	}
	slices.SortStableFunc(list, func(a, b design.Design) int { return b.FirstBuilt - a.FirstBuilt })
	return list
}

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

// particularsOf tells what the table has on a boat, and what it lacks of what is asked.
func particularsOf(d design.Design, asked phrase.Text) string {
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

// designs writes what the design table has on the boats, and what the knowledge base adds.
func (w *answer) designs(list []design.Design) {
	asked := w.turn.askedOf()
	var text []string
	for _, d := range list {
		began := time.Now()
		n := w.cite(chat.Citation{ID: d.ID, Title: d.FullName(), Source: "design table, from the builder's particulars", URL: w.agent.cfg.Links.Design(d.ID)})
		w.used(tools.FindDesignName, map[string]any{"name": d.FullName()}, "found the "+d.FullName(), time.Since(began))
		text = append(text, particularsOf(d, asked)+reference(n))
	}
	w.paragraph(compared(list, asked))
	for _, t := range text {
		w.paragraph(t)
	}
	q := w.turn.question()
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid && w.agent.isAbout(a.Sources[0].Title, list) {
		w.search(q)
	}
}

// isAbout reports whether a passage of that title is about one of the boats: about her, or about all of her make.
func (a *Agent) isAbout(title string, list []design.Design) bool {
	others := a.meant(title, true)
	for _, d := range list {
		if !phrase.Plain(title).Has(phrase.Of(strings.ReplaceAll(phrase.Plain(d.Builder).String(), ",", " "))) && !phrase.Plain(title).Has(phrase.Of(phrase.Plain(d.PlainFullName()).String())) {
			continue
		}
		if len(others) == 0 && !strings.ContainsAny(title, "0123456789") {
			return true
		}
		for _, boats := range others {
			if slices.ContainsFunc(boats, func(o design.Design) bool { return o.ID == d.ID }) {
				return true
			}
		}
	}
	return false
}
