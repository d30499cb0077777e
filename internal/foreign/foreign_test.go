package foreign_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/foreign"
)

func TestTheLanguageOfATextIsTold(t *testing.T) {
	for lang, texts := range map[string][]string{
		"de": {"Bordtoilette verstopft", "wozu dient die Großschot", "Landstrom richtig anschließen", "Langkieler oder Kurzkieler?", "Was hilft gegen Seekrankheit?",
			"grosssegel setzen", "und bei Nacht?", "Kohlenmonoxid-Alarm", "Motor überhitzt", "Brauche ich einen Funkschein fuer die Ostsee?"},
		"fr": {"On coule, à l'aide", "Le guindeau ne marche plus", "quillard ou dériveur intégral ?", "et de nuit ?", "permis cotier", "Mon équipier ne respire plus",
			"comment demeler une ancre coincee", "batterie à plat"},
		"en": {"Compass course 045, deviation 2 E: true heading?", "anchor light colour?", "Dehler 36 price", "What is a gennaker?", "Hallberg-Rassy 31", "CO alarm", "spinnaker",
			"Beneteau Oceanis 38 in La Rochelle", "man overboard", "the engine will die", "wind generator or solar?", "EPIRB or PLB"},
	} {
		for _, text := range texts {
			if got := foreign.Language(text); got != lang {
				t.Errorf("%q is taken for %q, want %q", text, got, lang)
			}
		}
	}
}

func TestATextIsSaidInEnglish(t *testing.T) {
	none := func(string) bool { return false }
	for _, c := range []struct{ lang, text, want string }{
		{"de", "Wie lege ich in einer Box an?", "how to berthing berth?"},
		{"de", "abgelegt", "leaving a berth"},
		{"de", "Kuehlschraenke", "fridge"},
		{"de", "Ankerwinschsicherung", "windlass fuse"},
		{"de", "5,5 Knoten Wind", "5.5 knot wind"},
		{"de", "Spi oder Gennaker?", "spinnaker or gennaker?"},
		{"fr", "L'ancre dérapait", "anchor dragging"},
		{"fr", "A quoi sert le hale-bas ?", "what is for vang kicker?"},
		{"fr", "les batteries déchargées", "flat battery"},
		{"en", "Wo ist das?", "Wo ist das?"},
	} {
		if got := foreign.English(c.lang, c.text, none); got != c.want {
			t.Errorf("%q is %q in English, want %q", c.text, got, c.want)
		}
	}
}

func TestWordsThatEnglishSharesAreKept(t *testing.T) {
	shared := func(w string) bool { return w == "whiskerpole" }
	if got := foreign.English("de", "Wozu ein Whiskerpole?", shared); !strings.Contains(got, "whiskerpole") {
		t.Errorf("a word that English shares is gone: %q", got)
	}
}
