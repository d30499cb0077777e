package knowledge

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// english returns a question in the words that the passages use: a question in German or French becomes the English words
// of those that the glossary has, and its figures. It is no translation, but enough to find passages with.
func english(lang, text string) string {
	var words map[string]string
	switch lang {
	case "de":
		words = german
	case "fr":
		words = french
	default:
		return stacked.ReplaceAllString(speeds.ReplaceAllString(text, "$1 "), "$1 over $2")
	}
	text = strings.ToLower(text)
	for _, p := range sayings {
		text = strings.ReplaceAll(text, p[0], p[1])
	}
	if lang == "de" {
		text = unparted(text)
	}
	var out []string
	for _, w := range strings.FieldsFunc(text, func(r rune) bool { return strings.ContainsRune(" ,.;:!?()\"'’\n\t-", r) }) {
		if t, ok := lookup(words, w); ok {
			out = append(out, t)
		} else if w[0] >= '0' && w[0] <= '9' || international[w] || said[w] {
			out = append(out, w)
		}
	}
	return strings.Join(out, " ")
}

// unparted adds the infinitive of a German verb whose beginning stands at the end of its clause, "lege ich ... an?", where the
// glossary has it.
func unparted(text string) string {
	words := strings.Fields(text)
	for i, last := range words {
		particle := strings.TrimRight(last, "?!.,;")
		if !particles[particle] || particle == last && i+1 < len(words) {
			continue
		}
		for _, verb := range words[:i] {
			for _, ending := range []string{"e", "st", "et", "t", "en"} {
				stem, ok := strings.CutSuffix(verb, ending)
				if whole := particle + stem + "en"; ok && german[whole] != "" {
					text += " " + whole
				}
			}
		}
	}
	return text
}

// particles are beginnings of German verbs that part from them.
var particles = fold.Set("an ab auf aus bei ein um vor")

// speeds are figures in knots, whose unit would else be taken for a knot in a rope.
var speeds = regexp.MustCompile(`(?i)\b(\d+(?:\.\d+)?) ?(?:knots?|kts?|kn)\b`)

// stacked are two lights of which one is above the other, whose colours tell what they mean, not that they are lights.
var stacked = regexp.MustCompile(`(?i)\b(red|green|white|yellow)(?: lights?)? (?:over|above|on top of) (?:an? |another )?(red|green|white|yellow)(?: (?:lights?|one))?\b`)

// sayings are German and French phrases that words alone do not give.
var sayings = [][2]string{
	{"springt nicht an", "engine wont start"}, {"startet nicht", "engine wont start"}, {"ne démarre pas", "engine wont start"},
	{"mann über bord", "man overboard"}, {"homme à la mer", "man overboard"}, {"nœud de chaise", "bowline"}, {"noeud de chaise", "bowline"},
	{"voie d'eau", "flooding leak"}, {"ancre flottante", "sea anchor"}, {"vitesse de carène", "hull speed"}, {"mal de mer", "seasickness"},
	{"prendre un ris", "slab reef"}, {"prendre des ris", "slab reef"}, {"reff einlegen", "slab reef"}, {"reff ein", "slab reef"},
	{"tirant d'eau", "draught"}, {"tirant d'air", "air draft"}, {"panne de moteur", "engine stops"}, {"coup de vent", "gale"},
}

// said are the English words that sayings give.
var said = fold.Set("slab reef engine wont start man overboard bowline flooding leak sea anchor hull speed seasickness draught air draft stops gale")

// international are words that the languages share.
var international = fold.Set("vhf dsc mmsi epirb plb ais gps radar mayday pan navtex icc rya colregs iala vmg gennaker trimaran ketch yawl sloop lpg agm sbf sks src ubi")

// lookup finds a word, also without its ending or as one word made of two.
func lookup(words map[string]string, w string) (string, bool) {
	if t, ok := words[w]; ok {
		return t, t != ""
	}
	for _, ending := range []string{"en", "er", "es", "e", "n", "s", "x"} {
		if t, ok := words[strings.TrimSuffix(w, ending)]; ok && t != "" && strings.HasSuffix(w, ending) {
			return t, true
		}
	}
	for i := 3; i <= len(w)-3; i++ {
		a, okA := words[w[:i]]
		b, okB := words[strings.TrimPrefix(w[i:], "s")]
		if !okB {
			b, okB = words[w[i:]]
		}
		if okA && okB && a != "" && b != "" {
			return a + " " + b, true
		}
	}
	return "", false
}

// glossary reads lines of "word: English words".
func glossary(text string) map[string]string {
	words := map[string]string{}
	for line := range strings.Lines(text) {
		if foreign, translated, ok := strings.Cut(strings.TrimSpace(line), ":"); ok {
			for w := range strings.SplitSeq(foreign, ",") {
				words[strings.TrimSpace(w)] = strings.TrimSpace(translated)
			}
		}
	}
	return words
}
