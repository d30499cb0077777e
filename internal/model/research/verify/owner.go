package verify

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/model/research/measure"
	"github.com/fairlead/fairlead/internal/study"
)

// entity is boats that a sentence can speak of, by the names that a report has for them.
type entity struct{ names []string }

// ownerAfter is what may stand between a number and the name that it is said of.
var ownerAfter = regexp.MustCompile(`^[^,;:.()\d\x{E000}-\x{F8FF}]* (?:for|of|by) (?:the )?$`)

// owner is whose number stands at a place: the boats named right behind it, "EUR 18,000 for the Contessa 32", else those
// that were named last before it; empty where none are.
func (w wording) owner(from, to int) string {
	last := ""
	for i, r := range w.text {
		k, ok := w.names[r]
		if !ok {
			continue
		}
		name := entityName(k)
		if i >= to {
			if ownerAfter.MatchString(w.text[to:i]) {
				return name
			}
			break
		}
		if i < from {
			last = name
		}
	}
	return last
}

// first is the entity that the sentence around a place names first, empty where it names none.
func (w wording) first(at int) string {
	start := strings.LastIndex(w.text[:at], ". ") + 1
	for _, r := range w.text[start:] {
		if k, ok := w.names[r]; ok {
			return entityName(k)
		}
	}
	return ""
}

// entityName stands for an entity where a text is all that can be carried.
func entityName(k int) string { return string(firstEntity + rune(k)) }

// speaksOf reports whether a piece of evidence is about an entity, or about none that is known here.
func (v *Verifier) speaksOf(e *measure.Evidence, owner string) bool {
	if owner == "" {
		return true
	}
	r, _ := utf8.DecodeRuneInString(owner)
	return v.mayBeOf(e, int(r-firstEntity))
}

// mayBeOf reports whether a piece of evidence is about the entity k, or about none that is known here.
func (v *Verifier) mayBeOf(e *measure.Evidence, k int) bool {
	about := v.about(e)
	return len(about) == 0 || slices.Contains(about, k)
}

// about are the entities that a piece of evidence is about.
func (v *Verifier) about(e *measure.Evidence) []int {
	var found []int
	for i, entity := range v.entities {
		if slices.ContainsFunc(entity.names, func(name string) bool { return named(e, name) }) {
			found = append(found, i)
		}
	}
	return found
}

// named reports whether a piece of evidence has a name as that of its own boats.
func named(e *measure.Evidence, name string) bool {
	switch {
	case e.Kind == study.OfDesign:
		return e.Title == name
	case e.Filter == nil:
		return false
	}
	return e.Filter.Words == name || e.Filter.Words == measure.RivalsWords+name || e.Against != nil && e.Against.Words == name
}

// covers returns an error where a text speaks of boats that nothing it cites is about. What cites nothing is not judged here.
func (v *Verifier) covers(words wording, cited []*measure.Evidence) error {
	for _, r := range words.text {
		k, known := words.names[r]
		if known && len(cited) > 0 && !slices.ContainsFunc(cited, func(e *measure.Evidence) bool { return v.mayBeOf(e, k) }) {
			return fmt.Errorf("nothing cited is about the %s", strings.Join(v.entities[k].names, ", the "))
		}
	}
	return nil
}
