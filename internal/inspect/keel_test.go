package inspect_test

import (
	"strings"
	"testing"
)

func TestOnlyBoatsWithBoltedKeelsAreAskedForBolts(t *testing.T) {
	for text, want := range map[string]bool{
		"1989 Catalina 34. Sails 2021.":                           true,
		"Lagoon 450 F 2013. Sails 2021.":                          false,
		"Ovni 395, 2003, aluminium. Sails 2021.":                  false,
		"Ribcraft 6.8m 2008. Ex sailing club safety boat.":        false,
		"1990 steel ketch, 11 m. Sails 2021.":                     false,
		"2008 Dehler 34. Used by a sailing school for two years.": true,
	} {
		r := assess(t, text)
		if all := strings.Join(append(r.Questions, r.Surveyor...), " "); strings.Contains(all, "bolts") != want {
			t.Errorf("%q: got %q, want bolts %v", text, all, want)
		}
	}
}

func TestAnotherVersionIsNotTheBoat(t *testing.T) {
	for text, want := range map[string]string{
		"1984 C&C 35 Mk III. Rod rigging original.": "1984 C&C 35 Mk III",
		"1972 C&C 35 Mk I. Rod rigging original.":   "1972 C&C 35 MkI",
		"2003 Catalina 36 MkII. Sails 2021.":        "2003 Catalina 36 MkII",
	} {
		if r := assess(t, text); r.Boat.Name != want || len(r.Contradictions) > 0 {
			t.Errorf("%q: got %q, %v, want %q", text, r.Boat.Name, r.Contradictions, want)
		}
	}
}

func TestGalvanisedWireIsNotCalledStainless(t *testing.T) {
	found := assess(t, "1955 sloop. Galvanised standing rigging 2006.").Findings
	if len(found) == 0 {
		t.Fatal("nothing is found")
	}
	for _, f := range found {
		if strings.Contains(strings.ToLower(f.Deficiency+f.Why), "stainless") {
			t.Errorf("got %q, %q", f.Deficiency, f.Why)
		}
	}
}

func TestNoBronzeIsAdvisedInAluminium(t *testing.T) {
	found := assess(t, "Ovni 395, 2003, aluminium. The seacocks are corroded.").Findings
	if len(found) == 0 {
		t.Fatal("nothing is found")
	}
	for _, f := range found {
		if strings.Contains(f.Correction, "bronze") {
			t.Errorf("got %q", f.Correction)
		}
	}
}

func TestNoCoreIsLookedForInMetalDecks(t *testing.T) {
	r := assess(t, "1990 steel ketch, 11 m. Sails 2021.")
	if all := strings.Join(append(r.NotAssessed, r.Surveyor...), " "); strings.Contains(all, "core") {
		t.Errorf("got %q", all)
	}
}
