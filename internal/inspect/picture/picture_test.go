package picture_test

import (
	"bytes"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"math/rand/v2"
	"testing"
)

// scene is a picture with detail everywhere: a checked pattern with noise, the same each time.
func scene(w, h int) *image.RGBA {
	noise := rand.New(rand.NewPCG(1, 2))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			v := 90 + 80*((x*24/w+y*18/h)%2) + noise.IntN(30)
			img.SetRGBA(x, y, color.RGBA{uint8(v), uint8(v + 5), uint8(v + 12), 255})
		}
	}
	return img
}

// stained is a scene with a rust-coloured patch in its lower right part that fades towards its edge.
func stained(w, h int) *image.RGBA {
	img := scene(w, h)
	cx, cy, radius := float64(w)*0.7, float64(h)*0.7, float64(w)*0.1
	for y := range h {
		for x := range w {
			d := math.Hypot(float64(x)-cx, float64(y)-cy) / radius
			alpha := 0.95 * math.Exp(-d*d*d)
			c := img.RGBAAt(x, y)
			mix := func(from uint8, to float64) uint8 { return uint8(float64(from)*(1-alpha) + to*alpha) }
			img.SetRGBA(x, y, color.RGBA{mix(c.R, 150), mix(c.G, 78), mix(c.B, 32), 255})
		}
	}
	return img
}

// blur averages a picture over squares of 2n+1 pixels.
func blur(img *image.RGBA, n int) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(b)
	for y := range b.Dy() {
		for x := range b.Dx() {
			var sum [3]int
			count := 0
			for dy := max(0, y-n); dy <= min(b.Dy()-1, y+n); dy++ {
				for dx := max(0, x-n); dx <= min(b.Dx()-1, x+n); dx++ {
					c := img.RGBAAt(dx, dy)
					sum[0], sum[1], sum[2], count = sum[0]+int(c.R), sum[1]+int(c.G), sum[2]+int(c.B), count+1
				}
			}
			out.SetRGBA(x, y, color.RGBA{uint8(sum[0] / count), uint8(sum[1] / count), uint8(sum[2] / count), 255})
		}
	}
	return out
}

func encodePNG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, img); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func encodeJPEG(t testing.TB, img image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: 85}); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}
