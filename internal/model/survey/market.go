package survey

import (
	"fmt"
	"math"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/report"
	"github.com/fairlead/fairlead/internal/links"
)

// Comparables are at least leastComparables boats, of which shownComparables are named.
const (
	leastComparables = 5
	shownComparables = 3
)

// market is what boats like this one are asked for.
type market struct {
	report.Market
	boats []*catalog.Listing // of Listings
}

// market compares the boat with the inventory: boats of her model and age, or else of her size, kind and age.
func (s *Surveyor) market(b inspect.Identity, in *input) market {
	if s.cfg.Boats == nil || b.Make == "" && b.LengthM == 0 {
		return market{}
	}
	asking, currency := in.asking(s.inspector)
	ix := s.cfg.Boats.Snapshot()
	for _, c := range comparisons(b, in.told()) {
		c.query.Currency = currency
		page, err := ix.Search(c.query, catalog.Paging{Limit: shownComparables + 1})
		if err != nil || page.Stats.N < leastComparables {
			continue
		}
		m := market{Market: report.Market{What: c.words, N: page.Stats.N, Currency: page.Stats.Currency,
			Low: tenth(page.Stats.Q1), Median: tenth(page.Stats.Median), High: tenth(page.Stats.Q3)}}
		if page.Stats.Converted {
			m.Converted = catalog.RateDate().Format(time.DateOnly)
		}
		if currency == m.Currency {
			m.Asking = asking
		}
		m.name(page.Items, in.listing, s.cfg.Links)
		return m
	}
	return market{}
}

// name keeps the first few boats other than the one that is assessed.
func (m *market) name(items []*catalog.Listing, own *catalog.Listing, base links.Base) {
	for _, l := range items {
		m.Sample = m.Sample || l.Sample
		if own != nil && l.ID == own.ID || len(m.Listings) == shownComparables {
			continue
		}
		m.Listings, m.boats = append(m.Listings, l.ID), append(m.boats, l)
		m.Comparables = append(m.Comparables, report.Comparable{ID: l.ID, Name: l.Name(), Price: l.Price, Currency: l.Currency, Place: l.Place, URL: base.Listing(l.ID)})
	}
}

type comparison struct {
	words string
	query catalog.Query
}

// comparisons are the searches to try, the closest first.
func comparisons(b inspect.Identity, l *catalog.Listing) []comparison {
	years := func(q catalog.Query, n int) catalog.Query {
		if b.Year != 0 {
			q.YearMin, q.YearMax = b.Year-n, b.Year+n
		}
		return q
	}
	var out []comparison
	if b.Make != "" {
		q := catalog.Query{Make: b.Make, ModelContains: b.Model}
		if b.Year != 0 {
			out = append(out, comparison{fmt.Sprintf("%s %s of similar age", b.Make, b.Model), years(q, 5)})
		}
		out = append(out, comparison{fmt.Sprintf("%s %s of any age", b.Make, b.Model), q})
	}
	if b.LengthM != 0 {
		q := catalog.Query{LengthMin: b.LengthM * 0.95, LengthMax: b.LengthM * 1.05}
		q.Type = string(b.Category)
		if l != nil {
			q.Type = string(l.Category)
		}
		age := ", of similar age"
		if b.Year == 0 {
			age = ", of any age"
		}
		out = append(out, comparison{fmt.Sprintf("boats of %.0f m, 5 %% either way%s", b.LengthM, age), years(q, 5)})
	}
	return out
}

// told is the listing that the boat's fields are from, nil if there is none.
func (in *input) told() *catalog.Listing {
	if in.listing != nil {
		return in.listing
	}
	return in.offered
}

// tenth rounds a sum to one decimal.
func tenth(v float64) float64 { return math.Round(10*v) / 10 }
