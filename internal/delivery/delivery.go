// Package delivery turns an answer's text into the chunks a client sees: cut in the model's style, ended at stop sequences and limits, and paced.
package delivery

import (
	"context"
	"errors"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/tokens"
)

// ErrFull is what Send returns to a model whose answer has reached its end: a stop sequence or a limit.
// The model returns it as it came; it is no failure.
var ErrFull = errors.New("the answer is full")

// groupWords is how many words chat.CutGroup puts into a chunk.
const groupWords = 3

// maxHeld bounds how many bytes without a space are held back before they are cut all the same. Only such a cut can make
// the sum of tokens differ from the count of the whole text, by one or two.
const maxHeld = 512

// Terms are what an answer has to keep to.
type Terms struct {
	Style     chat.Style // Pace 0: as fast as the text exists
	MaxTokens int        // at least 1
	Stop      []string
	Deadline  time.Time // when the answer has to be whole; zero means never
}

// Delivered tells what reached the client.
type Delivered struct {
	Finish chat.Finish // FinishStop or FinishLength where delivery ended the answer, else ""
	Tokens int
	First  time.Time // when the first text was sent, zero if there was none
}

// Run calls answer with a Send that cuts, stops, limits and paces text and passes other events on, and flushes what is
// held back when answer returns. The error is send's, ctx's or answer's own; ErrFull has become Delivered.Finish.
// All calls of send come from the goroutine that calls Run.
func Run(ctx context.Context, terms Terms, send chat.Send, answer func(chat.Send) error) (Delivered, error) {
	d := newDelivery(&terms, send)
	err := answer(func(ev chat.Event) error { return d.event(ctx, ev) })
	if err == nil {
		err = d.flush(ctx)
	}
	if errors.Is(err, ErrFull) {
		err = nil
	}
	return d.Delivered, err
}

type delivery struct {
	Delivered
	terms   Terms
	send    chat.Send
	stops   stops
	pacer   pacer
	pending string // text before the next certain word border
	group   int    // words at the start of pending that wait for their group
	grouped int    // their bytes
	lengths []int  // scratch
}

func newDelivery(terms *Terms, send chat.Send) *delivery {
	return &delivery{
		terms: *terms,
		send:  send,
		stops: newStops(terms.Stop),
		pacer: pacer{pace: terms.Style.Pace, deadline: terms.Deadline},
	}
}

// event takes an event of the answer.
func (d *delivery) event(ctx context.Context, ev chat.Event) error {
	if text, ok := ev.(chat.Text); ok {
		return d.text(ctx, string(text))
	}
	if d.Finish != "" {
		return ErrFull
	}
	if _, call := ev.(chat.CallPiece); call { // it comes after the text before it
		if err := d.flush(ctx); err != nil {
			return err
		}
	}
	return d.send(ev)
}

// text takes a piece of the answer.
func (d *delivery) text(ctx context.Context, piece string) error {
	if d.Finish != "" {
		return ErrFull
	}
	text, stopped := d.stops.pass(piece)
	if err := d.cut(ctx, text); err != nil {
		return err
	}
	if !stopped {
		return nil
	}
	if err := d.words(ctx, len(d.pending)); err != nil {
		return err
	}
	d.Finish = chat.FinishStop
	return ErrFull
}

// flush sends what is held back when the answer ends.
func (d *delivery) flush(ctx context.Context) error {
	if d.Finish != "" {
		return nil
	}
	if err := d.cut(ctx, d.stops.rest()); err != nil {
		return err
	}
	return d.words(ctx, len(d.pending))
}

// cut sends every whole word of pending and text.
func (d *delivery) cut(ctx context.Context, text string) error {
	searched := max(len(d.pending), 1)
	if d.pending == "" {
		d.pending = text // shares the model's string: no copy
	} else {
		d.pending += text
	}
	for {
		border := d.border(searched)
		if border < 0 {
			break
		}
		if err := d.word(ctx, border); err != nil {
			return err
		}
		searched = d.grouped + 1
	}
	if len(d.pending)-d.grouped > maxHeld {
		return d.words(ctx, lastGrapheme(d.pending))
	}
	return nil
}

// border returns the next word border of pending from start on, or the last one where the answer is not cut; -1 if there is none.
func (d *delivery) border(start int) int {
	if d.terms.Style.Cut != chat.CutWhole {
		return nextWord(d.pending, start)
	}
	for i := len(d.pending) - 1; i >= start; i-- {
		if d.pending[i] == ' ' && !endsInSpace(d.pending[:i]) {
			return i
		}
	}
	return -1
}

// word takes pending up to border, one word beyond those already grouped.
func (d *delivery) word(ctx context.Context, border int) error {
	if d.terms.Style.Cut == chat.CutGroup && d.group < groupWords-1 {
		d.group++
		d.grouped = border
		return nil
	}
	return d.words(ctx, border)
}

// words sends the first n bytes of pending, grouped words included.
func (d *delivery) words(ctx context.Context, n int) error {
	text := d.pending[:n]
	d.pending, d.group, d.grouped = d.pending[n:], 0, 0
	if text == "" {
		return nil
	}
	if d.terms.Style.Cut == chat.CutTokens {
		return d.tokens(ctx, text)
	}
	count := tokens.Count(text)
	if d.Tokens+count > d.terms.MaxTokens {
		return d.last(ctx, text)
	}
	return d.chunk(ctx, text, count)
}

// tokens sends text token by token, joining tokens that share a grapheme.
func (d *delivery) tokens(ctx context.Context, text string) error {
	d.lengths = tokens.Lengths(d.lengths[:0], text)
	if d.Tokens+len(d.lengths) > d.terms.MaxTokens {
		return d.last(ctx, text)
	}
	start, end, count := 0, 0, 0
	for _, n := range d.lengths {
		end += n
		count++
		if !isBorder(text, end) {
			continue
		}
		if err := d.chunk(ctx, text[start:end], count); err != nil {
			return err
		}
		start, count = end, 0
	}
	return nil
}

// last sends as much of text as the limit leaves and ends the answer.
func (d *delivery) last(ctx context.Context, text string) error {
	room := d.terms.MaxTokens - d.Tokens
	d.lengths = tokens.Lengths(d.lengths[:0], text)
	for keep := room; keep > 0; keep-- {
		end := 0
		for _, n := range d.lengths[:keep] {
			end += n
		}
		// A shorter text can need other tokens than the longer one began with.
		if count := tokens.Count(text[:end]); isBorder(text, end) && count <= room {
			if err := d.chunk(ctx, text[:end], count); err != nil {
				return err
			}
			break
		}
	}
	d.Finish = chat.FinishLength
	return ErrFull
}

// chunk sends one chunk when it is due.
func (d *delivery) chunk(ctx context.Context, text string, count int) error {
	if err := d.pacer.wait(ctx, d.terms.MaxTokens-d.Tokens); err != nil {
		return err
	}
	if d.First.IsZero() {
		d.First = time.Now()
	}
	if err := d.send(chat.Text(text)); err != nil {
		return err
	}
	d.Tokens += count
	return nil
}

// nextWord returns the first index from start on where a space follows something that is not one, -1 if there is none.
// No token of o200k_base spans such a place, so counts of the parts add up to the count of the whole.
func nextWord(text string, start int) int {
	for i := start; i < len(text); {
		j := strings.IndexByte(text[i:], ' ')
		if j < 0 {
			return -1
		}
		i += j
		if i > 0 && !endsInSpace(text[:i]) {
			return i
		}
		i++
	}
	return -1
}
