package picture_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"strings"
	"testing"
)

func box(brand string) []byte {
	return append([]byte("\x00\x00\x00\x18ftyp"+brand+"\x00\x00\x00\x00mif1"), make([]byte, 400)...)
}

// movingWebP is the extended header of a WebP that says that it moves.
func movingWebP() []byte {
	b := []byte("RIFF\x00\x00\x00\x00WEBPVP8X\x0a\x00\x00\x00\x02\x00\x00\x00\x3f\x00\x00\x3f\x00\x00ANIM\x06\x00\x00\x00\x00\x00\x00\x00\x00\x00")
	binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
	return b
}

// arithmetic is a JPEG whose frame says that it is coded in the way that is not read.
func arithmetic(t *testing.T) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, image.NewRGBA(image.Rect(0, 0, 64, 64)), nil); err != nil {
		t.Fatal(err)
	}
	return bytes.Replace(b.Bytes(), []byte{0xff, 0xc0}, []byte{0xff, 0xc9}, 1)
}

func TestFormatsThatAreNotReadAreNamed(t *testing.T) {
	in := load(t)
	for want, data := range map[string][]byte{
		"a HEIC":                   box("heic"),
		"an AVIF":                  box("avif"),
		"a video":                  box("isom"),
		"a TIFF":                   []byte("II*\x00\x08\x00\x00\x00"),
		"a PDF":                    []byte("%PDF-1.7\n"),
		"a camera's raw file":      box("crx "),
		"a video; send":            box("3gp5"),
		"a Photoshop file":         []byte("8BPS\x00\x01"),
		"a ZIP archive or office":  []byte("PK\x03\x04\x14\x00"),
		"encoded twice":            []byte("/9j/4AAQSkZJRgABAQAAAQABAAD"),
		"a JSON text":              []byte("\n {\"error\": \"expired\"}"),
		"a Windows icon":           []byte("\x00\x00\x01\x00\x01\x00"),
		"an SVG":                   []byte("<svg xmlns=''/>"),
		"a web page":               []byte("<!DOCTYPE html><html>"),
		"an animated WebP":         movingWebP(),
		"a JPEG of a rare kind":    arithmetic(t),
		"not a JPEG, PNG, WebP or": []byte("nothing that is known"),
	} {
		if _, err := in.Photo(context.Background(), "image 1", data); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want it to name %s", err, want)
		}
	}
}

func TestPictureTooSmallForDetailsIsSaidToBeSo(t *testing.T) {
	var b bytes.Buffer
	m := image.NewRGBA(image.Rect(0, 0, 40, 25))
	for i := range 40 * 25 {
		m.Set(i%40, i/40, color.RGBA{uint8(i * 7), uint8(i * 3), 90, 255})
	}
	if err := png.Encode(&b, m); err != nil {
		t.Fatal(err)
	}
	p, err := load(t).Photo(context.Background(), "image 1", b.Bytes())
	if err != nil || !p.Small || len(p.Indicators) != 0 {
		t.Errorf("got %+v, %v", p, err)
	}
}
