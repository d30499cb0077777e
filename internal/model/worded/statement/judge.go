// Package statement holds sentences against evidence: a draft, what tools have found, and what the caller said.
//
// A number with its unit, a code, a name and an address have to stand in the evidence as they are. What a sentence states
// without them is compared clause by clause with what the evidence states: by the words that tell something, by what is denied,
// and by what is set in order.
package statement

import (
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
)

// Config is what a Judge may be told.
type Config struct {
	Names  []string // of builders: a sentence names none that the evidence does not
	Strict bool     // statements without a number are looked at strictly; else mostly those about boats for sale and their prices
}

// Judge reads drafts as evidence. It is safe for concurrent use.
type Judge struct {
	makers *makers
	strict bool
	rooms  records // of the hearings at hand
}

// New returns a judge.
func New(cfg Config) *Judge { return &Judge{makers: newMakers(cfg.Names), strict: cfg.Strict} }

// Draft is an answer that others may rest on.
type Draft struct {
	Text     string // Markdown with the marks of its sources, "[1]" and "[Q3]"
	Sources  []chat.Citation
	Boats    []chat.Listing
	Findings []chat.Finding
	Looks    []string // what in any case stands in lines, and in titles of findings, that name what is to be looked at: they say of no boat that it is so
}

// Evidence is a draft as it is read, once. It is safe for concurrent use.
type Evidence struct {
	judge *Judge
	read  *evidence
}

// Read reads a draft as evidence, which takes milliseconds where it is long.
func (j *Judge) Read(d Draft) *Evidence {
	e := newEvidence(j.makers, j.strict)
	for _, phrase := range d.Looks {
		e.looks = append(e.looks, strings.ToLower(phrase))
	}
	for _, c := range d.Sources {
		e.source(c)
	}
	for _, b := range d.Boats {
		e.boat(b)
	}
	e.prose(d.Text)
	for _, f := range d.Findings {
		e.spare(f)
	}
	for _, n := range marksIn(d.Text) {
		if strings.HasPrefix(n, "Q") {
			e.mark(n) // a query, which has no address
		}
	}
	return &Evidence{judge: j, read: e}
}

// Hearing is the evidence of one answer: a draft, the conversation, and what is found meanwhile. It is not safe for concurrent use.
type Hearing struct {
	*evidence
	judge *Judge
	holds func(sentence string) bool // the wrapped model's own check; nil where it has none
}

// Hear opens a hearing over the evidence, in which what was said in the conversation is the caller's own. holds decides besides
// whether the sources that a sentence cites yield its numbers; it may be nil. Who is done with the hearing closes it.
func (e *Evidence) Hear(said string, holds func(sentence string) bool) *Hearing {
	own := e.read.over(&e.judge.rooms)
	own.add(said, &spot{})
	own.heed(said)
	return &Hearing{evidence: own, judge: e.judge, holds: holds}
}

// Source adds a source, by whose number sentences may cite it from now on.
func (h *Hearing) Source(c chat.Citation) { h.source(c) }

// Prose adds Markdown with the marks of its sources.
func (h *Hearing) Prose(text string) { h.prose(text) }

// Close gives back the room of the hearing, which is of no use any more.
func (h *Hearing) Close() {
	h.judge.rooms.put(h.record)
	h.evidence = nil
}
