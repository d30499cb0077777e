package distress

import (
	_ "embed"
	"fmt"
	"slices"
	"strings"
)

//go:embed rules.txt
var rulesText string

// How many words may stand between the parts of an emergency, and between those that belong close together. No whole sentence may.
const (
	apart  = 18
	beside = 5
)

// rule is an emergency by what has to be said for it.
type rule struct {
	call   Call
	about  string
	parts  []part
	absent []concept
	only   bool // nothing else may be said, but what fills
}

// part is one of what has to be said: one of the concepts.
type part struct {
	of   []concept
	near int // words from the parts before it, at most
}

// meets reports whether what was said meets the rule. Words at the calm places do not count for it, but against it.
func (r *rule) meets(s *speech, calm set) bool {
	var at, said set
	for i, p := range r.parts {
		var here set
		for _, c := range p.of {
			here |= s.said[c]
		}
		if r.call < Crisis {
			here &^= calm
		}
		if i > 0 {
			here &= at.near(p.near) & s.about(at)
		}
		if here == 0 {
			return false
		}
		said |= here
		if at = here | at; p.near == beside {
			at = here
		}
	}
	if r.only && s.all()&^(said|s.fill) != 0 {
		return false
	}
	return !slices.ContainsFunc(r.absent, func(c concept) bool { return s.said[c] != 0 })
}

// open reads the lexicon and the rules.
func open() *ear {
	e := &ear{lexicon: readLexicon()}
	e.mood = e.moodOf()
	groups := map[string]string{}
	for _, line := range entries(rulesText) {
		name, list, _ := strings.Cut(line, ":")
		if group, ok := strings.CutPrefix(name, "let "); ok {
			groups[group] = strings.Join(strings.Fields(list), "|")
			continue
		}
		for text := range strings.SplitSeq(list, ",") {
			if text = strings.TrimSpace(text); text == "" {
				continue
			}
			called, about, _ := strings.Cut(name, " ")
			e.rules = append(e.rules, e.ruleOf(callNamed(called), about, text, groups))
		}
	}
	e.worse = e.named("worse", groups)
	e.readWeights()
	e.rate()
	return e
}

// ruleOf reads one rule: parts parted by spaces, each one concept or several parted by bars; a tilde stands before a part that
// belongs close to the one before it, an exclamation mark before one that must not be said, and "only" where nothing else may be.
func (e *ear) ruleOf(call Call, about, text string, groups map[string]string) rule {
	r := rule{call: call, about: about}
	for field := range strings.FieldsSeq(text) {
		if field == "only" {
			r.only = true
			continue
		}
		names, against := strings.CutPrefix(field, "!")
		names, tied := strings.CutPrefix(names, "~")
		p := part{near: apart}
		if tied {
			p.near = beside
		}
		for name := range strings.SplitSeq(names, "|") {
			p.of = append(p.of, e.named(name, groups)...)
		}
		if against {
			r.absent = append(r.absent, p.of...)
		} else {
			r.parts = append(r.parts, p)
		}
	}
	return r
}

// named returns the concepts of a name of a concept or group.
func (e *ear) named(name string, groups map[string]string) []concept {
	if group, ok := groups[name]; ok {
		var all []concept
		for one := range strings.SplitSeq(group, "|") {
			all = append(all, e.named(one, groups)...)
		}
		return all
	}
	c, ok := e.concepts[name]
	if !ok {
		panic(fmt.Sprintf("distress: the rules name %q, which the lexicon has not", name))
	}
	return []concept{c}
}
