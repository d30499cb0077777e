package listings

import (
	"reflect"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk"
)

// Owns reports whether the last turn asks for boats for sale, or of those that were shown what their listings tell: else another model
// may know more.
func (m *Model) Owns(told talk.Talk) bool {
	a := m.read(told)
	if _, ok := a.pointed(told); ok || told.AsksWhyList() || told.Outermost() {
		return true
	}
	if len(told.Shown) > 0 && theirs.MatchString(told.Came.Question()) && slices.ContainsFunc(told.Facts(), ofHers) {
		return true
	}
	w := a.wish
	switch {
	case told.Wants != (talk.Wants{}), w.Choose, w.Judge, w.More > 0, w.Question != 0, w.Like:
		return true
	case !w.About, len(w.NotUnderstood) > 0:
		return false
	}
	return !reflect.DeepEqual(w.Query, w.Context)
}

// theirs are words for the boats that were shown.
var theirs = regexp.MustCompile(`(?i)\b(?:their|theirs|deren|leurs?)\b`)

// ofHers reports whether a particular is one that listings tell, and nothing else does.
func ofHers(f talk.Fact) bool { return f != talk.Price && f != talk.Worth && f != talk.Length }

// elsewhere is how answers look that no search gave: a passage under its title, a sum with its working.
var elsewhere = regexp.MustCompile(`(?m)^\*\*[^*\[\n]+\*\*$|^- (?:Working|Formula|Rechnung|Formel|Calcul|Formule)\s?: `)

// sought are the earlier turns that a search goes on from: those that were answered as another question add nothing to it.
func sought(messages []chat.Message) (turns []string) {
	asked := false
	for _, m := range messages {
		switch {
		case m.Role == chat.User:
			turns, asked = append(turns, m.Text), true
		case m.Role == chat.Assistant && asked && !strings.Contains(m.Text, "/listings/") && elsewhere.MatchString(m.Text):
			turns, asked = turns[:len(turns)-1], false
		}
	}
	if len(turns) == 0 {
		return nil
	}
	return turns[:len(turns)-1]
}
