package research

import (
	_ "embed"
	"slices"
	"strings"
)

//go:embed matters.txt
var mattersText string

// matter is something that a question may want to know beside the market; see matters.txt.
type matter struct {
	name   string
	cues   [][]string // it is raised by any of them, of which each word has to be said
	says   string     // what no source here can tell of it, as a sentence; empty where it is answered
	quotes []quotation
}

// quotation is a passage with a word of the fact that is quoted.
type quotation struct{ passage, word string }

// matters are those of matters.txt in its order.
var matters = readMatters(mattersText)

func readMatters(text string) []matter {
	var all []matter
	for line := range strings.SplitSeq(text, "\n") {
		said := strings.TrimSpace(line)
		switch {
		case said == "" || line[0] == '#':
		case line[0] != ' ':
			name, cues, _ := strings.Cut(said, ":")
			all = append(all, matter{name: name, cues: readCues(cues)})
		default:
			last := &all[len(all)-1]
			kind, rest, _ := strings.Cut(said, " ")
			if kind == "says" {
				last.says = rest
				continue
			}
			passage, word, _ := strings.Cut(rest, " ")
			last.quotes = append(last.quotes, quotation{passage, word})
		}
	}
	return all
}

func readCues(text string) [][]string {
	var all [][]string
	for cue := range strings.SplitSeq(text, "|") {
		var parts []string
		for part := range strings.SplitSeq(cue, " + ") {
			parts = append(parts, plainly(strings.TrimSpace(part)))
		}
		all = append(all, parts)
	}
	return all
}

// spaced are the marks between words that a cue does not tell apart.
var spaced = strings.NewReplacer("-", " ", "/", " ", "(", " ", "\n", " ", "“", " ", "\"", " ", "’", "'", ",", " ", "¿", " ")

// plainly is a text in lower case with a blank before each word.
func plainly(text string) string {
	return " " + strings.Join(strings.Fields(spaced.Replace(strings.ToLower(text))), " ")
}

// raisedBy are the matters that a text raises, in their order.
func raisedBy(text string) []matter {
	text = plainly(text)
	return slices.DeleteFunc(slices.Clone(matters), func(m matter) bool {
		return !slices.ContainsFunc(m.cues, func(parts []string) bool {
			return !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(text, part) })
		})
	})
}
