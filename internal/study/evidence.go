package study

import "github.com/fairlead/fairlead/internal/catalog"

// Kind is what a piece of evidence is.
type Kind string

// The kinds of evidence.
const (
	OfQuery   Kind = "query"
	OfDesign  Kind = "design"
	OfPassage Kind = "passage"
	OfListing Kind = "listing"
)

// Filter says which boats a query is about.
type Filter struct {
	Words  string        `json:"words"`
	Query  catalog.Query `json:"query"`
	Except []string      `json:"except_designs,omitempty"` // ids of designs whose boats are left out; an empty one stands for boats of no known design
}

// Evidence is one source of a report: an aggregate over the catalogue that can be run again, a design, a knowledge passage
// or a boat for sale.
type Evidence struct {
	ID    string `json:"id"` // as the report cites it, "Q3", or the kind and identifier of the source, "D-lagoon-42"
	Kind  Kind   `json:"kind"`
	Title string `json:"title"`

	Measure  string  `json:"measure,omitempty"` // of a query: what is computed, such as "prices_by_year"
	Filter   *Filter `json:"filter,omitempty"`  // of a query
	Against  *Filter `json:"against,omitempty"` // of a query that compares: the boats compared with
	Rows     string  `json:"rows,omitempty"`    // of a query: the name of the Set of its boats, set where the evidence is kept
	Boats    int     `json:"n,omitempty"`       // of a query: boats in the calculation
	AsOf     string  `json:"as_of,omitempty"`   // day that the data describe
	Currency string  `json:"currency,omitempty"`
	RateDate string  `json:"rate_date,omitempty"` // of the exchange rates, where prices were converted
	Sample   bool    `json:"sample,omitempty"`    // rests on generated listings, not on real offers
	URL      string  `json:"url,omitempty"`
	Number   int     `json:"number,omitempty"` // as the report cites what has an address

	Values []Value  `json:"values,omitempty"`
	Says   []string `json:"says,omitempty"` // of a passage what it says, of a design its formulas and their readings
}

// Set is the boats that queries drew.
type Set struct {
	Name     string   `json:"name"` // "B1"
	Filter   Filter   `json:"filter"`
	Boats    int      `json:"n"`
	Listings []string `json:"listings"`           // ids, the cheapest first
	Left     int      `json:"left_out,omitempty"` // boats whose ids were too many to keep
}

// Recheck is a piece of evidence computed again.
type Recheck struct {
	ID       string    `json:"id"`
	Same     bool      `json:"same"`                // every value and n are what they were
	Gone     bool      `json:"gone,omitempty"`      // there is no such source any more
	Boats    int       `json:"n,omitempty"`         // now
	AsOf     string    `json:"as_of,omitempty"`     // now
	RateDate string    `json:"rate_date,omitempty"` // now
	Values   []Changed `json:"values,omitempty"`    // each that was or is
}

// Changed is a value then and now; nil where it was not, or is not any more.
type Changed struct {
	Name string   `json:"name"`
	Of   string   `json:"of,omitempty"`
	Unit Unit     `json:"unit"`
	Then *float64 `json:"then"`
	Now  *float64 `json:"now"`
	Same bool     `json:"same"`

	exact bool
}

// Was is the value then as people read it, empty where it was not.
func (c Changed) Was() string { return c.text(c.Then) }

// Is is the value now as people read it, empty where it is not any more.
func (c Changed) Is() string { return c.text(c.Now) }

func (c Changed) text(n *float64) string {
	if n == nil {
		return ""
	}
	return Value{Number: *n, Unit: c.Unit, Exact: c.exact}.Signed()
}

// Compare sets what a piece of evidence says now beside what it said: n and the values, by name and part.
func Compare(then Evidence, n int, now []Value) Recheck {
	r := Recheck{ID: then.ID, Boats: n, Same: n == then.Boats}
	type name struct{ of, name string }
	at := map[name]int{}
	for i, v := range then.Values {
		at[name{v.Of, v.Name}] = i
		r.Values = append(r.Values, Changed{Name: v.Name, Of: v.Of, Unit: v.Unit, Then: &then.Values[i].Number, exact: v.Exact})
	}
	for i, v := range now {
		k, ok := at[name{v.Of, v.Name}]
		if !ok {
			r.Values = append(r.Values, Changed{Name: v.Name, Of: v.Of, Unit: v.Unit, Now: &now[i].Number, exact: v.Exact})
			continue
		}
		c := &r.Values[k]
		c.Now, c.Same = &now[i].Number, alike(*c.Then, v.Number) && c.Unit == v.Unit
	}
	for _, c := range r.Values {
		r.Same = r.Same && c.Same
	}
	return r
}

// alike allows for the order in which numbers were added up.
func alike(a, b float64) bool {
	return max(a-b, b-a) <= 1e-9*max(a, -a, b, -b)
}
