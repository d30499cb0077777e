package knowledge

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/foreign"
)

// readable is an English text with its speeds and lights written so that the passages' words are found by them.
func readable(text string) string {
	text = counted.ReplaceAllString(text, "$1$2 $3 $4")
	return stacked.ReplaceAllString(speeds.ReplaceAllString(text, "$1 "), "$1 over $2")
}

// inEnglish is a question with all that the user said in English, as far as it is understood.
func (b *Base) inEnglish(q Question) Question {
	if len(q.Earlier) > 0 {
		earlier := make([]string, len(q.Earlier))
		for i, text := range q.Earlier {
			lang := q.Lang
			if i < len(q.EarlierLangs) {
				lang = q.EarlierLangs[i]
			}
			earlier[i] = b.english(lang, text)
		}
		q.Earlier = earlier
	}
	q.Text, q.Before.Own = b.english(q.Lang, q.Text), b.english(q.Lang, q.Before.Own)
	q.Lang, q.EarlierLangs = "", nil
	return q
}

// english returns a text in German or French in English, any other as it is.
func (b *Base) english(lang, text string) string { return foreign.English(lang, text, b.has) }

// has reports whether a passage has a word as it is written.
func (b *Base) has(word string) bool {
	words := b.index.Query(word).Words()
	return len(words) == 1 && words[0].Known && !words[0].Guess && words[0].Text == word
}

// speeds are figures in knots, whose unit would else be taken for a knot in a rope.
var speeds = regexp.MustCompile(`(?i)\b(\d+(?:\.\d+)?) ?(?:knots?|kts?|kn)\b`)

// stacked are two lights of which one is above the other, whose colours tell what they mean, not that they are lights.
var stacked = regexp.MustCompile(`(?i)\b(red|green|white|yellow)(?: lights?)? (?:over|above|on top of) (?:an? |another )?(red|green|white|yellow)(?: (?:lights?|one))?\b`)
