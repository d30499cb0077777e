package llm

import (
	"bytes"
	"errors"
	"io"
	"unicode/utf8"
)

// Bounds of what a provider may send, in bytes.
const (
	maxLine   = 1 << 20
	maxAnswer = 16 << 20
	firstRead = 1 << 10  // three events; held for each open stream
	largeRead = 16 << 10 // of what comes faster than it is read
)

// events reads server-sent events.
type events struct {
	body  io.Reader
	rooms *rooms
	waits func() // is called before each time that body is read; nil for nothing
	buf   []byte // read and not used yet is buf[from:to]
	from  int
	to    int
	total int
	seen  int  // bytes of data of the event that comes next, where it was looked at and is simple; else 0
	more  bool // there was hardly room for all that had come
	ended bool
	data  []byte
}

// next returns the data of the next event that has some, unchecked; it holds until the next call. io.EOF says that there is none.
func (e *events) next() ([]byte, error) {
	if data, ok := e.simple(); ok {
		return data, nil
	}
	e.data = e.data[:0]
	has := false
	for {
		line, err := e.line()
		if errors.Is(err, io.EOF) && has {
			return e.data, nil // the last blank line was left out; whether the answer is whole, its content tells
		}
		if err != nil {
			return nil, err
		}
		if len(line) == 0 {
			if has {
				return e.data, nil
			}
			continue
		}
		name, value, _ := bytes.Cut(line, []byte(":"))
		// Older llama.cpp servers put an error into a field of that name.
		if string(name) != "data" && string(name) != "error" {
			continue
		}
		if has {
			e.data = append(e.data, '\n')
		}
		e.data, has = append(e.data, bytes.TrimPrefix(value, []byte(" "))...), true
		if len(e.data) > maxLine {
			return nil, malformed("an event is over %d bytes", maxLine)
		}
	}
}

// another reports whether an event that simple returns is there.
func (e *events) another() bool {
	_, ok := e.glance()
	return ok
}

// simple returns the next event where it is one line of data that is there whole, as nearly all are, without a copy.
func (e *events) simple() (data []byte, ok bool) {
	if data, ok = e.glance(); ok {
		e.from += len(dataField) + len(data) + len("\n\n")
		e.seen = 0
	}
	return data, ok
}

const dataField = "data: "

func (e *events) glance() (data []byte, ok bool) {
	if e.seen > 0 {
		at := e.from + len(dataField)
		return e.buf[at : at+e.seen : at+e.seen], true
	}
	rest, is := bytes.CutPrefix(e.buf[e.from:e.to], []byte(dataField))
	if !is {
		return nil, false
	}
	n := bytes.IndexByte(rest, '\n')
	if n <= 0 || n > maxLine || n+1 >= len(rest) || rest[n+1] != '\n' || rest[n-1] == '\r' {
		return nil, false
	}
	e.seen = n
	return rest[:n:n], true
}

// maxDepth bounds the nesting of what a provider sends: reading JSON takes stack for each level.
const maxDepth = 64

// shortEnough is a size, in bytes, below which JSON cannot be nested so deep that it harms.
const shortEnough = 4 << 10

// check says what is wrong with foreign JSON before it is read.
func check(data []byte) error {
	if !utf8.Valid(data) {
		return malformed("the answer is not valid UTF-8")
	}
	if len(data) < shortEnough {
		return nil
	}
	depth, inText := 0, false
	for i := 0; i < len(data); i++ {
		switch c := data[i]; {
		case c == '\\' && inText:
			i++
		case c == '"':
			inText = !inText
		case inText:
		case c == '[' || c == '{':
			if depth++; depth > maxDepth {
				return malformed("the answer is nested over %d deep", maxDepth)
			}
		case c == ']' || c == '}':
			depth--
		}
	}
	return nil
}

// line returns the next line without its end; it holds until the next call.
func (e *events) line() ([]byte, error) {
	searched := 0
	for {
		if i := bytes.IndexByte(e.buf[e.from+searched:e.to], '\n'); i >= 0 {
			line := e.buf[e.from : e.from+searched+i]
			e.from += searched + i + 1
			return bytes.TrimSuffix(line, []byte("\r")), nil
		}
		searched = e.to - e.from
		if e.ended {
			line := e.buf[e.from:e.to]
			if e.from = e.to; len(line) == 0 {
				return nil, io.EOF
			}
			return line, nil
		}
		if searched > maxLine {
			return nil, malformed("a line is over %d bytes", maxLine)
		}
		if err := e.fill(); err != nil {
			return nil, err
		}
	}
}

// grow makes the buffer larger.
func (e *events) grow(size int) {
	larger := e.rooms.get(size)
	copy(larger, e.buf[:e.to])
	e.rooms.put(e.buf)
	e.buf = larger
}

// close gives the buffer back. What next returned holds no longer.
func (e *events) close() {
	e.rooms.put(e.buf)
	e.buf, e.from, e.to, e.ended = nil, 0, 0, true
}

// fill reads once, behind what is left, in a buffer that grows only for long lines.
func (e *events) fill() error {
	if e.from > 0 {
		e.to = copy(e.buf, e.buf[e.from:e.to])
		e.from = 0
	}
	switch {
	case e.buf == nil:
		e.buf = e.rooms.get(firstRead)
	case e.to == 0 && !e.more && len(e.buf) > firstRead: // what came at once has been read: a stream is open for minutes
		e.rooms.put(e.buf)
		e.buf = e.rooms.get(firstRead)
	case e.more && len(e.buf) < largeRead:
		e.grow(largeRead)
	case e.to == len(e.buf):
		e.grow(2 * len(e.buf))
	}
	if e.waits != nil {
		e.waits()
	}
	n, err := e.body.Read(e.buf[e.to:])
	bom := []byte("\ufeff")
	if e.total == 0 && bytes.HasPrefix(e.buf[:n], bom) {
		e.from = len(bom)
	}
	e.more = n > (len(e.buf)-e.to)*3/4 // the rest may have been framing
	e.to += n
	e.total += n
	switch {
	case e.total > maxAnswer:
		return malformed("the answer is over %d bytes", maxAnswer)
	case err == nil:
		return nil
	case errors.Is(err, io.EOF) && !errors.Is(err, io.ErrUnexpectedEOF):
		e.ended = true
		return nil
	}
	return &failure{reason: "the connection broke", cause: err, again: true}
}
