package advert

import "strings"

// quoteLength bounds a quotation in characters.
const quoteLength = 90

// markup is what could make a quoted advert more than text where an answer is shown.
var markup = strings.NewReplacer("|", "/", "[", "(", "]", ")", "<", "‹", ">", "›", "`", "'", "*", "", "_", " ", "#", "", "\n", " ", "\r", " ", "\t", " ", "!(", "(")

// Quote makes a piece of foreign text safe to show: one line, short, without markup and without addresses.
func Quote(text string) string { return quoted(text, quoteLength) }

func quoted(text string, most int) string {
	words := strings.Fields(markup.Replace(text))
	for i, w := range words {
		if strings.Contains(w, "://") || strings.HasPrefix(strings.ToLower(w), "www.") || strings.Contains(w, "@") {
			words[i] = "…"
		}
	}
	said := clip(strings.Join(words, " "), most)
	if strings.LastIndexByte(said, '(') > strings.LastIndexByte(said, ')') && !strings.HasSuffix(said, "…") {
		said += ")"
	}
	return said
}

// clip shortens a text to so many characters.
func clip(text string, most int) string {
	if len(text) <= most {
		return text
	}
	runes := []rune(text)
	if len(runes) <= most {
		return text
	}
	return strings.TrimRight(string(runes[:most-1]), " ") + "…"
}
