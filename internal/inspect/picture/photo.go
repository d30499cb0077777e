package picture

import (
	"context"
	"image"
	"math"
)

// Photo is what can honestly be said of a photograph without understanding what it shows.
type Photo struct {
	Name   string `json:"name"` // "image 1"
	Format string `json:"format"`
	Width  int    `json:"width"` // pixels, upright
	Height int    `json:"height"`
	Taken  string `json:"taken,omitempty"` // the date in its EXIF data, "2021-07-03"; cameras' clocks may be wrong

	Sharpness float64 `json:"sharpness"` // variance of the Laplacian at no more than 1024 pixels a side
	Blurred   bool    `json:"blurred"`
	Exposure  string  `json:"exposure"`        // dark, bright or normal
	Noise     bool    `json:"noise,omitempty"` // neighbouring pixels have nothing in common: there is no picture in it
	Small     bool    `json:"small,omitempty"` // too few pixels for details
	Grey      bool    `json:"grey,omitempty"`  // it has no colours, so that no stains are told

	Indicators []Indicator `json:"indicators"`
	small      raster      // upright, at most 1024 pixels a side
	thumb      *thumb      // to compare it by
}

// Indicator is an appearance in a photograph that deserves a look aboard. Its confidence is always low.
type Indicator struct {
	Kind   string  `json:"kind"`  // "rust-coloured staining", "growth-like colour", "chalk-like bloom" or "crack-like line"
	Share  float64 `json:"share"` // of the picture, 0 to 1
	Left   int     `json:"left"`  // the box around the largest patch, in per cent of width and height
	Top    int     `json:"top"`
	Right  int     `json:"right"`
	Bottom int     `json:"bottom"`
	// Otherwise is what else it may be.
	Otherwise  string `json:"otherwise"`
	Confidence string `json:"confidence"` // always low
}

// Below this variance of the Laplacian details are lost: sharp test pictures have several hundred, the same pictures
// averaged over 9 pixels less than ten.
const blurVariance = 60

// Photo looks at an image: PNG, JPEG, WebP or GIF, of which only the first frame. name is how findings and errors call
// it. A file that breaks a limit or cannot be decoded is a fault of kind Invalid, code invalid_image; waiting too long
// for a free decoder one of kind Overloaded.
func (rd *Reader) Photo(ctx context.Context, name string, data []byte) (Photo, error) {
	p := Photo{Name: name}
	err := rd.decode(ctx, name, data, func(f format, picture image.Image) {
		p.Format = f.name
		p.Width, p.Height = picture.Bounds().Dx(), picture.Bounds().Dy()
		p.small = shrink(picture, 1024)
	})
	if err != nil {
		return Photo{}, err
	}
	told := exifOf(data)
	p.Taken = told.date
	if p.small = p.small.upright(told.orientation); told.orientation > 4 {
		p.Width, p.Height = p.Height, p.Width
	}
	p.measure(p.small)
	p.indicate(p.small)
	t := thumbOf(p.small)
	p.thumb = &t
	return p, nil
}

// Bare is the photograph without its pixels: what a report keeps of it.
func (p Photo) Bare() Photo {
	p.small, p.thumb = raster{}, nil
	return p
}

// indicate looks for appearances, unless the picture is too dark or too soft to tell them from others.
func (p *Photo) indicate(r raster) {
	if p.Blurred || p.Noise || p.Small || p.Exposure == "dark" {
		return
	}
	p.Indicators = indicators(coloursOf(r))
	if i, ok := cracks(r); ok {
		p.Indicators = append(p.Indicators, i)
	}
}

// leastSide is the pixels of the longer side from which details can be told; leastChroma how far the channels of a pixel are
// apart on average in a picture with colours.
const (
	leastSide   = 320
	leastChroma = 2.5
)

// measure fills in size, colour, sharpness and exposure.
func (p *Photo) measure(r raster) {
	p.Small = max(p.Width, p.Height) < leastSide
	p.Grey = r.chroma() < leastChroma
	p.Sharpness = math.Round(r.laplacianVariance()*10) / 10
	p.Blurred = p.Sharpness < blurVariance && r.steepness() < sharpSteps
	p.Noise = p.Sharpness >= blurVariance && r.likeness() < leastAlike
	dark, bright := r.extremes()
	switch {
	case dark > 0.6:
		p.Exposure = "dark"
	case bright > 0.4:
		p.Exposure = "bright"
	default:
		p.Exposure = "normal"
	}
}

// chroma is how far the largest and the smallest channel of a pixel are apart, on average.
func (r raster) chroma() float64 {
	sum := 0
	for i := 0; i+2 < len(r.rgb); i += 3 {
		sum += int(max(r.rgb[i], r.rgb[i+1], r.rgb[i+2])) - int(min(r.rgb[i], r.rgb[i+1], r.rgb[i+2]))
	}
	return float64(sum) / float64(max(1, r.w*r.h))
}

// laplacianVariance is the variance of the Laplacian of brightness (Pech-Pacheco and others, 2000): low where edges are
// soft. The kernel is 4-connected, brightness 0 to 255.
func (r raster) laplacianVariance() float64 {
	if r.w < 3 || r.h < 3 {
		return 0
	}
	var sum, squares float64
	for y := 1; y < r.h-1; y++ {
		for x := 1; x < r.w-1; x++ {
			l := float64(4*r.luma(x, y) - r.luma(x-1, y) - r.luma(x+1, y) - r.luma(x, y-1) - r.luma(x, y+1))
			sum += l
			squares += l * l
		}
	}
	n := float64((r.w - 2) * (r.h - 2))
	return squares/n - (sum/n)*(sum/n)
}

// leastAlike is how alike neighbouring pixels of a photograph are at least: generated pictures of boats have 0.93, noise 0.
const leastAlike = 0.35

// likeness is the correlation of the brightness of neighbours along the rows and the columns, the larger of both: stripes
// are alike in one direction.
func (r raster) likeness() float64 {
	if r.w < 3 || r.h < 3 {
		return 1
	}
	var sum, squares, along, down float64
	for y := range r.h - 1 {
		for x := range r.w - 1 {
			l := float64(r.luma(x, y))
			right, low := l-float64(r.luma(x+1, y)), l-float64(r.luma(x, y+1))
			sum, squares, along, down = sum+l, squares+l*l, along+right*right, down+low*low
		}
	}
	n := float64((r.w - 1) * (r.h - 1))
	variance := squares/n - (sum/n)*(sum/n)
	if variance < 1 {
		return 1
	}
	return 1 - min(along, down)/n/(2*variance)
}

// sharpSteps is the steepness of edges from which a picture of few details is sharp all the same.
const sharpSteps = 0.3

// steepness is how much of an edge lies in its steepest step, 0 to 1, on average over the clear edges along the rows: a
// sharp lens spreads an edge over two or three pixels, a shaken one over many. It is 0 without any clear edge.
func (r raster) steepness() float64 {
	const reach, clear = 5, 40
	var sum, n float64
	for y := 2; y < r.h; y += 4 {
		for x := reach; x < r.w-reach; x += 2 {
			whole := r.luma(x+reach, y) - r.luma(x-reach, y)
			if max(whole, -whole) < clear {
				continue
			}
			steepest := 0
			for k := -reach; k < reach; k++ {
				step := r.luma(x+k+1, y) - r.luma(x+k, y)
				steepest = max(steepest, step, -step)
			}
			sum += min(1, float64(steepest)/float64(max(whole, -whole)))
			n++
		}
	}
	if n == 0 {
		return 0
	}
	return sum / n
}

// extremes returns the shares of nearly black and nearly white pixels.
func (r raster) extremes() (dark, bright float64) {
	for y := range r.h {
		for x := range r.w {
			switch l := r.luma(x, y); {
			case l < 30:
				dark++
			case l > 245:
				bright++
			}
		}
	}
	n := float64(r.w * r.h)
	return dark / n, bright / n
}
