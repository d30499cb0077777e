package inspect_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/gif"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
)

func look(t testing.TB, data []byte) inspect.Photo {
	t.Helper()
	photo, err := load(t).Photo(t.Context(), "image 1", data)
	if err != nil {
		t.Fatal(err)
	}
	return photo
}

func TestFormatsAreRead(t *testing.T) {
	img := scene(64, 48)
	var moving bytes.Buffer
	paletted := image.NewPaletted(img.Bounds(), color.Palette{color.Black, color.White})
	if err := gif.EncodeAll(&moving, &gif.GIF{Image: []*image.Paletted{paletted, paletted}, Delay: []int{1, 1}}); err != nil {
		t.Fatal(err)
	}
	webp, err := base64.StdEncoding.DecodeString("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAgA0JaQAA3AA/vuUAAA=")
	if err != nil {
		t.Fatal(err)
	}
	for format, data := range map[string][]byte{"PNG": encodePNG(t, img), "JPEG": encodeJPEG(t, img), "GIF": moving.Bytes(), "WebP": webp} {
		if got := look(t, data).Format; got != format {
			t.Errorf("got %s, want %s", got, format)
		}
	}
}

func TestBlurIsSeen(t *testing.T) {
	sharp := scene(320, 240)
	if p := look(t, encodeJPEG(t, sharp)); p.Blurred {
		t.Errorf("a sharp picture is called blurred: %v", p.Sharpness)
	}
	if p := look(t, encodeJPEG(t, blur(sharp, 4))); !p.Blurred {
		t.Errorf("a blurred picture is called sharp: %v", p.Sharpness)
	}
}

func TestExposureIsSeen(t *testing.T) {
	for want, level := range map[string]uint8{"dark": 10, "normal": 120, "bright": 252} {
		img := image.NewRGBA(image.Rect(0, 0, 100, 100))
		for i := range img.Pix {
			img.Pix[i] = level
		}
		for i := 3; i < len(img.Pix); i += 4 {
			img.Pix[i] = 255
		}
		if got := look(t, encodePNG(t, img)).Exposure; got != want {
			t.Errorf("level %d is %s, want %s", level, got, want)
		}
	}
}

func TestRustColourIsSeenAndBoxed(t *testing.T) {
	p := look(t, encodeJPEG(t, stained(800, 600)))
	if len(p.Indicators) != 1 || p.Indicators[0].Kind != "rust-coloured staining" {
		t.Fatalf("got %+v", p.Indicators)
	}
	i := p.Indicators[0]
	if i.Share < 0.03 || i.Share > 0.05 || i.Left < 55 || i.Right > 85 || i.Top < 55 || i.Bottom > 85 || i.Otherwise == "" {
		t.Errorf("got %+v, want about 4 %% between 60 and 80 %%", i)
	}
	if p := look(t, encodeJPEG(t, scene(800, 600))); len(p.Indicators) != 0 {
		t.Errorf("a clean picture has %+v", p.Indicators)
	}
	warm := image.NewRGBA(image.Rect(0, 0, 200, 200))
	for y := range 200 {
		for x := range 200 {
			warm.SetRGBA(x, y, color.RGBA{150, 80, 30, 255})
		}
	}
	if p := look(t, encodePNG(t, warm)); len(p.Indicators) != 0 {
		t.Errorf("a picture that is brown all over has %+v", p.Indicators)
	}
}

func TestDuplicatesAreSeen(t *testing.T) {
	first := look(t, encodeJPEG(t, stained(800, 600)))
	if again := look(t, encodePNG(t, stained(400, 300))); !again.Same(first) {
		t.Error("the same picture in another size and format is not recognised")
	}
	other := scene(800, 600)
	for y := range 300 {
		for x := range 800 {
			other.SetRGBA(x, y, color.RGBA{uint8(x / 4), uint8(x / 4), 200, 255})
		}
	}
	if p := look(t, encodeJPEG(t, other)); p.Same(first) {
		t.Error("another picture is taken for the same")
	}
	blank := look(t, encodePNG(t, image.NewGray(image.Rect(0, 0, 50, 50))))
	if blank.Same(blank) {
		t.Error("two empty pictures are called the same")
	}
}

func TestDateOfAPhotographIsRead(t *testing.T) {
	const when = "2021:07:03 10:11:12\x00"
	exif := []byte("Exif\x00\x00II*\x00\x08\x00\x00\x00\x01\x00\x32\x01\x02\x00\x14\x00\x00\x00\x1a\x00\x00\x00\x00\x00\x00\x00" + when)
	data := encodeJPEG(t, scene(32, 32))
	segment := binary.BigEndian.AppendUint16([]byte{0xff, 0xe1}, uint16(len(exif)+2))
	data = append(append(append(bytes.Clone(data[:2]), segment...), exif...), data[2:]...)
	if got := look(t, data).Taken; got != "2021-07-03" {
		t.Errorf("got %q", got)
	}
}

func TestTinyPicturesAreFine(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {1, 3000}, {3000, 1}, {2, 2}} {
		look(t, encodePNG(t, image.NewRGBA(image.Rect(0, 0, size.X, size.Y))))
	}
}
