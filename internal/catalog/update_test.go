package catalog_test

import (
	"fmt"
	"maps"
	"math"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/sample"
)

// fleet is what a catalogue under test should hold.
type fleet struct {
	*catalog.Catalog
	held  map[string]*catalog.Listing
	dozen []*catalog.Listing // where changes come from
	r     *rand.Rand
}

func newFleet(seed uint64) *fleet {
	whole, _ := inventory()
	f := &fleet{
		Catalog: catalog.New(catalog.NewIndex(nil, locate)), held: map[string]*catalog.Listing{}, r: rand.New(rand.NewPCG(seed, 1)),
	}
	for i, l := range whole {
		if i%12 == 0 || l.DupGroup != "" {
			f.dozen = append(f.dozen, l)
		}
	}
	return f
}

// change puts some listings in, new and known ones, takes others out, and tells of a source that was read.
func (f *fleet) change() {
	known := slices.Sorted(maps.Keys(f.held))
	var remove []string
	for range f.r.IntN(100) {
		if len(known) > 0 {
			remove = append(remove, known[f.r.IntN(len(known))])
		}
	}
	var put []*catalog.Listing
	for range f.r.IntN(400) {
		l := *f.dozen[f.r.IntN(len(f.dozen))]
		l.Price = math.Round(l.Price * (0.5 + f.r.Float64()))
		l.Cabins = f.r.IntN(5)
		l.LastSeen = l.LastSeen.Add(-time.Duration(f.r.IntN(1000)) * time.Hour)
		l.Source = fmt.Sprint("source ", f.r.IntN(3))
		put = append(put, &l)
	}
	f.Update(put, remove)
	for _, id := range remove {
		delete(f.held, id)
	}
	for _, l := range put {
		f.held[l.ID] = l
	}
	if f.r.IntN(4) == 0 {
		f.read(fmt.Sprint("source ", f.r.IntN(3)), sample.AsOf().Add(-time.Duration(f.r.IntN(800))*time.Hour))
	}
}

func (f *fleet) read(source string, at time.Time) {
	f.Seen(source, at)
	for id, l := range f.held {
		if l.Source == source && forSale(catalog.Query{}, l) && l.LastSeen.Before(at) {
			seen := *l
			seen.LastSeen = at
			f.held[id] = &seen
		}
	}
}

// whole is the same listings in one segment.
func (f *fleet) whole() *catalog.Index {
	return catalog.NewIndex(slices.Collect(maps.Values(f.held)), locate)
}

// answers is everything that an index says to a query.
func answers(t *testing.T, ix *catalog.Index, q catalog.Query) []any {
	t.Helper()
	first := search(t, ix, q, catalog.Paging{Limit: 5})
	all := []any{first}
	if first.Next != "" {
		all = append(all, search(t, ix, q, catalog.Paging{Limit: 5, After: first.Next}))
	}
	found, err := ix.Match(q)
	if err != nil {
		t.Fatal(err)
	}
	years, err := ix.ByYear(q, 5)
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range found[:min(3, len(found))] {
		all = append(all, ix.Duplicates(l.ID))
	}
	return append(all, ids(found), years)
}

var orders = []catalog.Sort{
	"", catalog.PriceAsc, catalog.PriceDesc, catalog.LengthAsc, catalog.LengthDesc, catalog.YearAsc, catalog.YearDesc,
	catalog.EngineHoursAsc, catalog.ListedAsc, catalog.ListedDesc, catalog.DistanceAsc,
}

func TestAnswersAreTheSameWhateverTheSegments(t *testing.T) {
	f := newFleet(1)
	for step := range 40 {
		f.change()
		if step%4 != 3 {
			continue
		}
		got, want := f.Snapshot(), f.whole()
		if got.Len() != want.Len() || !got.AsOf().Equal(want.AsOf()) || got.Sample() != want.Sample() {
			t.Fatalf("step %d: %d listings as of %v, want %d as of %v", step, got.Len(), got.AsOf(), want.Len(), want.AsOf())
		}
		if diff := cmp.Diff(want.Models(), got.Models()); diff != "" {
			t.Fatalf("step %d: models (-want +got)\n%s", step, diff)
		}
		for i := range 60 {
			q := randomQuery(f.r, f.dozen)
			q.Sort = orders[i%len(orders)]
			if i%3 == 0 {
				q.Place, q.RadiusNM = "Newport", 3000
			}
			if diff := cmp.Diff(answers(t, want, q), answers(t, got, q)); diff != "" {
				t.Fatalf("step %d, %+v (-one segment +several)\n%s", step, q, diff)
			}
		}
	}
}

func TestACursorSurvivesAnUpdate(t *testing.T) {
	f := newFleet(2)
	f.change()
	q := catalog.Query{Sort: catalog.PriceDesc}
	first := search(t, f.Snapshot(), q, catalog.Paging{Limit: 20})
	second := search(t, f.Snapshot(), q, catalog.Paging{Limit: 5, After: first.Next})
	f.Update(nil, []string{first.Items[19].ID, first.Items[3].ID})
	got := search(t, f.Snapshot(), q, catalog.Paging{Limit: 5, After: first.Next})
	if diff := cmp.Diff(ids(second.Items), ids(got.Items)); diff != "" {
		t.Errorf("second page after boats of the first were withdrawn (-want +got)\n%s", diff)
	}
}

func TestTheLastOfTwoListingsWithOneIDCounts(t *testing.T) {
	c := catalog.New(catalog.NewIndex(nil, nil))
	boat := func(id string, price float64) *catalog.Listing {
		return &catalog.Listing{ID: id, Status: catalog.Active, Price: price, Currency: "EUR", PriceType: catalog.Ask}
	}
	c.Update([]*catalog.Listing{boat("a", 1), boat("b", 2), boat("a", 3)}, []string{"b"})
	c.Update(nil, []string{"nobody"})
	page := search(t, c.Snapshot(), catalog.Query{Sort: catalog.PriceAsc}, catalog.Paging{})
	if diff := cmp.Diff([]string{"b", "a"}, ids(page.Items)); diff != "" || page.Items[1].Price != 3 {
		t.Errorf("a costs %v, want 3 (-want +got)\n%s", page.Items[1].Price, diff)
	}
}

func TestASnapshotOutlivesUpdates(t *testing.T) {
	f := newFleet(3)
	for range 3 {
		f.change()
	}
	before := f.Snapshot()
	want := answers(t, before, catalog.Query{Type: "sail"})
	for range 12 {
		f.change()
	}
	if diff := cmp.Diff(want, answers(t, before, catalog.Query{Type: "sail"})); diff != "" {
		t.Errorf("an old snapshot says something else than before (-before +after)\n%s", diff)
	}
}

func TestAnEmptyCatalogueAnswers(t *testing.T) {
	ix := catalog.NewIndex(nil, nil)
	page := search(t, ix, catalog.Query{Make: "Catalina", PriceMax: price(1)}, catalog.Paging{})
	if page.Total != 0 || ix.Len() != 0 || !ix.AsOf().IsZero() || ix.Sample() {
		t.Errorf("%+v in %d listings as of %v", page, ix.Len(), ix.AsOf())
	}
}
