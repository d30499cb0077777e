package openai

import (
	"net/http"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quote"
)

const (
	// keepAliveAfter is how long a stream may be silent, and how long its headers may wait for the first text.
	keepAliveAfter = 10 * time.Second
	// stallAfter drops a reader that takes nothing for so long.
	stallAfter = 30 * time.Second
	// keepAlive is a comment with one newline: with two, some clients take it for an event.
	keepAlive = ": keep-alive\n"
)

// stream writes an answer as server-sent events: one append into a reused buffer and one write for each chunk.
// send and close are called from one goroutine; the keep-alive timer is the only other one that writes.
type stream struct {
	shape *shape
	usage bool // every chunk has "usage", and one more carries the sum
	echo  string

	mu       sync.Mutex // guards all that follows
	w        http.ResponseWriter
	control  *http.ResponseController
	begun    bool // the status and headers are out
	last     time.Time
	deadline time.Time
	timer    *time.Timer
	failed   error // why writing failed

	wrote   bool   // a chunk with text or a call is out
	head    int    // bytes of buf that begin every chunk
	buf     []byte // "data: {...,"choices":[" and then the chunk at hand
	text    []byte // the answer so far: sources point into it
	sources []chat.Citation
}

func newStream(w http.ResponseWriter, shape *shape, a *asked) *stream {
	s := &stream{shape: shape, usage: a.includeUsage, echo: a.echo, w: w, control: http.NewResponseController(w), last: time.Now()}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.timer = time.AfterFunc(keepAliveAfter, s.tick)
	return s
}

// send takes an event of the answer.
func (s *stream) send(ev chat.Event) error {
	if text, ok := ev.(chat.Text); ok {
		return s.piece(string(text))
	}
	return s.other(ev)
}

func (s *stream) other(ev chat.Event) error {
	switch ev := ev.(type) {
	case chat.Start:
		nameFallback(s.w.Header(), ev)
		s.buf = s.shape.appendHead(append(make([]byte, 0, 512), "data: "...), s.shape.chunk, ev)
		s.head = len(s.buf)
	case chat.Citation:
		s.sources = append(s.sources, ev)
	case chat.CallPiece:
		return s.call(ev)
	}
	return nil
}

// piece writes one chunk of text.
func (s *stream) piece(text string) error {
	open := s.shape.next
	if !s.wrote {
		s.wrote = true
		open = s.shape.first
		text = s.echo + text
	}
	s.text = append(s.text, text...)
	s.buf = append(s.buf[:s.head], open...)
	s.buf = quote.AppendText(s.buf, text)
	s.buf = append(s.buf, s.shape.rest...)
	return s.endChunk()
}

// call writes one fragment of a call of the client's tools.
func (s *stream) call(piece chat.CallPiece) error {
	if !s.shape.calls {
		return nil
	}
	s.buf = append(s.buf[:s.head], `{"index":0,"delta":{`...)
	if !s.wrote {
		s.wrote = true
		s.buf = append(s.buf, `"role":"assistant","content":null,`...)
	}
	s.buf = appendCallPiece(append(s.buf, `"tool_calls":[`...), piece)
	s.buf = append(s.buf, `]},"logprobs":null,"finish_reason":null}`...)
	return s.endChunk()
}

// endChunk completes the chunk in buf and writes it.
func (s *stream) endChunk() error {
	s.buf = append(s.buf, ']')
	if s.usage {
		s.buf = append(s.buf, `,"usage":null`...)
	}
	s.buf = append(s.buf, "}\n\n"...)
	return s.write(s.buf)
}

// close ends the stream: annotations, the finish reason with the citations, the usage where it was asked for, [DONE].
func (s *stream) close(finish chat.Finish, used chat.Usage) error {
	defer s.stop()
	if !s.wrote {
		if err := s.piece(""); err != nil {
			return err
		}
	}
	if err := s.annotate(); err != nil {
		return err
	}
	s.buf = append(s.buf[:s.head], s.shape.end...)
	s.buf = append(quote.Append(s.buf, string(finish)), '}', ']')
	s.buf = append(s.buf, `,"citations":`...)
	s.buf = appendCitations(s.buf, s.text, s.sources)
	if s.usage {
		s.buf = append(s.buf, `,"usage":null`...)
	}
	s.buf = append(s.buf, "}\n\n"...)
	if s.usage {
		s.buf = append(s.buf, s.buf[:s.head]...)
		s.buf = append(s.buf, `],"usage":`...)
		s.buf = append(appendUsage(s.buf, used), "}\n\n"...)
	}
	s.buf = append(s.buf, "data: [DONE]\n\n"...)
	return s.write(s.buf)
}

// annotate writes the sources in one delta of their own; a list in a delta may not come twice.
func (s *stream) annotate() error {
	if !s.shape.annotations || len(cited(s.text, s.sources)) == 0 {
		return nil
	}
	s.buf = append(s.buf[:s.head], `{"index":0,"delta":{"annotations":`...)
	s.buf = appendAnnotations(s.buf, s.text, s.sources)
	s.buf = append(s.buf, `},"logprobs":null,"finish_reason":null}`...)
	return s.endChunk()
}

// fail ends the stream with an error. It reports false, having written nothing, where the headers are not out yet:
// then the failure still has a status of its own.
func (s *stream) fail(err error) bool {
	if !s.stop() {
		return false
	}
	s.buf = append(s.buf[:0], "data: "...)
	s.buf = appendError(s.buf, err)
	s.buf = append(s.buf, "\n\ndata: [DONE]\n\n"...)
	_ = s.write(s.buf) // the client may be gone; there is nobody left to tell
	return true
}

// stop ends the keep-alive timer; after it returns the timer writes no more. It reports whether the headers are out.
func (s *stream) stop() (begun bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.timer.Stop()
	s.timer = nil
	return s.begun
}

// tick writes a keep-alive where nothing was written for keepAliveAfter, and comes again.
func (s *stream) tick() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.timer == nil {
		return
	}
	quiet := time.Since(s.last)
	if quiet >= keepAliveAfter {
		_ = s.flush([]byte(keepAlive)) // the next chunk finds the same error
		quiet = 0
	}
	s.timer.Reset(keepAliveAfter - quiet)
}

func (s *stream) write(p []byte) error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.flush(p)
}

// flush writes p and sends it off; the caller holds mu.
func (s *stream) flush(p []byte) error {
	if s.failed != nil {
		return s.failed
	}
	now := time.Now()
	s.last = now
	// Arming a deadline costs more than an append; half its time of slack makes that rare.
	if s.deadline.Sub(now) < stallAfter/2 {
		s.deadline = now.Add(stallAfter)
		_ = s.control.SetWriteDeadline(s.deadline) // not every writer has deadlines; those that do need it
	}
	if s.begun {
		s.failed = s.push(p)
	} else {
		s.begun = true
		s.failed = s.first(p)
	}
	return s.failed
}

// first writes the headers and p in a goroutine of its own. Headers take several kilobytes of stack, and a stack that has grown
// stays as large for as long as the stream is open.
func (s *stream) first(p []byte) error {
	ended := make(chan error)
	go func() {
		begin(s.w)
		ended <- s.push(p)
	}()
	return <-ended
}

func (s *stream) push(p []byte) error {
	if _, err := s.w.Write(p); err != nil {
		return err
	}
	return s.control.Flush()
}

func begin(w http.ResponseWriter) {
	setStreamHeaders(w.Header())
	w.WriteHeader(http.StatusOK)
}

const mediaEvents = "text/event-stream; charset=utf-8"

// setStreamHeaders sets what tells everybody on the way to pass a stream on as it comes.
func setStreamHeaders(h http.Header) {
	h.Set("Content-Type", mediaEvents)
	h.Set("Cache-Control", "no-cache")
	h.Set("X-Accel-Buffering", "no")
}
