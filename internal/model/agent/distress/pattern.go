package distress

import (
	"fmt"
	"strings"
)

// entries are the lines of a text with those that go on joined, without comments.
func entries(text string) (list []string) {
	for line := range strings.Lines(text) {
		switch line = strings.TrimRight(line, "\r\n"); {
		case strings.TrimSpace(line) == "" || line[0] == '#':
		case line[0] == ' ' || line[0] == '\t':
			list[len(list)-1] += ", " + strings.TrimSpace(line)
		default:
			list = append(list, line)
		}
	}
	return list
}

// expand returns all sequences of plain words that a pattern stands for.
func (r *reader) expand(pattern string) []string {
	at := strings.IndexAny(pattern, "([$")
	if at < 0 {
		return []string{strings.Join(strings.Fields(pattern), " ")}
	}
	var choices []string
	var rest string
	switch pattern[at] {
	case '$':
		name := pattern[at+1:]
		if end := strings.IndexAny(name, " |)]*"); end >= 0 {
			name, rest = name[:end], name[end:]
		}
		if choices = r.macros[name]; choices == nil {
			panic(fmt.Sprintf("distress: %q names no macro that stands before it", pattern))
		}
	default:
		end := closing(pattern, at)
		choices, rest = alternatives(pattern[at+1:end]), pattern[end+1:]
		if pattern[at] == '[' {
			choices = append(choices, "")
		}
	}
	var all []string
	for _, c := range choices {
		all = append(all, r.expand(pattern[:at]+c+rest)...)
	}
	return all
}

// groups cuts a pattern at the blanks that stand in no bracket, and returns what each piece stands for.
func (r *reader) groups(pattern string) (list [][]string) {
	depth, from := 0, 0
	for i := range len(pattern) + 1 {
		switch {
		case i == len(pattern) || depth == 0 && pattern[i] == ' ':
			if i > from {
				list = append(list, r.expand(pattern[from:i]))
			}
			from = i + 1
		case pattern[i] == '(' || pattern[i] == '[':
			depth++
		case pattern[i] == ')' || pattern[i] == ']':
			depth--
		}
	}
	return list
}

// closing is where the bracket that opens at a place closes.
func closing(pattern string, at int) int {
	depth := 0
	for i := at; i < len(pattern); i++ {
		switch pattern[i] {
		case '(', '[':
			depth++
		case ')', ']':
			if depth--; depth == 0 {
				return i
			}
		}
	}
	panic(fmt.Sprintf("distress: %q does not close a bracket", pattern))
}

// alternatives cuts at the bars that stand in no inner bracket.
func alternatives(text string) (list []string) {
	depth, from := 0, 0
	for i := range len(text) {
		switch text[i] {
		case '(', '[':
			depth++
		case ')', ']':
			depth--
		case '|':
			if depth == 0 {
				list = append(list, text[from:i])
				from = i + 1
			}
		}
	}
	return append(list, text[from:])
}
