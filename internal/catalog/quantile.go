package catalog

import "sort"

// quantile is the price at a rank, counted from 0 behind the boats given away, between two ranks in proportion.
func (s *search) quantile(rank float64, currency string) float64 {
	low := int(rank)
	part := rank - float64(low)
	price := s.priceAt(low, currency)
	if part == 0 {
		return price
	}
	return price*(1-part) + s.priceAt(low+1, currency)*part
}

// Quantile is the value at a share, from 0 to 1, of ascending numbers, between two ranks in proportion. There has to be one.
func Quantile(sorted []float64, share float64) float64 {
	rank := share * float64(len(sorted)-1)
	low := int(rank)
	if low+1 >= len(sorted) {
		return sorted[len(sorted)-1]
	}
	part := rank - float64(low)
	return sorted[low]*(1-part) + sorted[low+1]*part
}

// priceAt is the price of the listing at a rank. It is read from the listing, because an amount in its own currency is exact.
func (s *search) priceAt(rank int, currency string) float64 {
	r := s.at(rank)
	var l Listing
	c := coder{data: r.details.at(int(r.doc)), names: s.ix.names}
	c.head(&l)
	price, _ := Convert(l.Price, l.Currency, currency)
	return price
}

// span is the ranks of one part between which a listing is still looked for.
type span struct {
	*evaluation
	low, high int
}

// at returns the listing at a rank among the priced ones of all parts. It halves the widest span by the price in its middle until
// one listing is left.
func (s *search) at(rank int) ref {
	spans := make([]span, len(s.parts))
	for i, e := range s.parts {
		spans[i] = span{e, e.rank.below(e.free), e.rank.below(len(e.euros))}
	}
	if len(spans) == 1 {
		return ref{spans[0].part, spans[0].rank.at(spans[0].low + rank)}
	}
	middles := make([]int, len(spans))
	for {
		widest := 0
		for i, sp := range spans {
			if sp.high-sp.low > spans[widest].high-spans[widest].low {
				widest = i
			}
		}
		w := spans[widest]
		pivot := ref{w.part, w.rank.at((w.low + w.high) / 2)}
		before := 0
		for i, sp := range spans {
			middles[i] = min(max(sp.before(pivot, i < widest), sp.low), sp.high)
			before += middles[i] - sp.low
		}
		switch {
		case before == rank:
			return pivot
		case before > rank:
			for i := range spans {
				spans[i].high = middles[i]
			}
		default:
			for i := range spans {
				spans[i].low = middles[i]
			}
			spans[widest].low++
			rank -= before + 1
		}
	}
}

// before is how many listings found in the part stand before another; equal prices do if they win.
func (s span) before(pivot ref, equalWins bool) int {
	if s.part == pivot.part {
		return s.rank.below(int(pivot.doc))
	}
	price := pivot.euros[pivot.doc]
	end := sort.SearchFloat64s(s.euros, price)
	if equalWins {
		end = sort.Search(len(s.euros), func(i int) bool { return s.euros[i] > price })
	}
	return s.rank.below(end)
}
