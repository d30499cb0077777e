package format

import (
	"bytes"
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// How many rows of a column are compared, and how many of them have to be lengths before they tell anything.
const (
	mostPeers  = 200
	leastPeers = 5
)

// Medians of the lengths in a list of boats for sale: in metres hardly above the first, in feet hardly under the second.
const (
	medianMetres = 17
	medianFeet   = 22
	yachtPrice   = 1_500_000 // of any currency: the median from which boats may well be as many metres long
)

// comparePeers looks at the lengths in the first rows behind the header, where the column tells no unit. The rows stay to be cut.
func (c *csvCutter) comparePeers(names [][]byte) {
	column := func(ours string) int {
		if at, ok := c.first[ours]; ok {
			return at
		}
		return -1
	}
	at, priced := column("loa_m"), column("price")
	if at < 0 || !c.header[at].bare {
		return
	}
	if bytes.Count(c.data(), newline) < mostPeers {
		c.more()
	}
	var lengths, prices []float64
	for rest := c.data(); len(lengths) < mostPeers; {
		row, after, whole := bytes.Cut(rest, newline)
		if !whole {
			break
		}
		rest = after
		fields := splitCSV(bytes.TrimRight(row, "\r"), c.comma, nil)
		if len(fields) != len(names) {
			continue
		}
		if v, bare := (draft.Amount{Text: string(fields[at]), Bare: true}).BareLength(); bare {
			lengths = append(lengths, v)
		}
		if priced < 0 {
			continue
		}
		if p, _, _ := written.SplitPrice(string(fields[priced])); p > 0 {
			prices = append(prices, p)
		}
	}
	c.header[at].peers = unitOfPeers(lengths, prices)
}

// unitOfPeers is the unit that lengths seem to be in, "" if they do not tell.
func unitOfPeers(lengths, prices []float64) string {
	if len(lengths) < leastPeers {
		return ""
	}
	slices.Sort(lengths)
	slices.Sort(prices)
	switch median := lengths[len(lengths)/2]; {
	case median <= medianMetres:
		return "m"
	case median >= medianFeet && (len(prices) == 0 || prices[len(prices)/2] < yachtPrice):
		return "ft"
	}
	return ""
}
