package survey

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect"
)

// leaving asks whether to leave the boat for something of her.
var leaving = regexp.MustCompile(`(?i)\b(?:walk away|deal ?breaker|run away|finger weg)\b`)

// leave says whether what was found of a part is a reason to leave her.
func (a *assessment) leave() string {
	if slices.ContainsFunc(a.named(), func(f inspect.Finding) bool { return f.Grade == "A" }) {
		return "**Walk away?** Only if the price does not pay for putting it right: it is a finding A, to be put right before she is used. Have it looked at by a surveyor and quoted first."
	}
	return "**Walk away?** Not for that alone: have it measured or looked at by a surveyor and quoted, and take it off the price; walk away if the seller allows neither."
}

// named are the findings that the last turn speaks of: of the parts that it names, or with a word of its own in what was said of them.
func (a *assessment) named() (found []inspect.Finding) {
	for _, f := range a.report.Findings {
		if !f.Told() {
			continue
		}
		said := strings.ToLower(f.Title + " " + f.Evidence[0].Quote)
		if slices.Contains(a.input.parts, f.Item) && !a.namesOther(f, said) || sharesStem(said, a.input.asked) {
			found = append(found, f)
		}
	}
	return found
}

// namesOther reports whether a finding of the part that the turn names is of another trouble than a finding whose words it has.
func (a *assessment) namesOther(f inspect.Finding, said string) bool {
	return !sharesStem(said, a.input.asked) && slices.ContainsFunc(a.report.Findings, func(o inspect.Finding) bool {
		return o.Item == f.Item && o.Title != f.Title && sharesStem(strings.ToLower(o.Title+" "+o.Evidence[0].Quote), a.input.asked)
	})
}

// commonWords are words of a question that every finding may have.
var commonWords = map[string]bool{"about": true, "should": true, "would": true, "could": true, "which": true, "there": true, "explain": true, "please": true, "boat": true, "years": true, "away": true, "walk": true, "does": true, "that": true, "this": true, "with": true, "what": true, "like": true, "from": true, "have": true, "they": true, "them": true, "tell": true, "more": true, "come": true, "five": true}

// sharesStem reports whether a text has a word that begins as a telling word of another does.
func sharesStem(text, asked string) bool {
	const least, stem = 4, 5 // characters
	for word := range strings.FieldsFuncSeq(strings.ToLower(asked), func(r rune) bool { return r < 'a' || r > 'z' }) {
		if len(word) < least || commonWords[word] {
			continue
		}
		for other := range strings.FieldsFuncSeq(text, func(r rune) bool { return r < 'a' || r > 'z' }) {
			if len(other) >= least && other[:min(len(other), stem)] == word[:min(len(word), stem)] {
				return true
			}
		}
	}
	return false
}

// ofFound tells of the findings that the last turn names what they are, why they matter, and what they cost, with what is said behind; false where it names none.
func (a *assessment) ofFound(name, behind string) bool {
	found := a.named()
	if len(found) == 0 {
		return false
	}
	a.heading("How serious it is", name)
	for _, f := range found {
		text := fmt.Sprintf("**%s** (%s). %s", f.Title, f.Grade, f.Why)
		if simply.MatchString(a.input.asked) {
			text += " What to do: " + f.Correction
		} else {
			text += fmt.Sprintf(" %s *%s*", f.Deficiency, f.Correction)
		}
		if f.Cost != "" && !simply.MatchString(a.input.asked) {
			text += " " + f.Cost + "."
		}
		a.add(block{weight: weightA, text: text + a.cite(f.Evidence)})
	}
	a.add(block{weight: weightA, text: behind})
	a.disclaimer()
	return true
}

// simply asks for it in plain words.
var simply = regexp.MustCompile(`(?i)\b(?:like i(?:'?m| am)|simple|simply|plain|beginner|child|five)\b`)

// ofPart reports whether a follow-up asks how serious something of her is, rather than whether to buy her.
func (a *assessment) ofPart() bool {
	return (len(a.input.Focus)+len(a.input.parts) > 0 || gravity.MatchString(a.input.asked)) && !purchase.MatchString(a.input.asked)
}
