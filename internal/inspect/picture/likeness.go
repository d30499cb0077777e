package picture

import (
	"math"
	"math/bits"
)

// thumbSide is the side of the small picture that photographs are compared by.
const thumbSide = 64

// thumb is a photograph in 64 × 64 levels of brightness, whatever its shape was.
type thumb struct {
	levels [thumbSide * thumbSide]float32
	hash   uint64 // difference hash
	flat   bool   // too even to mean anything
}

func thumbOf(r raster) thumb {
	t := thumb{flat: r.w < thumbSide/4 || r.h < thumbSide/4}
	low, high := 255, 0
	for y := range thumbSide {
		for x := range thumbSide {
			l := r.average(x*r.w/thumbSide, y*r.h/thumbSide, (x+1)*r.w/thumbSide, (y+1)*r.h/thumbSide)
			t.levels[y*thumbSide+x] = float32(l)
			low, high = min(low, l), max(high, l)
		}
	}
	t.flat = t.flat || high-low < 12
	t.hash = t.differenceHash()
	return t
}

// differenceHash is one bit for each pair of neighbours in a picture of 9 × 8 (dHash, Krawetz 2013): set where brightness
// rises to the right.
func (t *thumb) differenceHash() (hash uint64) {
	for y := range 8 {
		for x := range 8 {
			hash <<= 1
			if t.at(float64(x)*7.9+0.5, float64(y)*8+4) < t.at(float64(x+1)*7.9+0.5, float64(y)*8+4) {
				hash |= 1
			}
		}
	}
	return hash
}

// average is the mean brightness of a box; right and bottom are not included, but one pixel always is.
func (r raster) average(left, top, right, bottom int) int {
	sum, n := 0, 0
	for y := top; y < min(r.h, max(bottom, top+1)); y++ {
		for x := left; x < min(r.w, max(right, left+1)); x++ {
			sum, n = sum+r.luma(x, y), n+1
		}
	}
	return sum / max(1, n)
}

// at is the brightness at a place between pixels.
func (t *thumb) at(x, y float64) float64 {
	x, y = min(thumbSide-1.001, max(0, x)), min(thumbSide-1.001, max(0, y))
	ix, iy := int(x), int(y)
	fx, fy := x-float64(ix), y-float64(iy)
	i := iy*thumbSide + ix
	top := float64(t.levels[i])*(1-fx) + float64(t.levels[i+1])*fx
	low := float64(t.levels[i+thumbSide])*(1-fx) + float64(t.levels[i+thumbSide+1])*fx
	return top*(1-fy) + low*fy
}

// What makes two photographs prints of one.
const (
	sameBits  = 6    // of the 64 of the hashes may differ
	sameWhole = 0.9  // correlation of the edges of two whole pictures, to confirm the hashes
	sameCut   = 0.93 // and of one with a part of the other
	leastPart = 0.7  // of the sides: a cut that leaves less is another picture
	partStep  = 0.05 // of the sides, between two parts that are tried
	fineStep  = partStep / 8
	promising = 0.55 // correlation at a few points from which a part is looked at closely
	fewPoints = 10   // a side
	allPoints = 22
	mostSteps = 40 // towards the best place
)

// Same reports whether two photographs are very likely prints of one, be one of them larger, encoded again or a cut of the
// other.
func (p Photo) Same(other Photo) bool {
	a, b := p.thumb, other.thumb
	if a == nil || b == nil || a.flat || b.flat {
		return false
	}
	if bits.OnesCount64(a.hash^b.hash) <= sameBits && a.edges(b, cut{0, 0, 1, 1}, allPoints) >= sameWhole {
		return true
	}
	return a.holds(b) || b.holds(a)
}

// cut is where a cut begins and how large it is, in shares of the sides.
type cut struct{ left, top, width, height float64 }

// holds reports whether the other picture is a part of this one: the most promising place of a coarse grid is improved
// step by step.
func (t *thumb) holds(other *thumb) bool {
	var best cut
	most := promising
	for width := 1.0; width > leastPart-fineStep; width -= partStep {
		for height := min(1, width+2*partStep); height > max(leastPart, width-2*partStep)-fineStep; height -= partStep {
			for left := 0.0; left <= 1-width+fineStep; left += partStep {
				for top := 0.0; top <= 1-height+fineStep; top += partStep {
					if at := (cut{left, top, width, height}); t.edges(other, at, fewPoints) > most {
						best, most = at, t.edges(other, at, fewPoints)
					}
				}
			}
		}
	}
	return most > promising && t.improved(other, best) >= sameCut
}

// improved climbs from a place to the best near it and returns the correlation there.
func (t *thumb) improved(other *thumb, at cut) float64 {
	most := t.edges(other, at, allPoints)
	step := 2 * fineStep
	for range mostSteps {
		best := at
		for _, d := range [8]cut{{step, 0, 0, 0}, {-step, 0, 0, 0}, {0, step, 0, 0}, {0, -step, 0, 0}, {0, 0, step, 0}, {0, 0, -step, 0}, {0, 0, 0, step}, {0, 0, 0, -step}} {
			next := cut{at.left + d.left, at.top + d.top, at.width + d.width, at.height + d.height}
			if c := t.edges(other, next, allPoints); c > most {
				best, most = next, c
			}
		}
		if best == at {
			if step /= 2; step < fineStep/2 {
				break
			}
		}
		at = best
	}
	return most
}

// edges is the correlation of brightness steps of a part of t with those of the whole other picture, −1 to 1, at so many
// points a side.
func (t *thumb) edges(other *thumb, p cut, points int) float64 {
	step := float64(thumbSide-1) / float64(points)
	var ab, aa, bb float64
	for y := range points - 1 {
		for x := range points - 1 {
			bx, by := float64(x)*step, float64(y)*step
			ax, ay := p.left*thumbSide+bx*p.width, p.top*thumbSide+by*p.height
			a0, b0 := t.at(ax, ay), other.at(bx, by)
			a1, b1 := t.at(ax+step*p.width, ay)-a0, other.at(bx+step, by)-b0
			a2, b2 := t.at(ax, ay+step*p.height)-a0, other.at(bx, by+step)-b0
			ab, aa, bb = ab+a1*b1+a2*b2, aa+a1*a1+a2*a2, bb+b1*b1+b2*b2
		}
	}
	if aa == 0 || bb == 0 {
		return 0
	}
	return ab / math.Sqrt(aa*bb)
}
