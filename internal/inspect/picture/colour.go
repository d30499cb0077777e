package picture

// colours is a picture in the measures that appearances are told by, at no more than colourSide pixels a side.
type colours struct {
	w, h       int
	hue        []int16 // degrees, 0 to 359
	saturation []uint8 // 0 to 255
	value      []uint8 // 0 to 255
	warmth     []uint8 // how much more red than blue there is
}

// hued is how saturated the pixels are whose hue and value lie within these bounds; 0 for all others.
func (c colours) hued(from, to int16, darkest, brightest uint8) []uint8 {
	out := make([]uint8, len(c.hue))
	for i, h := range c.hue {
		if h >= from && h <= to && c.value[i] >= darkest && c.value[i] <= brightest {
			out[i] = c.saturation[i]
		}
	}
	return out
}

// colourSide bounds the pictures that colours are looked for in: stains are larger than a few pixels of it.
const colourSide = 512

// coloursOf measures a picture in the light it would have at noon, so that an evening's red is no rust.
func coloursOf(r raster) colours {
	r = r.halved(colourSide)
	gain := r.whiteBalance()
	n := r.w * r.h
	c := colours{w: r.w, h: r.h, hue: make([]int16, n), saturation: make([]uint8, n), value: make([]uint8, n), warmth: make([]uint8, n)}
	for i := range n {
		var rgb [3]int
		for k := range rgb {
			rgb[k] = min(255, int(r.rgb[3*i+k])*gain[k]>>8)
		}
		c.hue[i], c.saturation[i], c.value[i] = hsv(rgb[0], rgb[1], rgb[2])
		c.warmth[i] = uint8(max(0, rgb[0]-rgb[2]))
	}
	return c
}

// halved averages squares of pixels until no side is over the bound.
func (r raster) halved(side int) raster {
	step := max(1, (max(r.w, r.h)+side-1)/side)
	if step == 1 {
		return r
	}
	out := raster{w: max(1, r.w/step), h: max(1, r.h/step)}
	out.rgb = make([]uint8, 3*out.w*out.h)
	for y := range out.h {
		for x := range out.w {
			for k := range 3 {
				sum, n := 0, 0
				for dy := y * step; dy < min((y+1)*step, r.h); dy++ {
					for dx := x * step; dx < min((x+1)*step, r.w); dx++ {
						sum, n = sum+int(r.rgb[3*(dy*r.w+dx)+k]), n+1
					}
				}
				out.rgb[3*(y*out.w+x)+k] = uint8(sum / max(1, n))
			}
		}
	}
	return out
}

// Gains are in 256ths. More than the bounds would make a boat painted in one colour grey.
const (
	leastGain = 180
	mostGain  = 512
)

// whiteBalance is the gain of each channel that makes the brightest tenth of a picture grey: on a photograph of a boat
// that is a cloud, a white cabin or what the sun lights.
func (r raster) whiteBalance() (gain [3]int) {
	var count [256]int
	n := r.w * r.h
	for i := range n {
		count[r.lumaAt(i)]++
	}
	limit, above := 255, 0
	for ; limit > 0 && above < n/10; limit-- {
		above += count[limit]
	}
	var sums [3]int
	for i := range n {
		if r.lumaAt(i) > limit {
			for k := range sums {
				sums[k] += int(r.rgb[3*i+k])
			}
		}
	}
	mean := (sums[0] + sums[1] + sums[2]) / 3
	for k := range gain {
		gain[k] = 256
		if sums[k] > 0 {
			gain[k] = min(mostGain, max(leastGain, 256*mean/sums[k]))
		}
	}
	return gain
}

// hsv is hue in degrees, saturation and value from 0 to 255 (Smith 1978).
func hsv(r, g, b int) (h int16, s, v uint8) {
	top, low := max(r, g, b), min(r, g, b)
	d := top - low
	if d == 0 {
		return 0, 0, uint8(top)
	}
	var degrees int
	switch top {
	case r:
		degrees = 60 * (g - b) / d
	case g:
		degrees = 120 + 60*(b-r)/d
	default:
		degrees = 240 + 60*(r-g)/d
	}
	if degrees < 0 {
		degrees += 360
	}
	return int16(degrees), uint8(255 * d / top), uint8(top)
}

// blurred is a field averaged over squares of 2n+1 pixels, by running sums; at the borders over what there is of them.
func blurred(field []uint8, w, h, n int) []uint8 {
	return turned(averaged(turned(averaged(field, w, h, n), w, h), h, w, n), h, w)
}

// averaged runs along the rows.
func averaged(field []uint8, w, h, n int) []uint8 {
	out := make([]uint8, len(field))
	for y := range h {
		row := field[y*w : (y+1)*w]
		sum, count := 0, 0
		for x := -n; x < w; x++ {
			if x+n < w {
				sum, count = sum+int(row[x+n]), count+1
			}
			if x-n-1 >= 0 {
				sum, count = sum-int(row[x-n-1]), count-1
			}
			if x >= 0 {
				out[y*w+x] = uint8(sum / count)
			}
		}
	}
	return out
}

func turned(field []uint8, w, h int) []uint8 {
	out := make([]uint8, len(field))
	for y := range h {
		for x := range w {
			out[x*h+y] = field[y*w+x]
		}
	}
	return out
}
