// Package knowledge holds what Fairlead knows about sailing: passages with their sources, found by a question and composed into an answer.
package knowledge

import (
	"embed"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"sync/atomic"

	"github.com/fairlead/fairlead/internal/search"
)

//go:embed corpus/*.md
var corpus embed.FS

// Base is the knowledge base. What it knows does not change; it is safe for concurrent use.
type Base struct {
	passages []Passage
	byID     map[string]int
	index    *search.Index
	scopes   []scope
	pages    []atomic.Pointer[page] // those that were needed so far
	asked    map[string]int         // the passage whose title or terms are this text
	meanings map[string][]meaning   // of words, by their keys
	titles   map[string]bool        // keys of the passages' titles, which ask for them whole
	claims   map[string][]*claim    // of the passages' mistakes, by their first words
	reader   claimReader
	lore     lore
	numbers  []search.Term
	places   []search.Term // where passages hold that do not hold everywhere
	sources  string        // of all passages, in lower case and without hyphens

	vessel, sailing, borrowed, aboard subject
	perils                            map[string]bool // as they are written: bleeding is one, to bleed an engine is none
	ashore                            ashore
}

// Load reads the passages built into the program. It fails only where one of them is malformed.
func Load() (*Base, error) {
	files, err := fs.Sub(corpus, "corpus")
	if err != nil {
		return nil, err
	}
	return Read(files)
}

// Read reads the passages of all *.md files at the top of files, in the order of their names.
func Read(files fs.FS) (*Base, error) {
	names, err := fs.Glob(files, "*.md")
	if err != nil {
		return nil, err
	}
	b := &Base{
		byID: map[string]int{}, asked: map[string]int{}, meanings: map[string][]meaning{}, titles: map[string]bool{},
		claims: map[string][]*claim{}, reader: newClaimReader(),
	}
	for _, name := range names {
		text, err := fs.ReadFile(files, name)
		if err != nil {
			return nil, err
		}
		passages, err := Parse(name, string(text))
		if err != nil {
			return nil, err
		}
		for _, p := range passages {
			if _, taken := b.byID[p.ID]; taken {
				return nil, fmt.Errorf("%s: the id %q is taken", name, p.ID)
			}
			b.byID[p.ID] = len(b.passages)
			b.titles[wordKey(p.Title)] = true
			if b.noteMeanings(&p); len(p.Words) == 0 {
				b.noteWords(p)
			}
			b.passages = append(b.passages, p)
		}
	}
	b.index = search.Build(documents(b.passages), ranking)
	b.vessel, b.sailing = newSubject(b.index, vessel), newSubject(b.index, sailing)
	b.perils = map[string]bool{}
	for word := range strings.FieldsSeq(perils) {
		b.perils[word] = true
	}
	b.borrowed, b.aboard = newSubject(b.index, borrowed), newSubject(b.index, aboard)
	b.ashore = newAshore(b)
	b.numbers = b.index.Terms(numbers)
	b.scopes, b.pages = make([]scope, len(b.passages)), make([]atomic.Pointer[page], len(b.passages))
	var sources []string
	for i := range b.passages {
		b.scopes[i] = b.scopeOf(&b.passages[i])
		b.places = append(b.places, b.scopes[i].place...)
		if p := &b.passages[i]; p.named() {
			b.aboard.addNames(b.index, p.Title+". "+strings.Join(p.Terms, ". "))
		}
		if err := b.noteClaims(&b.passages[i]); err != nil {
			return nil, err
		}
		sources = append(sources, unhyphened(b.passages[i].Source))
	}
	b.sources, b.places = strings.Join(sources, "\n"), distinct(b.places)
	b.lore = loreOf(b.passages, &b.reader)
	return b, nil
}

// Settle returns when everything is there that Load left to be found beside its caller, so that no memory is taken for it any more.
func (b *Base) Settle() { b.index.Settle() }

// Passages returns every passage in the order of the corpus. The slice is the base's own; it must not be changed.
func (b *Base) Passages() []Passage { return b.passages }

// Passage returns the passage of that id.
func (b *Base) Passage(id string) (Passage, bool) {
	i, ok := b.byID[id]
	if !ok {
		return Passage{}, false
	}
	return b.passages[i], true
}

// Titled returns the passage of that title.
func (b *Base) Titled(title string) (Passage, bool) {
	i := slices.IndexFunc(b.passages, func(p Passage) bool { return p.Title == title })
	if i < 0 {
		return Passage{}, false
	}
	return b.passages[i], true
}

// ranking is how passages are ranked; the judged questions of testdata justify each number.
var ranking = search.Config{
	Fields: []search.Field{
		{Weight: 3.5, Length: 0.4},  // title
		{Weight: 3.5, Length: 0.4},  // terms
		{Weight: 1.2, Length: 0.5},  // summary
		{Weight: 0.35, Length: 0.4}, // facts and steps
		{Weight: 0.35, Length: 0.4}, // body
	},
	Variants:  variants,
	Generic:   generic,
	Synonyms:  synonyms,
	Synonym:   0.3,
	K1:        3,
	Proximity: 0.3,
	Topics:    75,
	Topic:     0.45,
}

func documents(passages []Passage) []search.Document {
	docs := make([]search.Document, len(passages))
	for i, p := range passages {
		if len(p.Words) > 0 {
			continue
		}
		docs[i] = search.Document{
			p.Title,
			strings.Join(p.Terms, ". "),
			p.Summary,
			strings.Join(p.Facts, "\n") + "\n" + strings.Join(p.Steps, "\n"),
			strings.Join(p.Body, "\n"),
		}
	}
	return docs
}
