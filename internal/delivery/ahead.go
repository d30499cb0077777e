package delivery

import (
	"sync"

	"github.com/fairlead/fairlead/internal/chat"
)

// How far a model may be ahead of what is sent. The longest answer has half of either.
const (
	maxAhead     = 4096     // events
	maxAheadText = 64 << 10 // bytes of text
)

// Ahead calls write in a goroutine of its own and passes the events it sends on to send, in order and from the goroutine
// that calls Ahead. So a model whose answer exists long before it is due ends early, and its stack is given back while the
// answer is paced: it would else be as many kilobytes below every open stream. The error is send's, which write gets with its
// next event, or write's own. Ahead returns when write has; write must not panic.
func Ahead(send chat.Send, write func(chat.Send) error) (err error) {
	q := queue{more: make(chan struct{}, 1), room: make(chan struct{}, 1), ended: make(chan struct{})}
	go func() {
		defer close(q.ended)
		err = write(q.push)
	}()
	defer q.close() // also where send panics
	for {
		ev, ok := q.next()
		if !ok {
			return err
		}
		if failed := send(ev); failed != nil {
			q.refuse(failed)
			<-q.ended
			return failed
		}
	}
}

// queue holds events that were written and are not sent yet. One goroutine pushes, another takes.
type queue struct {
	mu      sync.Mutex
	events  []chat.Event
	text    int   // bytes of text in them
	refused error // what push returns, once nothing is taken any more

	more, room chan struct{} // told when there may be an event to take, or room for one
	ended      chan struct{} // closed when nothing is pushed any more
}

// push adds an event when there is room for it.
func (q *queue) push(ev chat.Event) error {
	size := sizeOf(ev)
	for {
		added, err := q.add(ev, size)
		if added || err != nil {
			tell(q.more)
			return err
		}
		<-q.room
	}
}

func (q *queue) add(ev chat.Event, size int) (added bool, err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.refused != nil {
		return false, q.refused
	}
	if full := len(q.events) >= maxAhead || q.text+size > maxAheadText; full && len(q.events) > 0 {
		return false, nil
	}
	q.events = append(q.events, ev)
	q.text += size
	return true, nil
}

// next waits for an event and takes it; ok is false where no more will come.
func (q *queue) next() (ev chat.Event, ok bool) {
	for {
		if ev, ok = q.take(); ok {
			return ev, true
		}
		select {
		case <-q.more:
		case <-q.ended:
			return q.take()
		}
	}
}

func (q *queue) take() (ev chat.Event, ok bool) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if len(q.events) == 0 {
		return nil, false
	}
	ev = q.events[0]
	q.events[0] = nil // what was sent need not be kept
	q.events = q.events[1:]
	q.text -= sizeOf(ev)
	tell(q.room)
	return ev, true
}

// refuse makes push return the error, if it is the first.
func (q *queue) refuse(err error) {
	q.mu.Lock()
	defer q.mu.Unlock()
	if q.refused == nil {
		q.refused, q.events = err, nil
	}
	tell(q.room)
}

// close waits until nothing is pushed any more.
func (q *queue) close() {
	q.refuse(ErrFull)
	<-q.ended
}

func sizeOf(ev chat.Event) int {
	text, _ := ev.(chat.Text)
	return len(text)
}

func tell(c chan struct{}) {
	select {
	case c <- struct{}{}:
	default: // it has been told and has not looked yet
	}
}
