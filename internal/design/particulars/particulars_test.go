package particulars_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/design/particulars"
	"github.com/fairlead/fairlead/internal/phrase"
)

var (
	tern = particulars.Boat{Mark: " [1]", Design: design.Design{
		ID: "tern-30", Builder: "Tern", Name: "30", Designer: "A. Knot", Category: design.Sail, Rig: "sloop", Keel: "fin",
		Fuel: "diesel", LOA: 9, Beam: 3, DraftMin: 1.2, DraftMax: 1.5, Displacement: 4200, Ballast: 1680, FirstBuilt: 1980, LastBuilt: 1990,
	}}
	petrel = particulars.Boat{Mark: " [2]", Design: design.Design{ID: "petrel-34", Builder: "Petrel", Name: "34", Category: design.Sail, LOA: 10.4, Beam: 3, FirstBuilt: 1985}}
	named  = particulars.Boat{Mark: " [3]", Design: design.Design{ID: "gull", Builder: "Gull", Name: "20", Category: design.Sail, FirstBuilt: 1970}}
)

func TestBoatsAreComparedInWhatIsAsked(t *testing.T) {
	for asked, want := range map[string]string{
		"which is longer?":      "- The Petrel 34 is longer, the Tern 30 shorter: length 10.40 m (Petrel 34), 9.00 m (Tern 30).",
		"which has more beam?":  "- Beam: alike, 3.00 m (Tern 30), 3.00 m (Petrel 34).",
		"which one draws more?": "- Draught: 1.50 m (Tern 30); not known here of the Petrel 34, so I cannot compare them in it.",
		"compare the two":       "- The Petrel 34 is longer, the Tern 30 shorter: length 10.40 m (Petrel 34), 9.00 m (Tern 30).",
	} {
		if got := particulars.Tell([]particulars.Boat{tern, petrel}, phrase.Plain(asked), "en"); got[0] != want {
			t.Errorf("%q is answered\n%s, want\n%s", asked, got[0], want)
		}
	}
}

func TestSeveralBoatsStandSideBySide(t *testing.T) {
	got := particulars.Tell([]particulars.Boat{tern, named, petrel}, phrase.Plain("compare them"), "en")
	table := got[len(got)-1]
	for _, row := range []string{
		"|  | Tern 30 [1] | Petrel 34 [2] |\n|---|---|---|\n",
		"| Length | 9.00 m (29.5 ft) | 10.40 m (34.1 ft) |\n",
		"| Displacement | 4,200 kg (9,259 lb) | not known |\n",
	} {
		if !strings.Contains(table, row) {
			t.Errorf("there is no %q in\n%s", row, table)
		}
	}
	if strings.Contains(table, "Sail area") {
		t.Errorf("a row has what is known of no boat:\n%s", table)
	}
	if !slices.Contains(got, "The Gull 20 is a sailing boat, built from 1970. [3] Her dimensions are not known here, so I cannot compare her in figures.") {
		t.Errorf("nothing is said of the boat without dimensions: %q", got)
	}
}

func TestAFigureThatIsAskedIsAllThatIsTold(t *testing.T) {
	for asked, want := range map[string]string{
		"how heavy is she?":              "The Tern 30 displaces **4,200 kg (9,259 lb)**. [1]",
		"draught and sail area?":         "The Tern 30 draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**; her sail area is not known here. [1]",
		"who designed her and when":      "The Tern 30 was designed by **A. Knot**. [1]",
		"what is her ballast ratio?":     "The Tern 30 has a ballast ratio of **40 % (high: stiff)**. [1]",
		"what are her sail area, lwl?":   "The Tern 30 is in my table of designs, but her waterline length and sail area are not known here. [1]",
		"when was she built":             "The Tern 30 was built **from 1980 to 1990**. [1]",
		"how deep does she draw?":        "The Tern 30 draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**. [1]",
		"what does the Tern 30 draw?":    "The Tern 30 draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**. [1]",
		"what is her mast height?":       "The Tern 30 is in my table of designs, but her height above the water is not known here. [1]",
		"is she petrol or diesel?":       "The Tern 30 burns **diesel**. [1]",
		"how long was she in production": "The Tern 30 was built **from 1980 to 1990**. [1]",
		"length and beam of the boat":    "The Tern 30 is **9.00 m (29.5 ft)** long and has a beam of **3.00 m (9.8 ft)**. [1]",
	} {
		got := particulars.Tell([]particulars.Boat{tern}, phrase.Plain(asked), "en")
		if len(got) != 1 || got[0] != want {
			t.Errorf("%q is answered\n%q, want\n%q", asked, got, want)
		}
	}
}

func TestOfTwoThingsThatAreAskedNoneIsDropped(t *testing.T) {
	for asked, want := range map[string]string{
		"Tern 30 rig and keel type?":                             "The Tern 30 has this rig: **sloop** and has this keel: **fin keel**. [1]",
		"When was the Tern 30 first built and by whom designed?": "The Tern 30 was designed by **A. Knot** and was built **from 1980 to 1990**. [1]",
		"Is the Tern 30 light or heavy, what does she displace?": "The Tern 30 displaces **4,200 kg (9,259 lb)**; her D/L is not known here. [1]",
		"Is the Tern 30 a ketch, and how long is she?":           "The Tern 30 has this rig: **sloop** and is **9.00 m (29.5 ft)** long. [1]",
		"draught, berths and engine of the Tern 30":              "The Tern 30 draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**; her number of berths and engine are not known here. [1]",
		"Rigg und Tiefgang?":                                     "The Tern 30 has this rig: **sloop** and draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**. [1]",
		"Quelle est la largeur et le tirant d'eau ?":             "The Tern 30 has a beam of **3.00 m (9.8 ft)** and draws **1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with**. [1]",
	} {
		if got := particulars.Tell([]particulars.Boat{tern}, phrase.Plain(asked), "en"); len(got) != 1 || got[0] != want {
			t.Errorf("%q is answered\n%q, want\n%q", asked, got, want)
		}
	}
	if particulars.AsksFigure(phrase.Plain("Does a ketch suit a couple, or a cutter?")) {
		t.Error("a word that may mean something else asks for a figure by itself")
	}
}

func TestFiguresAreToldInTheLanguageOfWhoAsks(t *testing.T) {
	for _, c := range []struct{ lang, asked, want string }{
		{"de", "Welche Takelung und welchen Tiefgang hat die Tern 30?", "Tern 30: Rigg **Slup** und Tiefgang **1,20 m (3,9 ft) bis 1,50 m (4,9 ft), je nach Kiel**. [1]"},
		{"de", "Wie schwer ist sie, und wer hat sie entworfen?", "Tern 30: Konstrukteur **A. Knot** und Verdrängung **4.200 kg (9.259 lb)**. [1]"},
		{"de", "Länge und Segelfläche?", "Tern 30: Länge **9,00 m (29,5 ft)**; hier nicht bekannt: Segelfläche. [1]"},
		{"fr", "Quelle est la longueur et qui a dessiné le Tern 30 ?", "Tern 30 : architecte **A. Knot** et longueur **9,00 m (29,5 ft)**. [1]"},
		{"fr", "surface de voile ?", "Tern 30 est dans ma table des modèles, mais inconnu ici : surface de voile. [1]"},
	} {
		if got := particulars.Tell([]particulars.Boat{tern}, phrase.Plain(c.asked), c.lang); len(got) != 1 || got[0] != c.want {
			t.Errorf("%q is answered\n%q, want\n%q", c.asked, got, c.want)
		}
	}
}

func TestABoatThatIsNotNamedInFullIsSaidToBePresumed(t *testing.T) {
	version := particulars.Boat{Mark: " [1]", Design: design.Design{Builder: "Tern", Name: "34 Performance", LOA: 10.4}}
	letter := particulars.Boat{Mark: " [1]", Design: design.Design{Builder: "Tern", Name: "42E", LOA: 12.9}}
	for asked, c := range map[string]struct {
		boat particulars.Boat
		want string
	}{
		"length of the Tern 34?":             {version, "The Tern 34 Performance, which I take you to mean, is **10.40 m (34.1 ft)** long. [1]"},
		"length of the Tern 34 Performance?": {version, "The Tern 34 Performance is **10.40 m (34.1 ft)** long. [1]"},
		"how long is she?":                   {version, "The Tern 34 Performance is **10.40 m (34.1 ft)** long. [1]"},
		"length of the Tern 42?":             {letter, "The Tern 42E, which I take you to mean, is **12.90 m (42.3 ft)** long. [1]"},
		"length of the Tern 42E?":            {letter, "The Tern 42E is **12.90 m (42.3 ft)** long. [1]"},
	} {
		if got := particulars.Tell([]particulars.Boat{c.boat}, phrase.Plain(asked), "en"); got[0] != c.want {
			t.Errorf("%q is answered %q, want %q", asked, got[0], c.want)
		}
	}
}

func TestWhatIsNotKnownOfABoatIsSaid(t *testing.T) {
	for asked, want := range map[string]string{
		"how heavy is she?":   "The Gull 20 is in my table of designs, but her displacement is not known here. [3]",
		"tell me about her":   "The Gull 20 is a sailing boat, built from 1970. [3] Her dimensions are not known here.",
		"when was she built?": "The Gull 20 was built **from 1970**; her last year of building is not known here. [3]",
	} {
		if got := particulars.Tell([]particulars.Boat{named}, phrase.Plain(asked), "en"); len(got) != 1 || got[0] != want {
			t.Errorf("%q is answered %q, want %q", asked, got, want)
		}
	}
}

func TestABoatIsToldWhole(t *testing.T) {
	got := particulars.Tell([]particulars.Boat{tern}, phrase.Plain("tell me about the Tern 30"), "en")
	want := "The Tern 30 is a sloop with a fin keel, designed by A. Knot and built from 1980 to 1990. [1]"
	if len(got) != 2 || got[0] != want || !strings.Contains(got[1], "| Ballast ratio | 40 %, high: stiff |") {
		t.Errorf("she is told as\n%s", strings.Join(got, "\n\n"))
	}
}

func TestWhatIsAskedOfABoatIsHeard(t *testing.T) {
	for text, want := range map[string][3]bool{ // particulars, a figure, a comparison
		"what is her draft?":       {true, true, false},
		"which is faster":          {true, true, true},
		"who designed the boat":    {true, true, false},
		"how do I trim the jib":    {false, false, false},
		"draft an email to them":   {false, false, false},
		"what amps does it draw":   {false, false, false},
		"when was the Najad built": {true, true, false},
	} {
		p := phrase.Plain(text)
		if got := [3]bool{particulars.Asked(p), particulars.AsksFigure(p), particulars.Compares(p)}; got != want {
			t.Errorf("%q asks %v, want %v", text, got, want)
		}
	}
}

func TestASummaryHasAllThatIsKnown(t *testing.T) {
	want := "The Tern 30 is a sloop with a fin keel, designed by A. Knot and built from 1980 to 1990: length 9.00 m (29.5 ft), beam 3.00 m (9.8 ft), " +
		"draught 1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with, displacement 4,200 kg (9,259 lb), ballast 1,680 kg (3,704 lb), " +
		"ballast ratio 40 % (high: stiff), capsize screening 1.87 (under 2: passes the screen for offshore)."
	if got := particulars.Summary(tern.Design); got != want {
		t.Errorf("she is told as\n%s, want\n%s", got, want)
	}
}
