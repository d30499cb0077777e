package study

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"strings"
)

// Document is a finished report with everything that it rests on.
type Document struct {
	Title    string     `json:"title"`
	Question string     `json:"question"`
	Plan     Plan       `json:"plan"`
	Sample   bool       `json:"sample,omitempty"` // rests on generated listings, not on real offers
	Sections []Section  `json:"sections"`
	Evidence []Evidence `json:"evidence"` // everything cited, in the order of the references
	Sets     []Set      `json:"sets,omitempty"`
}

// Plan is what the question was taken to ask.
type Plan struct {
	Subjects    []Subject `json:"subjects"`
	Focus       []string  `json:"focus"` // buying, owning, value, technical
	Currency    string    `json:"currency,omitempty"`
	Assumptions []string  `json:"assumptions"` // what was assumed and how ambiguity was resolved
	Unanswered  []string  `json:"unanswered"`  // what was asked and no source tells
}

// Subject is what was studied.
type Subject struct {
	Name   string  `json:"name"`
	Filter *Filter `json:"filter,omitempty"`
	Design string  `json:"design,omitempty"` // id in the design table
}

// Section is a heading, without its marks, and what stands below it, in Markdown.
type Section struct {
	Heading string `json:"heading"`
	Text    string `json:"text"`
}

// Markdown is the section with its heading.
func (s Section) Markdown() string {
	if s.Heading == "" {
		return s.Text
	}
	return "## " + s.Heading + "\n\n" + s.Text
}

// Markdown is the whole report under its title.
func (d Document) Markdown() string {
	parts := []string{"# " + d.Title}
	for _, s := range d.Sections {
		parts = append(parts, s.Markdown())
	}
	return strings.Join(parts, "\n\n") + "\n"
}

// maxDocument bounds a kept document in bytes of JSON.
const maxDocument = 256 << 10

// pack compresses a document for the store. One that is too large loses ids of boats, half of them at a time, and says how
// many; one that is still too large is an error.
func pack(d Document) ([]byte, error) {
	text, err := json.Marshal(d)
	for err == nil && len(text) > maxDocument {
		if !d.shorten() {
			return nil, fmt.Errorf("the document has %d bytes, at most %d are kept", len(text), maxDocument)
		}
		text, err = json.Marshal(d)
	}
	if err != nil {
		return nil, fmt.Errorf("marshal a study: %w", err)
	}
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // the level is a valid one
	if _, err := z.Write(text); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return b.Bytes(), nil
}

// shorten leaves half of each set's ids; false where none are left.
func (d *Document) shorten() bool {
	sets, left := make([]Set, len(d.Sets)), false
	for i, s := range d.Sets {
		left = left || len(s.Listings) > 0
		s.Listings = s.Listings[:len(s.Listings)/2]
		s.Left = s.Boats - len(s.Listings)
		sets[i] = s
	}
	d.Sets = sets
	return left
}

// unpack reads what pack wrote; nothing for no bytes.
func unpack(packed []byte) (d Document, err error) {
	if len(packed) == 0 {
		return d, nil
	}
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return d, fmt.Errorf("unpack a study: %w", err)
	}
	text, err := io.ReadAll(io.LimitReader(z, maxDocument+1))
	if err != nil {
		return d, fmt.Errorf("unpack a study: %w", err)
	}
	if err := json.Unmarshal(text, &d); err != nil {
		return d, fmt.Errorf("unpack a study: %w", err)
	}
	return d, nil
}
