package picture_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"math"
	"strings"
	"testing"
)

// printed is a picture as a JPEG of four inks, as presses want it and some brokers send it. Each ink is a scan of its own; adobe adds
// the marker by which programs tell that 255 means no ink.
func printed(t *testing.T, picture image.Image, adobe bool) []byte {
	t.Helper()
	b := picture.Bounds()
	frame := []byte{0xff, 0xc0, 0, 20, 8}
	frame = binary.BigEndian.AppendUint16(frame, uint16(b.Dy()))
	frame = append(binary.BigEndian.AppendUint16(frame, uint16(b.Dx())), 4)
	var tables, scans []byte
	for ink := range 4 {
		frame = append(frame, byte(ink+1), 0x11, 0)
		plane := inkOf(t, picture, ink)
		at, scan := bytes.Index(plane, []byte{0xff, 0xc0}), bytes.Index(plane, []byte{0xff, 0xda})
		tables = append(bytes.Clone(plane[2:at]), plane[at+2+int(plane[at+2])<<8+int(plane[at+3]):scan]...)
		plane[scan+5] = byte(ink + 1)
		scans = append(scans, plane[scan:len(plane)-2]...)
	}
	out := []byte{0xff, 0xd8}
	if adobe {
		out = append(out, 0xff, 0xee, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0)
	}
	return append(append(append(append(out, tables...), frame...), scans...), 0xff, 0xd9)
}

// inkOf is one of the four inks of a picture, 255 where there is none of it, as a grey JPEG.
func inkOf(t *testing.T, picture image.Image, ink int) []byte {
	t.Helper()
	b := picture.Bounds()
	plane := image.NewGray(b)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			c := color.CMYKModel.Convert(picture.At(x, y)).(color.CMYK)
			plane.SetGray(x, y, color.Gray{255 - [4]uint8{c.C, c.M, c.Y, c.K}[ink]})
		}
	}
	var out bytes.Buffer
	if err := jpeg.Encode(&out, plane, &jpeg.Options{Quality: 95}); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

func TestJPEGOfFourInksIsSeenAsOneOfThreeColours(t *testing.T) {
	in := load(t)
	rust := scene(640, 480)
	for y := range 480 {
		for x := range 640 {
			d := math.Hypot(float64(x-400)/64, float64(y-260)/80)
			alpha, c := 0.95*math.Exp(-d*d*d), rust.RGBAAt(x, y) // stains fade
			mix := func(from uint8, to float64) uint8 { return uint8(float64(from)*(1-alpha) + to*alpha) }
			rust.SetRGBA(x, y, color.RGBA{mix(c.R, 150), mix(c.G, 78), mix(c.B, 32), 255})
		}
	}
	want, err := in.Photo(context.Background(), "image 1", encodeJPEG(t, rust))
	if err != nil || len(want.Indicators) == 0 {
		t.Fatalf("got %+v, %v, want rust", want.Indicators, err)
	}
	got, err := in.Photo(context.Background(), "image 1", printed(t, rust, true))
	if err != nil || got.Width != 640 || got.Exposure != want.Exposure || got.Grey != want.Grey || len(got.Indicators) != len(want.Indicators) {
		t.Errorf("got %+v, %v, want as %+v", got.Bare(), err, want.Bare())
	}
}

func TestJPEGOfFourInksWithoutItsMarkerIsRefusedByName(t *testing.T) {
	_, err := load(t).Photo(context.Background(), "image 1", printed(t, scene(64, 64), false))
	if err == nil || !strings.Contains(err.Error(), "CMYK") {
		t.Errorf("got %v", err)
	}
}
