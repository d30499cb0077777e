package picture_test

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// hugePNG is a header that promises so many pixels, and no pixels.
func hugePNG(w, h uint32) []byte {
	header := binary.BigEndian.AppendUint32([]byte("IHDR"), w)
	header = append(binary.BigEndian.AppendUint32(header, h), 8, 2, 0, 0, 0)
	data := append([]byte("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13)
	return binary.BigEndian.AppendUint32(append(data, header...), crc32.ChecksumIEEE(header))
}

// manyScans is a JPEG whose scans are repeated.
func manyScans(t testing.TB, n int) []byte {
	data := encodeJPEG(t, scene(16, 16))
	at := bytes.Index(data, []byte{0xff, 0xda})
	scan := data[at : len(data)-2]
	return append(append(bytes.Clone(data[:at]), bytes.Repeat(scan, n)...), 0xff, 0xd9)
}

func TestDangerousImagesAreRefusedBeforeTheyAreDecoded(t *testing.T) {
	in := load(t)
	whole := encodeJPEG(t, scene(64, 64))
	for name, test := range map[string]struct {
		data []byte
		want string
	}{
		"empty":                {nil, "is empty"},
		"too many bytes":       {append([]byte("\xff\xd8\xff"), make([]byte, picture.MaxImageBytes)...), "larger than 10 MB"},
		"a huge PNG":           {hugePNG(60000, 60000), "at most 25 million"},
		"a wide PNG":           {hugePNG(1<<31-1, 1), "at most 25 million"},
		"a JPEG of 1000 scans": {manyScans(t, 1000), "scans; at most 24"},
		"a truncated JPEG":     {whole[:len(whole)/2], "cannot be decoded"},
		"a header only":        {whole[:20], "header cannot be read"},
		"SVG":                  {[]byte("<svg xmlns='http://www.w3.org/2000/svg'/>"), "not a JPEG, PNG, WebP or GIF"},
		"TIFF":                 {[]byte("II*\x00aaaaaaaaaaaa"), "not a JPEG, PNG, WebP or GIF"},
		"HTML":                 {[]byte("<html>"), "not a JPEG, PNG, WebP or GIF"},
		"PNG without pixels":   {hugePNG(10, 10), "cannot be decoded"},
		"a lying WebP":         {[]byte("RIFF\x10\x00\x00\x00WEBPVP8 \x00\x00\x00\x00"), "header cannot be read"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := in.Photo(t.Context(), "image 2", test.data)
			var f *fault.Fault
			if !errors.As(err, &f) || f.Kind != fault.Invalid || f.Code != "invalid_image" {
				t.Fatalf("got %v", err)
			}
			if !strings.HasPrefix(f.Message, "image 2 ") || !strings.Contains(f.Message, test.want) {
				t.Errorf("got %q, want it to hold %q", f.Message, test.want)
			}
		})
	}
}

func TestAFewScansAreFine(t *testing.T) {
	if _, err := load(t).Photo(t.Context(), "image 1", encodeJPEG(t, scene(64, 64))); err != nil {
		t.Error(err)
	}
}

func TestWaitingForADecoderEndsWithTheRequest(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	in := load(t)
	data := encodePNG(t, scene(32, 32))
	for range 50 { // a free slot and a cancelled context are both ready: either may win, nothing may hang
		if _, err := in.Photo(ctx, "image 1", data); err != nil && !errors.Is(err, context.Canceled) {
			t.Fatal(err)
		}
	}
}

func FuzzPhoto(f *testing.F) {
	f.Add(encodePNG(f, scene(8, 8)))
	f.Add(encodeJPEG(f, scene(8, 8)))
	f.Add(hugePNG(9, 9))
	f.Add([]byte("\xff\xd8\xff\xe1\x00\x10Exif\x00\x00II*\x00\xff\xff\xff\xff"))
	f.Add([]byte("RIFF\x10\x00\x00\x00WEBPVP8X"))
	in := load(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		_, err := in.Photo(t.Context(), "image 1", data)
		var known *fault.Fault
		if err != nil && !errors.As(err, &known) {
			t.Fatalf("%v is no fault", err)
		}
	})
}
