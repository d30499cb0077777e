package catalog

import (
	"math"

	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/geo"
)

// Locate finds where a place is, in degrees; state and country may be empty and narrow the choice where they are not.
type Locate func(place, state, country string) (lat, lon float64, ok bool)

// LocateIn finds places in a gazetteer.
func LocateIn(places *geo.Gazetteer) Locate {
	return func(place, state, country string) (lat, lon float64, ok bool) {
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

// cell is one degree by one degree.
type cell struct{ lat, lon int16 }

func cellOf(lat, lon float64) cell {
	return cell{int16(math.Floor(lat)), int16(math.Floor(lon))}
}

// positions tells which listings lie around a point.
type positions struct {
	cells   map[cell][]uint32
	points  []vector // by listing; the zero vector is unknown
	size    int
	unknown *roaring.Bitmap
}

func newPositions(listings []*Listing) *positions {
	p := &positions{
		cells: map[cell][]uint32{}, points: make([]vector, len(listings)), size: len(listings), unknown: roaring.New(),
	}
	for i, l := range listings {
		if l.Lat == 0 && l.Lon == 0 {
			p.unknown.Add(uint32(i))
			continue
		}
		p.points[i] = vectorOf(l.Lat, l.Lon)
		c := cellOf(l.Lat, l.Lon)
		p.cells[c] = append(p.cells[c], uint32(i))
	}
	return p
}

// earthRadiusNM is the mean radius of the Earth in nautical miles (IUGG 6371.0088 km).
const earthRadiusNM = 3440.0695

// within returns the listings at most so many nautical miles from a point.
func (p *positions) within(lat, lon, radius float64) *roaring.Bitmap {
	chord := 2 * math.Sin(min(radius/earthRadiusNM, math.Pi)/2)
	limit, centre := float32(chord*chord), vectorOf(lat, lon)
	words := make([]uint64, (p.size+63)/64)
	p.around(lat, lon, radius/60, func(docs []uint32) {
		for _, d := range docs {
			if centre.chord2(p.points[d]) <= limit {
				words[d>>6] |= 1 << (d & 63)
			}
		}
	})
	return roaring.FromDense(words, false)
}

// around visits the listings of the cells that hold everything within so many degrees of arc of a point, or of all
// cells where that is less work.
func (p *positions) around(lat, lon, arc float64, visit func(docs []uint32)) {
	wide := 180.0
	if top := math.Abs(lat) + arc; top < 89 {
		wide = min(180, arc/math.Cos(top*math.Pi/180)+1)
	}
	if 4*(arc+1)*(wide+1) > float64(len(p.cells)) || wide == 180 {
		for _, docs := range p.cells {
			visit(docs)
		}
		return
	}
	for y := math.Floor(lat - arc); y <= lat+arc; y++ {
		for x := math.Floor(lon - wide); x <= lon+wide; x++ {
			visit(p.cells[cell{int16(y), int16(math.Mod(x+540, 360) - 180)}])
		}
	}
}
