package inspect

import (
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// Assess judges the boat from what there is. It does the same for the same input; it never fails, but may find little.
func (in *Inspector) Assess(input Input) Report {
	b := in.identify(input)
	told, besides := in.history(input)
	told = told.ofMetal(b)
	b.otherEngine = b.inPetrol || told.outboard() || slices.ContainsFunc(input.Boat.Engines, Engine.hung)
	h := told.believable(input.Year)
	plain := h.plain()
	all, hers := in.findings(b, plain, h, besides, input), in.ofHer(input)
	areas := in.scores(b, plain, all, input.Year)
	in.mention(areas, hers)
	r := Report{
		Boat:           b.identified(),
		Coverage:       coverage(b, plain),
		Findings:       slices.DeleteFunc(slices.Clone(all), func(f Finding) bool { return !input.about(f.Area) }),
		Areas:          slices.DeleteFunc(slices.Clone(areas), func(a AreaScore) bool { return !input.about(a.Area) }),
		Unclear:        in.unclear(b, h, all, besides, input),
		Contradictions: in.contradictions(b, told, hers),
		Photos:         input.Photos,
		PhotoNotes:     photoNotes(input.Photos),
		Surveyor:       surveyorChecks(b, input),
		Disclaimer:     disclaimer,
	}
	r.Questions = in.questions(b, h, besides, hers, r.Contradictions)
	r.NotAssessed = notAssessed(b, r.Areas, input)
	if r.Coverage >= bandCoverage {
		r.Band = band(overall(b, areas), len(all) > 0 && all[0].Grade == "A", grave(all), slices.ContainsFunc(all, Finding.ofWreck))
	}
	r.Summary = summary(r, h)
	return r
}

// grave counts what forbids to sail.
func grave(all []Finding) int {
	n := 0
	for _, f := range all {
		if f.forbids() {
			n++
		}
	}
	return n
}

// ofWreck reports whether a finding tells that the boat does not serve as one.
func (f Finding) ofWreck() bool {
	switch f.Problem {
	case part.Project, part.Sunk, part.Fire, part.WriteOff, part.Neglect:
		return f.Item == part.WholeBoat
	}
	return f.forbids() && f.Item == part.HullShell
}

// ofHer leaves out of the texts what they say of other boats.
func (in *Inspector) ofHer(input Input) Input {
	input.Texts = slices.Clone(input.Texts)
	for i, t := range input.Texts {
		input.Texts[i] = in.Hers(t, input.Year)
	}
	return input
}

// mostSummary is how many things a summary names.
const mostSummary = 3

// summary names what matters most: what is dangerous, what does not fit together, what is due.
func summary(r Report, h history) []string {
	var urgent, due, known []string
	for _, f := range r.Findings {
		line := fmt.Sprintf("%s (%s). %s", f.Title, f.Grade, f.Why)
		switch {
		case f.Evidence[0].Kind == "image":
			known = append(known, f.Title+" (confidence low, see below)")
		case rank(f) > 0:
			known = append(known, f.Title+". "+f.Deficiency)
		case f.Grade == "A":
			urgent = append(urgent, line)
		default:
			due = append(due, line)
		}
	}
	out := urgent[:min(len(urgent), mostSummary)]
	if warning := r.Warning(); warning != "" {
		out = append([]string{warning}, out[:min(len(out), mostSummary-1)]...)
	}
	for _, c := range r.Contradictions {
		if len(out) < mostSummary {
			out = append(out, c.Text)
		}
	}
	for _, line := range append(due, known...) {
		if len(out) < mostSummary {
			out = append(out, line)
		}
	}
	if len(out) == 0 && len(r.Unclear) > 0 {
		out = []string{"What was told against her is not plain: read the sentences that are quoted with the seller."}
	}
	if len(out) == 0 && len(h) > 0 {
		out = []string{"Nothing that was supplied speaks against her; what was not supplied still may."}
	}
	return out
}

// photoNotes says of each photograph what its quality allows, and which are prints of one.
func photoNotes(photos []picture.Photo) []string {
	var out []string
	for i, p := range photos {
		out = append(out, fold.Capital(p.Note()))
		for _, earlier := range photos[:i] {
			if p.Same(earlier) {
				out = append(out, fmt.Sprintf("%s looks the same as %s.", fold.Capital(p.Name), earlier.Name))
				break
			}
		}
	}
	return out
}

// sourceName begins a sentence with where something was said.
func sourceName(source string) string {
	if source == "" {
		return "The text"
	}
	return fold.Capital(source)
}
