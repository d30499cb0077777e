package knowledge

import (
	"slices"
	"strconv"
	"strings"
)

// heading names what the answer is about.
func (c *composer) heading(g page) {
	c.left -= g.heading.tokens
	c.answer.Parts = append(c.answer.Parts, Part{Text: "**" + g.heading.text + "**"})
}

// region says where a rule holds that does not hold everywhere.
func (c *composer) region(n int, g page) {
	if g.Region == "international" || strings.Contains(g.Title, g.Region) || g.named() {
		return
	}
	c.paragraph(n, c.base.sentence("This is how it stands in "+place(g.Region)+"; elsewhere it may differ."))
}

// place is a region as it is said in a sentence.
func place(region string) string {
	switch region {
	case "US", "UK", "EU", "Netherlands":
		return "the " + region
	}
	return region
}

// source is a passage that was taken up to be told.
type source struct {
	passage *Passage
	number  int // in the text; 0 while nothing of it is written
}

// cite takes a passage up among the sources and returns what its parts are written with.
func (c *composer) cite(g page) int {
	c.sources = append(c.sources, source{passage: g.Passage})
	c.answer.Sources = append(c.answer.Sources, g.Passage)
	return len(c.sources) - 1
}

// number returns the number of a source in the text, which it gets with its first part: of a passage that was taken up nothing may fit,
// and its number would be missed. What is told comes first among the answer's sources.
func (c *composer) number(n int) int {
	s := &c.sources[n]
	if s.number == 0 {
		at := c.told + slices.Index(c.answer.Sources[c.told:], s.passage)
		c.answer.Sources = slices.Insert(slices.Delete(c.answer.Sources, at, at+1), c.told, s.passage)
		c.told++
		s.number = c.cited + c.told
	}
	return s.number
}

// limit is the share of a sentence that has been said from which it is left out.
func (c *composer) limit() float64 {
	if c.defined {
		return defined
	}
	return repeated
}

// paragraph writes sentences that say something new, as one paragraph.
func (c *composer) paragraph(n int, pieces ...sentence) {
	var text strings.Builder
	for _, s := range pieces {
		if !c.take(s, c.limit()) {
			continue
		}
		if text.Len() > 0 {
			text.WriteByte(' ')
		}
		text.WriteString(s.text)
	}
	c.part(n, text.String())
}

// list writes sentences as a list: steps numbered and whole, facts only as far as they say something new.
func (c *composer) list(n int, pieces []sentence, numbered bool) {
	var text strings.Builder
	count := 0
	for _, s := range pieces {
		limit := c.limit()
		if numbered {
			limit = always
		}
		if !c.take(s, limit) {
			continue
		}
		if count > 0 {
			text.WriteByte('\n')
		}
		if count++; numbered {
			text.WriteString(strconv.Itoa(count))
			text.WriteString(". ")
		} else {
			text.WriteString("- ")
		}
		text.WriteString(s.text)
	}
	c.part(n, text.String())
}

// part adds a piece of Markdown with its reference at the end; after a table the reference has its own line.
func (c *composer) part(n int, text string) {
	if text == "" {
		return
	}
	number, separator := c.number(n), " "
	if text[0] == '|' {
		separator = "\n\n"
	}
	c.answer.Parts = append(c.answer.Parts, Part{text + separator + "[" + strconv.Itoa(number) + "]", []int{number}})
}
