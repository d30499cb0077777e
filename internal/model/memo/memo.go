// Package memo lets a deterministic model answer the same request again from memory, for a short time.
package memo

import (
	"container/list"
	"context"
	"errors"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/delivery"
)

// maxKey is the largest conversation in bytes whose answer is remembered.
const maxKey = 8 << 10

// Config is what a Model may be told.
type Config struct {
	Answers int           // how many are remembered; 0 means 1024
	For     time.Duration // how long; 0 means 1 minute. An answer may tell of today, so it must not be much longer.
}

// Model answers as another model does. It is right only for one whose answer depends on nothing but the conversation,
// the budget and the date. It is safe for concurrent use.
type Model struct {
	chat.Model
	cfg     Config
	mu      sync.Mutex
	answers map[string]*list.Element
	recent  list.List // of *answer, the latest used first
}

// answer is what was sent once.
type answer struct {
	key     string
	events  []chat.Event
	outcome chat.Outcome
	expires time.Time
}

// New returns a model that remembers what m answered.
func New(m chat.Model, cfg Config) *Model {
	if cfg.Answers == 0 {
		cfg.Answers = 1024
	}
	if cfg.For == 0 {
		cfg.For = time.Minute
	}
	return &Model{Model: m, cfg: cfg, answers: make(map[string]*list.Element)}
}

// Run sends the remembered answer, or runs the model and remembers what it sends, also beyond the end of a client that
// wanted less. An answer that failed, or that cites what belongs to it alone, is not remembered.
func (m *Model) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	key, ok := keyOf(req)
	if !ok {
		return m.Model.Run(ctx, req, send)
	}
	if a := m.find(key); a != nil {
		return a.replay(send)
	}
	a := &answer{key: key, expires: time.Now().Add(m.cfg.For)}
	full, own := false, false
	outcome, err := m.Model.Run(ctx, req, func(ev chat.Event) (err error) {
		a.events = append(a.events, ev)
		switch ev := ev.(type) {
		case chat.Citation:
			own = own || ev.Own
		case chat.Wording:
			own = own || ev.Holds != nil // it would keep a whole study in memory
		case chat.Picture:
			own = true // too large to be kept by the thousand
		}
		if !full {
			err = send(ev)
		}
		if full = full || errors.Is(err, delivery.ErrFull); full {
			err = nil // the rest is for the next who asks
		}
		return err
	})
	if err != nil {
		return outcome, err
	}
	a.outcome = outcome
	if !own {
		m.keep(a)
	}
	if full {
		return outcome, delivery.ErrFull
	}
	return outcome, nil
}

func (a *answer) replay(send chat.Send) (chat.Outcome, error) {
	for _, ev := range a.events {
		if err := send(ev); err != nil {
			return chat.Outcome{}, err
		}
	}
	return a.outcome, nil
}

// find returns the answer under a key, nil if there is none any more.
func (m *Model) find(key string) *answer {
	m.mu.Lock()
	defer m.mu.Unlock()
	e, ok := m.answers[key]
	if !ok {
		return nil
	}
	a := e.Value.(*answer)
	if time.Now().After(a.expires) {
		m.forget(e)
		return nil
	}
	m.recent.MoveToFront(e)
	return a
}

func (m *Model) keep(a *answer) {
	m.mu.Lock()
	defer m.mu.Unlock()
	if old, ok := m.answers[a.key]; ok {
		m.forget(old)
	}
	m.answers[a.key] = m.recent.PushFront(a)
	for len(m.answers) > m.cfg.Answers {
		m.forget(m.recent.Back())
	}
}

func (m *Model) forget(e *list.Element) {
	m.recent.Remove(e)
	delete(m.answers, e.Value.(*answer).key)
}

// keyOf is all of a request that its answer depends on; ok is false for one that is too large, or has pictures or tools.
func keyOf(req chat.Request) (key string, ok bool) {
	size := 0
	for _, m := range req.Messages {
		if len(m.Images) > 0 || len(m.ToolCalls) > 0 {
			return "", false
		}
		size += len(m.Text) + 16
	}
	if size > maxKey || len(req.Tools) > 0 {
		return "", false
	}
	var b strings.Builder
	b.Grow(size + 24)
	b.WriteString(strconv.Itoa(req.Budget()))
	b.WriteString(strconv.FormatBool(req.Drafting))
	b.WriteString(strconv.Itoa(int(req.Format.Kind)))
	for _, m := range req.Messages {
		b.WriteByte(0)
		b.WriteString(string(m.Role))
		b.WriteString(strconv.Itoa(len(m.Text))) // so that no text can look like two turns
		b.WriteByte(0)
		b.WriteString(m.Text)
	}
	return b.String(), true
}
