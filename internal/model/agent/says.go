package agent

import (
	_ "embed" // the sentences
	"fmt"
	"strings"
)

//go:embed says.txt
var saysText string

// says are the sentences that the agent says by itself, by name and then by language.
var says = saysOf(saysText)

// saysOf reads sections of "[name]" with a sentence a language, which goes on in lines that begin with blanks.
func saysOf(text string) map[string]map[string]string {
	all := map[string]map[string]string{}
	var in map[string]string
	lang := ""
	for line := range strings.Lines(text) {
		switch said := strings.TrimSpace(line); {
		case said == "" || strings.HasPrefix(said, "#"):
		case strings.HasPrefix(said, "["):
			in = map[string]string{}
			all[strings.Trim(said, "[]")] = in
		case strings.HasPrefix(line, " "):
			in[lang] += " " + said
		default:
			lang, said, _ = strings.Cut(said, " ")
			in[lang] = said
		}
	}
	return all
}

// inLanguage is a sentence in a language, "en", "de" or "fr", with what is filled in.
func inLanguage(lang, name string, fill ...any) string {
	text, ok := says[name][lang]
	if !ok {
		panic(fmt.Sprintf("agent: nothing is said for %q in %q", name, lang))
	}
	if len(fill) == 0 {
		return text
	}
	return fmt.Sprintf(text, fill...)
}

// say is a sentence in the language that the turn is answered in.
func (t turn) say(name string, fill ...any) string { return inLanguage(t.lang, name, fill...) }

// say writes a sentence as a paragraph of its own.
func (w *answer) say(name string, fill ...any) { w.paragraph(w.turn.say(name, fill...)) }
