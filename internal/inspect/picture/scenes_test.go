package picture_test

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

// A canvas is a generated photograph of a boat and what was planted in it. The same seed gives the same picture.
type canvas struct {
	*image.RGBA
	rand    *rand.Rand
	planted map[string]bool
	boxes   map[string]image.Rectangle

	hull      image.Rectangle // topsides
	paint     [3]float64      // of the topsides
	waterline int
	horizon   int
}

// Kinds of what is planted.
const (
	rust   = "rust-coloured staining"
	growth = "growth-like colour"
	chalk  = "chalk-like bloom"
	crack  = "crack-like line"
	soft   = "blurred"
	dim    = "dark"
)

var (
	paintsPale = [][3]float64{{235, 236, 232}, {222, 225, 226}, {240, 235, 220}, {205, 210, 214}}
	paintsDeep = [][3]float64{{24, 40, 88}, {120, 22, 30}, {18, 70, 52}, {30, 34, 44}, {20, 60, 120}}
)

// boatScene draws a boat afloat with some of the appearances that are looked for and some that look like them.
func boatScene(seed uint64, w, h int) *canvas {
	c := &canvas{RGBA: image.NewRGBA(image.Rect(0, 0, w, h)), rand: rand.New(rand.NewPCG(seed, 77)), planted: map[string]bool{}, boxes: map[string]image.Rectangle{}}
	c.surroundings()
	c.boat()
	deep := c.paint[0]+c.paint[1]+c.paint[2] < 400
	for _, draw := range []struct {
		odds float64
		do   func()
	}{
		{0.3, c.rustStreaks}, {0.3, c.weed}, {0.25, c.canvasCover}, {0.25, c.teakDeck}, {0.2, c.woodTrim}, {0.25, c.bootStripe}, {0.3, c.lettering},
		{0.3, c.shrouds}, {0.2, c.mooringRope}, {0.2, c.shadow}, {0.3, c.portlights},
	} {
		if c.rand.Float64() < draw.odds {
			draw.do()
		}
	}
	switch {
	case deep && c.rand.Float64() < 0.5:
		c.bloom()
	case !deep && c.rand.Float64() < 0.35:
		c.cracks()
	case deep && c.rand.Float64() < 0.4:
		c.highlight()
	}
	c.light()
	c.camera()
	return c
}

// mix lays a colour over a pixel.
func (c *canvas) mix(x, y int, rgb [3]float64, alpha float64) {
	if !(image.Point{X: x, Y: y}).In(c.Rect) || alpha <= 0 {
		return
	}
	i := c.PixOffset(x, y)
	for k := range 3 {
		c.Pix[i+k] = uint8(min(255, max(0, float64(c.Pix[i+k])*(1-min(1, alpha))+rgb[k]*min(1, alpha))))
	}
	c.Pix[i+3] = 255
}

// grain is smooth noise from 0 to 1 over cells of so many pixels.
func (c *canvas) grain(cell float64) func(x, y int) float64 {
	a, b := c.rand.Uint64(), c.rand.Uint64()
	at := func(ix, iy int) float64 {
		n := (uint64(ix)*0x9E3779B97F4A7C15 ^ uint64(iy)*0xC2B2AE3D27D4EB4F ^ a) * (b | 1)
		n ^= n >> 29
		n *= 0xBF58476D1CE4E5B9
		return float64(n>>40) / float64(1<<24)
	}
	return func(x, y int) float64 {
		fx, fy := float64(x)/cell, float64(y)/cell
		ix, iy := int(math.Floor(fx)), int(math.Floor(fy))
		tx, ty := fx-float64(ix), fy-float64(iy)
		tx, ty = tx*tx*(3-2*tx), ty*ty*(3-2*ty)
		top := at(ix, iy)*(1-tx) + at(ix+1, iy)*tx
		low := at(ix, iy+1)*(1-tx) + at(ix+1, iy+1)*tx
		return top*(1-ty) + low*ty
	}
}

func (c *canvas) between(low, high float64) float64 { return low + c.rand.Float64()*(high-low) }

func (c *canvas) surroundings() {
	w, h := c.Rect.Dx(), c.Rect.Dy()
	c.horizon = int(float64(h) * c.between(0.3, 0.45))
	sky := [3]float64{c.between(120, 190), c.between(160, 205), c.between(205, 240)}
	sea := [3]float64{c.between(30, 70), c.between(60, 100), c.between(80, 125)}
	wave, cloud := c.grain(7), c.grain(90)
	for y := range h {
		for x := range w {
			if y < c.horizon {
				t := float64(y) / float64(c.horizon)
				v := [3]float64{sky[0] + 40*t, sky[1] + 25*t, sky[2] + 8*t}
				c.mix(x, y, v, 1)
				c.mix(x, y, [3]float64{245, 246, 248}, 0.6*max(0, cloud(x, 2*y)-0.5))
				continue
			}
			k := 0.75 + 0.5*wave(x, 3*y)
			c.mix(x, y, [3]float64{sea[0] * k, sea[1] * k, sea[2] * k}, 1)
		}
	}
	if c.rand.Float64() < 0.4 { // trees ashore
		top, leaf := c.grain(25), c.grain(4)
		for x := range w {
			for y := c.horizon - int(float64(h)*(0.04+0.12*top(x, 0))); y < c.horizon; y++ {
				k := 0.5 + leaf(x, y)
				c.mix(x, y, [3]float64{45 * k, 85 * k, 38 * k}, 1)
			}
		}
	}
}

func (c *canvas) boat() {
	w, h := c.Rect.Dx(), c.Rect.Dy()
	left, right := int(float64(w)*c.between(0, 0.12)), int(float64(w)*c.between(0.85, 1))
	top := int(float64(h) * c.between(0.4, 0.52))
	c.waterline = int(float64(h) * c.between(0.72, 0.84))
	c.hull = image.Rect(left, top, right, c.waterline)
	paints := paintsPale
	if c.rand.Float64() < 0.4 {
		paints = paintsDeep
	}
	c.paint = paints[c.rand.IntN(len(paints))]
	fair := c.grain(140)
	for y := top; y < c.waterline; y++ {
		for x := left; x < right; x++ {
			k := 0.9 + 0.12*fair(x, y) + 0.06*float64(c.waterline-y)/float64(c.waterline-top)
			c.mix(x, y, [3]float64{c.paint[0] * k, c.paint[1] * k, c.paint[2] * k}, 1)
		}
	}
	for y := top - int(0.1*float64(h)); y < top; y++ { // cabin
		for x := left + w/5; x < right-w/4; x++ {
			k := 0.93 + 0.05*fair(x, y)
			c.mix(x, y, [3]float64{238 * k, 238 * k, 234 * k}, 1)
		}
	}
}

// hullPoint is a place on the topsides, away from their ends.
func (c *canvas) hullPoint(marginX, marginY float64) (x, y int) {
	r := c.hull
	return r.Min.X + int(float64(r.Dx())*c.between(marginX, 1-marginX)), r.Min.Y + int(float64(r.Dy())*c.between(marginY, 1-marginY))
}

func (c *canvas) note(kind string, r image.Rectangle) {
	c.planted[kind] = true
	c.boxes[kind] = c.boxes[kind].Union(r)
}

// rustStreaks run down from a fitting and fade.
func (c *canvas) rustStreaks() {
	unit := float64(c.Rect.Dx())
	for range 1 + c.rand.IntN(3) {
		x0, y0 := c.hullPoint(0.1, 0.1)
		length, width := int(float64(c.waterline-y0)*c.between(0.6, 0.95)), unit*c.between(0.012, 0.03)
		if length < int(0.06*unit) {
			y0 = c.hull.Min.Y + c.hull.Dy()/6
			length = int(float64(c.waterline-y0) * 0.8)
		}
		tone := [3]float64{c.between(135, 175), c.between(70, 98), c.between(22, 48)}
		n, drift := c.grain(unit*0.012), c.between(-0.08, 0.08)
		strength := c.between(0.7, 0.95)
		for dy := range length {
			t := float64(dy) / float64(length)
			spread := width * (1 - 0.6*t)
			for dx := -int(2.5 * width); dx <= int(2.5*width); dx++ {
				d := (float64(dx) - drift*float64(dy)) / spread
				c.mix(x0+dx, y0+dy, tone, strength*math.Exp(-d*d)*(1-0.75*t)*(0.55+0.9*n(x0+dx, (y0+dy)/3)))
			}
		}
		c.note(rust, image.Rect(x0-int(width), y0, x0+int(width), y0+length))
	}
}

// weed grows in a ragged band along the waterline.
func (c *canvas) weed() {
	unit := float64(c.Rect.Dx())
	height := unit * c.between(0.025, 0.06)
	left := c.hull.Min.X + int(float64(c.hull.Dx())*c.between(0, 0.4))
	right := left + int(float64(c.hull.Dx())*c.between(0.35, 0.6))
	tone := [3]float64{c.between(50, 85), c.between(85, 115), c.between(28, 50)}
	edge, clump := c.grain(unit*0.02), c.grain(unit*0.008)
	for x := left; x < min(right, c.hull.Max.X); x++ {
		ends := min(1, float64(x-left)/(0.04*unit), float64(right-x)/(0.04*unit))
		tall := height * (0.35 + 1.1*edge(x, 0)) * ends
		for dy := 0.0; dy < tall*1.4; dy++ {
			y := c.waterline - 1 - int(dy)
			c.mix(x, y, tone, 1.15*(1-dy/(tall*1.4))*(0.4+0.9*clump(x, y)))
		}
	}
	c.note(growth, image.Rect(left, c.waterline-int(height), right, c.waterline))
}

// bloom is chalking of a dark topside.
func (c *canvas) bloom() {
	unit := float64(c.Rect.Dx())
	x0, y0 := c.hullPoint(0.25, 0.35)
	rx, ry := unit*c.between(0.1, 0.2), unit*c.between(0.05, 0.09)
	n, strength := c.grain(unit*0.03), c.between(0.3, 0.6)
	for y := max(c.hull.Min.Y, y0-int(1.5*ry)); y < min(c.hull.Max.Y, y0+int(1.5*ry)); y++ {
		for x := max(c.hull.Min.X, x0-int(1.5*rx)); x < min(c.hull.Max.X, x0+int(1.5*rx)); x++ {
			d := math.Hypot(float64(x-x0)/rx, float64(y-y0)/ry)
			c.mix(x, y, [3]float64{200, 202, 205}, strength*max(0, 1-d*d)*(0.3+1.1*n(x, y)))
		}
	}
	c.note(chalk, image.Rect(x0-int(rx), y0-int(ry), x0+int(rx), y0+int(ry)).Intersect(c.hull))
}

// cracks wander over the gelcoat.
func (c *canvas) cracks() {
	unit := float64(c.Rect.Dx())
	x0, y0 := c.hullPoint(0.2, 0.25)
	x, y := float64(x0), float64(y0)
	heading, steps := c.between(-0.5, 0.5), int(unit*c.between(0.12, 0.3))
	box := image.Rect(x0, y0, x0+1, y0+1)
	wide := c.between(0.7, 1.3)
	for range steps {
		heading += c.between(-0.55, 0.55)
		heading *= 0.93
		x, y = x+math.Cos(heading), y+math.Sin(heading)
		if !(image.Point{X: int(x), Y: int(y)}).In(c.hull.Inset(3)) {
			break
		}
		for dy := -2; dy <= 2; dy++ {
			d := (float64(int(y)+dy) + 0.5 - y) / wide
			c.mix(int(x), int(y)+dy, [3]float64{55, 50, 48}, 0.85*math.Exp(-d*d))
		}
		box = box.Union(image.Rect(int(x), int(y), int(x)+1, int(y)+1))
	}
	if math.Hypot(float64(box.Dx()), float64(box.Dy())) > 0.06*unit {
		c.note(crack, box)
	}
}

func (c *canvas) fill(r image.Rectangle, at func(x, y int) [3]float64) {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			c.mix(x, y, at(x, y), 1)
		}
	}
}

// canvasCover is a brown cloth with folds.
func (c *canvas) canvasCover() {
	w, h := c.Rect.Dx(), c.Rect.Dy()
	x := int(float64(w) * c.between(0.2, 0.6))
	r := image.Rect(x, c.hull.Min.Y-int(float64(h)*c.between(0.12, 0.2)), x+int(float64(w)*c.between(0.12, 0.3)), c.hull.Min.Y-h/50)
	fold, tone := c.grain(float64(w)*0.03), [3]float64{c.between(110, 150), c.between(65, 85), c.between(30, 45)}
	c.fill(r, func(x, y int) [3]float64 {
		k := 0.8 + 0.4*fold(x, y/4)
		return [3]float64{tone[0] * k, tone[1] * k, tone[2] * k}
	})
}

// teakDeck is planks with dark seams along the sheer.
func (c *canvas) teakDeck() {
	h := c.Rect.Dy()
	r := image.Rect(c.hull.Min.X, c.hull.Min.Y-int(float64(h)*c.between(0.04, 0.08)), c.hull.Max.X, c.hull.Min.Y+h/60)
	plank, vein := max(5, h/80), c.grain(9)
	c.fill(r, func(x, y int) [3]float64 {
		if (y-r.Min.Y)%plank == 0 {
			return [3]float64{35, 30, 28}
		}
		k := 0.85 + 0.25*vein(x/6, y) + 0.1*float64(((y-r.Min.Y)/plank*7)%3)
		return [3]float64{160 * k, 112 * k, 66 * k}
	})
}

func (c *canvas) woodTrim() {
	y := c.hull.Min.Y + int(float64(c.hull.Dy())*c.between(0, 0.15))
	vein := c.grain(12)
	c.fill(image.Rect(c.hull.Min.X, y, c.hull.Max.X, y+max(4, c.Rect.Dy()/70)), func(x, y int) [3]float64 {
		k := 0.85 + 0.3*vein(x/8, y)
		return [3]float64{130 * k, 70 * k, 32 * k}
	})
}

// bootStripe is a painted band at the waterline, green, red or blue.
func (c *canvas) bootStripe() {
	tone := [][3]float64{{30, 95, 45}, {140, 30, 28}, {25, 50, 120}, {60, 105, 50}}[c.rand.IntN(4)]
	y := c.waterline - int(float64(c.Rect.Dy())*c.between(0.02, 0.05))
	if c.planted[growth] {
		return
	}
	c.fill(image.Rect(c.hull.Min.X, y, c.hull.Max.X, c.waterline), func(int, int) [3]float64 { return tone })
}

func (c *canvas) lettering() {
	x, y := c.hullPoint(0.25, 0.35)
	scale := max(1, c.Rect.Dx()/300)
	mask := image.NewAlpha(image.Rect(0, 0, 90, 14))
	d := font.Drawer{Dst: mask, Src: image.Opaque, Face: basicfont.Face7x13, Dot: fixed.P(0, 11)}
	d.DrawString([]string{"SEA BREEZE", "WINDSONG II", "Marlin 7", "GOOD NEWS"}[c.rand.IntN(4)])
	ink := [3]float64{25, 35, 70}
	if c.paint[0]+c.paint[1]+c.paint[2] < 400 {
		ink = [3]float64{235, 230, 215}
	}
	for dy := range 14 * scale {
		for dx := range 90 * scale {
			if mask.AlphaAt(dx/scale, dy/scale).A > 128 {
				c.mix(x+dx, y+dy, ink, 0.95)
			}
		}
	}
}

// stroke draws a line one to two pixels wide.
func (c *canvas) stroke(at func(t float64) (x, y float64), steps int, ink [3]float64) {
	for i := range steps {
		x, y := at(float64(i) / float64(steps))
		for dx := -1; dx <= 1; dx++ {
			for dy := -1; dy <= 1; dy++ {
				d := math.Hypot(float64(int(x)+dx)+0.5-x, float64(int(y)+dy)+0.5-y)
				c.mix(int(x)+dx, int(y)+dy, ink, max(0, 0.6*(1.3-d)))
			}
		}
	}
}

func (c *canvas) shrouds() {
	w, h := float64(c.Rect.Dx()), float64(c.Rect.Dy())
	for range 2 + c.rand.IntN(3) {
		x0, x1, y1 := c.between(0.2, 0.8)*w, c.between(0.1, 0.9)*w, c.between(0.45, 0.7)*h
		c.stroke(func(t float64) (float64, float64) { return x0 + (x1-x0)*t, y1 * t }, int(2*h), [3]float64{50, 52, 56})
	}
}

// mooringRope hangs in a smooth curve over the topsides.
func (c *canvas) mooringRope() {
	w := float64(c.Rect.Dx())
	x0, y0 := c.hullPoint(0.1, 0.2)
	wide, sag := c.between(0.15, 0.3)*w, c.between(0.02, 0.07)*w
	c.stroke(func(t float64) (float64, float64) { return float64(x0) + wide*t, float64(y0) + 4*sag*t*(1-t) }, int(2*w), [3]float64{40, 42, 60})
}

func (c *canvas) shadow() {
	slope, x0 := c.between(-0.8, 0.8), c.between(0.3, 0.7)*float64(c.Rect.Dx())
	for y := c.hull.Min.Y; y < c.hull.Max.Y; y++ {
		for x := int(x0 + slope*float64(y-c.hull.Min.Y)); x < c.hull.Max.X; x++ {
			c.mix(x, y, [3]float64{10, 14, 22}, 0.35)
		}
	}
}

func (c *canvas) portlights() {
	unit := float64(c.Rect.Dx())
	y0 := float64(c.hull.Min.Y) + 0.3*float64(c.hull.Dy())
	for i := range 3 {
		x0 := float64(c.hull.Min.X) + float64(c.hull.Dx())*(0.3+0.18*float64(i))
		for dy := -0.015 * unit; dy < 0.015*unit; dy++ {
			for dx := -0.03 * unit; dx < 0.03*unit; dx++ {
				if math.Pow(dx/(0.03*unit), 4)+math.Pow(dy/(0.015*unit), 4) < 1 {
					c.mix(int(x0+dx), int(y0+dy), [3]float64{28, 32, 38}, 0.95)
				}
			}
		}
	}
}

// highlight is the sky's mirror image in a polished dark topside: white, and along the hull.
func (c *canvas) highlight() {
	y0 := float64(c.hull.Min.Y) + float64(c.hull.Dy())*c.between(0.2, 0.6)
	wide := float64(c.Rect.Dx()) * c.between(0.004, 0.009)
	for y := c.hull.Min.Y; y < c.hull.Max.Y; y++ {
		for x := c.hull.Min.X; x < c.hull.Max.X; x++ {
			d := (float64(y) - y0 - 0.01*float64(x)) / wide
			c.mix(x, y, [3]float64{250, 250, 252}, 0.85*math.Exp(-d*d))
		}
	}
}

// light is that of the hour: now and then a sunset, now and then too little.
func (c *canvas) light() {
	warm, level := [3]float64{1, 1, 1}, c.between(0.85, 1.05)
	switch n := c.rand.Float64(); {
	case n < 0.15:
		warm = [3]float64{1.1, c.between(0.68, 0.8), c.between(0.4, 0.55)}
	case n < 0.25:
		level = c.between(0.04, 0.1)
		c.planted = map[string]bool{dim: true}
	}
	for i := 0; i < len(c.Pix); i += 4 {
		for k := range 3 {
			c.Pix[i+k] = uint8(min(255, float64(c.Pix[i+k])*warm[k]*level))
		}
	}
}

// camera adds the softness of every lens, noise, and now and then a shake.
func (c *canvas) camera() {
	out := blur(c.RGBA, 0)
	if c.rand.Float64() < 0.12 && !c.planted[dim] {
		out = blur(c.RGBA, max(4, c.Rect.Dx()/160))
		c.planted = map[string]bool{soft: true}
	}
	b := c.Rect
	for y := 1; y < b.Dy()-1; y++ {
		for x := 1; x < b.Dx()-1; x++ {
			var sum [3]float64
			for k, weight := range []float64{0.1, 0.1, 0.6, 0.1, 0.1} {
				p := out.RGBAAt(x+[]int{-1, 1, 0, 0, 0}[k], y+[]int{0, 0, 0, -1, 1}[k])
				sum[0], sum[1], sum[2] = sum[0]+weight*float64(p.R), sum[1]+weight*float64(p.G), sum[2]+weight*float64(p.B)
			}
			n := 2 * c.rand.NormFloat64()
			c.SetRGBA(x, y, color.RGBA{level8(sum[0] + n), level8(sum[1] + n), level8(sum[2] + n), 255})
		}
	}
}

func level8(v float64) uint8 { return uint8(min(255, max(0, v))) }
