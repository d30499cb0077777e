package inspect

import "math"

// colour is an appearance that is told by hue, saturation and brightness.
type colour struct {
	kind             string
	hueLow, hueHigh  float64 // degrees
	saturation       float64 // at least, 0 to 1
	valueLow, valueH float64 // 0 to 1
	least, most      float64 // share of the picture that counts; more of it is light or wood, not stain
	otherwise        string
}

var colours = []colour{
	{"rust-coloured staining", 8, 32, 0.5, 0.2, 0.75, 0.002, 0.35, "tannin, teak oil, varnished wood, brown canvas or warm light look the same"},
	{"growth-like colour", 70, 165, 0.3, 0.08, 0.55, 0.01, 0.35, "green paint, plants ashore or their reflection look the same"},
}

// cells a side of the grid in which patches are looked for.
const grid = 32

// indicators finds the appearances in a picture.
func indicators(r raster) []Indicator {
	var out []Indicator
	for _, c := range colours {
		if i, ok := c.find(r); ok {
			out = append(out, i)
		}
	}
	return out
}

// find counts the pixels of the colour, and boxes the largest patch of cells that are mostly of it.
func (c colour) find(r raster) (Indicator, bool) {
	var cells, whole [grid * grid]int
	total := 0
	for y := range r.h {
		for x := range r.w {
			cell := y*grid/r.h*grid + x*grid/r.w
			whole[cell]++
			if c.is(r.at(x, y)) {
				cells[cell]++
				total++
			}
		}
	}
	share := float64(total) / float64(r.w*r.h)
	if share < c.least || share > c.most {
		return Indicator{}, false
	}
	var stained [grid * grid]bool
	for i := range cells {
		stained[i] = whole[i] > 0 && 3*cells[i] > whole[i]
	}
	left, top, right, bottom, ok := largestPatch(&stained)
	if !ok {
		return Indicator{}, false
	}
	percent := func(cell int) int { return cell * 100 / grid }
	return Indicator{Kind: c.kind, Share: math.Round(1000*share) / 1000, Left: percent(left), Top: percent(top), Right: percent(right), Bottom: percent(bottom),
		Otherwise: c.otherwise}, true
}

func (c colour) is(red, green, blue uint8) bool {
	h, s, v := hsv(red, green, blue)
	return h >= c.hueLow && h <= c.hueHigh && s >= c.saturation && v >= c.valueLow && v <= c.valueH
}

// hsv is hue in degrees, saturation and value from 0 to 1 (Smith 1978).
func hsv(red, green, blue uint8) (h, s, v float64) {
	r, g, b := float64(red)/255, float64(green)/255, float64(blue)/255
	v = max(r, g, b)
	d := v - min(r, g, b)
	if d == 0 {
		return 0, 0, v
	}
	switch v {
	case r:
		h = (g - b) / d
	case g:
		h = (b-r)/d + 2
	default:
		h = (r-g)/d + 4
	}
	if h *= 60; h < 0 {
		h += 360
	}
	return h, d / v, v
}

// largestPatch returns the box around the largest group of stained cells that touch; right and bottom are not included.
func largestPatch(stained *[grid * grid]bool) (left, top, right, bottom int, ok bool) {
	var seen [grid * grid]bool
	most := 0
	for start := range stained {
		if !stained[start] || seen[start] {
			continue
		}
		l, t, r, b, n := grid, grid, 0, 0, 0
		queue := []int{start}
		seen[start] = true
		for len(queue) > 0 {
			cell := queue[len(queue)-1]
			queue = queue[:len(queue)-1]
			x, y := cell%grid, cell/grid
			l, t, r, b, n = min(l, x), min(t, y), max(r, x+1), max(b, y+1), n+1
			for _, next := range neighbours(x, y) {
				if stained[next] && !seen[next] {
					seen[next] = true
					queue = append(queue, next)
				}
			}
		}
		if n > most {
			most, left, top, right, bottom = n, l, t, r, b
		}
	}
	return left, top, right, bottom, most > 0
}

func neighbours(x, y int) []int {
	var out []int
	for _, d := range [][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
		if nx, ny := x+d[0], y+d[1]; nx >= 0 && nx < grid && ny >= 0 && ny < grid {
			out = append(out, ny*grid+nx)
		}
	}
	return out
}
