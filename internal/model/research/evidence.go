package research

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

	source  string                                // of a citation
	phrases []string                              // what it says in words: names, formulas, facts; their digits are not findings
	run     func(*drawer) (n int, values []Value) // computes Boats and Values anew; nil where they are as published
}

// at returns the value of a part with the name.
func (e *Evidence) at(of, name string) (Value, bool) {
	if e == nil {
		return Value{}, false
	}
	for _, v := range e.Values {
		if v.Of == of && v.Name == name {
			return v, true
		}
	}
	return Value{}, false
}

// Value returns the value with the name, the zero Value if there is none.
func (e *Evidence) Value(name string) Value {
	v, _ := e.at("", name)
	return v
}

// Has reports whether there is a value with the name.
func (e *Evidence) Has(name string) bool {
	_, ok := e.at("", name)
	return ok
}

// parts returns the parts that the evidence divides into, in its own order.
func (e *Evidence) parts() []string {
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

// Design is what the table publishes of a design, and its ratios.
func Design(d design.Design, base links.Base) *Evidence {
	e := &Evidence{
		Evidence: study.Evidence{ID: "D-" + d.ID, Kind: OfDesign, Title: nameOf(d), URL: base.Design(d.ID)},
		source:   "design table, builder's published particulars",
		phrases:  []string{nameOf(d)},
	}
	add := func(name string, n float64, unit Unit) {
		if n != 0 {
			e.Values = append(e.Values, Value{Name: name, Number: n, Unit: unit})
		}
	}
	add("length", d.LOA, Metre)
	add("waterline", d.LWL, Metre)
	add("beam", d.Beam, Metre)
	add("least draft", d.DraftMin, Metre)
	add("draft", d.DraftMax, Metre)
	add("displacement", d.Displacement, Kilogram)
	add("ballast", d.Ballast, Kilogram)
	add("sail area", d.SailArea, SquareMetre)
	add("first built", float64(d.FirstBuilt), Year)
	add("last built", float64(d.LastBuilt), Year)
	for _, r := range d.Ratios() {
		unit := Ratio
		switch r.Unit {
		case "%":
			unit = Percent
		case "kn":
			unit = Knot
		}
		add(r.Name, r.Value, unit)
		e.phrases = append(e.phrases, r.Formula, r.Reading)
		e.Says = append(e.Says, r.Name+" = "+r.Formula+": "+r.Reading)
	}
	return e
}

// nameOf is a design's full name without the year that tells two of one name apart, with a noun where the name has no
// letter ("420 dinghy").
func nameOf(d design.Design) string {
	name, _, _ := strings.Cut(d.FullName(), " (")
	if hasLetter(name) {
		return name
	}
	return name + " " + string(d.Category)
}

func hasLetter(s string) bool {
	return strings.ContainsFunc(s, func(r rune) bool { return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' })
}

// Passage is a passage; what it says can only be quoted.
func Passage(p *knowledge.Passage, base links.Base) *Evidence {
	e := &Evidence{Evidence: study.Evidence{ID: "K-" + p.ID, Kind: OfPassage, Title: p.Title, URL: base.Passage(p.ID)}, source: p.Source}
	e.Says = slices.Concat([]string{p.Summary}, p.Facts, p.Steps)
	for _, said := range slices.Concat([]string{p.Title, p.Summary}, Sentences(p.Summary), p.Facts, p.Steps) {
		e.phrases = append(e.phrases, strings.TrimSuffix(said, "."))
	}
	return e
}

// Listing is a boat for sale. Its price is as asked, and, where that differs, in the currency of the report too.
func Listing(l *catalog.Listing, base links.Base, d *drawer) *Evidence {
	e := &Evidence{
		Evidence: study.Evidence{
			ID: "L-" + l.ID, Kind: OfListing, Title: l.Name(), URL: base.Listing(l.ID), AsOf: day(l.LastSeen), Currency: d.currency, Sample: l.Sample,
		},
		source: "boat for sale, last seen " + day(l.LastSeen), phrases: []string{l.Name()},
	}
	if l.Sample {
		e.source = "sample listing, not a real offer"
	}
	if l.Currency != d.currency {
		e.RateDate = day(catalog.RateDate())
	}
	e.run = func(from *drawer) (int, []Value) {
		l, ok := from.ix.Get(l.ID)
		if !ok {
			return 0, nil
		}
		values := []Value{
			{Name: "asks", Number: l.Price, Unit: Unit(l.Currency), Exact: true},
			{Name: "built", Number: float64(l.Year()), Unit: Year},
			{Name: "length", Number: l.LOA, Unit: Metre},
			{Name: "seen", Number: float64(l.SeenDays()), Unit: Days},
		}
		if p, ok := l.PriceIn(from.currency); ok && l.Currency != from.currency {
			values = append(values, Value{Name: "converted", Number: p, Unit: Unit(from.currency)})
		}
		return 1, values
	}
	e.Boats, e.Values = e.run(d)
	return e
}

// Again returns the values as they are computed now, with how many boats there are and the days of the data and of the rates; those
// that are published stay as they are.
func (e *Evidence) Again(from *drawer) []Value {
	if e.run == nil {
		return e.Values
	}
	n, fresh := e.run(from)
	return append(fresh,
		Value{Name: "n", Number: float64(n), Unit: Count},
		Value{Name: "as of", Number: float64(from.ix.AsOf().Unix()), Unit: Date},
		Value{Name: "rates of", Number: float64(catalog.RateDate().Unix()), Unit: Date})
}
