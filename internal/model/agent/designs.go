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

// designsIn returns the production boats that a turn asks the particulars of.
func (a *Agent) designsIn(t turn) []design.Design {
	if a.cfg.Designs == nil || !t.plain.has(particulars) {
		return nil
	}
	var list []design.Design
	for _, m := range a.cfg.Designs.Mentions(t.text) {
		if m.Matches[0].Exact && len(list) < maxDesigns {
			list = append(list, m.Matches[0].Design)
		}
	}
	return list
}

// designs writes what the design table has on the boats, and what the knowledge base adds.
func (w *answer) designs(list []design.Design) {
	var names []string
	for _, d := range list {
		began := time.Now()
		n := w.cite(chat.Citation{ID: d.ID, Title: d.FullName(), Source: "design table, from the builder's particulars", URL: w.agent.cfg.Links.Design(d.ID)})
		w.used(tools.FindDesignName, map[string]any{"name": d.FullName()}, "found the "+d.FullName(), time.Since(began))
		w.paragraph(tools.DesignText(d) + reference(n))
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
