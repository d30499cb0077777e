package wish_test

import "testing"

func TestAWishTellsItsLanguage(t *testing.T) {
	for text, want := range map[string]string{
		"Hanse 388, NL/DE":                            "en",
		"Catalina 34 under $50k":                      "en",
		"Catalina 34":                                 "en",
		"Lagoon 42 Palma de Mallorca":                 "en",
		"Beneteau First 40.7 La Rochelle":             "en",
		"velero de 12 metros en Mallorca":             "en",
		"zeiljacht van 10 tot 12 meter onder 50.000":  "en",
		"sailboat in Brittany or on the Côte d'Azur":  "en",
		"Segelboot bis 45.000 € Ostsee":               "de",
		"Stahlketsch Holland":                         "de",
		"Bavaria 37 Kroatien":                         "de",
		"Motoryacht mit Flybridge, 12-14 m":           "de",
		"günstige Yacht":                              "de",
		"voilier 10 à 12 m Bretagne moins de 50000 €": "fr",
		"catamaran Grèce":                             "fr",
		"Bénéteau Oceanis 35.1 moins de 100k":         "fr",
		"bateau pas cher à La Rochelle":               "fr",
	} {
		if got := parser().Parse(text, nil).Lang; got != want {
			t.Errorf("%q is in %s, want %s", text, got, want)
		}
	}
}

func TestATurnWithoutWordsOfALanguageKeepsTheConversations(t *testing.T) {
	for _, c := range []struct{ before, text, want string }{
		{"Segelboot bis 45.000 €", "Lagoon 42", "de"},
		{"Segelboot bis 45.000 €", "more", "de"},
		{"voilier moins de 12 m", "only France", "fr"},
		{"sailboat under 40 ft", "Ostsee", "en"},
		{"sailboat under 40 ft", "zeig mir nur die mit Bugstrahlruder", "de"},
	} {
		if got := parser().Parse(c.text, []string{c.before}).Lang; got != c.want {
			t.Errorf("%q after %q is in %s, want %s", c.text, c.before, got, c.want)
		}
	}
}

func TestContradictionsAreInTheLanguageOfTheWish(t *testing.T) {
	for text, want := range map[string]string{
		"Boot über 45 Fuß und unter 30 Fuß":                    "unter 9,1 m und über 13,7 m widersprechen sich",
		"voilier construit après 2015 et construit avant 2000": "construit avant 2000 et après 2015 se contredisent",
	} {
		got := parser().Parse(text, nil).Contradictions
		if len(got) != 1 || got[0] != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
