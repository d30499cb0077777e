package catalog

import (
	"cmp"
	"math"
	"slices"
	"sync"
	"time"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// Index is an immutable snapshot of listings, made for searching. It is safe for concurrent use.
//
// Listings are numbered from the cheapest to the dearest at the rates of RateDate, those without a price last. So a
// price range is a range of numbers, and the median of a search is the middle of its bitmap.
type Index struct {
	listings []*Listing
	byID     map[string]uint32
	asOf     time.Time
	locate   Locate
	sample   bool

	euros  []float64 // prices of listings[:len(euros)], ascending
	nFree  uint64    // how many of them are given away
	fields [fieldCount]values
	open   *roaring.Bitmap // still for sale

	columns   [columnCount]*column
	models    map[string][]modelDocs // by folded make; "" holds all
	text      textIndex
	positions *positions

	groups  []uint32        // by listing; listings of one boat share a number
	repeats *roaring.Bitmap // listings whose boat is listed more than once

	facets     [facetCount]codes
	currencies codes
}

// modelDocs is the listings of one model.
type modelDocs struct {
	keys []string
	docs *roaring.Bitmap
}

// The numbers that can be searched for, by their column.
const (
	columnLength = iota
	columnBeam
	columnDraft
	columnAirDraft
	columnYear
	columnCabins
	columnBerths
	columnHeads
	columnHours
	columnKW
	columnEngines
	columnListed // days since 1970
	columnCount
)

var columnValues = [columnCount]func(*Listing) float64{
	columnLength:   func(l *Listing) float64 { return l.LOA },
	columnBeam:     func(l *Listing) float64 { return l.Beam },
	columnDraft:    (*Listing).Draft,
	columnAirDraft: func(l *Listing) float64 { return l.AirDraft },
	columnYear:     func(l *Listing) float64 { return float64(l.Year()) },
	columnCabins:   func(l *Listing) float64 { return float64(l.Cabins) },
	columnBerths:   func(l *Listing) float64 { return float64(l.Berths) },
	columnHeads:    func(l *Listing) float64 { return float64(l.Heads) },
	columnHours:    (*Listing).Hours,
	columnKW:       (*Listing).KW,
	columnEngines:  func(l *Listing) float64 { return float64(len(l.Engines)) },
	columnListed:   func(l *Listing) float64 { return listedDay(l) },
}

// listedDay is when a listing appeared, in days since 1970: as the source says, or when it was first seen.
func listedDay(l *Listing) float64 {
	at := l.ListedAt
	if at.IsZero() {
		at = l.FirstSeen
	}
	if at.IsZero() {
		return 0
	}
	return math.Floor(float64(at.Unix()) / 86400)
}

// NewIndex builds a snapshot. The listings, whose IDs have to differ, become the index's own. Locate answers where the
// place of a Query is; nil knows no place.
func NewIndex(listings []*Listing, locate Locate) *Index {
	if locate == nil {
		locate = func(string, string, string) (float64, float64, bool) { return 0, 0, false }
	}
	ix := &Index{listings: slices.Clone(listings), locate: locate}
	ix.number()
	var work sync.WaitGroup
	work.Go(func() { ix.text = newTextIndex(ix.listings) })
	for f := range ix.fields {
		work.Go(func() { ix.fields[f] = newValues(ix.listings, field(f)) })
	}
	for c := range ix.columns {
		work.Go(func() { ix.columns[c] = newColumn(ix.listings, columnValues[c]) })
	}
	for f := range ix.facets {
		work.Go(func() { ix.facets[f] = newCodes(ix.listings, facetValues[f]) })
	}
	work.Go(func() {
		ix.currencies = newCodes(ix.listings, func(l *Listing) string { return l.Currency })
		ix.positions = newPositions(ix.listings)
		ix.group()
		ix.indexModels()
	})
	work.Wait()
	ix.open = ix.fields[fieldStatus].any(string(Active), string(UnderOffer), string(OnOrder))
	return ix
}

// number brings the listings into the order of their prices.
func (ix *Index) number() {
	euros := make(map[*Listing]float64, len(ix.listings))
	for _, l := range ix.listings {
		euros[l] = eurosOf(l)
	}
	slices.SortFunc(ix.listings, func(a, b *Listing) int {
		return cmp.Or(cmp.Compare(euros[a], euros[b]), cmp.Compare(a.ID, b.ID))
	})
	ix.byID = make(map[string]uint32, len(ix.listings))
	ix.sample = len(ix.listings) > 0
	for i, l := range ix.listings {
		ix.byID[l.ID] = uint32(i)
		ix.sample = ix.sample && l.Sample
		if l.LastSeen.After(ix.asOf) {
			ix.asOf = l.LastSeen
		}
		e := euros[l]
		if math.IsInf(e, 1) {
			continue
		}
		ix.euros = append(ix.euros, e)
		if e == 0 {
			ix.nFree++
		}
	}
}

// eurosOf is the asking price in euros, 0 for a boat given away, infinite where it is not known.
func eurosOf(l *Listing) float64 {
	if l.PriceType == Free {
		return 0
	}
	e, ok := Convert(l.Price, l.Currency, "EUR")
	if !ok || e <= 0 {
		return math.Inf(1)
	}
	return e
}

func (ix *Index) group() {
	ix.groups = make([]uint32, len(ix.listings))
	first := map[string]uint32{}
	var repeats []uint32
	for i, l := range ix.listings {
		ix.groups[i] = uint32(i)
		if l.DupGroup == "" {
			continue
		}
		f, seen := first[l.DupGroup]
		if !seen {
			first[l.DupGroup] = uint32(i)
			continue
		}
		ix.groups[i] = f
		repeats = append(repeats, f, uint32(i))
	}
	ix.repeats = roaring.BitmapOf(repeats...)
}

// indexModels collects the listings of every name of every model.
func (ix *Index) indexModels() {
	type name struct{ make, model, variant string }
	lists := map[name][]uint32{}
	keys := map[name][]string{}
	for i, l := range ix.listings {
		n := name{l.Make, l.Model, l.Variant}
		if keys[n] == nil {
			keys[n] = modelKeys(l)
		}
		lists[n] = append(lists[n], uint32(i))
	}
	ix.models = map[string][]modelDocs{}
	for n, docs := range lists {
		m := modelDocs{keys[n], roaring.BitmapOf(docs...)}
		folded := design.Fold(n.make)
		ix.models[folded] = append(ix.models[folded], m)
		ix.models[""] = append(ix.models[""], m)
	}
}

func modelKeys(l *Listing) []string {
	out := []string{modelKey(l.Make + " " + l.Model + " " + l.Variant)}
	for _, alias := range l.ModelAliases {
		out = append(out, modelKey(alias))
	}
	return out
}

// Len is how many listings there are, of every status and with duplicates.
func (ix *Index) Len() int { return len(ix.listings) }

// AsOf is the day the listings describe: the last on which one was seen.
func (ix *Index) AsOf() time.Time { return ix.asOf }

// Sample reports whether there are listings and all are generated ones.
func (ix *Index) Sample() bool { return ix.sample }

// Get returns the listing with the identifier.
func (ix *Index) Get(id string) (*Listing, bool) {
	d, ok := ix.byID[id]
	if !ok {
		return nil, false
	}
	return ix.listings[d], true
}

// Duplicates returns the other listings of the same boat.
func (ix *Index) Duplicates(id string) []*Listing {
	d, ok := ix.byID[id]
	if !ok {
		return nil
	}
	var same []*Listing
	for it := ix.repeats.Iterator(); it.HasNext(); {
		if other := it.Next(); other != d && ix.groups[other] == ix.groups[d] {
			same = append(same, ix.listings[other])
		}
	}
	return same
}

// Models returns the makes that are listed, each with the names of its models, for a vocabulary.
func (ix *Index) Models() map[string][]string {
	seen := map[[2]string]bool{}
	out := map[string][]string{}
	for _, l := range ix.listings {
		if key := [2]string{l.Make, l.Model}; l.Make != "" && !seen[key] {
			seen[key] = true
			out[l.Make] = append(out[l.Make], l.Model)
		}
	}
	return out
}

// Holds reports whether the word, folded, stands in the text of a listing.
func (ix *Index) Holds(word string) bool { return ix.text[word] != nil }
