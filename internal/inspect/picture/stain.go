package picture

import (
	"cmp"
	"math"
	"slices"
)

// Kinds of indicators.
const (
	rustStain  = "rust-coloured staining"
	growthLike = "growth-like colour"
	chalkLike  = "chalk-like bloom"
	crackLike  = "crack-like line"
)

// appearance is how one kind is told from what only looks like it.
type appearance struct {
	kind      string
	otherwise string
	least     float64 // share of the picture that one patch has at least
	most      float64 // and all together at most: more of it is light, land or paint
	strength  func(c colours) []uint8
	limits    []uint8 // of the strength, for a pixel to belong to it; a patch that runs into something else at one stands alone at a higher
	holds     func(p patch, c colours, strength []uint8) bool
}

// appearances that are told by colour. Their bounds were set on generated pictures (scenes_test.go).
var appearances = []appearance{
	{rustStain, "tannin, teak oil, varnished wood, brown canvas or warm light look the same", 0.0006, 0.25, rustStrength, []uint8{70}, stains},
	{growthLike, "green paint, plants ashore or their reflection look the same", 0.0012, 0.34, growthStrength, []uint8{60}, growsAtWaterline},
	{chalkLike, "a reflection, salt, dust or a worn polish look the same", 0.002, 0.3, chalkStrength, []uint8{20, 28, 38}, bloomsOnPaint},
}

// indicators finds the appearances that are told by colour.
func indicators(c colours) []Indicator {
	var out []Indicator
	for _, a := range appearances {
		if i, ok := a.find(c); ok {
			out = append(out, i)
		}
	}
	return out
}

// find returns the share of all patches that hold, and the box around the largest.
func (a appearance) find(c colours) (Indicator, bool) {
	strength := a.strength(c)
	mask := make([]bool, len(strength))
	least := max(12, int(a.least*float64(c.w*c.h)))
	for _, limit := range a.limits {
		for i, s := range strength {
			mask[i] = s >= limit
		}
		found := slices.DeleteFunc(patches(mask, c.w, c.h, least), func(p patch) bool { return !a.holds(p, c, strength) })
		if i, ok := indicatorOf(a.kind, a.otherwise, found, c.w, c.h, a.most); ok {
			return i, true
		}
	}
	return Indicator{}, false
}

// indicatorOf sums patches up.
func indicatorOf(kind, otherwise string, found []patch, w, h int, most float64) (Indicator, bool) {
	total := 0
	for _, p := range found {
		total += len(p.pixels)
	}
	share := float64(total) / float64(w*h)
	if total == 0 || share > most {
		return Indicator{}, false
	}
	p := slices.MaxFunc(found, func(x, y patch) int { return cmp.Compare(len(x.pixels), len(y.pixels)) })
	return Indicator{
		Kind: kind, Otherwise: otherwise, Share: math.Ceil(1000*share) / 1000, Confidence: "low",
		Left: 100 * p.left / w, Top: 100 * p.top / h, Right: (100*p.right + w - 1) / w, Bottom: (100*p.bottom + h - 1) / h,
	}, true
}

// rustStrength is how saturated the hues of iron oxide are.
func rustStrength(c colours) []uint8 {
	return c.hued(8, 40, 45, 225)
}

// mostEdge is the sharpest edge that a stain may have.
const mostEdge = 0.49

// stains tells a stain from cloth, wood and paint, which end at a straight edge: it fades out, or is a large patch with a
// rounded outline.
func stains(p patch, c colours, strength []uint8) bool {
	sheet := p.width() > c.w/10 && 2*p.width() > 5*p.height() // what stains runs down
	if sheet || p.mean(strength) <= 75 || p.width() >= c.w/2 {
		return false
	}
	return p.edge(c.warmth, c.w, c.h) < mostEdge || p.rounded(c.w, c.h)
}

// A rounded patch is at least this share of the picture, and fills its box neither as a rectangle nor as a line does; an
// ellipse fills 0.79 of it.
const (
	leastRounded = 0.02
	mostFilled   = 0.86
	leastFilled  = 0.5
)

// rounded reports whether a patch is large and its sides bulge: at its corners there is nothing of it.
func (p patch) rounded(w, h int) bool {
	filled := float64(len(p.pixels)) / float64(p.width()*p.height())
	return float64(len(p.pixels)) > leastRounded*float64(w*h) && filled > leastFilled && filled < mostFilled && p.bareCorners(w)
}

// bareCorners reports whether a patch leaves all four corners of its box, an eighth of each side, nearly empty.
func (p patch) bareCorners(w int) bool {
	dx, dy := max(1, p.width()/8), max(1, p.height()/8)
	var inside [4]int
	for _, i := range p.pixels {
		x, y := int(i)%w, int(i)/w
		right, low := x >= p.right-dx, y >= p.bottom-dy
		if (x < p.left+dx || right) && (y < p.top+dy || low) {
			corner := 0
			if right {
				corner++
			}
			if low {
				corner += 2
			}
			inside[corner]++
		}
	}
	return max(inside[0], inside[1], inside[2], inside[3]) < dx*dy/4
}

// growthStrength is how saturated the hues of weed are.
func growthStrength(c colours) []uint8 {
	return c.hued(50, 150, 20, 190)
}

// leastRagged is how uneven the upper edge of weed is, in pixels; painted bands have less than a half.
const leastRagged = 1.2

// growsAtWaterline tells weed by its ragged upper edge along a level lower one: above it is the side of a boat, and it
// neither begins at the picture's foot nor stands in its upper half.
func growsAtWaterline(p patch, c colours, _ []uint8) bool {
	middle := (p.top + p.bottom) / 2
	if p.coversWaterline(c) {
		return true
	}
	if p.bottom >= c.h-2 || middle < c.h/2 || p.width() < 2*p.height() || p.height() > c.h/3 {
		return false
	}
	upper, lower := p.rims(c.w)
	return spread(upper) > leastRagged && spread(upper) > 2*spread(lower) && p.edge(c.saturation, c.w, c.h) < 0.75
}

// What a whole waterline under weed looks like: a band as broad as most of the picture and too high for a painted stripe,
// below something pale, and blotched where paint is even.
const (
	leastBroad   = 0.6 // of the picture's width
	leastBand    = 0.06
	mostBand     = 0.34
	leastPale    = 150  // value of what is above, of 255
	mostTinted   = 60   // saturation of it
	leastBlotchy = 1.25 // times the unevenness of what is above
)

// coversWaterline reports whether a patch is such a band. Trees ashore stand higher in a picture and have a ragged top.
func (p patch) coversWaterline(c colours) bool {
	height := float64(p.height()) / float64(c.h)
	if float64(p.width()) < leastBroad*float64(c.w) || height < leastBand || height > mostBand || p.bottom >= c.h-2 || 5*(p.top+p.bottom) < 4*c.h {
		return false
	}
	upper, lower := p.rims(c.w)
	above := box{p.left, max(0, p.top-p.height()), p.right, p.top - c.h/60}
	if above.bottom <= above.top || spread(upper) > float64(p.height())/4 || spread(lower) > float64(p.height())/4 {
		return false
	}
	pale := above.mean(c.value, c.w) > leastPale && above.mean(c.saturation, c.w) < mostTinted
	inner := box{p.left, p.top + p.height()/5, p.right, p.bottom - p.height()/5}
	return pale && inner.unevenness(c.value, c.w) > leastBlotchy*above.unevenness(c.value, c.w)
}

// rims are the highest and the lowest pixel of each column.
func (p patch) rims(w int) (upper, lower []int) {
	upper, lower = make([]int, p.width()), make([]int, p.width())
	for k := range upper {
		upper[k], lower[k] = p.bottom, p.top
	}
	for _, i := range p.pixels {
		k, y := int(i)%w-p.left, int(i)/w
		upper[k], lower[k] = min(upper[k], y), max(lower[k], y)
	}
	return upper, lower
}

// spread is the standard deviation.
func spread(values []int) float64 {
	var sum, squares float64
	for _, v := range values {
		sum += float64(v)
		squares += float64(v) * float64(v)
	}
	n := float64(len(values))
	return math.Sqrt(max(0, squares/n-(sum/n)*(sum/n)))
}

// chalkStrength is how much paler a pixel of a deep colour is than the paint around it.
func chalkStrength(c colours) []uint8 {
	n := max(c.w, c.h) / 8
	paint, depth := blurred(c.value, c.w, c.h, n), blurred(c.saturation, c.w, c.h, n)
	out := make([]uint8, len(c.hue))
	for i := range out {
		paler, duller := int(c.value[i])-int(paint[i]), int(depth[i])-int(c.saturation[i])
		if depth[i] > 55 && paint[i] < 140 && c.value[i] < 235 && paler > 0 && duller > 0 {
			out[i] = uint8(min(255, paler/2+duller/2))
		}
	}
	return out
}

// bloomsOnPaint tells chalking from lettering and stripes, which have edges, from a mirrored sky, which is white, from
// clouds, which are above, and from a white side of the boat beside something dark.
func bloomsOnPaint(p patch, c colours, strength []uint8) bool {
	pale := p.mean(c.saturation) < 40 && p.mean(c.value) > 130
	return !pale && p.top+p.bottom > 2*c.h/3 && p.width() < 8*p.height() && p.mean(c.value) < 205 && p.mean(strength) >= 24 && p.edge(c.value, c.w, c.h) < 0.25
}
