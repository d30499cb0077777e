package agent

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// working are the lines of an answer that tell how a number came about.
var working = regexp.MustCompile(`(?m)^- (?:Working|Formula|Source|Assumed|Rechnung|Formel|Quelle|Angenommen|Calcul|Formule|Hypothèses?)\s?: .+$`)

// methods is the section of a study that tells what its numbers rest on.
var methods = regexp.MustCompile(`(?s)## Research Sources & Methodology\n+(.+?)(?:\n+## |$)`)

// account answers what the answer before rests on: it is given once more, unheard, and its sources are told.
func (a *Agent) account(ctx context.Context, m chat.Model, told talk.Talk, send chat.Send) (chat.Outcome, error) {
	again := told.Request
	again.Drafting, again.Stream = false, false
	text, events, outcome, err := overheard(func(send chat.Send) (chat.Outcome, error) { return m.Run(ctx, again, send) })
	if err != nil {
		return outcome, err
	}
	w, t := writer{send: send}, read(told.Came)
	if told.Request.Drafting {
		w.event(chat.Wording{Keep: true})
	}
	switch claim := told.Wants.Claim; {
	case claim != "":
		w.paragraph(t.say("contested", claim))
		if said := saidAgainst(claim, told.Said); len(said) > 0 {
			w.paragraph(t.say("said of it") + "\n\n" + strings.Join(said, "\n"))
		}
	case told.Wants.Sure:
		w.paragraph(t.say("sure"))
		if said := saidOf(told); len(said) > 0 {
			w.paragraph(t.say("said of it") + "\n\n" + strings.Join(said, "\n"))
		}
	}
	lines := working.FindAllString(text, -1)
	for _, ev := range events {
		if c, ok := ev.(chat.Citation); ok {
			w.event(c)
			lines = append(lines, sourceLine(c))
		}
	}
	if len(lines) == 0 {
		w.paragraph(t.say("no source"))
		return outcome, w.err
	}
	w.paragraph(t.say("rests on") + "\n\n" + strings.Join(lines, "\n"))
	if m := methods.FindStringSubmatch(text); m != nil {
		w.paragraph(m[1])
	}
	return outcome, w.err
}

// doubting is a question whether an answer is right in one thing, which it names.
var doubting = regexp.MustCompile(`(?i)\b(?:sure|certain|sicher|sûre?s?)\s+(?:about|of|with|bei|de|du|des)\s+(?:(?:the|that|your|this|those|these|der|dem|den|la|le|les)\s+)*([\pL\d-]{3,})`)

// mostSaid bounds what of an answer is said again.
const mostSaid = 3

// saidOf are the lines of the answer before that speak of the thing that a turn doubts.
func saidOf(told talk.Talk) []string {
	m := doubting.FindStringSubmatch(told.Came.Question())
	if m == nil {
		return nil
	}
	thing := strings.TrimSuffix(strings.TrimSuffix(strings.ToLower(m[1]), "s"), "ie")
	return linesOf(told.Said, func(line string) bool { return thing != "" && strings.Contains(strings.ToLower(line), thing) })
}

// linesOf are the first lines of an answer that tell it, of headings and tables none.
func linesOf(said string, tells func(line string) bool) (lines []string) {
	for line := range strings.Lines(said) {
		line = strings.TrimLeft(strings.TrimSpace(line), "- ")
		if line == "" || strings.ContainsAny(line[:1], "|#") || !tells(line) {
			continue
		}
		if lines = append(lines, "- "+line); len(lines) == mostSaid {
			break
		}
	}
	return lines
}

// saidAgainst are the lines of an answer that have figures of the kind of those that a claim has.
func saidAgainst(claim, said string) []string {
	kinds := map[quantity.Dimension]bool{}
	for _, q := range quantity.Find(claim) {
		kinds[q.Dim] = q.Dim != quantity.Bare
	}
	ratio := ratios.MatchString(claim)
	return linesOf(said, func(line string) bool {
		tells := slices.ContainsFunc(quantity.Find(line), func(q quantity.Quantity) bool { return kinds[q.Dim] })
		return tells || ratio && ratios.MatchString(line)
	})
}

// ratios are such as 5:1.
var ratios = regexp.MustCompile(`\b\d+(?:[.]\d+)?:1\b`)

// sourceLine is how a source stands in a list.
func sourceLine(c chat.Citation) string {
	text := fmt.Sprintf("- [%d] %s", c.Number, c.Title)
	if c.Source != "" && c.Source != c.Title {
		text += " (" + c.Source + ")"
	}
	return text + ": " + c.URL
}
