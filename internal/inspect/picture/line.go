package picture

import "math"

// What makes a dark line of pixels look like a crack, at no more than 1024 pixels a side.
const (
	ridgeReach   = 3    // pixels from the middle of the line to the paint on both sides
	ridgeDepth   = 20   // how much darker than both sides, of 255
	leastLength  = 0.06 // of the longer side of the picture
	mostThick    = 4.5  // pixels of area for each of length
	mostApart    = 1.7  // rows from the first to the last of its pixels in a column, for each of its pixels: crossing wires
	leastWander  = 0.38 // pixels that it departs from a smooth curve: wires, seams and ropes do not
	mostCompany  = 1.1  // other ridge pixels around it for each of its own: ripples and netting come in crowds
	wanderWindow = 9    // pixels to both sides that the curve is laid through
)

// cracks finds long, thin, dark lines that wander and stand alone.
func cracks(r raster) (Indicator, bool) {
	if r.w < 64 || r.h < 64 {
		return Indicator{}, false
	}
	ridges := r.ridges()
	mask := append([]bool(nil), ridges...)
	least := leastLength * float64(max(r.w, r.h))
	var found []patch
	for _, p := range patches(mask, r.w, r.h, int(least)) {
		if p.left <= ridgeReach+1 || p.top <= ridgeReach+1 || p.right >= r.w-ridgeReach-1 || p.bottom >= r.h-ridgeReach-1 {
			continue // what enters from outside is a wire, a spar or the edge of something
		}
		long := math.Hypot(float64(p.width()), float64(p.height()))
		if long < least || float64(len(p.pixels)) > mostThick*long {
			continue
		}
		if c := p.course(r.w); c.apart <= mostApart && c.wander() >= leastWander && p.company(ridges, r.w, r.h) <= mostCompany {
			found = append(found, p)
		}
	}
	return indicatorOf(crackLike, "a scratch, a seam, a hair, a rope or dirt look the same", found, r.w, r.h, 0.05)
}

// ridges are the pixels darker than the paint on both sides of them, where both sides are alike.
func (r raster) ridges() []bool {
	out := make([]bool, r.w*r.h)
	luma := make([]int16, r.w*r.h)
	for i := range luma {
		luma[i] = int16(r.lumaAt(i))
	}
	const d = ridgeReach
	steps := [4]int{d, d * r.w, d*r.w + d, d*r.w - d}
	for y := d; y < r.h-d; y++ {
		for x := d; x < r.w-d; x++ {
			i := y*r.w + x
			for _, step := range steps {
				a, b := luma[i-step], luma[i+step]
				if min(a, b)-luma[i] >= ridgeDepth && max(a-b, b-a) < ridgeDepth {
					out[i] = true
					break
				}
			}
		}
	}
	return out
}

// course is a line along the longer side of its box: for each column (or row) how many pixels it has and where.
type course struct {
	sum, count []float64
	apart      float64 // from the first to the last pixel of a column, for each pixel, on average
}

func (p patch) course(w int) course {
	along, across := p.width(), func(i int32) (int, int) { return int(i)%w - p.left, int(i)/w - p.top }
	if p.height() > along {
		along, across = p.height(), func(i int32) (int, int) { return int(i)/w - p.top, int(i)%w - p.left }
	}
	c := course{sum: make([]float64, along), count: make([]float64, along)}
	first, last := make([]int, along), make([]int, along)
	for _, i := range p.pixels {
		at, v := across(i)
		if c.count[at] == 0 {
			first[at], last[at] = v, v
		}
		first[at], last[at] = min(first[at], v), max(last[at], v)
		c.sum[at] += float64(v)
		c.count[at]++
	}
	whole := 0
	for at := range first {
		whole += last[at] - first[at] + 1
	}
	c.apart = float64(whole) / float64(len(p.pixels))
	return c
}

// wander is how far the middle of a line departs from a smooth curve, in pixels, by root mean square.
func (c course) wander() float64 {
	var squares, n float64
	for at := wanderWindow; at < len(c.sum)-wanderWindow; at++ {
		if off, ok := c.off(at); ok {
			squares, n = squares+off*off, n+1
		}
	}
	if n == 0 {
		return 0
	}
	return math.Sqrt(squares / n)
}

// off is how far a point of a line is off the parabola through its neighbours (Savitzky and Golay 1964), which wires,
// seams and hanging ropes follow; ok is false where the line has a gap.
func (c course) off(at int) (off float64, ok bool) {
	const m = wanderWindow
	fit := 0.0
	for k := -m; k <= m; k++ {
		if c.count[at+k] == 0 {
			return 0, false
		}
		fit += float64(3*(3*m*m+3*m-1-5*k*k)) / ((2*m - 1) * (2*m + 1) * (2*m + 3)) * c.sum[at+k] / c.count[at+k]
	}
	return c.sum[at]/c.count[at] - fit, true
}

// company is how many other ridge pixels lie around a line for each of its own.
func (p patch) company(ridges []bool, w, h int) float64 {
	margin := max(8, max(p.width(), p.height())/6)
	n := 0
	for y := max(0, p.top-margin); y < min(h, p.bottom+margin); y++ {
		for x := max(0, p.left-margin); x < min(w, p.right+margin); x++ {
			if ridges[y*w+x] {
				n++
			}
		}
	}
	return float64(n-len(p.pixels)) / float64(len(p.pixels))
}
