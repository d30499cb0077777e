package catalog

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"sort"
	"sync"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/geo"
)

// Locate finds where a place is, in degrees; state and country may be empty and narrow the choice where they are not.
type Locate func(place, state, country string) (lat, lon float64, ok bool)

// remembered is how many places LocateIn keeps in mind, longestName how long their names may be, in bytes.
const (
	remembered  = 1 << 12
	longestName = 200
)

// LocateIn finds places in a gazetteer. It remembers what was asked, because reading a name takes longer than most searches.
func LocateIn(places *geo.Gazetteer) Locate {
	type answer struct {
		lat, lon float64
		ok       bool
	}
	var guard sync.Mutex
	known := map[[3]string]answer{}
	return func(place, state, country string) (lat, lon float64, ok bool) {
		asked := [3]string{place, state, country}
		guard.Lock()
		a, seen := known[asked]
		guard.Unlock()
		if !seen {
			a.lat, a.lon, a.ok = locateIn(places, place, state, country)
			guard.Lock()
			defer guard.Unlock()
			if len(place) > longestName {
				return a.lat, a.lon, a.ok
			}
			if len(known) >= remembered {
				clear(known)
			}
			known[asked] = a
		}
		return a.lat, a.lon, a.ok
	}
}

func locateIn(places *geo.Gazetteer, place, state, country string) (lat, lon float64, ok bool) {
	for _, qualifier := range []string{state, country} {
		if qualifier == "" {
			continue
		}
		if found := places.Find(place+", "+qualifier, 1); len(found) > 0 {
			return found[0].Place.Lat, found[0].Place.Lon, true
		}
	}
	found := places.Find(place, 1)
	if len(found) == 0 {
		return 0, 0, false
	}
	return found[0].Place.Lat, found[0].Place.Lon, true
}

// vector is a point of the unit sphere.
type vector struct{ x, y, z float32 }

func vectorOf(lat, lon float64) vector {
	φ, λ := lat*math.Pi/180, lon*math.Pi/180
	return vector{float32(math.Cos(φ) * math.Cos(λ)), float32(math.Cos(φ) * math.Sin(λ)), float32(math.Sin(φ))}
}

// chord2 is the square of the straight distance between two points, which grows with the distance over the sphere.
func (v vector) chord2(w vector) float32 {
	x, y, z := v.x-w.x, v.y-w.y, v.z-w.z
	return x*x + y*y + z*z
}

// nowhere is the point of a listing whose place is unknown.
const nowhere = math.MaxUint32

// positions tells which listings of a segment lie around a point. Boats lie in harbours: there are far fewer points than boats.
type positions struct {
	points []vector // the different ones, from south to north
	of     []uint32 // by listing: its point, or nowhere
	docs   []uint32 // the listings by point
	starts []uint32 // by point: where its listings begin in docs; then their end
}

// newPositions sorts listings by their points; of gives the point of each, in any order of the points.
func newPositions(points []vector, of []uint32) positions {
	byLatitude := make([]uint32, len(points))
	for i := range byLatitude {
		byLatitude[i] = uint32(i)
	}
	slices.SortFunc(byLatitude, func(a, b uint32) int {
		v, w := points[a], points[b]
		return cmp.Or(cmp.Compare(v.z, w.z), cmp.Compare(v.x, w.x), cmp.Compare(v.y, w.y))
	})
	p := positions{points: make([]vector, len(points)), of: of, starts: make([]uint32, len(points)+1)}
	number := make([]uint32, len(points))
	for to, from := range byLatitude {
		p.points[to], number[from] = points[from], uint32(to)
	}
	for d, at := range of {
		if at != nowhere {
			of[d] = number[at]
			p.starts[of[d]+1]++
		}
	}
	for i := range points {
		p.starts[i+1] += p.starts[i]
	}
	p.docs = make([]uint32, p.starts[len(points)])
	next := slices.Clone(p.starts)
	for d, at := range of {
		if at != nowhere {
			p.docs[next[at]] = uint32(d)
			next[at]++
		}
	}
	return p
}

// pointReader finds the different points of listings.
type pointReader struct {
	into   *segment
	seen   map[vector]uint32
	points []vector
	of     []uint32
	marks  **roaring.Bitmap
}

func newPointReader(into *segment, marks **roaring.Bitmap) *pointReader {
	return &pointReader{into: into, seen: map[vector]uint32{}, of: make([]uint32, into.size), marks: marks}
}

func (r *pointReader) read(from int, block []*Listing) {
	for i, l := range block {
		r.of[from+i] = nowhere
		if l.Lat != 0 || l.Lon != 0 {
			r.of[from+i] = numberOf(r.seen, &r.points, vectorOf(l.Lat, l.Lon))
		}
	}
}

func (r *pointReader) end() {
	r.into.positions = newPositions(r.points, r.of)
	*r.marks = r.into.positions.unknown()
}

// unknown returns the listings whose place is unknown.
func (p positions) unknown() *roaring.Bitmap {
	return marked(len(p.of), func(i int) bool { return p.of[i] == nowhere })
}

func numberOf(seen map[vector]uint32, points *[]vector, v vector) uint32 {
	at, ok := seen[v]
	if !ok {
		at = uint32(len(*points))
		seen[v] = at
		*points = append(*points, v)
	}
	return at
}

// earthRadiusNM is the mean radius of the Earth in nautical miles (IUGG 6371.0088 km).
const earthRadiusNM = 3440.0695

// within adds the listings at most so many nautical miles from a point to an empty set.
func (p positions) within(lat, lon, radius float64, into set) {
	chord := 2 * math.Sin(min(radius/earthRadiusNM, math.Pi)/2)
	limit, centre := float32(chord*chord), vectorOf(lat, lon)
	arc := radius/60*1.01 + 0.01 // a degree is 60.04 nm here; float32 is exact to a second of arc
	south, north := heightOf(lat-arc), heightOf(lat+arc)
	first := sort.Search(len(p.points), func(i int) bool { return p.points[i].z >= south })
	for i := first; i < len(p.points) && p.points[i].z <= north; i++ {
		if centre.chord2(p.points[i]) > limit {
			continue
		}
		for _, d := range p.docs[p.starts[i]:p.starts[i+1]] {
			into.add(d)
		}
	}
}

// heightOf is how high a latitude lies over the equatorial plane of the unit sphere.
func heightOf(lat float64) float32 {
	return float32(math.Sin(max(-90, min(90, lat)) * math.Pi / 180))
}

// first returns the first n of some listings behind a place, by the square of their distance from the nearest centre; it is infinite
// where either is not known.
func (p positions) first(found set, from []centre, after place, n int) []place {
	keys := make([]float64, len(p.points)+1)
	for i := range p.points {
		keys[i] = math.Inf(1)
	}
	for _, at := range from {
		centre := vectorOf(at.lat, at.lon)
		for i, point := range p.points {
			keys[i] = min(keys[i], float64(centre.chord2(point)))
		}
	}
	keys[len(p.points)] = math.Inf(1)
	c := choose(after, n)
	for i, w := range found {
		for ; w != 0; w &= w - 1 {
			d := i<<6 + bits.TrailingZeros64(w)
			if key := keys[min(p.of[d], uint32(len(p.points)))]; key < c.worst || len(c.first) < n {
				c.offer(key, uint32(d))
			}
		}
	}
	return c.first
}
