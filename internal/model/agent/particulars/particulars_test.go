package particulars_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/agent/particulars"
	"github.com/fairlead/fairlead/internal/phrase"
)

var (
	tern   = design.Design{ID: "tern-30", Builder: "Tern", Name: "30", LOA: 9, Beam: 3, DraftMax: 1.5, FirstBuilt: 1980, LastBuilt: 1990}
	petrel = design.Design{ID: "petrel-34", Builder: "Petrel", Name: "34", LOA: 10.4, Beam: 3, FirstBuilt: 1985}
	named  = design.Design{ID: "gull", Builder: "Gull", Name: "20", Designer: "Ann Drake", FirstBuilt: 1970}
)

func TestBoatsAreComparedInWhatIsAsked(t *testing.T) {
	boats := []design.Design{tern, petrel}
	for asked, want := range map[string]string{
		"which is longer?":      "- The Petrel 34 is longer, the Tern 30 shorter: length 10.40 m (Petrel 34), 9.00 m (Tern 30).",
		"which has more beam?":  "- Beam: alike, 3.00 m (Tern 30), 3.00 m (Petrel 34).",
		"which one draws more?": "- Draught: 1.50 m (Tern 30); not known here of the Petrel 34, so I cannot compare them in it.",
		"which has a galley?":   "",
	} {
		if got := particulars.Compare(boats, phrase.Plain(asked)); got != want {
			t.Errorf("%q is answered\n%s, want\n%s", asked, got, want)
		}
	}
	if got := particulars.Compare(boats[:1], phrase.Plain("which is longer?")); got != "" {
		t.Errorf("one boat alone is compared: %s", got)
	}
}

func TestWhatIsNotKnownOfABoatIsSaid(t *testing.T) {
	for asked, want := range map[string]string{
		"how heavy is she?":   "her displacement is not known here",
		"tell me about her":   "her dimensions are not known here",
		"who designed her?":   "her dimensions are not known here; she was designed by Ann Drake.",
		"when was she built?": "first built in 1970, until when is not known here",
	} {
		if got := particulars.Of(named, phrase.Plain(asked)); !strings.Contains(got, want) {
			t.Errorf("%q is answered %q, want %q in it", asked, got, want)
		}
	}
	if got := particulars.Of(tern, phrase.Plain("ballast and draught")); !strings.HasSuffix(got, "Her ballast is not known here.") {
		t.Errorf("ballast is answered %q", got)
	}
}

func TestWhatIsAskedOfABoatComesFirst(t *testing.T) {
	boat := tern
	boat.DraftMin, boat.Keel, boat.Cabins, boat.EngineKW, boat.Rig, boat.HullMaterial, boat.Fuel = 1.2, "full", 2, 20, "ketch", "grp", "diesel"
	for asked, want := range map[string]string{
		"what is the beam of the Tern 30?":     "The Tern 30: her beam is 3.00 m (9.8 ft). The Tern 30 was built",
		"how deep does she draw?":              "The Tern 30: her draught is 1.20 m (3.9 ft) to 1.50 m (4.9 ft), by the keel she was built with. ",
		"how many cabins has she?":             "The Tern 30: 2 cabins in my table, which other layouts may change. ",
		"what engine does she have?":           "The Tern 30: her engine has about 20 kW (27 hp), though it may have been another in some years. ",
		"what does she draw?":                  "The Tern 30: her draught is 1.20 m",
		"how wide is she folded?":              "The Tern 30 was built from",
		"what is her air draught?":             "The Tern 30 was built from",
		"is the Tern 30 a cutter?":             "The Tern 30: she is listed as a ketch. ",
		"how long was she in production?":      "The Tern 30 was built from 1980 to 1990: LOA",
		"what is the hull made of?":            "The Tern 30: her hull is listed as of GRP (fibreglass). ",
		"is she petrol or diesel?":             "The Tern 30: her engine is listed for diesel. ",
		"what rig has she?":                    "The Tern 30: she is listed as a ketch. ",
		"does she have a full keel?":           "The Tern 30: she is listed with a full (long) keel, and other keels may have been offered. ",
		"tell me about the Tern 30":            "The Tern 30 was built from 1980 to 1990: LOA",
		"length, beam, draught and what keel?": "The Tern 30 was built from 1980 to 1990: LOA",
	} {
		if got := particulars.Of(boat, phrase.Plain(asked)); !strings.HasPrefix(got, want) {
			t.Errorf("%q is answered %q, want %q first", asked, got, want)
		}
	}
}

func TestWhatTheTableHasOfNoBoatIsSaid(t *testing.T) {
	for asked, want := range map[string]string{
		"how many were built?":            " Her number built is not in my table.",
		"what is her air draft?":          "not in my table.",
		"what is her mast height?":        " Her height above the water is not in my table.",
		"what is the range of a Tern 30?": " Her range is not in my table.",
		"how many berths has she?":        " Her number of berths is not known here.",
	} {
		if !particulars.Asked(phrase.Plain(asked)) {
			t.Errorf("%q is not heard", asked)
		}
		if got := particulars.Of(tern, phrase.Plain(asked)); !strings.HasSuffix(got, want) {
			t.Errorf("%q is answered %q, want %q last", asked, got, want)
		}
	}
}

func TestWhatIsAskedOfABoatIsHeard(t *testing.T) {
	for text, want := range map[string][3]bool{ // particulars, a figure, a comparison
		"what is her draft?":       {true, true, false},
		"which is faster":          {true, true, true},
		"who designed the boat":    {true, false, false},
		"how do I trim the jib":    {false, false, false},
		"when was the Najad built": {true, true, false},
	} {
		p := phrase.Plain(text)
		if got := [3]bool{particulars.Asked(p), particulars.AsksFigure(p), particulars.Compares(p)}; got != want {
			t.Errorf("%q asks %v, want %v", text, got, want)
		}
	}
}
