package catalog

import (
	"cmp"
	"encoding/base64"
	"encoding/json"
	"math"
	"slices"
	"sort"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/fault"
)

// place is where a listing stands in an order: by key, then by number.
type place struct {
	key float64
	doc uint32
}

func comparePlaces(a, b place) int {
	return cmp.Or(cmp.Compare(a.key, b.key), cmp.Compare(a.doc, b.doc))
}

// cursor names the last listing of a page so that the next page starts behind it, also in a later snapshot.
type cursor struct {
	Sort  Sort    `json:"s"`
	Key   float64 `json:"k"`
	Known bool    `json:"n"` // Key is a value, not an unknown one
	Euros float64 `json:"e"` // -1 for an unknown price
	ID    string  `json:"i"`
}

// page returns the listings of one page and the cursor of the next.
func (ix *Index) page(found *roaring.Bitmap, q Query, p Paging) ([]*Listing, string, error) {
	key, err := ix.order(q)
	if err != nil {
		return nil, "", err
	}
	after, err := ix.resume(q.Sort, p.After)
	if err != nil {
		return nil, "", err
	}
	limit := p.Limit
	if limit <= 0 {
		limit = q.Count
	}
	if limit <= 0 {
		limit = DefaultLimit
	}
	limit = min(limit, MaxLimit)
	first := firstPlaces(found, key, after, limit+1)
	more := len(first) > limit
	first = first[:min(limit, len(first))]
	items := make([]*Listing, len(first))
	for i, f := range first {
		items[i] = ix.listings[f.doc]
	}
	if !more {
		return items, "", nil
	}
	return items, ix.cursorAt(q.Sort, first[limit-1]), nil
}

// firstPlaces returns the first n listings behind a place, in order.
func firstPlaces(found *roaring.Bitmap, key func(uint32) float64, after place, n int) []place {
	first := make([]place, 0, n+1)
	var buffer [256]uint32
	it := found.ManyIterator()
	for got := it.NextMany(buffer[:]); got > 0; got = it.NextMany(buffer[:]) {
		for _, d := range buffer[:got] {
			k := key(d)
			if len(first) == n && k >= first[n-1].key {
				continue // a later number loses a tie
			}
			here := place{k, d}
			if comparePlaces(here, after) <= 0 {
				continue
			}
			at, _ := slices.BinarySearchFunc(first, here, comparePlaces)
			first = slices.Insert(first, at, here)
			first = first[:min(n, len(first))]
		}
	}
	return first
}

// order returns the key that the query's order sorts by, ascending; an unknown value is infinite.
func (ix *Index) order(q Query) (func(uint32) float64, error) {
	switch q.Sort {
	case PriceAsc:
		return func(d uint32) float64 { return ix.priceKey(d, 1) }, nil
	case PriceDesc:
		return func(d uint32) float64 { return ix.priceKey(d, -1) }, nil
	case LengthAsc:
		return ix.byColumn(columnLength, 1), nil
	case LengthDesc:
		return ix.byColumn(columnLength, -1), nil
	case YearAsc:
		return ix.byColumn(columnYear, 1), nil
	case YearDesc:
		return ix.byColumn(columnYear, -1), nil
	case EngineHoursAsc:
		return ix.byColumn(columnHours, 1), nil
	case ListedAsc:
		return ix.byColumn(columnListed, 1), nil
	case ListedDesc, "":
		return ix.byColumn(columnListed, -1), nil
	case DistanceAsc:
		return ix.byDistance(q), nil
	}
	return nil, fault.New(fault.Invalid, "there is no order %q", q.Sort).At("sort")
}

func (ix *Index) priceKey(d uint32, sign float64) float64 {
	if int(d) >= len(ix.euros) {
		return math.Inf(1)
	}
	return sign * ix.euros[d]
}

func (ix *Index) byColumn(column int, sign float64) func(uint32) float64 {
	values := ix.columns[column].values
	return func(d uint32) float64 {
		v := values[d]
		if v != v {
			return math.Inf(1)
		}
		return sign * float64(v)
	}
}

func (ix *Index) byDistance(q Query) func(uint32) float64 {
	lat, lon, ok := ix.locate(q.Place, q.State, q.Country)
	centre := vectorOf(lat, lon)
	return func(d uint32) float64 {
		at := ix.positions.points[d]
		if !ok || at == (vector{}) {
			return math.Inf(1)
		}
		return float64(centre.chord2(at))
	}
}

func (ix *Index) cursorAt(order Sort, at place) string {
	c := cursor{Sort: order, Key: at.key, Known: !math.IsInf(at.key, 1), Euros: -1, ID: ix.listings[at.doc].ID}
	if !c.Known {
		c.Key = 0
	}
	if int(at.doc) < len(ix.euros) {
		c.Euros = ix.euros[at.doc]
	}
	data, _ := json.Marshal(c)
	return base64.RawURLEncoding.EncodeToString(data)
}

// resume finds the place that a cursor names, before everything for no cursor.
func (ix *Index) resume(order Sort, text string) (place, error) {
	if text == "" {
		return place{key: math.Inf(-1)}, nil
	}
	var c cursor
	data, err := base64.RawURLEncoding.DecodeString(text)
	if err == nil {
		err = json.Unmarshal(data, &c)
	}
	if err != nil || c.Sort != order {
		return place{}, fault.New(fault.Invalid, "the cursor is not one of this search").At("after").Because(err)
	}
	if !c.Known {
		c.Key = math.Inf(1)
	}
	return place{c.Key, ix.numberOf(c)}, nil
}

// numberOf is the number of the cursor's listing, or of the last listing that would stand before it.
func (ix *Index) numberOf(c cursor) uint32 {
	euros := c.Euros
	if euros < 0 {
		euros = math.Inf(1)
	}
	at := sort.Search(len(ix.listings), func(i int) bool {
		return cmp.Or(cmp.Compare(ix.priceKey(uint32(i), 1), euros), cmp.Compare(ix.listings[i].ID, c.ID)) > 0
	})
	return uint32(max(at, 1) - 1)
}
