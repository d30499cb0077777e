package format

import (
	"bytes"

	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/design"
)

// separatorOf is the character that divides a header most, outside of quotation marks.
func separatorOf(header []byte) byte {
	best, most := byte(','), 0
	for _, sep := range []byte{',', ';', '\t', '|'} {
		if n := len(splitCSV(header, sep, nil)); n > most {
			best, most = sep, n
		}
	}
	return best
}

// splitCSV divides a line at the separator. A mark of quotation counts at the beginning of a field; one that stands
// elsewhere is a character like others, such as the inch of 38'6".
func splitCSV(raw []byte, comma byte, fields [][]byte) [][]byte {
	for {
		trimmed := bytes.TrimLeft(raw, " ")
		if len(trimmed) == 0 || trimmed[0] != '"' {
			end := bytes.IndexByte(raw, comma)
			if end < 0 {
				return append(fields, raw)
			}
			fields, raw = append(fields, raw[:end]), raw[end+1:]
			continue
		}
		field, rest, last := quotedField(trimmed[1:], comma)
		fields = append(fields, field)
		if last {
			return fields
		}
		raw = rest
	}
}

// quotedField reads up to the closing mark; what stands between it and the separator belongs to the field.
func quotedField(raw []byte, comma byte) (field, rest []byte, last bool) {
	var unescaped []byte
	for from := 0; ; {
		q := bytes.IndexByte(raw[from:], '"')
		if q < 0 {
			return append(unescaped, raw...), nil, true
		}
		q += from
		if q+1 < len(raw) && raw[q+1] == '"' {
			unescaped = append(unescaped, raw[:q+1]...)
			raw, from = raw[q+2:], 0
			continue
		}
		field = raw[:q]
		if unescaped != nil {
			field = append(unescaped, field...)
		}
		raw = raw[q+1:]
		end := bytes.IndexByte(raw, comma)
		if end < 0 {
			end, last = len(raw), true
		}
		if tail := bytes.TrimSpace(raw[:end]); len(tail) > 0 {
			field = append(bytes.Clone(field), tail...)
		}
		if last {
			return field, nil, true
		}
		return field, raw[end+1:], false
	}
}

// guessable reports whether a header names something of a boat, for Detect.
func guessable(header []byte) bool {
	table := column.Known()
	known, makes := 0, false
	for _, f := range splitCSV(header, separatorOf(header), nil) {
		if c, _ := table.Header(toUTF8(bytes.TrimSpace(f))); c != nil {
			known++
			makes = makes || c.Name == "make" || c.Name == "builder" || c.Name == "model" || c.Name == "title"
		}
	}
	return known >= 3 && makes || known >= 2 && makes && len(design.Fold(toUTF8(header))) < 40
}
