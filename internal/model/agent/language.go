package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// common are frequent words that tell the languages apart.
var common = languagesOf(map[string]string{
	"de": `der die das und ist ich wie was für mit ein eine einen einem nicht auf von zu zum wenn welche welcher welches kann mein meine
		meinem wann warum wieviel viel viele sind soll muss darf gibt bei im vom beim oder auch wir unser unsere man segelboot bis
		unter über bedeutet haben ihr mir
		kurs fahrt knoten seemeilen tiefgang kiel wasser verbrauch reichweite ankunft abfahrt missweisung ablenkung wahrer scheinbarer tidenhöhe kartentiefe
		wassertiefe hochwasser niedrigwasser kette stunden tage uhr feuerhöhe augenhöhe sichtweite rechtweisender rechtweisend kompasskurs wasserlinie
		verdrängung segelfläche rumpfgeschwindigkeit strom gegenstrom
		wer hat wird werden sich aus nach mich dich dir brauche braucht kostet funktioniert mache macht setze vorfahrt segler motorboot`,
	"fr": `le la les des une est je comment quel quelle quels quelles pour avec dans que qui mon ma mes sur au aux du quand pourquoi
		combien et ou faut de un faire fait à il elle nous vous notre votre bateau voilier peut dois ce cette comment pourquoi moins signifie quoi
		vitesse nœuds milles heures hauteur tirant d eau sonde déviation déclinaison vrai compas déplacement voile voiles rapport panneau solaire par
		soleil rendement jour jours réserve consommation autonomie mètres chaîne carène flottaison basse pleine mer courant`,
	"en": `the is are what how do does i a an of to in for with my and or on when why which should can it at you we our from that this
		if me per much many`,
})

func languagesOf(words map[string]string) map[string]string {
	of := map[string]string{}
	for lang, text := range words {
		for w := range strings.FieldsSeq(text) {
			of[w] = lang
		}
	}
	return of
}

// language tells whether a text is in German or French; anything else is taken for English.
func language(p phrase.Text) string {
	var de, fr, en int
	for w := range strings.FieldsSeq(p.Spaced()) {
		switch common[w] {
		case "de":
			de++
		case "fr":
			fr++
		case "en":
			en++
		}
	}
	least := 2
	if p.Words() <= 4 && !p.Has(shared) {
		least = 1
	}
	switch {
	case de > en && de >= fr && de >= least:
		return "de"
	case fr > en && fr > de && fr >= least:
		return "fr"
	}
	return "en"
}

// isEnglish reports whether a text has a word by which English is known.
func isEnglish(p phrase.Text) bool {
	for w := range strings.FieldsSeq(p.Spaced()) {
		if common[w] == "en" {
			return true
		}
	}
	return false
}

// languages are what each of some texts is written in.
func languages(texts []string) (langs []string) {
	for _, text := range texts {
		langs = append(langs, language(phrase.Plain(text)))
	}
	return langs
}

// shared are words of the common ones that other languages or names have too, so that one of them alone tells nothing.
var shared = phrase.Of(`die, man, was, war, mit, in, bei, am, de, la, le, les, des, on, sur, fait, notre, un, que, ou, et, au, est, mi, mes, ma, mon, hat, aus, dir`)
