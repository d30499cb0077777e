package measure

import (
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/study"
)

// Evidence is one source of a report, with what it takes to check it.
type Evidence struct {
	study.Evidence

	Source  string   `json:"-"` // of a citation
	Phrases []string `json:"-"` // what it says in words: names, formulas, facts; their digits are not findings

	run func(*Drawer) (n int, values []study.Value) // computes Boats and Values anew; nil where they are as published
}

// At returns the value of a part with the name; a nil Evidence has none.
func (e *Evidence) At(of, name string) (study.Value, bool) {
	if e == nil {
		return study.Value{}, false
	}
	for _, v := range e.Values {
		if v.Of == of && v.Name == name {
			return v, true
		}
	}
	return study.Value{}, false
}

// Value returns the value with the name, the zero Value if there is none.
func (e *Evidence) Value(name string) study.Value {
	v, _ := e.At("", name)
	return v
}

// Has reports whether there is a value with the name.
func (e *Evidence) Has(name string) bool {
	_, ok := e.At("", name)
	return ok
}

// Parts returns the parts that the evidence divides into, in its own order.
func (e *Evidence) Parts() []string {
	if e == nil {
		return nil
	}
	var parts []string
	seen := map[string]bool{"": true}
	for _, v := range e.Values {
		if !seen[v.Of] {
			seen[v.Of] = true
			parts = append(parts, v.Of)
		}
	}
	return parts
}

// day writes a day as the report does.
func day(t time.Time) string { return t.Format(time.DateOnly) }

// Design is the evidence of what the table publishes of a design, and its ratios.
func Design(d design.Design, base links.Base) *Evidence {
	e := &Evidence{
		Evidence: study.Evidence{ID: "D-" + d.ID, Kind: study.OfDesign, Title: NameOf(d), URL: base.Design(d.ID)},
		Source:   "design table, builder's published particulars",
		Phrases:  []string{NameOf(d)},
	}
	add := func(name string, n float64, unit study.Unit) {
		if n != 0 {
			e.Values = append(e.Values, study.Value{Name: name, Number: n, Unit: unit})
		}
	}
	add("length", d.LOA, study.Metre)
	add("waterline", d.LWL, study.Metre)
	add("beam", d.Beam, study.Metre)
	add("least draft", d.DraftMin, study.Metre)
	add("draft", d.DraftMax, study.Metre)
	add("displacement", d.Displacement, study.Kilogram)
	add("ballast", d.Ballast, study.Kilogram)
	add("sail area", d.SailArea, study.SquareMetre)
	add("first built", float64(d.FirstBuilt), study.Year)
	add("last built", float64(d.LastBuilt), study.Year)
	for _, r := range d.Ratios() {
		add(r.Name, r.Value, unitOf(r))
		e.Phrases = append(e.Phrases, r.Formula, r.Reading)
		e.Says = append(e.Says, r.Name+" = "+r.Formula+": "+r.Reading)
	}
	return e
}

// unitOf is the unit of a ratio.
func unitOf(r design.Ratio) study.Unit {
	switch r.Unit {
	case "%":
		return study.Percent
	case "kn":
		return study.Knot
	}
	return study.Ratio
}

// NameOf is a design's full name without the year that tells two of one name apart, with a noun where the name has no
// letter ("420 dinghy").
func NameOf(d design.Design) string {
	name, _, _ := strings.Cut(d.FullName(), " (")
	if hasLetter(name) {
		return name
	}
	return name + " " + string(d.Category)
}

func hasLetter(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' })
}

// Passage is the evidence of a passage; what it says can only be quoted.
func Passage(p *knowledge.Passage, base links.Base) *Evidence {
	e := &Evidence{Evidence: study.Evidence{ID: "K-" + p.ID, Kind: study.OfPassage, Title: p.Title, URL: base.Passage(p.ID)}, Source: p.Source}
	e.Says = slices.Concat([]string{p.Summary}, p.Facts, p.Steps)
	for _, said := range slices.Concat([]string{p.Title, p.Summary}, Sentences(p.Summary), p.Facts, p.Steps) {
		e.Phrases = append(e.Phrases, strings.TrimSuffix(said, "."))
	}
	return e
}

// Listing is the evidence of a boat for sale. Its price is as asked, and, where that differs, in the currency of the report too.
func Listing(l *catalog.Listing, base links.Base, d *Drawer) *Evidence {
	e := &Evidence{
		Evidence: study.Evidence{
			ID: "L-" + l.ID, Kind: study.OfListing, Title: l.Name(), URL: base.Listing(l.ID), AsOf: day(l.LastSeen), Currency: d.Currency, Sample: l.Sample,
		},
		Source: "boat for sale, last seen " + day(l.LastSeen), Phrases: []string{l.Name()},
	}
	if l.Sample {
		e.Source = "sample listing, not a real offer"
	}
	if l.Currency != d.Currency {
		e.RateDate = day(catalog.RateDate())
	}
	e.run = func(from *Drawer) (int, []study.Value) {
		l, ok := from.ix.Get(l.ID)
		if !ok {
			return 0, nil
		}
		values := []study.Value{
			{Name: "asks", Number: l.Price, Unit: study.Unit(l.Currency), Exact: true},
			{Name: "built", Number: float64(l.Year()), Unit: study.Year},
			{Name: "length", Number: l.LOA, Unit: study.Metre},
			{Name: "seen", Number: float64(l.SeenDays()), Unit: study.Days},
		}
		if p, ok := l.PriceIn(from.Currency); ok && l.Currency != from.Currency {
			values = append(values, study.Value{Name: "converted", Number: p, Unit: study.Unit(from.Currency)})
		}
		return 1, values
	}
	e.Boats, e.Values = e.run(d)
	return e
}

// Again returns the values as they are computed now, with how many boats there are and the days of the data and of the rates; those
// that are published stay as they are.
func (e *Evidence) Again(from *Drawer) []study.Value {
	if e.run == nil {
		return e.Values
	}
	n, fresh := e.run(from)
	return append(fresh,
		study.Value{Name: "n", Number: float64(n), Unit: study.Count},
		study.Value{Name: "as of", Number: float64(from.ix.AsOf().Unix()), Unit: study.Date},
		study.Value{Name: "rates of", Number: float64(catalog.RateDate().Unix()), Unit: study.Date})
}
