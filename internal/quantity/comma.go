package quantity

import (
	"strings"
)

// asksForComma reports whether a text has what usesDecimalComma decides: a separator before a figure, or a word of another language
// that English has with another meaning.
func asksForComma(low string) bool {
	for i := 1; i < len(low); i++ {
		if isDigit(low[i]) && (low[i-1] == '.' || low[i-1] == ',') {
			return true
		}
	}
	return strings.Contains(low, "hier") || strings.Contains(low, "morgen")
}

// usesDecimalComma judges from function words and from numbers that leave no doubt whether the text writes
// decimals with a comma.
func usesDecimalComma(low string) bool {
	score := 0
	for w := range strings.FieldsFuncSeq(low, func(r rune) bool { return strings.ContainsRune(" ,.?!:;()", r) }) {
		if continentalWords[w] {
			score++
		}
		if englishWords[w] {
			score--
		}
	}
	return score > 0
}

var (
	continentalWords = setOf(`
		der die das und mit bei für fur ist wie ein eine einen von nach bis mein meine unter über zwischen oder ich hat knoten
		liter stunden tiefgang wasserlinie breite le la les des une du et avec pour est quelle quel combien mon ma de entre
		moins plus ou à nœuds noeuds litres heures pieds longueur flottaison`)
	englishWords = setOf(`
		the and with for is how what a an of to my under over between or i at feet miles hours per much many long far`)
)

func setOf(words string) map[string]bool {
	set := map[string]bool{}
	for word := range strings.FieldsSeq(words) {
		set[word] = true
	}
	return set
}
