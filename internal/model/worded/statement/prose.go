package statement

import (
	"slices"
	"strings"
)

// prose adds Markdown whose sources stand in it: a line without a mark takes over those of the next line of its block.
func (e *evidence) prose(text string) {
	for block := range strings.SplitSeq(text, "\n\n") {
		lines := strings.Split(block, "\n")
		head := ""
		if strings.HasPrefix(strings.TrimSpace(lines[0]), "|") {
			head = lines[0]
		}
		var behind []string
		for i := len(lines) - 1; i >= 0; i-- {
			behind = e.line(lines[i], head, behind)
		}
	}
}

// line adds a line sentence by sentence, from its end, and returns the marks that stand for what comes before it.
func (e *evidence) line(line, head string, behind []string) []string {
	if strings.HasPrefix(strings.TrimSpace(line), "|") {
		e.row(line, head)
		return behind
	}
	var parts []string
	for rest := line; rest != ""; {
		n := End(rest, true)
		if n == 0 {
			n = len(rest)
		}
		parts = append(parts, rest[:n])
		rest = rest[n:]
	}
	var about topics // of an item as a whole, else of each sentence
	if Item(line) != "" {
		about = topicsOf(line)
	}
	looks := e.looking(line)
	for _, p := range slices.Backward(parts) {
		if own := marksIn(p); own != nil {
			behind = own
		}
		e.add(p, &spot{marks: behind, boat: e.boatIn(p), topics: about})
		e.state(marks.ReplaceAllString(p, " "), behind, looks)
	}
	return behind
}

// row adds a row of a table: its numbers stand under the head of their column and beside the words of the row.
func (e *evidence) row(line, head string) {
	columns := strings.Split(head, "|")
	for i, cell := range strings.Split(line, "|") {
		about := unlinked(line)
		if i < len(columns) {
			about += " " + columns[i]
		}
		e.add(cell, &spot{marks: marksIn(line + head), boat: e.boatIn(line), topics: topicsOf(about)})
	}
	e.state(strings.ReplaceAll(links.ReplaceAllString(line, "$1"), "|", ","), marksIn(line+head), e.looking(line))
}

// boatIn is the boat with the longest name that a line of the evidence has.
func (e *evidence) boatIn(line string) string {
	found := ""
	if len(e.boats) == 0 {
		return ""
	}
	line = words(line)
	for _, b := range e.boats {
		if len(b) > len(found) && hasWords(line, b) {
			found = b
		}
	}
	return found
}
