package report

import (
	"fmt"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/model/research/verify"
	"github.com/fairlead/fairlead/internal/study"
	"github.com/fairlead/fairlead/internal/tokens"
)

// layout chooses the blocks that fit into a budget and numbers what they cite.
type layout struct {
	sections []section
	cited    func(reference string) *measure.Evidence // by the writer's references
	budget   int                                      // tokens
	terse    bool                                     // not even a list of sources fits

	check   *verify.Verifier
	order   []*block // optional blocks as they were accepted
	chosen  map[*block]bool
	checked map[*block]bool // whether a block holds
	said    map[string]bool // texts of blocks that hold
	dropped int             // lines that do not hold
}

// Narrow is the budget in tokens below which the list of sources is short.
const Narrow = 600

// fit accepts the first essential block of each section, then the others level by level through all sections while they
// fit.
func (l *layout) fit() {
	l.chosen, l.checked, l.said = map[*block]bool{}, map[*block]bool{}, map[string]bool{}
	for i := range l.sections {
		blocks := l.sections[i].blocks
		for k := range blocks {
			if l.holds(&blocks[k]) {
				l.chosen[&blocks[k]] = true
				break
			}
		}
	}
	used := tokens.Count(l.text())
	if used > l.budget {
		l.terse = true
		used = tokens.Count(l.text())
	}
	if used > l.budget {
		l.shorten()
		used = tokens.Count(l.text())
	}
	for at := essential; at <= deepest+1; at++ {
		l.each(at, func(b *block) {
			if l.chosen[b] {
				return
			}
			cost := tokens.Count(b.text()) + 3
			if used+cost > l.budget || !l.holds(b) {
				return
			}
			before := l.sourceTokens()
			l.chosen[b] = true
			cost += l.sourceTokens() - before
			if used+cost > l.budget {
				delete(l.chosen, b)
				return
			}
			used += cost
			l.order = append(l.order, b)
		})
	}
	for len(l.order) > 0 && tokens.Count(l.text()) > l.budget {
		last := len(l.order) - 1
		delete(l.chosen, l.order[last])
		l.order = l.order[:last]
	}
}

// holds checks a block, once, when it is to be accepted: a report has many more blocks than fit. The lines that do not hold
// are taken out; a block that has none left, or that was said before, does not hold.
func (l *layout) holds(b *block) bool {
	holds, ok := l.checked[b]
	if ok {
		return holds
	}
	kept, holds := b.verified(l.check)
	l.dropped += len(b.lines) - len(kept.lines)
	holds = holds && !l.said[kept.text()]
	if holds {
		*b = kept
		l.said[kept.text()] = true
	}
	l.checked[b] = holds
	return holds
}

// shorten takes of each section but the first its shortest block in the place of its first one.
func (l *layout) shorten() {
	for i := range l.sections[1:] {
		blocks := l.sections[i+1].blocks
		shortest := -1
		for k := range blocks {
			delete(l.chosen, &blocks[k])
			if blocks[k].form != table && l.holds(&blocks[k]) && (shortest < 0 || len(blocks[k].text()) < len(blocks[shortest].text())) {
				shortest = k
			}
		}
		if shortest >= 0 {
			l.chosen[&blocks[shortest]] = true
		}
	}
}

// each visits the blocks of a level: the first of every section, then the second, so that no section takes all the room.
func (l *layout) each(at level, visit func(*block)) {
	waiting := make([][]*block, len(l.sections))
	for i := range l.sections {
		for k := range l.sections[i].blocks {
			if b := &l.sections[i].blocks[k]; b.level == at {
				waiting[i] = append(waiting[i], b)
			}
		}
	}
	for left := true; left; {
		left = false
		for i := range waiting {
			if len(waiting[i]) > 0 {
				visit(waiting[i][0])
				waiting[i] = waiting[i][1:]
				left = true
			}
		}
	}
}

// body is the chosen blocks of a section laid out.
func (l *layout) body(s *section) string {
	var blocks []block
	for k := range s.blocks {
		if l.chosen[&s.blocks[k]] {
			blocks = append(blocks, s.blocks[k])
		}
	}
	return join(blocks)
}

// text is the whole report with its final references.
func (l *layout) text() string {
	var r Report
	l.number(&r)
	return r.Text()
}

func (l *layout) sourceTokens() int {
	var b strings.Builder
	for i := range l.sections {
		b.WriteString(l.body(&l.sections[i]))
	}
	return tokens.Count(l.sources(l.inOrder(b.String())))
}

// inOrder is the evidence a text refers to, in order of its first reference.
func (l *layout) inOrder(text string) []*measure.Evidence {
	var found []*measure.Evidence
	seen := map[*measure.Evidence]bool{}
	for _, reference := range verify.References(text) {
		if e := l.cited(reference); e != nil && !seen[e] {
			seen[e] = true
			found = append(found, e)
		}
	}
	return found
}

// number turns the writer's references into [Q1].. for queries and [1].. for what has an address, both without gaps, and
// fills the report.
func (l *layout) number(r *Report) {
	bodies := make([]string, len(l.sections))
	for i := range l.sections {
		bodies[i] = l.body(&l.sections[i])
	}
	cited := l.inOrder(strings.Join(bodies, "\n"))
	names := l.label(cited)
	sources := l.sources(cited)
	rename := func(reference string) string { return names[l.cited(reference)] }
	r.Sections, r.Evidence, r.Citations = nil, []measure.Evidence{}, nil
	for i, s := range l.sections {
		text := verify.Rename(bodies[i], rename)
		if s.heading == sourcesMethod && sources != "" {
			text += "\n\n" + sources
		}
		r.Sections = append(r.Sections, study.Section{Heading: s.heading, Text: text})
	}
	for _, e := range cited {
		named := *e
		if e.Kind == study.OfQuery {
			named.ID = names[e]
		} else {
			named.Number = len(r.Citations) + 1
			r.Citations = append(r.Citations, citationOf(named))
		}
		r.Evidence = append(r.Evidence, named)
	}
}

// citationOf is what is cited of evidence that has an address, by its number.
func citationOf(e measure.Evidence) chat.Citation {
	return chat.Citation{Number: e.Number, ID: e.ID, Title: e.Title, Source: e.Source, URL: e.URL}
}

// label names the evidence cited.
func (l *layout) label(cited []*measure.Evidence) map[*measure.Evidence]string {
	names := map[*measure.Evidence]string{}
	queries, addresses := 0, 0
	for _, e := range cited {
		if e.Kind == study.OfQuery {
			queries++
			names[e] = fmt.Sprintf("Q%d", queries)
			continue
		}
		addresses++
		names[e] = fmt.Sprint(addresses)
	}
	return names
}

// sources lists the evidence cited: the queries on each set of boats in a line, then the designs, passages and listings.
// Where tokens are few it only says which boats each reference is about.
func (l *layout) sources(cited []*measure.Evidence) string {
	if l.terse {
		return ""
	}
	names := l.label(cited)
	var order []string
	lines := map[string][]string{}
	add := func(under, what string) {
		if lines[under] == nil {
			order = append(order, under)
		}
		lines[under] = append(lines[under], what)
	}
	for _, e := range cited {
		name := "[" + names[e] + "]"
		switch {
		case e.Kind != study.OfQuery:
			add(string(e.Kind)+"s", name+" "+e.Title)
		case l.budget < Narrow:
			add(e.Filter.Words, name)
		default:
			add(e.Filter.Words, name+" "+e.Title+", n "+study.Grouped(float64(e.Boats)))
		}
	}
	text, separator := "", "- "
	for _, under := range order {
		text += separator + fold.Capital(under) + ": " + strings.Join(lines[under], "; ")
		separator = "\n- "
	}
	return text
}
