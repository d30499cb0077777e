package catalog

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"
	"time"
)

// Index is an immutable snapshot of listings, made for searching: a view of one or more segments. It is safe for concurrent use.
// Whatever the segments, the answers are the same.
type Index struct {
	parts  []*part
	shared *shared
	names  []string // of shared.words, as many as the segments know
	groups int      // how many numbers of groups the segments know
	locate Locate
}

// NewIndex builds a snapshot of one segment. The IDs of the listings have to differ; the listings stay the caller's. Locate
// answers where the place of a Query is; nil knows no place.
func NewIndex(listings []*Listing, locate Locate) *Index {
	if locate == nil {
		locate = func(string, string, string) (float64, float64, bool) { return 0, 0, false }
	}
	ix := &Index{shared: &shared{}, locate: locate}
	return ix.with([]*part{newPart(newSegment(listings, ix.shared, func(step func()) { step() }))})
}

// with returns a snapshot of other parts, of which empty ones are left out.
func (ix *Index) with(parts []*part) *Index {
	next := *ix
	next.parts = slices.DeleteFunc(slices.Clone(parts), func(p *part) bool { return p.live == 0 })
	next.names, next.groups = ix.shared.words.names(), len(ix.shared.groups.texts)
	return &next
}

// updated returns a snapshot with some listings put in, whose IDs differ, and others taken out. Its steps are done as those of
// newSegment.
func (ix *Index) updated(put []*Listing, remove []string, do func(step func())) *Index {
	var parts []*part
	for _, p := range ix.parts {
		do(func() { parts = append(parts, p.replaced(put, remove)) })
	}
	if len(put) > 0 {
		s, seen := newSegment(put, ix.shared, do)
		do(func() { parts = append(parts, newPart(s, seen)) })
	}
	return ix.with(parts)
}

// replaced returns the part without the listings that are put elsewhere or removed.
func (p *part) replaced(put []*Listing, remove []string) *part {
	var gone []uint32
	take := func(id string) {
		if d, ok := p.find(id); ok && p.alive.has(d) {
			gone = append(gone, d)
		}
	}
	for _, l := range put {
		take(l.ID)
	}
	for _, id := range remove {
		take(id)
	}
	return p.without(gone)
}

// ref is a listing of one of the parts.
type ref struct {
	*part
	doc uint32
}

// compareRefs orders listings as their numbers do within a segment.
func compareRefs(a, b ref) int {
	if a.part == b.part {
		return cmp.Compare(a.doc, b.doc)
	}
	if order := cmp.Compare(a.eurosAt(a.doc), b.eurosAt(b.doc)); order != 0 {
		return order
	}
	return cmp.Compare(a.id(a.doc), b.id(b.doc))
}

// listings reads listings.
func (ix *Index) listings(refs []ref) []*Listing {
	c := coder{names: ix.names}
	out := make([]*Listing, len(refs))
	if ix.Len() <= fewEnough {
		for i, r := range refs {
			out[i] = r.keep(&c)
		}
		return out
	}
	room := make([]Listing, len(refs))
	for i, r := range refs {
		out[i] = &room[i]
		r.read(r.doc, &c, out[i])
	}
	return out
}

// keep returns a listing that was read before, or reads it.
func (r ref) keep(c *coder) *Listing {
	if r.kept == nil {
		l := &Listing{}
		r.read(r.doc, c, l)
		return l
	}
	l := r.kept[r.doc].Load()
	if l == nil {
		l = &Listing{}
		r.read(r.doc, c, l)
		r.kept[r.doc].Store(l)
	}
	return l
}

func (ix *Index) find(id string) (r ref, ok bool) {
	for _, p := range ix.parts {
		if d, ok := p.find(id); ok && p.alive.has(d) {
			return ref{p, d}, true
		}
	}
	return ref{}, false
}

// Len is how many listings there are, of every status and with duplicates.
func (ix *Index) Len() int {
	n := 0
	for _, p := range ix.parts {
		n += p.live
	}
	return n
}

// AsOf is the day the listings describe: the last on which one was seen.
func (ix *Index) AsOf() time.Time {
	latest := int64(math.MinInt64)
	for _, p := range ix.parts {
		latest = max(latest, p.latest)
	}
	return timeAt(latest)
}

// Sample reports whether there are listings and all are generated ones.
func (ix *Index) Sample() bool {
	for _, p := range ix.parts {
		if p.generated.count() < p.live {
			return false
		}
	}
	return len(ix.parts) > 0
}

// Get returns the listing with the identifier.
func (ix *Index) Get(id string) (*Listing, bool) {
	r, ok := ix.find(id)
	if !ok {
		return nil, false
	}
	return ix.listings([]ref{r})[0], true
}

// Duplicates returns the other listings of the same boat, the cheapest first.
func (ix *Index) Duplicates(id string) []*Listing {
	r, ok := ix.find(id)
	if !ok || r.groups[r.doc] == 0 {
		return nil
	}
	var same []ref
	for _, p := range ix.parts {
		for it := p.marks.docs(markGrouped).Iterator(); it.HasNext(); {
			other := ref{p, it.Next()}
			if p.groups[other.doc] == r.groups[r.doc] && other != r && p.alive.has(other.doc) {
				same = append(same, other)
			}
		}
	}
	slices.SortFunc(same, compareRefs)
	return ix.listings(same)
}

// Models returns the makes that are listed, each with the sorted names of its models, for a vocabulary.
func (ix *Index) Models() map[string][]string {
	seen := map[string]map[string]bool{}
	for _, p := range ix.parts {
		for i := range p.models.names.len() {
			name := strings.SplitN(p.models.names.text(i), "\x00", 3)
			if maker := name[0]; maker != "" && p.anyAlive(p.models.docs.docs(i)) {
				if seen[maker] == nil {
					seen[maker] = map[string]bool{}
				}
				seen[maker][name[1]] = true
			}
		}
	}
	out := make(map[string][]string, len(seen))
	for maker, models := range seen {
		out[maker] = slices.Sorted(maps.Keys(models))
	}
	return out
}

// Holds reports whether the word, folded, stands in the text of a listing.
func (ix *Index) Holds(word string) bool {
	return slices.ContainsFunc(ix.parts, func(p *part) bool {
		docs := p.words.of(word)
		return docs != nil && p.anyAlive(docs)
	})
}
