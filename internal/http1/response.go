package http1

import (
	"bytes"
	"errors"
	"net/http"
	"strconv"
	"time"
)

// Response writes an answer on a connection that was taken from a server. Each Write goes out at once. It is an http.ResponseWriter,
// with a Flush that has nothing to do and a deadline for writing that http.ResponseController can set. It is used by one goroutine at
// a time.
type Response struct {
	conn   *taken
	header http.Header
	head   []byte // the status and the headers, until the first Write has sent them
	status int    // 0 until WriteHeader
	left   int64  // bytes that are to come of an answer of a length; -1: it goes in chunks
	failed error  // of every further Write
}

// errLength says that an answer is not as long as its Content-Length.
var errLength = errors.New("the answer is not as long as its Content-Length says")

// Header returns the headers. Changes after WriteHeader have no effect.
func (r *Response) Header() http.Header {
	if r.header == nil {
		r.header = make(http.Header)
	}
	return r.header
}

// WriteHeader settles the status and the headers. They go out with what is written first, or at the end.
func (r *Response) WriteHeader(status int) {
	if r.status != 0 {
		return
	}
	r.status, r.left = status, -1
	if n, err := strconv.ParseInt(r.header.Get("Content-Length"), 10, 64); err == nil && n >= 0 {
		r.left = n
	}
	var b bytes.Buffer
	b.WriteString("HTTP/1.1 " + strconv.Itoa(status) + " " + http.StatusText(status) + "\r\n")
	_ = r.header.WriteSubset(&b, own) // a buffer takes everything
	b.WriteString("Date: " + time.Now().UTC().Format(http.TimeFormat) + "\r\n")
	if r.left < 0 {
		b.WriteString("Transfer-Encoding: chunked\r\n")
	}
	b.WriteString("\r\n")
	r.head, r.header = b.Bytes(), nil
}

// own are the headers that are for this package to say.
var own = map[string]bool{"Connection": true, "Date": true, "Transfer-Encoding": true}

// Write sends p at once.
func (r *Response) Write(p []byte) (int, error) {
	r.WriteHeader(http.StatusOK)
	switch {
	case r.failed != nil:
		return 0, r.failed
	case len(p) == 0:
		return 0, nil
	case r.left >= 0 && int64(len(p)) > r.left:
		return 0, errLength
	case r.left >= 0:
		r.left -= int64(len(p))
	}
	if r.send(p, r.left < 0); r.failed != nil {
		return 0, r.failed
	}
	return len(p), nil
}

// send writes what is left of the head and p, as a chunk or as it is.
func (r *Response) send(p []byte, chunk bool) {
	bufs := &r.conn.streams.bufs
	kept, ok := bufs.Get().(*[]byte)
	if !ok {
		kept = new([]byte)
	}
	b := append((*kept)[:0], r.head...)
	r.head = nil
	if chunk {
		b = append(strconv.AppendInt(b, int64(len(p)), 16), "\r\n"...)
	}
	b = append(b, p...)
	if chunk {
		b = append(b, "\r\n"...)
	}
	_, r.failed = r.conn.Write(b)
	if cap(b) <= mostKept {
		*kept = b
		bufs.Put(kept)
	}
}

// mostKept is how large a buffer may have become, in bytes, to be kept for another Write.
const mostKept = 64 << 10

// Flush does nothing: everything is sent.
func (r *Response) Flush() {}

// SetWriteDeadline bounds how long the client may take nothing; the zero time means for ever.
func (r *Response) SetWriteDeadline(at time.Time) error { return r.conn.SetWriteDeadline(at) }

// end completes the answer and reports whether another one may follow on the connection.
func (r *Response) end() bool {
	if r.status == 0 {
		r.Header().Set("Content-Length", "0")
	}
	r.WriteHeader(http.StatusOK)
	switch {
	case r.failed != nil || r.left > 0:
		return false
	case r.left < 0:
		r.send(nil, true) // the empty chunk ends with the empty line of no trailers
	case r.head != nil:
		r.send(nil, false)
	}
	return r.failed == nil
}
