package inspect_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestNothingMendedHarmlessOrElsewhereForbidsToSail(t *testing.T) {
	for _, text := range []string{
		"1990 Sabre 36. Grounded softly in 2021, matrix looked at by a surveyor, no damage.",
		"1990 Sabre 36. In 2023 we touched a stone; the keel joint and the structure were inspected by an expert, two cracked tabbings were re-laminated.",
		"1990 Sabre 36. Leichter Haarriss vorn am Kielansatz, seit Jahren unverändert.",
		"1990 Sabre 36. Rudder: some water drains out when hauled, like all of them.",
		"1990 Sabre 36. Bilge keels, needs TLC.",
		"1990 Sabre 36. Rudder blade edge chipped.",
		"1990 Sabre 36. Tiller extension joint broken.",
		"1990 Sabre 36. VHF aerial cable to the masthead damaged.",
		"1990 Sabre 36. Navigation light at the mast is broken.",
		"1988 aluminium cutter. Le hale-bas de dérive est à changer.",
		"1988 aluminium cutter, amateur built to a plan.",
		"1990 Sabre 36. A friend with a sistership had rudder bearing play; ours has none of this.",
		"1990 Sabre 36. Staysail boom gooseneck cracked.",
		"1990 Sabre 36. A hairline on the mast was only in the paint.",
	} {
		if got := assess(t, text).Warning(); got != "" {
			t.Errorf("%q: got %q", text, got)
		}
	}
}

func TestWhatWasPutRightIsAskedForAndLowersNoScore(t *testing.T) {
	r := assess(t, "1990 Sabre 36. Grounded softly in 2021, matrix looked at by a surveyor, no damage.")
	at := slices.IndexFunc(r.Findings, func(f inspect.Finding) bool { return f.Item == part.Keel })
	if at < 0 || r.Findings[at].Grade != "B" || !strings.Contains(r.Findings[at].Correction, "report") {
		t.Fatalf("got %+v", r.Findings)
	}
	for _, a := range r.Areas {
		for _, m := range a.Moves {
			if m.Points < 0 && strings.Contains(m.Why, "aground") {
				t.Errorf("%s: %+v", a.Area, m)
			}
		}
	}
}

func TestWhyAndCorrectionFitTheBoat(t *testing.T) {
	for text, want := range map[string][2]string{ // a word that has to stand in what is said of the first finding about it, and one that must not
		"Steel ketch 12 m, 1985. The forward hatch leaks.":                                                     {"lining", "core"},
		"Steel ketch 12 m, 1985. Rust at the stanchion bases.":                                                 {"ultrasound", "core"},
		"Stahlverdränger 12 m, Bj. 1978. Rost am Deck.":                                                        {"ultrasound", "core"},
		"1998 Sea Ray 310 Sundancer. Port drive original, paint bubbling on the upper case.":                   {"anodes", "bellow"},
		"1990 Sabre 36. EPIRB not included.":                                                                   {"Price one", "hydrostatic"},
		"1990 Sabre 36. Windlass does not work.":                                                               {"motor", "pawls"},
		"1990 Sabre 36. Seacocks all replaced by Trudesign in 2012.":                                           {"Work each", "Renew with"},
		"1990 Sabre 36. Struck by lightning in 2018, electronics all renewed in 2019. Lightning went through.": {"through-hulls", "electronics"},
	} {
		r := assess(t, text)
		found := false
		for _, f := range r.Findings {
			said := f.Deficiency + f.Why + f.Correction + f.Cost
			if strings.Contains(said, want[0]) {
				found = true
				if said := f.Correction + f.Cost; strings.Contains(said, want[1]) {
					t.Errorf("%q: %q in %+v", text, want[1], f)
				}
			}
		}
		if !found {
			t.Errorf("%q: no %q in %+v", text, want[0], r.Findings)
		}
	}
}

func TestALookIsNotPricedAsANewPart(t *testing.T) {
	for _, text := range []string{
		"1980 Sabre 36. Mast original.",
		"1990 Sabre 36. Keel joint caulked, a smile at the keel.",
		"2000 Sabre 36 with teak decks, a few plugs missing.",
		"1990 Sabre 36. She was aground in 2019.",
	} {
		for _, f := range assess(t, text).Findings {
			if f.Cost != "" && f.Evidence[0].Kind != "watchlist" {
				t.Errorf("%q: %s costs %s", text, f.Title, f.Cost)
			}
		}
	}
}

func TestAgeAloneMakesNoBoatPoor(t *testing.T) {
	for text, want := range map[string]string{
		"1936 gaff cutter of 34 ft, pitch pine on oak. Keel bolts drawn 2020. Rudder good. Decks new 2005, hatches good. Rig 2016, sails 2018, mast 2005. Beta 30, 890 hours, shaft 2021, fuel tank clean. Batteries 2021, wiring 2005, charger. Bilge dry, toilet and heating serviced. No gas. Flares and lifejackets good.": "fair",
	} {
		if r := assess(t, text); r.Band == "poor" || r.Band == "restorable" {
			t.Errorf("%q: %s, want %s", text, r.Band, want)
		}
	}
}
