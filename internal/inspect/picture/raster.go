package picture

import (
	"image"
	"image/draw"
)

// raster is a small picture as plain bytes: red, green, blue of each pixel, rows from the top.
type raster struct {
	w, h int
	rgb  []uint8
}

func (r raster) at(x, y int) (red, green, blue uint8) {
	i := 3 * (y*r.w + x)
	return r.rgb[i], r.rgb[i+1], r.rgb[i+2]
}

// luma is the brightness of a pixel, 0 to 255 (ITU-R BT.601).
func (r raster) luma(x, y int) int {
	red, green, blue := r.at(x, y)
	return (299*int(red) + 587*int(green) + 114*int(blue)) / 1000
}

// lumaAt is luma of the i-th pixel.
func (r raster) lumaAt(i int) int {
	return (299*int(r.rgb[3*i]) + 587*int(r.rgb[3*i+1]) + 114*int(r.rgb[3*i+2])) / 1000
}

// shrink averages a picture down to at most side pixels a side. It reads the picture in strips of a few rows, so the
// only large thing in memory is the picture itself.
func shrink(picture image.Image, side int) raster {
	b := picture.Bounds()
	step := max(1, (max(b.Dx(), b.Dy())+side-1)/side)
	out := raster{w: max(1, b.Dx()/step), h: max(1, b.Dy()/step)}
	out.rgb = make([]uint8, 3*out.w*out.h)
	strip := image.NewRGBA(image.Rect(0, 0, b.Dx(), min(step, b.Dy())))
	sums := make([]int, 3*out.w)
	for y := range out.h {
		draw.Draw(strip, strip.Rect, image.White, image.Point{}, draw.Src) // what is transparent counts as white
		draw.Draw(strip, strip.Rect, picture, image.Pt(b.Min.X, b.Min.Y+y*step), draw.Over)
		clear(sums)
		addStrip(sums, strip, out.w, step)
		n := min(step, b.Dx()) * strip.Rect.Dy()
		for i, s := range sums {
			out.rgb[3*out.w*y+i] = uint8(s / n)
		}
	}
	return out
}

// addStrip adds the pixels of a strip to the sums of its columns of step pixels.
func addStrip(sums []int, strip *image.RGBA, columns, step int) {
	for row := range strip.Rect.Dy() {
		line := strip.Pix[row*strip.Stride:]
		for c := range columns {
			for x := c * step; x < (c+1)*step && x < strip.Rect.Dx(); x++ {
				sums[3*c] += int(line[4*x])
				sums[3*c+1] += int(line[4*x+1])
				sums[3*c+2] += int(line[4*x+2])
			}
		}
	}
}

// upright turns and mirrors a picture as its EXIF orientation says: 1 is upright, 3 upside down, 6 on its left side, 8 on
// its right; 2, 4, 5 and 7 are their mirror images.
func (r raster) upright(orientation int) raster {
	if orientation < 2 || orientation > 8 {
		return r
	}
	out := raster{w: r.w, h: r.h, rgb: make([]uint8, len(r.rgb))}
	if orientation > 4 {
		out.w, out.h = r.h, r.w
	}
	right, bottom := r.w-1, r.h-1
	for y := range out.h {
		for x := range out.w {
			from := [9][2]int{2: {right - x, y}, 3: {right - x, bottom - y}, 4: {x, bottom - y}, 5: {y, x}, 6: {y, bottom - x}, 7: {right - y, bottom - x}, 8: {right - y, x}}[orientation]
			copy(out.rgb[3*(y*out.w+x):][:3], r.rgb[3*(from[1]*r.w+from[0]):][:3])
		}
	}
	return out
}
