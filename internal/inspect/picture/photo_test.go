package picture_test

import (
	"bytes"
	"encoding/base64"
	"encoding/binary"
	"image"
	"image/color"
	"image/gif"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/inspect/picture"
)

func look(t testing.TB, data []byte) picture.Photo {
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

// hull is a pale side of a boat over dark water, with the noise of a camera.
func hull(w, h int, paint func(x, y int, noise *rand.Rand) (color.RGBA, bool)) *image.RGBA {
	noise := rand.New(rand.NewPCG(3, 4))
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			c := color.RGBA{228, 229, 225, 255}
			if y > h*7/10 {
				c = color.RGBA{35, 50, 95, 255}
			}
			if own, ok := paint(x, y, noise); ok {
				c = own
			}
			d := 3 * noise.NormFloat64()
			img.SetRGBA(x, y, color.RGBA{level8(float64(c.R) + d), level8(float64(c.G) + d), level8(float64(c.B) + d), 255})
		}
	}
	return img
}

func kindsOf(p picture.Photo) []string {
	kinds := []string{}
	for _, i := range p.Indicators {
		kinds = append(kinds, i.Kind)
	}
	return kinds
}

func TestLargePatchOfRustIsTold(t *testing.T) {
	rusty := func(inside func(dx, dy float64) bool) []string {
		return kindsOf(look(t, encodeJPEG(t, hull(1000, 750, func(x, y int, noise *rand.Rand) (color.RGBA, bool) {
			k := 0.85 + 0.3*noise.Float64()
			return color.RGBA{level8(165 * k), level8(95 * k), level8(60 * k), 255}, inside(float64(x-500)/200, float64(y-330)/170)
		}))))
	}
	if got, want := rusty(func(dx, dy float64) bool { return dx*dx+dy*dy < 1 }), []string{rust}; !cmp.Equal(got, want) {
		t.Errorf("a patch of 14 %% of the picture: %s", cmp.Diff(want, got))
	}
	if got := rusty(func(dx, dy float64) bool { return max(dx, -dx, dy, -dy) < 1 }); len(got) != 0 {
		t.Errorf("a brown cloth is %q", got)
	}
}

func TestWholeWaterlineUnderWeedIsTold(t *testing.T) {
	band := func(blotches float64) []string {
		return kindsOf(look(t, encodeJPEG(t, hull(1000, 750, func(_, y int, noise *rand.Rand) (color.RGBA, bool) {
			k := 1 + blotches*(noise.Float64()-0.5)
			return color.RGBA{level8(62 * k), level8(98 * k), level8(42 * k), 255}, y > 400 && y < 540
		}))))
	}
	if got, want := band(0.5), []string{growth}; !cmp.Equal(got, want) {
		t.Errorf("a blotched band: %s", cmp.Diff(want, got))
	}
	if got := band(0); len(got) != 0 {
		t.Errorf("a painted band is %q", got)
	}
}

func TestNoiseIsNoPicture(t *testing.T) {
	noise := rand.New(rand.NewPCG(5, 6))
	img := image.NewRGBA(image.Rect(0, 0, 640, 480))
	for i := range img.Pix {
		img.Pix[i] = uint8(noise.Uint32() | uint32(255*(i%4/3)))
	}
	if p := look(t, encodeJPEG(t, img)); !p.Noise || len(p.Indicators) != 0 {
		t.Errorf("noise: %+v", p.Bare())
	}
	if got := look(t, encodeJPEG(t, img)).Note(); !strings.Contains(got, "nothing but noise") || strings.Contains(got, "sharp") {
		t.Errorf("got %q", got)
	}
	if p := look(t, encodeJPEG(t, scene(640, 480))); p.Noise {
		t.Error("a picture full of detail is called noise")
	}
}
