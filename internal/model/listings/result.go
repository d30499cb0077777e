package listings

import (
	"github.com/fairlead/fairlead/internal/catalog"
)

// result is the structured answer. Its slices are never nil, so that they are arrays in JSON.
type result struct {
	Query          catalog.Query `json:"query"`
	Total          int           `json:"total"`
	Listings       []item        `json:"listings"`
	Stats          *stats        `json:"stats"`
	Like           []like        `json:"like"` // designs like the one that is named, where others like it are asked for
	NotUnderstood  []string      `json:"not_understood"`
	Contradictions []string      `json:"contradictions"`
	Sample         bool          `json:"sample"`
	AsOf           string        `json:"as_of"`
}

// item is one boat of a result. An unknown value is left out.
type item struct {
	ID       string  `json:"id"`
	Title    string  `json:"title"`
	Make     string  `json:"make,omitempty"`
	Model    string  `json:"model,omitempty"`
	Year     int     `json:"year,omitempty"`
	LengthM  float64 `json:"length_m,omitempty"`
	Price    float64 `json:"price,omitempty"`
	Currency string  `json:"currency,omitempty"`
	Place    string  `json:"place,omitempty"`
	State    string  `json:"state,omitempty"`
	Country  string  `json:"country,omitempty"`
	Status   string  `json:"status,omitempty"`
	SeenDays int     `json:"seen_days"`
	URL      string  `json:"url"`
	Sample   bool    `json:"sample"`
}

// stats is the asking prices of everything found, in one currency.
type stats struct {
	N         int     `json:"n"`
	Currency  string  `json:"currency,omitempty"`
	Min       float64 `json:"min"`
	Q1        float64 `json:"q1"`
	Median    float64 `json:"median"`
	Q3        float64 `json:"q3"`
	Max       float64 `json:"max"`
	Mean      float64 `json:"mean"`
	Converted bool    `json:"converted"`
	RateDate  string  `json:"rate_date,omitempty"`
}

// resultOf is what a page yields to a query.
func resultOf(q catalog.Query, page catalog.Page) result {
	return result{Query: q, Total: page.Total, Stats: statsOf(page.Stats)}
}

// fill adds to a result what every answer has.
func (r *result) fill(a *answer, shown []*catalog.Listing) {
	r.Sample, r.AsOf = a.sample() || a.made > 0, a.index.AsOf().Format("2006-01-02")
	r.Like = orEmpty(r.Like)
	r.NotUnderstood, r.Contradictions = orEmpty(a.wish.NotUnderstood), orEmpty(a.wish.Contradictions)
	r.Listings = make([]item, 0, len(shown))
	for _, l := range shown {
		r.Listings = append(r.Listings, item{
			ID: l.ID, Title: l.Name(), Make: l.Make, Model: l.Model, Year: l.Year(), LengthM: l.LOA, Price: l.Price,
			Currency: l.Currency, Place: l.Place, State: l.State, Country: l.Country, Status: string(l.Status),
			SeenDays: l.SeenDays(), URL: a.links.Listing(l.ID), Sample: l.Sample,
		})
	}
}

// orEmpty makes of no list one that is written as such.
func orEmpty[T any](list []T) []T {
	if list == nil {
		return []T{}
	}
	return list
}

func statsOf(s catalog.Stats) *stats {
	out := &stats{
		N: s.N, Currency: s.Currency, Min: whole(s.Min), Q1: whole(s.Q1), Median: whole(s.Median), Q3: whole(s.Q3), Max: whole(s.Max),
		Mean: whole(s.Mean), Converted: s.Converted,
	}
	if s.Converted {
		out.RateDate = catalog.RateDate().Format("2006-01-02")
	}
	return out
}
