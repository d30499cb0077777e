package inspect

import (
	"bytes"
	"encoding/binary"
	"strings"
	"time"
)

// Tags of EXIF 2.3 that lead to the date.
const (
	tagDateTime         = 0x0132
	tagExif             = 0x8769
	tagDateTimeOriginal = 0x9003
)

// exifDate returns the day a JPEG was taken as its EXIF data tells, "2021-07-03"; empty if it does not. Nothing else is
// read from the data, above all no place.
func exifDate(data []byte) string {
	if len(data) > 256<<10 {
		data = data[:256<<10]
	}
	start := bytes.Index(data, []byte("Exif\x00\x00"))
	if start < 0 {
		return ""
	}
	t := tiff{data: data[start+6:]}
	if !t.open() {
		return ""
	}
	date := ""
	t.fields(t.uint32(4), func(tag uint16, value uint32) {
		switch tag {
		case tagDateTime:
			date = t.date(value)
		case tagExif:
			t.fields(value, func(tag uint16, value uint32) {
				if original := t.date(value); tag == tagDateTimeOriginal && original != "" {
					date = original
				}
			})
		}
	})
	return date
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

// fields calls each with the fields of a directory, at most a hundred.
func (t *tiff) fields(at uint32, each func(tag uint16, value uint32)) {
	n := min(t.uint16(at), 100)
	for i := range uint32(n) {
		field := at + 2 + 12*i
		each(t.uint16(field), t.uint32(field+8))
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
