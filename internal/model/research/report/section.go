package report

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/verify"
)

// ExecutiveSummary is the first heading of a report, the others follow in order.
const (
	ExecutiveSummary = "Executive Summary"
	detailedAnalysis = "Detailed Analysis"
	marketContext    = "Market Context"
	technicalDive    = "Technical Deep Dive"
	sourcesMethod    = "Research Sources & Methodology"
	recommendations  = "Recommendations"
)

// level is how soon a block gives way to a small budget: what is essential never does.
type level int

const (
	essential level = iota
	usual           // within the default budget
	deeper          // within twice that
	deepest
)

// form is how the lines of a block are laid out.
type form int

const (
	sentences form = iota // sentences; blocks of prose that follow each other share a paragraph
	bullets               // items of a list
	table                 // rows, the first of which is the head
)

// block is lines that stand or give way together; a line that the verifier refuses goes alone.
type block struct {
	level level
	form  form
	lines []string
	apart bool // prose that begins a paragraph of its own
}

// section is what a writer proposes under a heading, in the order it is to be read.
type section struct {
	heading string
	blocks  []block
	pause   bool // before what is said next
}

// say adds a sentence.
func (s *section) say(l level, format string, args ...any) {
	s.blocks = append(s.blocks, block{level: l, form: sentences, lines: []string{fold.Capital(fmt.Sprintf(format, args...))}, apart: s.pause})
	s.pause = false
}

// item adds a point to a list.
func (s *section) item(l level, format string, args ...any) {
	s.blocks = append(s.blocks, block{level: l, form: bullets, lines: []string{"- " + fold.Capital(fmt.Sprintf(format, args...))}})
}

// rows adds a table; a head without rows adds nothing.
func (s *section) rows(l level, head []string, rows [][]string) {
	if len(rows) == 0 {
		return
	}
	b := block{level: l, form: table, lines: []string{row(head)}}
	for _, r := range rows {
		b.lines = append(b.lines, row(r))
	}
	s.blocks = append(s.blocks, b)
}

func row(cells []string) string { return "| " + strings.Join(cells, " | ") + " |" }

// text lays a block out.
func (b block) text() string {
	if b.form == sentences {
		return strings.Join(b.lines, " ")
	}
	lines := b.lines
	if b.form == table && len(lines) > 0 {
		rule := strings.Repeat("|---", strings.Count(lines[0], " | ")+1) + "|"
		lines = append([]string{lines[0], rule}, lines[1:]...)
	}
	return strings.Join(lines, "\n")
}

// verified is the block without the lines that do not hold; ok is false if none is left.
func (b block) verified(v *verify.Verifier) (kept block, ok bool) {
	kept = block{level: b.level, form: b.form, apart: b.apart}
	head := ""
	if b.form == table {
		head = b.lines[0]
	}
	for i, line := range b.lines {
		if head != "" && i == 0 || v.Check(line, head) == nil {
			kept.lines = append(kept.lines, line)
		}
	}
	return kept, len(kept.lines) > 0 && (head == "" || len(kept.lines) > 1)
}

// join lays out blocks under each other.
func join(blocks []block) string {
	var b strings.Builder
	for i, block := range blocks {
		switch {
		case i == 0:
		case block.form == sentences && blocks[i-1].form == sentences && !block.apart:
			b.WriteByte(' ')
		case block.form == bullets && blocks[i-1].form == bullets:
			b.WriteByte('\n')
		default:
			b.WriteString("\n\n")
		}
		b.WriteString(block.text())
	}
	return b.String()
}
