package format

import (
	"bytes"
	"io"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"
	"unsafe"

	"golang.org/x/text/encoding/charmap"

	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/quantity"
)

// csvCutter cuts lines with their quoted line breaks. It is not encoding/csv because that reads a field of any size into
// memory before anybody can object, and because a mark of quotation that is never closed must cost one line, not the file.
type csvCutter struct {
	*window
	comma   byte
	given   map[string]string
	header  []csvColumn // by position; set nil where the column is not read
	columns map[string]string
	first   map[string]int // by our field: its first column
	unread  []string       // names of columns that are nothing of ours
	rewinds int
}

// csvColumn is what a column of the file is to us.
type csvColumn struct {
	set   func(*draft.Draft, draft.Amount)
	unit  string
	bare  bool
	peers string // as in amount
	inch  bool   // the inches beside the feet of the column before it
	after int    // the column of the same field before it, which counts where it has a value; -1 for none
}

// maxRewinds is how many marks of quotation may stay open before the file is given up: each costs a second look at a line's
// bound of bytes.
const maxRewinds = 100

func newCSVCutter(r io.Reader, given map[string]string) (*csvCutter, error) {
	c := &csvCutter{window: newWindow(utf8Reader(r)), given: given}
	raw, err := c.headerLine()
	if err != nil {
		return nil, err
	}
	c.comma = separatorOf(raw)
	fields := splitCSV(raw, c.comma, nil)
	if err := c.name(fields); err != nil {
		return nil, err
	}
	c.comparePeers(fields)
	return c, nil
}

// headerLine passes the first line that is not empty. Excel writes the separator into a line of its own before it.
func (c *csvCutter) headerLine() ([]byte, error) {
	for {
		end := -1
		for from := 0; end < 0; {
			if end = bytes.IndexByte(c.data()[from:], '\n'); end >= 0 {
				end += from
				break
			}
			if from = len(c.data()); from > maxLine {
				return nil, tooLong("the header", maxLine)
			}
			if !c.more() {
				if c.broken() {
					return nil, c.ended()
				}
				end = len(c.data())
			}
		}
		raw := bytes.TrimSpace(bytes.Clone(c.data()[:end]))
		if len(raw) == 0 && end == len(c.data()) {
			return nil, fault.New(fault.Invalid, "the feed has no header").At("header")
		}
		c.pass(min(end+1, len(c.data())))
		if len(raw) > 0 && !bytes.HasPrefix(bytes.ToLower(raw), []byte("sep=")) {
			return raw, nil
		}
	}
}

// name finds out what the columns are: as the caller says, or by their names.
func (c *csvCutter) name(fields [][]byte) error {
	table := column.Known()
	c.header, c.columns, c.first = make([]csvColumn, len(fields)), map[string]string{}, map[string]int{}
	names := make([]string, len(fields))
	for i, f := range fields {
		names[i] = strings.TrimSpace(toUTF8(f))
	}
	if err := c.nameGiven(table, names); err != nil {
		return err
	}
	c.guess(table, names)
	for i, n := range names {
		if c.header[i].set == nil && n != "" && len(c.unread) < maxUnread {
			c.unread = append(c.unread, fault.Clip(n))
		}
	}
	if c.columns["make"] == "" && c.columns["model"] == "" && c.columns["title"] == "" {
		return fault.New(fault.Invalid, "no column of the header is known for make, model or title: %s", fault.Clip(strings.Join(names, ", "))).At("header")
	}
	return nil
}

// nameGiven names the columns of which the caller says what they are.
func (c *csvCutter) nameGiven(table *column.Table, names []string) error {
	for _, ours := range slices.Sorted(maps.Keys(c.given)) {
		col, unit := table.Header(ours)
		if col == nil {
			return fault.New(fault.Invalid, "there is no field %q; see the columns that an export writes", fault.Clip(ours)).At("columns")
		}
		i := slices.IndexFunc(names, func(n string) bool { return strings.EqualFold(n, c.given[ours]) })
		if i < 0 {
			return fault.New(fault.Invalid, "the column %q for %s is not in the header", fault.Clip(c.given[ours]), ours).At("columns")
		}
		if _, said := table.Header(names[i]); said != "" && col.Unit != "" {
			unit = said
		}
		c.header[i] = csvColumn{set: col.Set, unit: unit, bare: col.Bare, after: -1}
		c.columns[col.Name], c.first[col.Name] = names[i], i
	}
	return nil
}

// guess names the other columns by what they are called.
func (c *csvCutter) guess(table *column.Table, names []string) {
	given := maps.Clone(c.columns)
	last := maps.Clone(c.first)
	kinds := table.TypeOrModel(names)
	for i, n := range names {
		col, unit := table.Header(n)
		if folded := design.Fold(n); folded == "type" || folded == "tipo" {
			col = kinds
		}
		if col == nil || c.header[i].set != nil || given[col.Name] != "" {
			continue
		}
		before, again := last[col.Name]
		if !again || col.Adds {
			before = -1
		}
		c.header[i] = csvColumn{set: col.Set, unit: unit, bare: col.Bare && unit == col.Unit, after: before}
		c.header[i].inch = before >= 0 && unit == "in" && draft.Units[c.header[before].unit].Factor == quantity.Foot
		if last[col.Name] = i; again {
			c.columns[col.Name] += " | " + n
			continue
		}
		c.columns[col.Name], c.first[col.Name] = n, i
	}
	if id := table.Named("source_id"); c.columns[id.Name] == "" && c.header[0].set == nil && column.Identifies(names[0]) {
		c.header[0], c.columns[id.Name] = csvColumn{set: id.Set, after: -1}, names[0]
	}
}

// maxUnread is how many columns that are not read are told.
const maxUnread = 50

func (c *csvCutter) Summarise(sum *Summary) { sum.Columns, sum.Unread = c.columns, c.unread }

func (c *csvCutter) Decode(p Piece, s *Scratch) (*draft.Draft, error) {
	s.fields = splitCSV(p.Raw, c.comma, s.fields[:0])
	if len(s.fields) != len(c.header) {
		// A line of other length has its values in other columns; nobody knows which.
		if extra := len(s.fields) - len(c.header); extra < 0 || len(bytes.Join(s.fields[len(c.header):], nil)) > 0 {
			return nil, fault.New(fault.Invalid, "the line has %d fields, the header %d", len(s.fields), len(c.header)).At("line")
		}
	}
	d := s.fresh()
	for i, col := range c.header {
		f := bytes.TrimSpace(s.fields[i])
		switch {
		case col.set == nil || len(f) == 0:
		case col.inch && len(bytes.TrimSpace(s.fields[col.after])) > 0:
			feet := string(bytes.TrimSpace(s.fields[col.after]))
			col.set(d, draft.AmountIn(feet+" ft "+string(f)+" in", "ft"))
		case col.after < 0 || !c.told(s.fields, col.after):
			col.set(d, draft.Amount{Text: sharedText(asWritten(f)), Unit: col.unit, Bare: col.bare, Peers: col.peers})
		}
	}
	return d, nil
}

// told reports whether a column or one of the same field before it has a value.
func (c *csvCutter) told(fields [][]byte, at int) bool {
	for ; at >= 0; at = c.header[at].after {
		if len(bytes.TrimSpace(fields[at])) > 0 {
			return true
		}
	}
	return false
}

// toUTF8 reads text that is not UTF-8 as Windows-1252, which is what spreadsheets write otherwise and includes Latin-1.
func toUTF8(raw []byte) string {
	if utf8.Valid(raw) {
		return string(raw)
	}
	out, err := charmap.Windows1252.NewDecoder().Bytes(raw)
	if err != nil {
		return strings.ToValidUTF8(string(raw), string(utf8.RuneError))
	}
	return string(out)
}

// sharedText is toUTF8 of bytes that never change, of which a text that is UTF-8 is no copy: a listing is made of a dozen fields, and
// lives as long as its record.
func sharedText(raw []byte) string {
	if utf8.Valid(raw) {
		return unsafe.String(unsafe.SliceData(raw), len(raw)) //nolint:gosec // nobody changes what a record was made of
	}
	return toUTF8(raw)
}

func (c *csvCutter) Next() (Piece, error) {
	for {
		size, end, err := c.lineEnd()
		if err != nil {
			return Piece{}, err
		}
		p := Piece{RawType: "text/csv", Line: c.line}
		if end == lineOpen {
			size = c.physical()
		}
		if end != lineLong && c.cutShort(size, end) {
			return Piece{}, c.truncated("a line")
		}
		switch {
		case end == lineOpen:
			if c.rewinds++; c.rewinds > maxRewinds {
				return Piece{}, fault.New(fault.Invalid, "more than %d lines open a quotation mark and do not close it, the last at line %d", maxRewinds, c.line).At("syntax")
			}
			p.Refused = fault.New(fault.Invalid, "a quotation mark is not closed within %d bytes", maxLine).At("line")
		case end == lineLong || size > maxLine:
			p.Refused = tooLong("the line", maxLine)
		default:
			p.Raw = bytes.TrimRight(c.data()[:size], "\r\n")
		}
		c.line += int64(bytes.Count(c.data()[:size], newline))
		c.pos += size
		if blank := end == lineClosed && len(bytes.Trim(p.Raw, " \t,;|\"")) == 0 && size <= maxLine; !blank {
			return p, nil
		}
	}
}

// cutShort reports whether the stream ends within a line: one without a break that has fewer fields than the header, or
// leaves a mark of quotation open. Nothing else in the format tells a whole file from the beginning of one.
func (c *csvCutter) cutShort(size int, end lineEnding) bool {
	last := c.data()[:size]
	if size < len(c.data()) || len(bytes.TrimSpace(last)) == 0 || last[size-1] == '\n' {
		return false
	}
	return end == lineOpen || len(splitCSV(last, c.comma, nil)) < len(c.header)
}

// lineEnding is how a line ends.
type lineEnding int

const (
	lineClosed lineEnding = iota
	lineOpen              // inside of quotation marks, at the bound
	lineLong              // over the bound; all but its end has been passed
)

// lineEnd finds the end of the line that begins here, its break included.
func (c *csvCutter) lineEnd() (size int, end lineEnding, err error) {
	if i := bytes.IndexByte(c.data(), '\n'); i >= 0 && i <= maxLine && bytes.IndexByte(c.data()[:i], '"') < 0 {
		return i + 1, lineClosed, nil // most lines
	}
	quoted, start, long := false, true, false
	for i := 0; ; i++ {
		if c.pos+i >= c.end && !c.more() {
			if c.broken() || i == 0 && !long {
				return 0, lineClosed, c.ended()
			}
			switch {
			case quoted:
				return i, lineOpen, nil
			case long:
				return i, lineLong, nil
			}
			return i, lineClosed, nil
		}
		b := c.buf[c.pos+i]
		switch {
		case quoted && b == '"':
			if next, ok := c.at(i + 1); ok && next == '"' {
				i++
				continue
			}
			quoted = false
		case quoted:
		case b == '\n':
			if long {
				return i + 1, lineLong, nil
			}
			return i + 1, lineClosed, nil
		case b == '"' && start && !long:
			quoted = true
		}
		start = !quoted && b == c.comma || start && b == ' '
		if i > maxLine && quoted {
			return i, lineOpen, nil
		}
		if i > 4*maxLine {
			c.pass(i)
			i, long = 0, true
		}
	}
}

// physical is the size of the line up to its first break.
func (c *csvCutter) physical() int {
	if end := bytes.IndexByte(c.data(), '\n'); end >= 0 {
		return end + 1
	}
	return len(c.data())
}
