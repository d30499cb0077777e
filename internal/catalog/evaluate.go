package catalog

import (
	"math/bits"
	"time"

	"github.com/RoaringBitmap/roaring/v2"
)

// centre is where a place lies.
type centre struct{ lat, lon float64 }

// centres are where the places of a query lie, those that are known.
type centres struct {
	place  []centre // of Query.Place, at most one
	places []centre // of Query.PlacesAny
}

// evaluation is a query put to one part.
type evaluation struct {
	*part
	q        Query
	asOf     time.Time
	centres  centres
	anyModel []string // builders of MakesAny, folded, that the models do not bind
	room     *scratch

	clauses []clause // the status first
	before  []set    // before[i] is what passes the clauses before i; nil for i = 0
	after   []set    // after[i] is what passes the clauses from i on; made by unknown and relax
	found   set      // what passes all; of each boat one, after repeats were left out
	rank    ranking  // of found
}

func (e *evaluation) take() set  { return e.room.take(len(e.alive)) }
func (e *evaluation) clean() set { return e.room.clean(len(e.alive)) }

// union collects listings.
type union struct {
	all  set
	room *scratch
}

func (e *evaluation) union() union { return union{e.clean(), e.room} }

func (u union) add(docs *roaring.Bitmap) {
	if int(docs.GetCardinality()) < len(u.all) {
		for it := docs.Iterator(); it.HasNext(); {
			u.all.add(it.Next())
		}
		return
	}
	more := u.room.clean(len(u.all)) // loading overwrites what dense containers cover
	more.load(docs)
	u.all.or(more)
}

// status is the first clause: what is for sale, or what the query asks for; never what is gone.
func (e *evaluation) status() clause {
	match := e.open
	switch {
	case e.q.Status != "":
		match = e.any(fieldStatus, e.q.Status)
		match.and(e.alive)
	case e.q.ID != "":
		match = e.alive
	}
	return clause{name: "status", match: match}
}

// run finds the listings that pass every clause.
func (e *evaluation) run() {
	e.add(e.status())
	e.filters()
	passed := e.clauses[0].match
	e.before = append(e.before, nil, passed)
	for _, c := range e.clauses[1:] {
		next := e.take()
		next.intersect(passed, c.match)
		e.before = append(e.before, next)
		passed = next
	}
	e.found = e.take()
	copy(e.found, passed)
}

// rest makes after.
func (e *evaluation) rest() {
	if e.after != nil {
		return
	}
	n := len(e.clauses)
	e.after = make([]set, n+1)
	for i := n - 1; i > 0; i-- {
		e.after[i] = e.clauses[i].match
		if i < n-1 {
			e.after[i] = e.take()
			e.after[i].intersect(e.clauses[i].match, e.after[i+1])
		}
	}
}

// others returns what passes every clause but one, which is not the first, for the caller to change.
func (e *evaluation) others(i int) set {
	e.rest()
	others := e.take()
	if e.after[i+1] == nil {
		copy(others, e.before[i])
		return others
	}
	others.intersect(e.before[i], e.after[i+1])
	return others
}

// unknown is how many listings pass every clause but one, which is not the first, and do not tell that one's value.
func (e *evaluation) unknown(i int) int {
	docs := e.clauses[i].unknown
	if docs == nil || docs.IsEmpty() {
		return 0
	}
	e.rest()
	before, after := e.before[i], e.after[i+1]
	if int(docs.GetCardinality()) < len(before) {
		n := 0
		for it := docs.Iterator(); it.HasNext(); {
			if d := it.Next(); before.has(d) && (after == nil || after.has(d)) {
				n++
			}
		}
		return n
	}
	dark := e.clean()
	dark.load(docs)
	if after == nil {
		return dark.countWith(before)
	}
	n := 0
	for w := range dark {
		n += bits.OnesCount64(dark[w] & before[w] & after[w])
	}
	return n
}
