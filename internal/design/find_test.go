package design_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
)

func TestEveryWayOfWritingANameFindsTheDesign(t *testing.T) {
	fleet := table(t, fleet)
	for text, want := range map[string]string{
		"Catalina 34":               "catalina-34",
		"catalina34":                "catalina-34",
		"CATALINA YACHTS 34":        "catalina-34",
		"Catalna 34":                "catalina-34",
		"HR 352":                    "hallberg-rassy-352",
		"hr352":                     "hallberg-rassy-352",
		"Hallberg–Rassy 352":        "hallberg-rassy-352",
		"halberg rassy 352":         "hallberg-rassy-352",
		"hallberg rassy 42":         "hallberg-rassy-42-1980",
		"Oceanis 40.1":              "beneteau-oceanis-40-1",
		"Bénéteau Océanis 40.1":     "beneteau-oceanis-40-1",
		"Beneteau 40.1":             "beneteau-oceanis-40-1",
		"oceanis 40":                "beneteau-oceanis-40",
		"SO 36i":                    "jeanneau-sun-odyssey-36i",
		"Jeanneau SO36i":            "jeanneau-sun-odyssey-36i",
		"Jeanneau 349":              "jeanneau-sun-odyssey-349",
		"J24":                       "j-boats-j-24",
		"j/24":                      "j-boats-j-24",
		"J Boats J 105":             "j-boats-j-105",
		"C & C 34":                  "c-c-34",
		"C&C 34":                    "c-c-34",
		"Swan 45":                   "nautors-swan-swan-45",
		"Ovni 395":                  "alubat-ovni-395",
		"IP 38":                     "island-packet-38",
		"FP Lucia 40":               "fountaine-pajot-lucia-40",
		"lucia 40":                  "fountaine-pajot-lucia-40",
		"Sea Ray 320 Sundancer":     "sea-ray-sundancer-320",
		"searay 320da":              "sea-ray-sundancer-320",
		"Bavaria Cruiser 46":        "bavaria-46-cruiser",
		"Bavaria 46":                "bavaria-46-cruiser",
		"laser":                     "laser-laser",
		"ILCA 7":                    "laser-laser",
		"Westerly Centaur":          "westerly-centaur",
		"Corsair F27":               "corsair-f-27",
		"our F-27 trimaran":         "corsair-f-27",
		"Albin 36 trawler":          "albin-36-trawler",
		"albin 36":                  "albin-36-trawler",
		"Lagoon 450F":               "lagoon-450",
		"what is a Lagoon 450 like": "lagoon-450",
	} {
		t.Run(text, func(t *testing.T) {
			found := fleet.Find(text, 1)
			if got := ids(found); got != want {
				t.Fatalf("got %q, want %q", got, want)
			}
			if found[0].Score < 0.85 {
				t.Errorf("score %v is that of a near miss", found[0].Score)
			}
		})
	}
}

func TestAVersionUnknownToTheTableIsToldFromTheBoat(t *testing.T) {
	fleet := table(t, fleet)
	for text, span := range map[string]string{
		"my Catalina 34 MkII is old":    "Catalina 34 MkII",
		"my Catalina 34 Mark 2 is old":  "Catalina 34 Mark 2",
		"is the Sun Odyssey 36 heavy?":  "Sun Odyssey 36",
		"is the Sun Odyssey 349C heavy": "Sun Odyssey 349C",
	} {
		m := fleet.Mentions(text)
		if len(m) != 1 || m[0].Text != span {
			t.Fatalf("%q: got %v, want a mention of %q", text, m, span)
		}
		if got := m[0].Matches[0]; got.Exact || got.Score < 0.85 {
			t.Errorf("%q: got exact %v, score %v", text, got.Exact, got.Score)
		}
	}
}

func TestMentionsAreInTheOrderOfTheTextAndLongestFirst(t *testing.T) {
	text := "Sun Odyssey 349 vs Oceanis 35.1, or an Oceanis 40.1; the J/105?"
	var got []string
	for _, m := range table(t, fleet).Mentions(text) {
		if text[m.Start:m.End] != m.Text {
			t.Errorf("span %d:%d is not %q", m.Start, m.End, m.Text)
		}
		got = append(got, m.Text+"="+ids(m.Matches))
	}
	want := "Sun Odyssey 349=jeanneau-sun-odyssey-349 | Oceanis 35.1=beneteau-oceanis-35-1 | " +
		"Oceanis 40.1=beneteau-oceanis-40-1 | J/105=j-boats-j-105"
	if got := strings.Join(got, " | "); got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

func TestOrdinarySpeechNamesNoBoat(t *testing.T) {
	fleet := table(t, fleet)
	for _, text := range []string{
		"the first 30 minutes of the race", "First 30 boats get a prize.", "Use a laser level", "Laser levels help",
		"so 36 people came", "34 knots of wind", "a centaur is half horse", "I paid Catalina 34,000 dollars",
		"a Beneteau 40 ft long", "a lagoon with 450 fish", "I sold my Lagoon. 450 people asked", "", "   ", "\xff\xfe",
		"24 j 24", "Lagoon, 450 miles away", "a trawler 36 to 42 ft long", "a 36 trawler", "a laser sight", "bearing f 27",
	} {
		if got := fleet.Mentions(text); len(got) != 0 {
			t.Errorf("%q: got %v, want nothing", text, got)
		}
	}
}

func TestOrdinaryWordsWrittenAsANameAreTheBoat(t *testing.T) {
	fleet := table(t, fleet)
	for text, want := range map[string]string{
		"I race a Laser on the lake":        "laser-laser",
		"We own a Centaur and like it":      "westerly-centaur",
		"First 30 or Catalina 36":           "beneteau-first-30",
		"first 40.7 keel problems":          "beneteau-first-40-7",
		"we looked at a First 30 on Friday": "beneteau-first-30",
	} {
		m := fleet.Mentions(text)
		if len(m) == 0 || ids(m[0].Matches) != want {
			t.Errorf("%q: got %v, want %s", text, m, want)
		}
	}
}

func TestAnAmbiguousNameBringsAllItsDesigns(t *testing.T) {
	fleet := table(t, fleet)
	found := fleet.Find("Hunter 34", 0)
	if got, want := ids(found), "hunter-34-1983 hunter-34-1998"; got != want {
		t.Fatalf("got %q, want %q", got, want)
	}
	if !found[0].Exact || !found[1].Exact {
		t.Errorf("got %v and %v, want both exact", found[0].Exact, found[1].Exact)
	}
}

func TestAYearBesideAnAmbiguousNameDecides(t *testing.T) {
	fleet := table(t, fleet)
	for text, want := range map[string]string{
		"a 2001 Hunter 34":    "hunter-34-1998",
		"Hunter 34 from 1985": "hunter-34-1983",
	} {
		found := fleet.Find(text, 0)
		if len(found) != 2 || found[0].Design.ID != want || found[1].Exact {
			t.Errorf("%q: got %v, want %s before an inexact one", text, found, want)
		}
	}
}

func TestNearMissesAreToldFromMatches(t *testing.T) {
	fleet := table(t, fleet)
	for text, want := range map[string]string{
		"Catalina 35":     "catalina-36 catalina-34",
		"Oceanis 41.1":    "beneteau-oceanis-40-1 beneteau-oceanis-40",
		"J/109":           "j-boats-j-105 j-boats-j-24",
		"Lagoon 451":      "lagoon-450",
		"Sun Odyssey 350": "jeanneau-sun-odyssey-349 jeanneau-sun-odyssey-36i",
	} {
		found := fleet.Find(text, 2)
		if got := ids(found); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
			continue
		}
		if found[0].Exact || found[0].Score >= 0.85 {
			t.Errorf("%q: got exact %v, score %v, want a near miss", text, found[0].Exact, found[0].Score)
		}
	}
}

func TestAMakeAloneBringsItsDesigns(t *testing.T) {
	found := table(t, fleet).Find("which Hunters do you know? hunter", 0)
	if got, want := ids(found), "hunter-34-1983 hunter-34-1998"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestFoldMakesNamesComparable(t *testing.T) {
	for in, want := range map[string]string{
		"Bénéteau  Océanis 40.1": "beneteau oceanis 40 1", "O'Day": "oday", "Malö": "malo", "J/24": "j 24", "—": "",
		"Be\u0301ne\u0301teau": "beneteau", "Großer Törn": "grosser torn",
	} {
		if got := design.Fold(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}

func FuzzMentionsStayInsideTheText(f *testing.F) {
	fleet, err := design.Parse(strings.NewReader(fleet))
	if err != nil {
		f.Fatal(err)
	}
	for _, seed := range []string{"Catalina 34 MkII", "HR352 vs J24", "Bénéteau 40.1é", "34\xff36i", "mk ii 3.4.5"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		end := 0
		for _, m := range fleet.Mentions(text) {
			if m.Start < end || m.End <= m.Start || m.End > len(text) || len(m.Matches) == 0 {
				t.Fatalf("%q: mention %+v after byte %d", text, m, end)
			}
			end = m.End
		}
		fleet.Find(text, 3)
	})
}
