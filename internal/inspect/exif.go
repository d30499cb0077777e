package inspect

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
	if len(data) > 256<<10 {
		data = data[:256<<10]
	}
	start := bytes.Index(data, []byte("Exif\x00\x00"))
	if start < 0 {
		return out
	}
	t := tiff{data: data[start+6:]}
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
