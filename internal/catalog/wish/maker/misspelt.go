package maker

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/spelling"
	"github.com/fairlead/fairlead/internal/fold"
)

// longWord is from how many letters on two of a word may be wrong, longLine of a line: "Sun Odisey".
const (
	longWord = 8
	longLine = 10
)

// Misspelt finds the name of which words are a misspelling: one error, two in at least longWord letters; in a name of four letters only
// one that is doubled.
func (m *Names) Misspelt(words string) (Name, bool) {
	if m.never[words] {
		return Name{}, false
	}
	return m.resembling(words, longWord)
}

// MisspeltBeforeNumber is Misspelt of a word that a number follows, which tells that it is a name: a shorter one may have two errors, and
// one of few letters may miss one where there is only one such name, "Najd", "Hans".
func (m *Names) MisspeltBeforeNumber(word string) (Name, bool) {
	if m.never[word] {
		return Name{}, false
	}
	if n, ok := m.resembling(word, longWord-1); ok || len(word) != spelling.ShortestSwap {
		return n, ok
	}
	name, ok := spelling.OneMissing(m.typable, word)
	return m.names[name], ok
}

// resembling is Misspelt with the number of letters from which on two may be wrong.
func (m *Names) resembling(word string, long int) (Name, bool) {
	if len(word) < 5 {
		return Name{}, false
	}
	for i := 1; i < len(word); i++ {
		if name := word[:i] + word[i+1:]; word[i] == word[i-1] && !m.everyday[name] && !m.numbered[name] && m.names[name].Make != "" {
			return m.names[name], true // "Swann"
		}
	}
	best, least := "", 3
	letters := spelling.LettersOf(word)
	for _, t := range m.typable {
		name := t.Name
		if t.Unlike(letters) > 4 || max(len(name)-len(word), len(word)-len(name)) > 2 {
			continue // more than two errors
		}
		allowed := 1
		if len(word) >= long && len(name) >= 7 {
			allowed = 2
		}
		if word[0] != name[0] && allowed == 1 || strings.Count(word, " ") != strings.Count(name, " ") {
			continue
		}
		if at := strings.IndexByte(name, ' '); at == 3 && !strings.HasPrefix(word, name[:at+1]) {
			continue // a short word has to be right
		}
		if d := fold.Distance(word, name, allowed); d > 0 && d <= allowed && d < least {
			best, least = name, d
		}
	}
	return m.names[best], best != ""
}

// MisspeltLine finds the line of a builder that words differ from by one letter, where they are long by two; of several the one with
// fewest errors, then the first.
func (m *Names) MisspeltLine(builder, words string) (line string, ok bool) {
	best, least := "", 1
	if len(words) >= longLine {
		least = 2
	}
	for key, n := range m.names {
		if n.Make != builder || n.Line == "" || key[0] != words[0] {
			continue
		}
		if d := fold.Distance(words, key, least); d > 0 && (d < least || d == least && (best == "" || key < best)) {
			best, line, least = key, n.Line, d
		}
	}
	return line, best != ""
}
