package survey

import (
	"cmp"
	"slices"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/tokens"
)

// assessment is one answer while it is written.
type assessment struct {
	input     *input
	report    inspect.Report
	inspector *inspect.Inspector
	market    market
	links     links.Base
	passages  *knowledge.Base
	sources   sources
	blocks    []block
}

// block is a part of the answer. Blocks stand in the order they were added; which of them fit is decided by weight.
type block struct {
	weight int    // 0 is always there, then the lower the more important
	head   string // stands above the first block of its kind that is kept
	text   string
	short  string // stands in where text does not fit; may be empty
	kept   string
}

func (a *assessment) add(b block) {
	if b.text != "" {
		a.blocks = append(a.blocks, b)
	}
}

// reserve is the share of the budget that is left alone, so that the answer ends by itself.
const reserve = 0.05

// smallBudget is where every token counts, and shortened is what an answer says that left something out.
const (
	smallBudget = 300
	shortened   = "\n\n*Shortened to fit: ask for more tokens, or about one area.*"
)

// write sends the events and then as much of the text as the budget of tokens allows.
func (a *assessment) write(out *sender, budget int) {
	if l := a.input.listing; l != nil {
		out.event(eventOf(l, a.links))
	}
	for _, f := range a.report.Findings {
		out.event(findingOf(f))
	}
	a.compose()
	left := a.choose(int(float64(budget) * (1 - reserve)))
	a.send(out, left)
	out.event(chat.Result{Data: a.document()})
}

// choose keeps blocks by weight until the budget is used up, and returns how many were left out. With a small budget the
// blocks that are always there are short.
func (a *assessment) choose(budget int) (left int) {
	small := budget < smallBudget
	order := make([]*block, len(a.blocks))
	for i := range a.blocks {
		order[i] = &a.blocks[i]
	}
	slices.SortStableFunc(order, func(x, y *block) int { return cmp.Compare(x.weight, y.weight) })
	budget -= tokens.Count(shortened)
	heads := map[string]bool{"": true}
	for _, b := range order {
		head := 0
		if !heads[b.head] {
			head = tokens.Count(b.head) + 2
		}
		for _, text := range b.forms(small) {
			cost := head + tokens.Count(plain(text)) + 2
			if cost <= budget || b.weight == always {
				b.kept, heads[b.head] = text, true
				budget -= cost
				break
			}
		}
		if b.kept == "" {
			left++
		}
	}
	return left
}

// forms are the texts to try, the preferred first.
func (b *block) forms(small bool) []string {
	switch {
	case b.short == "":
		return []string{b.text}
	case small:
		return []string{b.short}
	}
	return []string{b.text, b.short}
}

// send writes the blocks that were kept, each source before the text that cites it.
func (a *assessment) send(out *sender, left int) {
	head, first := "", true
	for i, b := range a.blocks {
		if b.kept == "" {
			continue
		}
		text := a.sources.number(b.kept, out)
		switch {
		case b.head != "" && b.head != head:
			text = b.head + "\n" + text
		case b.head != "":
			text = "\n" + text // goes on with the list
		}
		if !first && (b.head == "" || b.head != head) {
			text = "\n\n" + text
		}
		if i == len(a.blocks)-1 && left > 0 {
			text = shortened + text
		}
		head, first = b.head, false
		out.text(text)
	}
}
