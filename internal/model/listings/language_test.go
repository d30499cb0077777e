package listings_test

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/geo"
)

func TestAWishIsAnsweredInItsLanguage(t *testing.T) {
	for _, c := range []struct {
		turns []string
		want  []string
	}{
		{[]string{"sailboat under 45k euro in the Baltic"}, []string{
			"Looking for: sailboat; price up to 45,000 EUR; in the Baltic.\n", " boats** (sample data, no real offers)", "Asking prices: cheapest ",
			"| # | Boat | Length | Price | Place | Seen | Source |", "Newest listings first. Sample data as of 1 November 2026, no real offers [1].",
		}},
		{[]string{"Segelboot bis 45.000 € Ostsee"}, []string{
			"Gesucht: Segelboot; Preis bis 45.000 EUR; Liegeplatz: Ostsee.\n", " Boote** (Beispieldaten, keine echten Angebote)",
			"Nicht mitgezählt, weil die Angabe fehlt: Preis ", "Preisforderungen: niedrigste ", "Umgerechnet zu den Kursen vom ",
			"| # | Boot | Länge | Preis | Ort | Gesehen | Quelle |", " Tg. |", "Eingrenzen nach Marke ", "0er ",
			"Neueste Inserate zuerst. Beispieldaten, Stand 1. November 2026, keine echten Angebote [1].",
		}},
		{[]string{"voilier 10 à 12 m Bretagne moins de 50 000 €"}, []string{
			"Recherche : voilier ; longueur 10,00 m (33 ft) à 12,00 m (39 ft) ; prix jusqu’à 50\u202f000 EUR ; zone : Bretagne.\n",
			" bateaux** (données d’exemple, aucune offre réelle)", "Prix demandés : le plus bas ", "| # | Bateau | Longueur | Prix | Lieu | Vu |",
			"Pour affiner : marque ", "années 1990 ", "Données d’exemple au 1er novembre 2026, aucune offre réelle [1].",
		}},
		{[]string{"Katamaran mit 4 Kabinen ab 40 PS, kein Ex-Charter, mit Zeppelinhangar, nicht in Griechenland"}, []string{
			"Gesucht: Katamaran; Kabinen: mindestens 4; ab 40 PS; ohne Ex-Charter; Liegeplatz nicht: Griechenland.", "Nicht verstanden: „Zeppelinhangar“.",
		}},
		{[]string{"steel ketch with VAT paid in Florida or Greece"}, []string{"Looking for: sailboat; in Greece or Florida; hull steel; rig ketch; VAT paid."}},
		{[]string{"Boot über 45 Fuß und unter 30 Fuß"}, []string{"**Bitte prüfen:** unter 9,1 m und über 13,7 m widersprechen sich.", "**Kein Boot passt**"}},
		{[]string{"voilier Catalina 34 entre 500 et 2000 euros"}, []string{"**Aucun bateau ne correspond**", "Sans le filtre « prix », il y en aurait ", "le plus proche est le ["}},
		{[]string{"Lagoon 450 aus Griechenland", "zeig mir das zweite"}, []string{"- Baujahr: ", "- Gesehen: ", " lang, zuletzt am ", "Der Makler schreibt: „", "Boote dieses Modells"}},
		{[]string{"catamaran Lagoon 450 en Grèce", "numéro 1"}, []string{"- Année: ", "- Longueur: ", "Le courtier écrit : « ", "bateaux de ce modèle sont à vendre"}},
		{[]string{"Amel 54 aus Norwegen", "Nummer 40"}, []string{"Ein Boot Nummer 40 gibt es nicht"}},
		{[]string{"Sun Odyssey 349 gegen Oceanis 35.1 Preis nach Baujahr"}, []string{"Preisforderungen nach Baujahr", "| Baujahr | Jeanneau 349 Median "}},
		{[]string{"prix par année Sun Odyssey 349"}, []string{"Prix demandés par année", "| Année | Jeanneau 349 médiane "}},
		{[]string{"Hallo"}, []string{"Ich finde Boote, die zum Verkauf stehen: 26."}},
		{[]string{"Bonjour"}, []string{"Je trouve des bateaux à vendre : 26\u202f"}},
	} {
		t.Run(strings.Join(c.turns, " / "), func(t *testing.T) { ask(t, 0, c.turns...).holds(t, c.want...) })
	}
}

func TestAFollowUpKeepsTheLanguageOfTheConversation(t *testing.T) {
	ask(t, 0, "Katamaran bis 350.000 € am Mittelmeer", "Lagoon").holds(t, "Gesucht: Lagoon; Katamaran; ")
	ask(t, 0, "Katamaran bis 350.000 € am Mittelmeer", "only France").holds(t, "Gesucht: Katamaran; ", "Liegeplatz: Frankreich")
	ask(t, 0, "catamaran de moins de 350 000 € en Méditerranée", "Lagoon", "suite").holds(t, "| 11 | ", "Recherche : Lagoon ; catamaran")
	ask(t, 0, "Katamaran bis 350.000 €", "now show me only sailboats under 50k please").holds(t, "Looking for: ")
	ask(t, 0, "catamarans under 350k euro", "Bretagne").holds(t, "Looking for: ", "in Brittany")
}

// markers are English words that German and French do not have.
var markers = regexp.MustCompile(`(?i)\b(the|boats?|listings?|listed|price|prices|asking|length|draft|years?|for|with|from|of|to|up|built|age|and|or|not|no|real|` +
	`offers?|first|known|engine|cabins?|berths|without|newest|looking|matches|seen|cheapest|middle|half|dearest|mean|converted|rates|narrow|say|` +
	`more|understood|one|steel|wood|keel|hull|used|broker|found|searching|days?|as|in the|sailboat|power|deck|owner|version|paid)\b`)

// notOurs is what stands in an answer in the words of others: links, descriptions, brokers, places and makes in lists.
var notOurs = regexp.MustCompile(`\[[^]]*\]\([^)]*\)|(?m)^(Der Makler schreibt|Le courtier écrit|- (Makler|Courtier|Quelle|Source|Konstrukteur|Architecte|Motor|Moteur|Auch|Aussi)).*$|^\|.*$|(Eingrenzen nach|Pour affiner :) .*?; `)

func TestAGermanOrFrenchAnswerHasNoEnglishWords(t *testing.T) {
	for _, turns := range [][]string{
		{"Suche Stahlketsch oder Aluminiumyacht 10 bis 13 m, Tiefgang max. 1,80 m, bis 120.000 €, ab Baujahr 1985"},
		{"Motorboot mit Diesel, mindestens 2 Kabinen und 4 Kojen, höchstens 15 Jahre alt, in den Niederlanden oder Kalifornien"},
		{"gepflegte Fahrtenyacht, MwSt. bezahlt, mit Bugstrahlruder, Windfahnensteuerung und Rollgroß, ohne Teakdeck"},
		{"durchschnittspreis Hallberg-Rassy 36 in Schweden"},
		{"Segelyacht im Umkreis von 50 sm um Kiel, weniger als 1000 Motorstunden, nach Preis"},
		{"Bavaria 37 für 500 bis 900 €"},
		{"Jolle zu verschenken in Deutschland"},
		{"Lagoon 450 aus Griechenland", "zeig mir das dritte"},
		{"wie viele Katamarane gibt es in Griechenland?"},
		{"Preis nach Baujahr Lagoon 450 bis 2015"},
		{"voilier en aluminium, dériveur intégral, moins de 2 m de tirant d'eau, entre 60 000 et 220 000 €"},
		{"bateau à moteur de 8 à 10 mètres en Bretagne, moteur diesel, pas trop cher"},
		{"combien de catamarans avec 4 cabines aux Antilles, pas ex-location ?"},
		{"voilier ketch en acier, TVA payée, avec guindeau et panneaux solaires, sans teck"},
		{"prix par année Dufour 36"},
		{"voilier d'occasion gratuit en Suède construit après 2015"},
		{"je cherche un voilier de moins de 12 m et de plus de 15 m"},
		{"catamaran Lagoon 450 en Grèce", "numéro 3"},
	} {
		s := ask(t, 0, turns...)
		said := []string{notOurs.ReplaceAllString(s.text, "")}
		for _, use := range s.tools {
			said = append(said, use.Summary)
		}
		for _, c := range s.citations {
			said = append(said, c.Title)
		}
		for _, text := range said {
			if found := markers.FindAllString(text, -1); len(found) > 0 {
				t.Errorf("%q: English words %q in\n%s", turns, found, text)
			}
		}
	}
}

// columns reads the names of a table by identifier.
func columns(t *testing.T, file string) map[string][]string {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string][]string{}
	for line := range strings.Lines(string(data)) {
		if id, called, ok := strings.Cut(strings.TrimSpace(line), " = "); ok && line[0] != '#' {
			if _, twice := all[id]; twice {
				t.Errorf("%s: %s stands there twice", file, id)
			}
			all[id] = strings.Split(called, " | ")
		}
	}
	return all
}

func TestEveryPlaceHasANameInEveryLanguage(t *testing.T) {
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	var want []string
	for _, r := range places.Regions() {
		want = append(want, r.ID)
	}
	for _, c := range places.Countries() {
		want = append(want, c.Code)
	}
	named := columns(t, "places.txt")
	for _, id := range want {
		if len(named[id]) != 3 {
			t.Errorf("%s has the names %q", id, named[id])
		}
	}
	for id := range named {
		if country, code, ok := strings.Cut(id, "-"); ok {
			if s, known := places.State(country, code); !known || !strings.HasSuffix(named[id][0], s.Name) {
				t.Errorf("%s is called %q, want %q", id, named[id], s.Name)
			}
		}
	}
}

func TestEveryWordOfAWishHasANameInEveryLanguage(t *testing.T) {
	lexicon, err := os.ReadFile("../../catalog/wish/lexicon/lexicon.txt")
	if err != nil {
		t.Fatal(err)
	}
	named := columns(t, "words.txt")
	effect := regexp.MustCompile(`(?m)(?:^| )(?:type|category|use|hull|rig|keel|fuel|engine_type|new_used|grade|tax|status|feature)[:~]([a-z_]+)`)
	found := effect.FindAllStringSubmatch(string(lexicon), -1)
	if len(found) < 150 {
		t.Fatalf("only %d effects", len(found))
	}
	for _, m := range found {
		if len(named[m[1]]) != 3 {
			t.Errorf("%s has the names %q", m[1], named[m[1]])
		}
	}
}
