package research

import (
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
)

// Evidence is one source of a report: an aggregate over the catalogue that can be run again, a design, a knowledge passage
// or a boat for sale.
type Evidence struct {
	ID    string `json:"id"` // as the report cites it, "Q3", or the kind and identifier of the source, "D-lagoon-42"
	Kind  Kind   `json:"kind"`
	Title string `json:"title"`

	Filter   *Filter `json:"filter,omitempty"` // of a query
	Boats    int     `json:"n,omitempty"`      // of a query: boats in the calculation
	AsOf     string  `json:"as_of,omitempty"`  // day that the data describe
	Currency string  `json:"currency,omitempty"`
	RateDate string  `json:"rate_date,omitempty"` // of the exchange rates, where prices were converted
	Sample   bool    `json:"sample,omitempty"`    // rests on generated listings, not on real offers
	URL      string  `json:"url,omitempty"`
	Number   int     `json:"number,omitempty"` // as the report cites what has a URL

	Values []Value `json:"values,omitempty"`

	source  string                                // of a citation
	phrases []string                              // what it says in words: names, formulas, facts; their digits are not findings
	run     func(*drawer) (n int, values []Value) // computes Boats and Values anew; nil where they are as published
}

// Kind is what a piece of evidence is.
type Kind string

// The kinds of evidence.
const (
	OfQuery   Kind = "query"
	OfDesign  Kind = "design"
	OfPassage Kind = "passage"
	OfListing Kind = "listing"
)

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

// v returns the value with the name, the zero Value if there is none.
func (e *Evidence) v(name string) Value {
	v, _ := e.at("", name)
	return v
}

func (e *Evidence) has(name string) bool {
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

func dateOf(seconds float64) string { return day(time.Unix(int64(seconds), 0).UTC()) }

// designEvidence is what the table publishes of a design, and its ratios.
func designEvidence(d design.Design, base links.Base) *Evidence {
	e := &Evidence{
		ID: "D-" + d.ID, Kind: OfDesign, Title: nameOf(d), URL: base.Design(d.ID), source: "design table, builder's published particulars",
		phrases: []string{nameOf(d)},
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

// passageEvidence is a passage; what it says can only be quoted.
func passageEvidence(p *knowledge.Passage, base links.Base) *Evidence {
	e := &Evidence{ID: "K-" + p.ID, Kind: OfPassage, Title: p.Title, URL: base.Passage(p.ID), source: p.Source}
	for _, said := range slices.Concat([]string{p.Title, p.Summary}, sentences(p.Summary), p.Facts, p.Steps) {
		e.phrases = append(e.phrases, strings.TrimSuffix(said, "."))
	}
	return e
}

// listingEvidence is a boat for sale. Its price is as asked.
func listingEvidence(l *catalog.Listing, base links.Base) *Evidence {
	e := &Evidence{
		ID: "L-" + l.ID, Kind: OfListing, Title: l.Name(), URL: base.Listing(l.ID), source: "boat for sale, last seen " + day(l.LastSeen),
		AsOf: day(l.LastSeen), Currency: l.Currency, Sample: l.Sample, phrases: []string{l.Name()},
	}
	if l.Sample {
		e.source = "sample listing, not a real offer"
	}
	e.run = func(from *drawer) (int, []Value) {
		l, ok := from.ix.Get(l.ID)
		if !ok {
			return 0, nil
		}
		return 1, []Value{
			{Name: "asks", Number: l.Price, Unit: Unit(l.Currency), Exact: true},
			{Name: "built", Number: float64(l.Year()), Unit: Year},
			{Name: "length", Number: l.LOA, Unit: Metre},
			{Name: "seen", Number: float64(l.SeenDays()), Unit: Days},
		}
	}
	return e
}
