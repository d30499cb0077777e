package picture

import (
	"bytes"
	"errors"
	"image/jpeg"
	"io"
	"slices"
	"strings"
)

// foreign are the formats that clients send and that are not read, so that a refusal can name them. brand is of a file that
// begins with a box of type ftyp.
var foreign = []struct {
	name   string
	begins string
	brands []string
}{
	{name: "HEIC", brands: []string{"heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"}},
	{name: "AVIF", brands: []string{"avif", "avis"}},
	{name: "camera's raw file", brands: []string{"crx "}},
	{name: "video", brands: []string{""}}, // whatever else begins with such a box
	{name: "video", begins: "\x1a\x45\xdf\xa3"}, {name: "video", begins: "FLV\x01"},
	{name: "camera's raw file", begins: "FUJIFILMCCD-RAW"}, {name: "camera's raw file", begins: "IIRO"}, {name: "camera's raw file", begins: "IIU\x00"},
	{name: "camera's raw file", begins: "II*\x00\x10\x00\x00\x00CR"},
	{name: "TIFF", begins: "II*\x00"}, {name: "TIFF", begins: "MM\x00*"}, {name: "TIFF", begins: "II+\x00"}, {name: "TIFF", begins: "MM\x00+"},
	{name: "Photoshop file", begins: "8BPS"}, {name: "Windows icon", begins: "\x00\x00\x01\x00"}, {name: "PostScript file", begins: "%!PS"},
	{name: "ZIP archive or office document", begins: "PK\x03\x04"}, {name: "Word document", begins: "\xd0\xcf\x11\xe0"},
	{name: "compressed archive", begins: "\x1f\x8b"}, {name: "compressed archive", begins: "7z\xbc\xaf"}, {name: "compressed archive", begins: "Rar!"},
	{name: "text in base64 that was encoded twice", begins: "/9j/"}, {name: "text in base64 that was encoded twice", begins: "iVBORw0KGgo"},
	{name: "text in base64 that was encoded twice", begins: "data:image"}, {name: "JSON text", begins: "{"},
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
	head := bytes.TrimLeft(data[:min(len(data), 64)], "\xef\xbb\xbf \t\r\n")
	head = head[:min(len(head), 16)]
	if bytes.HasPrefix(head, []byte("RIFF")) && len(head) >= brandAt+3 && string(head[brandAt:brandAt+3]) == "AVI" {
		return "video"
	}
	for _, f := range foreign {
		switch {
		case f.begins != "" && bytes.HasPrefix(bytes.ToLower(head), bytes.ToLower([]byte(f.begins))):
			return f.name
		case len(head) >= brandAt+4 && string(head[4:brandAt]) == "ftyp" && (slices.Contains(f.brands, string(head[brandAt:brandAt+4])) || slices.Contains(f.brands, "")):
			return f.name
		}
	}
	return ""
}

// unread words why a picture of a format that is read could not be.
func unread(name string, f format, data []byte, err error) error {
	_, unsupported := errors.AsType[jpeg.UnsupportedError](err)
	switch {
	case unsupported && strings.Contains(err.Error(), "4-component"):
		return refuse(name, "is a CMYK JPEG for printing that does not say how its inks count; send it as an RGB JPEG").Because(err)
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
