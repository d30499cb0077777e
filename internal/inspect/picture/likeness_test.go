package picture_test

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"image"
	"image/jpeg"
	"image/png"
	"testing"

	"golang.org/x/image/draw"

	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// printsOf are other prints of one picture: encoded worse, made smaller and larger, cut.
func printsOf(t testing.TB, img *image.RGBA) map[string][]byte {
	t.Helper()
	w, h := img.Rect.Dx(), img.Rect.Dy()
	scaled := func(r image.Rectangle, w, h int) *image.RGBA {
		out := image.NewRGBA(image.Rect(0, 0, w, h))
		draw.BiLinear.Scale(out, out.Rect, img, r, draw.Src, nil)
		return out
	}
	var worse bytes.Buffer
	if err := jpeg.Encode(&worse, img, &jpeg.Options{Quality: 35}); err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{
		"encoded again": worse.Bytes(),
		"smaller":       encodeJPEG(t, scaled(img.Rect, w/2, h/2)),
		"larger":        encodeJPEG(t, scaled(img.Rect, w*3/2, h*3/2)),
		"cut by 10 %":   encodeJPEG(t, scaled(image.Rect(w/10, h/12, w, h), w*9/10, h*11/12)),
		"cut by 20 %":   encodeJPEG(t, scaled(image.Rect(w/10, h/10, w*9/10, h*9/10), w/2, h/2)),
		"cut by 25 %":   encodeJPEG(t, scaled(image.Rect(0, 0, w*3/4, h*3/4), w, h)),
	}
}

func TestPrintsOfOnePictureAreKnown(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and by one goroutine")
	}
	var photos []picture.Photo
	found := map[string]int{}
	const boats = 8
	for seed := range uint64(boats) {
		c := boatScene(700_000+seed, 480, 360)
		original := look(t, encodeJPEG(t, c.RGBA))
		photos = append(photos, original)
		for name, data := range printsOf(t, c.RGBA) {
			if look(t, data).Same(original) {
				found[name]++
			}
		}
	}
	hits, falsely, pairs := 0, 0, 0
	for name, n := range found {
		hits += n
		t.Logf("%-14s %d of %d are known", name, n, boats)
	}
	for i, a := range photos {
		for _, b := range photos[:i] {
			pairs++
			if a.Same(b) {
				falsely++
			}
		}
	}
	recall, precision := float64(hits)/(6*boats), float64(hits)/float64(hits+falsely)
	t.Logf("duplicates: precision %.3f recall %.3f (%d hits, %d of %d pairs of different boats taken for one)", precision, recall, hits, falsely, pairs)
	if recall < 0.9 || precision < 0.95 {
		t.Errorf("precision %.3f, recall %.3f", precision, recall)
	}
}

// oriented is EXIF data with an orientation and a place.
func oriented(orientation uint16) []byte {
	var t bytes.Buffer
	put := func(v any) { _ = binary.Write(&t, binary.BigEndian, v) }
	t.WriteString("MM\x00*")
	put(uint32(8))
	put(uint16(2))
	for _, field := range []struct{ tag, kind, value uint16 }{{0x0112, 3, orientation}, {0x8825, 4, 0}} {
		put(field.tag)
		put(field.kind)
		put(uint32(1))
		put(field.value)
		put(uint16(0))
	}
	put(uint32(0))
	t.WriteString("GPS 54.3213 N 10.1349 E")
	return t.Bytes()
}

// withOrientation puts an EXIF segment with an orientation and a place into a JPEG.
func withOrientation(jpeg []byte, orientation uint16) []byte {
	segment := append([]byte("Exif\x00\x00"), oriented(orientation)...)
	out := append([]byte{}, jpeg[:2]...)
	out = append(out, 0xff, 0xe1, byte((len(segment)+2)>>8), byte(len(segment)+2))
	return append(append(out, segment...), jpeg[2:]...)
}

// pngWithOrientation puts an eXIf chunk behind the header of a PNG.
func pngWithOrientation(data []byte, orientation uint16) []byte {
	const header = 8 + 8 + 13 + 4
	body := append([]byte("eXIf"), oriented(orientation)...)
	out := binary.BigEndian.AppendUint32(bytes.Clone(data[:header]), uint32(len(body)-4))
	out = binary.BigEndian.AppendUint32(append(out, body...), crc32.ChecksumIEEE(body))
	return append(out, data[header:]...)
}

func TestAPNGIsLookedAtUpright(t *testing.T) {
	var plain bytes.Buffer
	if err := png.Encode(&plain, stained(800, 600)); err != nil {
		t.Fatal(err)
	}
	for orientation, turned := range map[uint16]bool{1: false, 3: false, 6: true, 8: true} {
		if p := look(t, pngWithOrientation(plain.Bytes(), orientation)); turned != (p.Height > p.Width) {
			t.Errorf("orientation %d: %d × %d", orientation, p.Width, p.Height)
		}
	}
}

// The picture is one pixel of lossless WebP; the EXIF chunk stands behind it.
func TestAWebPTellsItsDayBehindThePicture(t *testing.T) {
	const when = "2021:07:03 10:11:12\x00"
	exif := []byte("II*\x00\x08\x00\x00\x00\x01\x00\x32\x01\x02\x00\x14\x00\x00\x00\x1a\x00\x00\x00\x00\x00\x00\x00" + when)
	chunk := func(name string, body []byte) []byte {
		out := binary.LittleEndian.AppendUint32([]byte(name), uint32(len(body)))
		if out = append(out, body...); len(body)%2 == 1 {
			out = append(out, 0)
		}
		return out
	}
	pixel := []byte("\x2f\x00\x00\x00\x10\x07\x10\x11\x11\x88\x88\xfe\x07\x00")
	body := append(append([]byte("WEBP"), chunk("VP8L", pixel)...), chunk("EXIF", exif)...)
	p := look(t, append(binary.LittleEndian.AppendUint32([]byte("RIFF"), uint32(len(body))), body...))
	if p.Format != "WebP" || p.Taken != "2021-07-03" {
		t.Errorf("%s taken %q", p.Format, p.Taken)
	}
}

func TestPictureIsLookedAtUpright(t *testing.T) {
	data := encodeJPEG(t, stained(800, 600)) // the patch lies right and low
	for orientation, where := range map[uint16][2]int{1: {70, 70}, 2: {30, 70}, 3: {30, 30}, 4: {70, 30}, 5: {70, 70}, 6: {30, 70}, 7: {30, 30}, 8: {70, 30}} {
		p := look(t, withOrientation(data, orientation))
		if turned := orientation > 4; turned != (p.Height > p.Width) {
			t.Errorf("orientation %d: %d × %d", orientation, p.Width, p.Height)
		}
		if len(p.Indicators) != 1 {
			t.Errorf("orientation %d: %+v", orientation, p.Indicators)
			continue
		}
		i := p.Indicators[0]
		x, y := (i.Left+i.Right)/2, (i.Top+i.Bottom)/2
		if max(x-where[0], where[0]-x) > 6 || max(y-where[1], where[1]-y) > 6 {
			t.Errorf("orientation %d: the patch is at %d, %d, want %v", orientation, x, y, where)
		}
	}
}

func TestAnnotatedPictureShowsBoxesAndNoPlace(t *testing.T) {
	p := look(t, withOrientation(encodeJPEG(t, stained(1600, 1200)), 1))
	data, err := p.Annotated()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(data, []byte("GPS")) || bytes.Contains(data, []byte("Exif")) {
		t.Error("the file's own data is passed on")
	}
	picture, err := jpeg.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	b := picture.Bounds()
	if max(b.Dx(), b.Dy()) > 1024 || b.Dx()*3 != b.Dy()*4 {
		t.Errorf("it has %v", b)
	}
	i := p.Indicators[0]
	r, g, _, _ := picture.At(i.Left*b.Dx()/100-2, (i.Top+i.Bottom)*b.Dy()/200).RGBA()
	if r>>8 < 150 || g>>8 > 120 {
		t.Errorf("no line at the left of the box: red %d, green %d", r>>8, g>>8)
	}
	if data, err := look(t, encodeJPEG(t, scene(400, 300))).Annotated(); data != nil || err != nil {
		t.Errorf("a picture without indicators is annotated: %v", err)
	}
}
