package worded

import (
	"embed"
	"strings"
	"sync"
	"text/template"

	"github.com/fairlead/fairlead/internal/chat"
)

//go:embed prompts/*.tmpl
var promptFiles embed.FS

// prompts are the texts that one model's engine gets.
type prompts struct {
	system   *template.Template
	evidence *template.Template
}

// rules fill the system text.
type rules struct {
	fenced
	Preferences string // system messages of the caller
	Words       int    // that an answer may have, roughly
	MaxCalls    int
	Left        string // "3 messages", empty where none was left out
	LeftCount   int
}

// fenced is a fence around text from elsewhere.
type fenced struct{ Fence string }

// Open is the line before fenced text.
func (f fenced) Open() string { return "<<<data " + f.Fence }

// Close is the line after it.
func (f fenced) Close() string { return f.Fence + " data>>>" }

// around fences a text.
func (f fenced) around(text string) string { return f.Open() + "\n" + text + "\n" + f.Close() }

// found fills the evidence, which the question follows.
type found struct {
	fenced
	Lead    string // what the answer begins with already
	Draft   string
	Tables  []tableText
	Sources []chat.Citation
}

type tableText struct{ Place, Text string }

// promptsOf reads the texts for a model, the common ones where it has none of its own. They are embedded, so that one that
// cannot be read is a mistake in the program.
func promptsOf(model string) *prompts {
	own := "prompts/" + model + ".tmpl"
	if _, err := promptFiles.Open(own); err != nil {
		own = "prompts/model.tmpl"
	}
	return &prompts{
		system:   template.Must(template.ParseFS(promptFiles, "prompts/common.tmpl", own)).Lookup("common.tmpl"),
		evidence: template.Must(template.ParseFS(promptFiles, "prompts/evidence.tmpl")),
	}
}

// plain are system texts by how many words an answer may have.
type plain struct {
	sync.Mutex
	texts map[int]sizedText
}

type sizedText struct {
	text gaps
	size int // tokens
}

// gaps is a text that is rendered once for all fences: its parts, between which the fence belongs.
type gaps []string

// gapsIn finds the places of the fence in what was rendered.
func (m *Model) gapsIn(text string) gaps { return strings.Split(text, m.place) }

// filled is the text with its fence and more behind it.
func (g gaps) filled(fence, more string) string {
	size := len(more)
	for _, part := range g {
		size += len(part) + len(fence)
	}
	var b strings.Builder
	b.Grow(size)
	for i, part := range g {
		if i > 0 {
			b.WriteString(fence)
		}
		b.WriteString(part)
	}
	b.WriteString(more)
	return b.String()
}

// mostLengths bounds how many lengths of answers are remembered.
const mostLengths = 64

// render fills a text. What it is filled with has the fields that the text asks for, which a test holds.
func render(t *template.Template, with any) string {
	var b strings.Builder
	if err := t.Execute(&b, with); err != nil {
		panic("worded: " + err.Error())
	}
	return strings.TrimSpace(b.String())
}
