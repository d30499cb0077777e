package picture

import (
	"bytes"
	"encoding/binary"
	"strings"
	"time"
)

// Tags of EXIF 2.3 that are read. Those that tell a place are not.
const (
	tagOrientation      = 0x0112
	tagDateTime         = 0x0132
	tagExif             = 0x8769
	tagDateTimeOriginal = 0x9003
)

// exif is what is taken from a picture's EXIF data.
type exif struct {
	date        string // the day it was taken, "2021-07-03", or empty
	orientation int    // 1 to 8 as EXIF counts, 1 where it is not told
}

// exifOf reads the day and the orientation of a picture. Nothing else is read from the data, above all no place.
func exifOf(data []byte) exif {
	out := exif{orientation: 1}
	t := tiff{data: exifData(data)}
	if !t.open() {
		return out
	}
	t.fields(t.uint32(4), func(tag uint16, at uint32) {
		switch tag {
		case tagOrientation:
			if n := int(t.uint16(at)); n >= 1 && n <= 8 {
				out.orientation = n
			}
		case tagDateTime:
			out.date = t.date(t.uint32(at))
		case tagExif:
			t.fields(t.uint32(at), func(tag uint16, at uint32) {
				if original := t.date(t.uint32(at)); tag == tagDateTimeOriginal && original != "" {
					out.date = original
				}
			})
		}
	})
	return out
}

const exifHeader = "Exif\x00\x00"

// mostChunks bounds the chunks that are looked through for EXIF data.
const mostChunks = 10_000

// exifData finds the EXIF data of a picture: a chunk of its own in PNG and WebP, behind its header near the beginning of
// others. It is nil where there is none.
func exifData(data []byte) []byte {
	switch {
	case bytes.HasPrefix(data, []byte("\x89PNG")):
		return chunk(data, 8, func(b []byte) (string, uint32, int) { return string(b[4:8]), binary.BigEndian.Uint32(b), 4 }, "eXIf")
	case bytes.HasPrefix(data, []byte("RIFF")):
		return chunk(data, 12, func(b []byte) (string, uint32, int) {
			size := binary.LittleEndian.Uint32(b[4:])
			return string(b[:4]), size, int(size & 1)
		}, "EXIF")
	}
	data = data[:min(len(data), 256<<10)]
	if i := bytes.Index(data, []byte(exifHeader)); i >= 0 {
		return data[i+len(exifHeader):]
	}
	return nil
}

// chunk returns the data of the chunk of a name. head reads the name and size in the 8 bytes that begin a chunk, and how
// many bytes stand behind its data.
func chunk(data []byte, at int, head func([]byte) (string, uint32, int), name string) []byte {
	for range mostChunks {
		if at+8 > len(data) {
			return nil
		}
		found, size, behind := head(data[at : at+8])
		if uint64(size) > uint64(len(data)-at-8) {
			return nil
		}
		body := data[at+8 : at+8+int(size)]
		if found == name {
			return bytes.TrimPrefix(body, []byte(exifHeader))
		}
		at += 8 + int(size) + behind
	}
	return nil
}

// tiff is the structure EXIF data is kept in. Reading outside of the data gives zeroes.
type tiff struct {
	data  []byte
	order binary.ByteOrder
}

func (t *tiff) open() bool {
	switch {
	case bytes.HasPrefix(t.data, []byte("II*\x00")):
		t.order = binary.LittleEndian
	case bytes.HasPrefix(t.data, []byte("MM\x00*")):
		t.order = binary.BigEndian
	default:
		return false
	}
	return true
}

func (t *tiff) uint16(at uint32) uint16 {
	if uint64(at)+2 > uint64(len(t.data)) {
		return 0
	}
	return t.order.Uint16(t.data[at:])
}

func (t *tiff) uint32(at uint32) uint32 {
	if uint64(at)+4 > uint64(len(t.data)) {
		return 0
	}
	return t.order.Uint32(t.data[at:])
}

// fields calls each with the tag of every field of a directory, at most a hundred, and where its value stands.
func (t *tiff) fields(directory uint32, each func(tag uint16, at uint32)) {
	n := min(t.uint16(directory), 100)
	for i := range uint32(n) {
		field := directory + 2 + 12*i
		each(t.uint16(field), field+8)
	}
}

// date reads "2021:07:03 10:11:12" at an offset.
func (t *tiff) date(at uint32) string {
	if uint64(at)+10 > uint64(len(t.data)) {
		return ""
	}
	day, err := time.Parse("2006:01:02", strings.TrimSpace(string(t.data[at:at+10])))
	if err != nil {
		return ""
	}
	return day.Format(time.DateOnly)
}
