package picture

import (
	"bytes"
	"errors"
	"image/jpeg"
	"io"
	"slices"
)

// foreign are the formats that clients send and that are not read, so that a refusal can name them. brand is of a file that
// begins with a box of type ftyp.
var foreign = []struct {
	name   string
	begins string
	brands []string
}{
	{name: "HEIC", brands: []string{"heic", "heix", "heim", "heis", "hevc", "mif1", "msf1"}},
	{name: "AVIF", brands: []string{"avif", "avis"}},
	{name: "video", brands: []string{"isom", "iso2", "mp41", "mp42", "qt  ", "M4V ", "avc1"}},
	{name: "TIFF", begins: "II*\x00"}, {name: "TIFF", begins: "MM\x00*"},
	{name: "BMP", begins: "BM"},
	{name: "PDF", begins: "%PDF"},
	{name: "SVG", begins: "<svg"}, {name: "SVG", begins: "<?xml"},
	{name: "JPEG XL", begins: "\xff\x0a"}, {name: "JPEG XL", begins: "\x00\x00\x00\x0cJXL "},
	{name: "JPEG 2000", begins: "\x00\x00\x00\x0cjP  "},
	{name: "web page", begins: "<!doctype html"}, {name: "web page", begins: "<html"},
}

// brandAt is where a file that begins with a box of type ftyp names what it is.
const brandAt = 8

// foreignName is what a file is that is no picture to be read; empty where nobody can tell.
func foreignName(data []byte) string {
	head := data[:min(len(data), 16)]
	for _, f := range foreign {
		switch {
		case f.begins != "" && bytes.HasPrefix(bytes.ToLower(head), bytes.ToLower([]byte(f.begins))):
			return f.name
		case len(head) >= brandAt+4 && string(head[4:brandAt]) == "ftyp" && slices.Contains(f.brands, string(head[brandAt:brandAt+4])):
			return f.name
		}
	}
	return ""
}

// unread words why a picture of a format that is read could not be.
func unread(name string, f format, data []byte, err error) error {
	_, unsupported := errors.AsType[jpeg.UnsupportedError](err)
	switch {
	case unsupported:
		return refuse(name, "is a JPEG of a rare kind that is not read (%s); send it as an ordinary JPEG", err).Because(err)
	case f.name == "WebP" && animated(data):
		return refuse(name, "is an animated WebP; send a still picture").Because(err)
	case errors.Is(err, io.ErrUnexpectedEOF):
		return refuse(name, "is a damaged %s that breaks off before its end and cannot be decoded", f.name).Because(err)
	}
	return refuse(name, "is a damaged %s and cannot be decoded", f.name).Because(err)
}

// withArticle puts "a" or "an" before the name of a format as it is spoken.
func withArticle(name string) string {
	switch name {
	case "AVIF", "SVG":
		return "an " + name
	}
	return "a " + name
}

// animated reports whether a WebP says in its extended header that it moves.
func animated(data []byte) bool {
	const flags, moves = 20, 0x02
	return len(data) > flags && string(data[12:16]) == "VP8X" && data[flags]&moves != 0
}
