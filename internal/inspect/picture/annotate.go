package picture

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/jpeg"
	"strconv"

	"golang.org/x/image/font"
	"golang.org/x/image/font/basicfont"
	"golang.org/x/image/math/fixed"
)

// How the boxes of an annotated picture are drawn.
var (
	boxInk   = color.RGBA{214, 40, 57, 255}
	boxHalo  = color.RGBA{255, 255, 255, 255}
	boxLabel = color.RGBA{255, 255, 255, 255}
)

const (
	boxLine   = 3  // pixels
	labelSize = 26 // pixels, for one digit
	quality   = 82
)

// Annotated is the photograph upright, at no more than 1024 pixels a side and without anything that its file told beside
// the picture, with a box around each indicator, numbered in their order from 1. It is a JPEG; nil for a photograph
// without indicators.
func (p Photo) Annotated() ([]byte, error) {
	if len(p.Indicators) == 0 || p.small.w == 0 {
		return nil, nil
	}
	picture := p.small.image()
	for i, found := range p.Indicators {
		box := image.Rect(found.Left*p.small.w/100, found.Top*p.small.h/100, found.Right*p.small.w/100, found.Bottom*p.small.h/100).Inset(-boxLine)
		frame(picture, box.Inset(-1), boxLine+2, boxHalo)
		frame(picture, box, boxLine, boxInk)
		label(picture, box, strconv.Itoa(i+1))
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, picture, &jpeg.Options{Quality: quality}); err != nil {
		return nil, fmt.Errorf("encode %s: %w", p.Name, err)
	}
	return out.Bytes(), nil
}

func (r raster) image() *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, r.w, r.h))
	for i := range r.w * r.h {
		out.Pix[4*i], out.Pix[4*i+1], out.Pix[4*i+2], out.Pix[4*i+3] = r.rgb[3*i], r.rgb[3*i+1], r.rgb[3*i+2], 255
	}
	return out
}

// frame draws the border of a box, inwards.
func frame(dst draw.Image, box image.Rectangle, line int, ink color.Color) {
	inner := box.Inset(line)
	for _, side := range []image.Rectangle{
		{box.Min, image.Pt(box.Max.X, inner.Min.Y)}, {image.Pt(box.Min.X, inner.Max.Y), box.Max},
		{box.Min, image.Pt(inner.Min.X, box.Max.Y)}, {image.Pt(inner.Max.X, box.Min.Y), box.Max},
	} {
		draw.Draw(dst, side, image.NewUniform(ink), image.Point{}, draw.Src)
	}
}

// label writes the number of a box above its upper left corner, or inside where there is no room above.
func label(dst draw.Image, box image.Rectangle, text string) {
	face := basicfont.Face7x13
	small := image.NewAlpha(image.Rect(0, 0, face.Advance*len(text), face.Height))
	pen := font.Drawer{Dst: small, Src: image.Opaque, Face: face, Dot: fixed.P(0, face.Ascent)}
	pen.DrawString(text)
	wide := labelSize + 2*face.Advance*(len(text)-1)
	at := image.Pt(max(0, box.Min.X), box.Min.Y-labelSize)
	if at.Y < 0 {
		at.Y = max(0, box.Min.Y)
	}
	draw.Draw(dst, image.Rectangle{at, at.Add(image.Pt(wide, labelSize))}, image.NewUniform(boxInk), image.Point{}, draw.Src)
	left, top := at.X+(wide-2*small.Rect.Dx())/2, at.Y+(labelSize-2*small.Rect.Dy())/2
	for y := range 2 * small.Rect.Dy() {
		for x := range 2 * small.Rect.Dx() {
			if small.AlphaAt(x/2, y/2).A > 0 {
				dst.Set(left+x, top+y, boxLabel)
			}
		}
	}
}
