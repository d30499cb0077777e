package design

import (
	"cmp"
	"math"
	"slices"
	"strings"
)

// lengthApart is how much longer or shorter a boat that is like another may be, as a share.
const lengthApart = 0.1

// measures are what boats are compared by, each with the difference that makes two of them another kind of boat to those who choose
// among them. These are our own assumptions, which order boats and are never shown.
var measures = []struct {
	of    func(Design) (value float64, ok bool)
	apart float64
}{
	{func(d Design) (float64, bool) { return math.Log(d.LOA), d.LOA > 0 }, 0.05},
	{func(d Design) (float64, bool) { return math.Log(d.Displacement), d.Displacement > 0 }, 0.2},
	{func(d Design) (float64, bool) { return d.Beam / d.LOA, positive(d.Beam, d.LOA) }, 0.03},
	{func(d Design) (float64, bool) { return DisplacementLength(d.Displacement, d.LWL) }, 50},
	{func(d Design) (float64, bool) { return SailAreaDisplacement(d.SailArea, d.Displacement) }, 2.5},
	{func(d Design) (float64, bool) { return BallastRatio(d.Ballast, d.Displacement) }, 7},
	{func(d Design) (float64, bool) { return float64(d.FirstBuilt), d.FirstBuilt > 0 }, 10},
	{func(d Design) (float64, bool) { return float64(d.Cabins), d.Cabins > 0 }, 1.5},
}

// mostUnlike is from where on two boats are not alike.
const mostUnlike = 1.25

// So much less like another is a boat with another kind of keel, of another rig, material or class, and one of which a measure is not
// known.
const (
	otherKeel    = 3
	otherKind    = 1.5
	unknownShare = 1
)

// Alike returns at most so many designs that are like one by their published particulars, the likest first: of its category, no more
// than a tenth longer or shorter, near it in displacement, beam, ballast, sail area, accommodation and age. Versions of the same boat
// are left out, as is every design of which too little is known. It is safe for concurrent use.
func (t *Table) Alike(d Design, most int) []Design {
	type candidate struct {
		Design
		unlike float64
	}
	var found []candidate
	for _, o := range t.designs {
		if o.Category != d.Category || !positive(o.LOA, d.LOA) || math.Abs(o.LOA-d.LOA) > lengthApart*d.LOA || sameBoat(o, d) {
			continue
		}
		if !positive(o.Displacement, d.Displacement) && !positive(o.Beam, d.Beam) {
			continue
		}
		if unlike := unlikeness(o, d); unlike < mostUnlike {
			found = append(found, candidate{o, unlike})
		}
	}
	slices.SortStableFunc(found, func(a, b candidate) int { return cmp.Compare(a.unlike, b.unlike) })
	var list []Design
	for _, c := range found {
		if len(list) == most {
			break
		}
		if !slices.ContainsFunc(list, func(o Design) bool { return sameBoat(o, c.Design) }) {
			list = append(list, c.Design)
		}
	}
	return list
}

// unlikeness is the mean square of the differences, each in what makes another kind of boat.
func unlikeness(a, b Design) float64 {
	sum := 0.0
	for _, m := range measures {
		x, known := m.of(a)
		y, also := m.of(b)
		if known && also {
			sum += square((x - y) / m.apart)
		} else {
			sum += unknownShare
		}
	}
	if keelKind(a.Keel) != keelKind(b.Keel) {
		sum += otherKeel
	}
	for _, kinds := range [][2]string{{a.Rig, b.Rig}, {a.HullMaterial, b.HullMaterial}, {a.Class, b.Class}} {
		if kinds[0] != kinds[1] {
			sum += otherKind
		}
	}
	return sum / float64(len(measures))
}

func square(x float64) float64 { return x * x }

// keelKind is the kind of a keel as to how a boat is used: whether it is long, can be raised, or stands by itself.
func keelKind(keel string) string {
	switch keel {
	case "full", "long_fin":
		return "full"
	case "centreboard", "daggerboard", "lifting", "swing":
		return "lifting"
	case "fin", "bulb", "wing":
		return "fin"
	}
	return keel
}

// sameBoat reports whether two designs are versions of one boat: of one builder, and the name of one begins as that of the other.
func sameBoat(a, b Design) bool {
	if a.Builder != b.Builder {
		return false
	}
	x, y := Fold(a.PlainName()), Fold(b.PlainName())
	return x == y || strings.HasPrefix(x, y+" ") || strings.HasPrefix(y, x+" ")
}
