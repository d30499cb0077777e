package report

import (
	"slices"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/prose"
	"github.com/fairlead/fairlead/internal/study"
)

// technical is what the designs are: particulars, ratios with their formulas, and what is known of them.
func (w *writer) technical() section {
	s := section{heading: technicalDive}
	designs := w.allDesigns()
	if w.aside() {
		w.broughtUp(&s)
		return s
	}
	w.materials(&s)
	if len(designs) == 0 {
		s.say(essential, "Of the designs that are most offered here the design table has too few dimensions to compute their ratios.")
	} else {
		w.character(&s, designs)
		w.ratios(&s, usual, designs)
		if !w.Plan.Focus.Technical {
			w.difference(&s, usual, designs)
		}
	}
	for _, f := range w.findings {
		for _, e := range f.telling() {
			s.say(usual, "%s", w.quote(e, measure.FirstSentence(w.texts[e].Summary)))
		}
	}
	w.particulars(&s, designs)
	if !w.aboutKinds() {
		for _, f := range w.findings {
			w.facts(&s, deeper, f.known, 3)
		}
	}
	w.formulas(&s, designs)
	if slices.ContainsFunc(designs, func(e *measure.Evidence) bool {
		return w.monohull(e) && (e.Has("SA/D") || e.Has("D/L") || e.Has("comfort ratio"))
	}) {
		w.facts(&s, deepest, w.guides["design-ratios-interpretation"], 3)
	}
	if w.Plan.Focus.Technical {
		for _, e := range w.passages[:min(3, len(w.passages))] {
			w.facts(&s, deeper, e, 2)
		}
	}
	return s
}

// aside reports whether what was asked of a kind of boat turns on no design.
func (w *writer) aside() bool {
	p := w.Plan
	switch {
	case w.findings[0].decades != nil, p.Uneven != nil:
		return true
	case p.HasDesigns() || w.picked() || p.Focus.Technical || p.Focus.Faults || len(p.Ratios) > 0 || p.Raises("structure"):
		return false
	case w.apartFromUse() || p.Divided || p.Cuts || p.Focus.Owning:
		return true
	}
	return !w.built() && (p.Focus.Value || p.Focus.Waiting || p.Focus.Where || p.Compares())
}

// broughtUp is what the passages say on what was asked, in the place of designs.
func (w *writer) broughtUp(s *section) {
	const most = 3
	for i, e := range w.brings() {
		if i == most {
			return
		}
		if first := measure.FirstSentence(w.texts[e].Summary); !slices.Contains(w.quoted, first) {
			s.say(levelOf(min(i, 1), essential), "%s", w.quote(e, first))
		}
		w.facts(s, levelOf(min(i, 1), usual), e, 3)
	}
	if len(s.blocks) == 0 {
		s.say(essential, "What was asked turns on no single design, so no ratios are set out: name one to have hers computed.")
	}
}

// aboutKinds reports whether the study is technical and on kinds of boat, not on designs.
func (w *writer) aboutKinds() bool { return w.Plan.Focus.Technical && !w.Plan.HasDesigns() }

// materials is what is known of what makes the kinds of boat that a technical study is about.
func (w *writer) materials(s *section) {
	if !w.aboutKinds() {
		return
	}
	for _, f := range w.findings {
		w.facts(s, usual, f.known, 4)
	}
}

// mostDesigns is how many designs stand side by side.
const mostDesigns = 3

// allDesigns are the designs of every subject, each once, at most mostDesigns.
func (w *writer) allDesigns() []*measure.Evidence {
	var all []*measure.Evidence
	seen := map[string]bool{}
	for _, f := range w.findings {
		for _, e := range f.designs {
			if !seen[e.ID] && len(all) < mostDesigns {
				seen[e.ID] = true
				all = append(all, e)
			}
		}
	}
	return all
}

// character describes each design in a sentence.
func (w *writer) character(s *section, designs []*measure.Evidence) {
	for i, e := range designs {
		d, _ := w.designOf(e)
		intro := "The " + w.titled(e)
		if i == 0 && !w.Plan.HasDesigns() && !w.picked() {
			intro = "One of the most offered of them, the " + w.titled(e) + ","
		}
		l := levelOf(i, essential)
		switch {
		case e.Has("length") && e.Has("displacement"):
			s.say(l, "%s is %s long and displaces %s%s %s.", intro, e.Value("length"), e.Value("displacement"), reading(d), w.ref(e))
		case e.Has("length"):
			s.say(l, "%s is %s long; its displacement is not in the design table, so most ratios cannot be computed %s.", intro, e.Value("length"), w.ref(e))
		case e.Has("displacement"):
			s.say(l, "%s displaces %s%s; its length is not in the design table %s.", intro, e.Value("displacement"), reading(d), w.ref(e))
		default:
			s.say(l, "The design table has no dimensions of the %s %s.", e.Title, w.ref(e))
		}
	}
}

// titled is the name of a design within a text.
func (w *writer) titled(e *measure.Evidence) string {
	if w.Plan.HasDesigns() { // of which it is said at once how their names were read
		return e.Title
	}
	return e.Title + w.homonym(e)
}

// homonym tells a design by its years where the builder gave its name to others too.
func (w *writer) homonym(e *measure.Evidence) string {
	d, ok := w.designOf(e)
	if !ok || !e.Has("first built") || len(w.from.Designs.Homonyms(d)) == 0 {
		return ""
	}
	if !e.Has("last built") {
		return " built from " + e.Value("first built").String()
	}
	return " built from " + e.Value("first built").String() + " to " + e.Value("last built").String()
}

// reading says what the ratio of sail area, or of displacement, to length means for a monohull.
func reading(d design.Design) string {
	for _, name := range []string{"SA/D", "D/L"} {
		for _, r := range d.Ratios() {
			if r.Name == name && design.Reading(name, r.Value) == r.Reading {
				return " (" + name + " " + (study.Value{Number: r.Value, Unit: study.Ratio}).String() + ": " + r.Reading + ")"
			}
		}
	}
	return ""
}

func (w *writer) designOf(e *measure.Evidence) (design.Design, bool) {
	return w.from.Designs.ByID(e.ID[len("D-"):])
}

// monohull reports whether a design is a sailing boat of one hull, which the usual bounds of ratios are for.
func (w *writer) monohull(e *measure.Evidence) bool {
	d, ok := w.designOf(e)
	return ok && d.Category.Sails() && !d.Category.Multihull()
}

// difference says which ratio sets designs apart most, and to which side.
func (w *writer) difference(s *section, l level, designs []*measure.Evidence) {
	if len(designs) < 2 {
		return
	}
	name, most, shared := "", 0.12, 0
	var high, low *measure.Evidence
	for _, n := range ratioNames {
		having := slices.DeleteFunc(slices.Clone(designs), func(e *measure.Evidence) bool { return !e.Has(n) })
		if len(having) < 2 {
			continue
		}
		shared++
		having = sortedBy(having, func(e *measure.Evidence) int { return int(1000 * e.Value(n).Number) })
		first, last := having[0], having[len(having)-1]
		if apart := last.Value(n).Number/first.Value(n).Number - 1; apart > most {
			name, most, high, low = n, apart, last, first
		}
	}
	names := "the " + prose.List(titlesOf(w, designs), "and the")
	switch {
	case name == "" && shared < 3:
		s.say(l, "Too few dimensions of %s are in our design table to set their ratios side by side, though their builders may publish them %s.", names, w.ref(designs...))
		w.alone(s, l, designs)
	case name == "":
		s.say(l, "By their ratios %s are much the same kind of boat %s.", names, w.ref(designs...))
	default:
		s.say(l, "Of the ratios the %s sets them apart most: %s for the %s, %s for the %s; %s %s.",
			name, high.Value(name), w.titled(high), low.Value(name), w.titled(low), meaning[name], w.ref(high, low))
	}
}

// alone says of designs that cannot be set side by side what of their ratios is known.
func (w *writer) alone(s *section, l level, designs []*measure.Evidence) {
	first := []string{"SA/D", "D/L", "capsize screening"}
	if w.Plan.Raises("seaworthy") || w.Plan.Raises("ocean") {
		first = []string{"comfort ratio", "capsize screening", "D/L"}
	}
	for _, e := range designs {
		for _, n := range first {
			if v := e.Value(n); v.Number > 0 {
				s.say(l, "Of the %s the %s is %s (%s) %s.", w.titled(e), n, v, design.Reading(n, v.Number), w.ref(e))
				break
			}
		}
	}
}

// titlesOf are the names of designs within a text.
func titlesOf(w *writer, designs []*measure.Evidence) []string {
	var all []string
	for _, e := range designs {
		all = append(all, w.titled(e))
	}
	return all
}

// meaning says what a higher value of a ratio brings.
var meaning = map[string]string{
	"SA/D":              "the higher one sails sooner in light air and reefs sooner",
	"D/L":               "the higher one carries load and moves more gently, the lower one is quicker",
	"ballast ratio":     "the higher one stands up better to wind, keel shape being equal",
	"capsize screening": "the lower one passes the offshore screen by more",
	"comfort ratio":     "the higher one moves more slowly in a seaway",
	"hull speed":        "the higher one has the longer stride under displacement",
}

// offshore says what the two ratios that were made for seaworthiness tell of the only design.
func (w *writer) offshore(s *section) {
	e := w.allDesigns()[0]
	if w.Plan.Compares() || !e.Has("capsize screening") || !e.Has("comfort ratio") {
		return
	}
	capsize, comfort := e.Value("capsize screening"), e.Value("comfort ratio")
	s.say(essential, "Its capsize screening value is %s (%s) and its comfort ratio %s (%s); ratios do not replace a survey %s.",
		capsize, design.Reading("capsize screening", capsize.Number), comfort, design.Reading("comfort ratio", comfort.Number), w.ref(e))
}
