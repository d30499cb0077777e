package picture

import (
	"bytes"
	"context"
	"errors"
	"image"
	"image/gif"
	"image/jpeg"
	"image/png"
	"io"
	"time"

	"golang.org/x/image/webp"

	"github.com/fairlead/fairlead/internal/fault"
)

// Limits of an image beside MaxImageBytes. Decoders cannot be interrupted, so what is dear to decode is refused before.
const (
	maxPixels   = 25_000_000 // telephones take 24 million
	maxScans    = 24         // of a progressive JPEG; a thousand empty ones take seconds
	decodeSlots = 2
	slotWait    = 2 * time.Second
)

// format is a kind of image that is read. Formats of documents and drawings (SVG, TIFF, BMP) are not.
type format struct {
	name   string
	magic  func([]byte) bool
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error) // the first frame
	memory func([]byte, image.Config) int       // that decoding takes, in bytes
}

var formats = []format{
	{"JPEG", begins("\xff\xd8\xff"), jpeg.DecodeConfig, jpeg.Decode, jpegMemory},
	{"PNG", begins("\x89PNG\r\n\x1a\n"), png.DecodeConfig, png.Decode, pngMemory},
	{"WebP", func(b []byte) bool { return begins("RIFF")(b) && len(b) > 12 && string(b[8:12]) == "WEBP" }, webp.DecodeConfig, webp.Decode, webpMemory},
	{"GIF", begins("GIF8"), gif.DecodeConfig, gif.Decode, plainMemory},
}

func begins(magic string) func([]byte) bool {
	return func(b []byte) bool { return bytes.HasPrefix(b, []byte(magic)) }
}

// probe checks everything about an image that can be known without decoding it.
func probe(name string, data []byte) (format, image.Config, error) {
	var none image.Config
	switch {
	case len(data) == 0:
		return format{}, none, refuse(name, "is empty")
	case len(data) > MaxImageBytes:
		return format{}, none, refuse(name, "is larger than %d MB", MaxImageBytes>>20)
	}
	f, ok := formatOf(data)
	if other := foreignName(data); !ok && other != "" {
		return format{}, none, refuse(name, "is not a JPEG, PNG, WebP or GIF picture but %s; send it as a JPEG", withArticle(other))
	}
	if !ok {
		return format{}, none, refuse(name, "is not a JPEG, PNG, WebP or GIF picture")
	}
	size, err := f.config(bytes.NewReader(data))
	switch {
	case err != nil && errors.As(err, new(jpeg.UnsupportedError)), err != nil && animated(data):
		return format{}, none, unread(name, f, data, err)
	case err != nil:
		return format{}, none, refuse(name, "is a damaged %s: its header cannot be read", f.name).Because(err)
	case size.Width < 1 || size.Height < 1:
		return format{}, none, refuse(name, "has no pixels")
	case size.Width > maxPixels/size.Height:
		return format{}, none, refuse(name, "has %d × %d pixels; at most %d million are read", size.Width, size.Height, maxPixels/1_000_000)
	}
	if n := f.memory(data, size); n > maxDecoded {
		return format{}, none, refuse(name, "takes %d MB to decode; at most %d are given", n/1_000_000, maxDecoded/1_000_000)
	}
	// Entropy-coded data never holds the marker, so counting bytes never finds too few scans, however a file is built.
	if n := bytes.Count(data, []byte{0xff, 0xda}); f.name == "JPEG" && n > maxScans {
		return format{}, none, refuse(name, "has %d scans; at most %d are read", n, maxScans)
	}
	return f, size, nil
}

func formatOf(data []byte) (format, bool) {
	for _, f := range formats {
		if f.magic(data) {
			return f, true
		}
	}
	return format{}, false
}

// decode probes and decodes an image and calls use with it while it holds a slot, so that no more than two are in memory.
func (rd *Reader) decode(ctx context.Context, name string, data []byte, use func(format, image.Image)) error {
	f, _, err := probe(name, data)
	if err != nil {
		return err
	}
	if err := rd.takeSlot(ctx); err != nil {
		return err
	}
	defer func() { <-rd.slots }()
	picture, err := f.decode(bytes.NewReader(data))
	if err != nil {
		return unread(name, f, data, err)
	}
	use(f, picture)
	return nil
}

// takeSlot waits for one of the slots, at most slotWait.
func (rd *Reader) takeSlot(ctx context.Context) error {
	select {
	case rd.slots <- struct{}{}:
		return nil
	default:
	}
	timer := time.NewTimer(slotWait)
	defer timer.Stop()
	select {
	case rd.slots <- struct{}{}:
		return nil
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return fault.New(fault.Overloaded, "too many images are being looked at; try again in a moment").After(slotWait)
	}
}
