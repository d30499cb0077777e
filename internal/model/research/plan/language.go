package plan

import (
	"slices"
	"strings"
	"unicode"
)

// Languages beside English that questions are told apart by.
const (
	german = "de"
	french = "fr"
)

// frequent are words that hardly any sentence of a language does without and that no other of the three has.
var frequent = map[string][]string{
	german: strings.Fields(`der das und ist ich wie was für mit ein eine einen einem einer eines nicht auf von zu zum zur wenn welche
		welcher welches kann wann warum soll sollte gibt bei im vom beim oder auch bis unter über zwischen einen gegen kostet kosten
		vergleich vergleiche marktstudie marktbericht marktanalyse preise segelboot segelyacht boot boote yachten gebrauchte kaufen ostsee
		mittelmeer bericht analyse untersuchung vor nach bedeutet`),
	french: strings.Fields(`le la les des une est je quel quelle quels quelles pour avec dans que qui sur au aux du quand pourquoi combien
		et ou faut un il elle nous vous entre sont à étude marché prix voilier voiliers bateau bateaux comparer comparaison acheter coûte
		coût rapport quoi ce cette`),
	"en": strings.Fields(`the is are what how do does i a an of to for with my and or on which should can it at from that this study market
		report compare price boats`),
}

// languageOf tells whether a question is in German or French; anything else, also a bare name, is taken for English.
func languageOf(question string) string {
	count := map[string]int{}
	for w := range strings.FieldsFuncSeq(strings.ToLower(question), func(r rune) bool { return !unicode.IsLetter(r) }) {
		for lang, words := range frequent {
			if slices.Contains(words, w) {
				count[lang]++
			}
		}
	}
	switch de, fr, en := count[german], count[french], count["en"]; {
	case de > en && de >= fr && de > 0:
		return german
	case fr > en && fr > de:
		return french
	}
	return "en"
}
