package agent

import (
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/tools"
)

// particulars are what people ask about a production boat.
var particulars = phrasesOf(`
	lwl, waterline, loa, how long is, length of, length overall, beam, how wide, draft, draught, how deep, displacement, displace, displaces, how heavy
	weigh, weighs, weight, ballast, sail area, who designed, designer, when was, first built, years built, production years, built, spec, specs, specification*
	dimensions, particulars, ratio, ratios, sa d, d l, capsize screening, comfort ratio, hull speed, tell me about, compare, compared, comparison, versus, vs
	difference between, better, what kind of boat, what sort of boat, keel type, what keel, rig of, technische daten, maße, länge, tiefgang, verdrängung
	longueur, tirant d eau, déplacement, caractéristiques`)

// maxDesigns is how many boats an answer describes.
const maxDesigns = 4

// designsIn returns the production boats that a turn asks the particulars of. In a comparison a boat counts whose name is
// given in part only.
func (a *Agent) designsIn(t turn) []design.Design {
	if a.cfg.Designs == nil || !t.plain.has(particulars) {
		return nil
	}
	compares := knowledge.FormOf(t.text) == knowledge.Compare
	var list []design.Design
	for _, m := range a.cfg.Designs.Mentions(t.text) {
		best := known(m.Matches)
		if len(list) == maxDesigns || best.Design.LOA == 0 && ordinary(m.Text) {
			continue
		}
		if best.Exact || compares && best.Score >= partly {
			list = append(list, best.Design)
		}
	}
	return list
}

// ordinary reports whether a boat's name is written as a word like any other, as the "storm" of a storm warning.
func ordinary(name string) bool { return !strings.Contains(name, " ") && strings.ToLower(name) == name }

// partly is the least score of a boat of the make and number given, by another version of its name.
const partly = 0.85

// known prefers, among the boats of which the text names one as well as the other, the one with figures.
func known(matches []design.Match) design.Match {
	for _, m := range matches {
		if m.Exact == matches[0].Exact && m.Score == matches[0].Score && m.Design.LOA > 0 {
			return m
		}
	}
	return matches[0]
}

// figures are what is asked for of a boat, and which of its particulars tells it.
var figures = []struct {
	asks phrases
	name string
	of   func(design.Design) float64
}{
	{phrasesOf(`how long, length, loa, länge, wie lang, longueur`), "length", func(d design.Design) float64 { return d.LOA }},
	{phrasesOf(`lwl, waterline, wasserlinie, flottaison`), "waterline length", func(d design.Design) float64 { return d.LWL }},
	{phrasesOf(`beam, how wide, breite, largeur`), "beam", func(d design.Design) float64 { return d.Beam }},
	{phrasesOf(`draft, draught, how deep, tiefgang, tirant d eau`), "draught", func(d design.Design) float64 { return d.DraftMax }},
	{phrasesOf(`displacement, displace, displaces, how heavy, weigh, weighs, weight, verdrängung, déplacement`), "displacement", func(d design.Design) float64 { return d.Displacement }},
	{phrasesOf(`ballast, lest`), "ballast", func(d design.Design) float64 { return d.Ballast }},
	{phrasesOf(`sail area, segelfläche, surface de voile`), "sail area", func(d design.Design) float64 { return d.SailArea }},
}

// particularsOf tells what the table has on a boat, and what it lacks of what is asked.
func particularsOf(d design.Design, asked plain) string {
	var lacks []string
	measured := false
	for _, f := range figures {
		measured = measured || f.of(d) > 0
		if f.of(d) == 0 && asked.has(f.asks) {
			lacks = append(lacks, f.name)
		}
	}
	switch {
	case !measured && len(lacks) == 0:
		return "The " + d.FullName() + " is in my table by name only: her dimensions are not known here."
	case !measured:
		return "The " + d.FullName() + " is in my table by name only: her " + strings.Join(lacks, " and ") + " is not known here."
	case len(lacks) > 0:
		return tools.DesignText(d) + " Her " + strings.Join(lacks, " and ") + " is not known here."
	}
	return tools.DesignText(d)
}

// designs writes what the design table has on the boats, and what the knowledge base adds.
func (w *answer) designs(list []design.Design) {
	var names []string
	for _, d := range list {
		began := time.Now()
		n := w.cite(chat.Citation{ID: d.ID, Title: d.FullName(), Source: "design table, from the builder's particulars", URL: w.agent.cfg.Links.Design(d.ID)})
		w.used(tools.FindDesignName, map[string]any{"name": d.FullName()}, "found the "+d.FullName(), time.Since(began))
		w.paragraph(particularsOf(d, w.turn.plain) + reference(n))
		names = append(names, d.FullName())
	}
	q := w.turn.question()
	if a := w.agent.base.Answer(q); a.Evidence == knowledge.Solid && mentions(a, names) {
		w.search(q)
	}
}

// mentions reports whether the best passage of an answer is about one of the boats.
func mentions(a knowledge.Answer, names []string) bool {
	title := strings.ToLower(a.Sources[0].Title)
	for _, name := range names {
		if make, _, _ := strings.Cut(strings.ToLower(name), " "); strings.Contains(title, make) {
			return true
		}
	}
	return false
}
