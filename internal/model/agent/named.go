package agent

import (
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/phrase"
)

// farBack is how many turns back a boat is looked for.
const farBack = 4

// recent are the turns before a turn in which a boat is looked for, the latest last.
func (t turn) recent() []string { return t.earlier[max(0, len(t.earlier)-farBack):] }

// namedBefore are the names of the boats that the conversation named last, by the user or, where a boat was opened, in the
// answer's heading: those of one message, and of the ones before it where they are fewer than so many.
func (a *Agent) namedBefore(t turn, least int) (found []string) {
	back := 0
	for i := len(t.req.Messages) - 1; i >= 0 && back <= farBack; i-- {
		m := t.req.Messages[i]
		if m.Role == chat.User {
			back++
		}
		if back == 0 || m.Role == chat.User && back == 1 {
			continue // what stands behind the turn, and the turn
		}
		text := m.Text
		if m.Role == chat.Assistant {
			text = heading(text)
		}
		for _, name := range a.boatNames(text) {
			if !slices.Contains(found, name) {
				found = append(found, name)
			}
		}
		if len(found) >= least || m.Role == chat.User && phrase.Plain(text).Less(sailing).Has(gear) {
			break
		}
	}
	return found
}

// headed is the line that an answer about one listing stands under.
var headed = regexp.MustCompile(`(?m)^\*\*\[([^*\]\n]{3,80})`)

// heading is the name that an answer about one listing stands under, "" for another answer.
func heading(text string) string {
	if m := headed.FindStringSubmatch(text); m != nil {
		return m[1]
	}
	return ""
}

// sailing are words for what a boat does, of which a part is called the same.
var sailing = phrase.Of(`to sail, she sail, it sail, they sail, boats sail, boat sail, sail to, sail well`)

// boatNames are the full names of the boats that a text names, at most maxDesigns.
func (a *Agent) boatNames(text string) []string {
	var names []string
	for _, boat := range a.boats.In(text) {
		if len(names) < maxDesigns {
			names = append(names, boat.Name())
		}
	}
	return names
}

// namesBoat reports whether the turn names a production boat or a builder of boats.
func (a *Agent) namesBoat(t turn) bool {
	return a.boats.Names(t.text) || a.boats.Builder(t.plain) != ""
}

// withFullName is a turn that calls a boat by her builder alone with the name of the one that was named before. Of a part of hers it asks what
// holds for any boat.
func (a *Agent) withFullName(t turn) turn {
	if aboutParts(t.plain) && !t.plain.Has(failings) {
		return t
	}
	if text, name := a.boats.Called(t.text, t.recent()); name != "" {
		return t.asking(text, name)
	}
	return t
}

// boatBefore reports whether the turn before names a boat.
func (a *Agent) boatBefore(t turn) bool {
	return len(t.earlier) > 0 && len(a.boatNames(t.earlier[len(t.earlier)-1])) > 0
}
