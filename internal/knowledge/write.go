package knowledge

import (
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

func (c *composer) cite(g page) int {
	c.answer.Sources = append(c.answer.Sources, g.Passage)
	return c.cited + len(c.answer.Sources)
}

// paragraph writes sentences that say something new, as one paragraph.
func (c *composer) paragraph(n int, pieces ...sentence) {
	var text strings.Builder
	for _, s := range pieces {
		if !c.take(s, repeated) {
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
		limit := repeated
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
	separator := " "
	if text[0] == '|' {
		separator = "\n\n"
	}
	c.answer.Parts = append(c.answer.Parts, Part{text + separator + "[" + strconv.Itoa(n) + "]", []int{n}})
}
