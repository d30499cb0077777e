package format

import (
	"bytes"
	"errors"
	"fmt"
	"io"

	"github.com/fairlead/fairlead/internal/fault"
)

// window is the part of a stream that a cutter looks at: it slides over records without copying each of them.
type window struct {
	r        io.Reader
	buf      []byte
	pos, end int
	line     int64 // of pos, from 1
	err      error // why r gives nothing more
}

// windowStep is how much is read at once, so that a stream of single bytes does not make the cutters look again and again.
const windowStep = 64 << 10

func newWindow(r io.Reader) *window { return &window{r: r, line: 1} }

// data is what has been read and not been passed. It is valid until the next call of more.
func (w *window) data() []byte { return w.buf[w.pos:w.end] }

// more reads on behind data and reports whether there was anything.
func (w *window) more() bool {
	if w.err != nil {
		return false
	}
	if free := len(w.buf) - w.end; free < windowStep {
		size := w.end - w.pos + 4*windowStep
		into := w.buf
		if size > len(w.buf) {
			into = make([]byte, size*2)
		}
		w.end = copy(into, w.buf[w.pos:w.end])
		w.buf, w.pos = into, 0
	}
	// Not by io.ReadAtLeast: it calls a stream that is whole and one that broke off by the same name.
	begin := w.end
	for w.end < begin+windowStep && w.err == nil {
		var n int
		n, w.err = w.r.Read(w.buf[w.end:])
		w.end += n
	}
	return w.end > begin
}

// pass goes n bytes on.
func (w *window) pass(n int) {
	w.line += int64(bytes.Count(w.buf[w.pos:w.pos+n], newline))
	w.pos += n
}

var newline = []byte{'\n'}

// at returns the byte at an offset of data, reading on where it has to.
func (w *window) at(i int) (byte, bool) {
	for w.pos+i >= w.end {
		if !w.more() {
			return 0, false
		}
	}
	return w.buf[w.pos+i], true
}

// broken reports whether the stream ended by an error.
func (w *window) broken() bool { return w.err != nil && !errors.Is(w.err, io.EOF) }

// truncated is the error of a stream that ends inside something.
func (w *window) truncated(inside string) error {
	if w.broken() {
		return w.ended()
	}
	return fault.New(fault.Invalid, "the feed ends inside %s, after line %d", inside, w.line+int64(bytes.Count(w.data(), newline))).At("end")
}

// ended is the error at the end of a stream that may end here.
func (w *window) ended() error {
	if errors.Is(w.err, io.ErrUnexpectedEOF) {
		return fmt.Errorf("it breaks off after line %d: %w", w.line+int64(bytes.Count(w.data(), newline)), w.err)
	}
	if w.broken() {
		return w.err
	}
	return io.EOF
}
