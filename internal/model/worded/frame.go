package worded

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/tokens"
)

// frame is the parts of a draft that stay as they are: its tables and notices, and, where it has a fixed order of
// sections, their headings.
type frame struct {
	lead     string // what any wording begins with
	tables   []string
	notices  []string  // paragraphs in italics: what must be said, whoever words the rest
	sections []section // nil where their order is free
}

// section is a part of a draft under a heading.
type section struct {
	heading string // with its marks, "## Market Context"
	body    string // with "[[table 1]]" for a table
	tables  []int  // indexes of those in it
	fixed   bool   // it is never reworded
}

// fewestSections is how many headings of the second level make an order that is kept.
const fewestSections = 3

// fixedSections list what was looked up: a list is not to be reworded.
var fixedSections = regexp.MustCompile(`(?i)^## .*\b(?:sources|methodology)\b`)

// frameOf takes a draft apart, which begins with lead. shown is the rest, with its tables replaced by their places and without
// its notices.
func frameOf(text, lead string) (f frame, shown string) {
	if rest, ok := strings.CutPrefix(text, lead); ok {
		f.lead, text = strings.TrimSpace(lead), rest
	}
	var kept []string
	for block := range strings.SplitSeq(strings.TrimSpace(text), "\n\n") {
		switch trimmed := strings.TrimSpace(block); {
		case trimmed == "":
		case isNotice(trimmed):
			f.notices = append(f.notices, trimmed)
		default:
			kept = append(kept, f.takeTables(block))
		}
	}
	shown = strings.Join(kept, "\n\n")
	f.divide(shown)
	return f, shown
}

func isNotice(block string) bool {
	return len(block) > 4 && block[0] == '*' && block[1] != '*' && block[1] != ' ' && strings.HasSuffix(block, "*") && !strings.Contains(block, "\n")
}

// takeTables replaces the tables of a block by their places.
func (f *frame) takeTables(block string) string {
	var out, table []string
	flush := func() {
		if table == nil {
			return
		}
		f.tables = append(f.tables, strings.Join(table, "\n"))
		out = append(out, placeOf(len(f.tables)))
		table = nil
	}
	for line := range strings.SplitSeq(block, "\n") {
		if strings.HasPrefix(line, "|") {
			table = append(table, line)
			continue
		}
		flush()
		out = append(out, line)
	}
	flush()
	return strings.Join(out, "\n")
}

// placeOf is what stands for table n, from 1.
func placeOf(n int) string { return fmt.Sprintf("[[table %d]]", n) }

// divide finds the sections, where there are enough for an order.
func (f *frame) divide(shown string) {
	var list []section
	for block := range strings.SplitSeq(shown, "\n\n") {
		if strings.HasPrefix(block, "## ") {
			head, rest, _ := strings.Cut(block, "\n")
			list = append(list, section{heading: head, body: rest, fixed: fixedSections.MatchString(head)})
			continue
		}
		if len(list) > 0 {
			s := &list[len(list)-1]
			s.body = strings.TrimPrefix(s.body+"\n\n"+block, "\n\n")
		}
	}
	if len(list) < fewestSections {
		return
	}
	for i := range list {
		for n := range f.tables {
			if strings.Contains(list[i].body, placeOf(n+1)) {
				list[i].tables = append(list[i].tables, n)
			}
		}
	}
	f.sections = list
}

// whole is a section's body with its tables.
func (f *frame) whole(s section) string {
	body := s.body
	for _, n := range s.tables {
		body = strings.Replace(body, placeOf(n+1), f.tables[n], 1)
	}
	return body
}

// find returns the index of the section that a heading of the engine's is, -1 for none.
func (f *frame) find(heading string) int {
	want := titleOf(heading)
	for i, s := range f.sections {
		if titleOf(s.heading) == want {
			return i
		}
	}
	return -1
}

func titleOf(heading string) string {
	return strings.ToLower(strings.Trim(heading, "#*: \n"))
}

// fixedTokens is how many tokens of an answer its frame takes, so that the engine writes no more than the rest.
func (f *frame) fixedTokens() int {
	n := tokens.Count(f.lead)
	for _, t := range f.tables {
		n += tokens.Count(t) + 1
	}
	for _, t := range f.notices {
		n += tokens.Count(t) + 1
	}
	for _, s := range f.sections {
		n += tokens.Count(s.heading) + 2
		if s.fixed {
			n += tokens.Count(s.body)
		}
	}
	return n
}
