package advert_test

import (
	"strings"
	"testing"
)

func TestWhatIsSaidOfAnotherBoatIsNotSaidOfTheBoat(t *testing.T) {
	rd := load(t)
	for _, test := range []struct{ text, want string }{
		{"Her sister ship has a soft deck.", ""},
		{"Das Schwesterschiff hat Osmose.", ""},
		{"My wife's boat, a Centaur, is also for sale: she needs a new engine and her keels leak.", ""},
		{"Das Boot meiner Frau hat Osmose.", ""},
		{"Our other yacht has a soft deck.", ""},
		{"My boat has a soft deck.", "deck defect soft"},
		{"My sister says the deck is soft.", "deck defect soft"},
		{"As on her sister ship, the deck is soft.", "deck defect soft"},
		{"The deck is soft. Her sister ship has blisters.", "deck defect soft"},
	} {
		if got := strings.Join(cues(rd, test.text), "; "); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestWhatIsSaidOfOtherBoatsOnOfferIsNotSaidOfTheBoat(t *testing.T) {
	rd := load(t)
	text := "The deck is soft.\nSimilar boats you may like: Hanse 400, keel leaks. Bavaria 38, the mast is bent.\nThe rudder has play."
	if got, want := strings.Join(cues(rd, text), "; "), "deck defect soft; rudder defect play"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	text = "The deck is soft. Other boats in the marina have osmosis."
	if got, want := strings.Join(cues(rd, text), "; "), "deck defect soft"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

func TestAStayThatIsNewMakesNoRigNew(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Forestay replaced 2018.":                                                           "standing_rigging serviced 2018",
		"Vorstag 2018 erneuert.":                                                            "standing_rigging serviced 2018",
		"Standing rigging and forestay replaced 2018.":                                      "standing_rigging renewed 2018",
		"Standing rigging renewed in 2009. The forestay was renewed in 2018.":               "standing_rigging renewed 2009; standing_rigging serviced 2018",
		"Standing rigging renewed in 2009 apart from the forestay, which was done in 2018.": "standing_rigging renewed 2009; standing_rigging serviced 2018",
		"Standing rigging renewed in 2009 except the forestay (2018).":                      "standing_rigging renewed 2009; standing_rigging serviced 2018",
		"The forestay is broken.":                                                           "standing_rigging defect damage",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestWhatWasMendedOrDeniedIsNoDefectNow(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Hull was epoxied in 2004, following osmosis found at survey.":        "hull serviced 2004; hull repaired blister",
		"Sin ósmosis según peritaje de 2019.":                                 "hull clear blister",
		"Geen osmose.":                                                        "hull clear blister",
		"Osmosi trattata nel 2015.":                                           "hull repaired blister",
		"Some osmosis on the rudder only.":                                    "rudder defect blister",
		"No rot, moisture tested in 2022.":                                    "interior clear rot",
		"Decks: some soft spots to port. Starboard side was recored in 2014.": "deck defect soft; deck repaired soft",
		"Rod was swapped for wire in 2012.":                                   "standing_rigging renewed 2012",
		"Sold as seen.":                                                       "",
		"Gas removed, electric cooker fitted.":                                "galley renewed",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestWhatLiesAshoreOrBelongsToAnotherBoatIsNotThisBoats(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"New Beta 25 fitted 2016; the original engine is in the shed if anyone wants it.": "engine renewed 2016",
		"Original mast is in the garage as a spare.":                                      "",
		"The original mast is sound.":                                                     "mast original",
		"We have another boat, a Moody with a leaking deck.":                              "",
		"I have bought another boat with a rotten deck.":                                  "",
		"She has another leak in the deck.":                                               "deck defect leak",
		"Teak cockpit seats.":                                                             "",
		"New AC wiring 2021.":                                                             "wiring renewed 2021",
		"Rettungsinsel 2021 abgelaufen.":                                                  "liferaft defect expired",
		"Autopilot died last season.":                                                     "electronics defect dead",
		"Sails 2015, worn.":                                                               "sails renewed 2015; sails defect wear",
		"We were going to replace the batteries this year.":                               "",
		"Moisture readings were not taken.":                                               "",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

func TestItalianSpanishAndDutchAdvertsAreRead(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Motore Volvo MD2030 del 2004 con 1850 ore, revisionato nel 2019.": "engine renewed 2004; engine serviced 2019; engine_hours hours 1850",
		"Carena trattata per osmosi nel 2010.":                             "hull repaired blister",
		"Sartiame sostituito nel 2012.":                                    "standing_rigging renewed 2012",
		"Perni della chiglia controllati nel 2018.":                        "keel_bolts serviced 2018",
		"Coperta in teak da rifare.":                                       "teak_deck defect needs",
		"Scafo senza osmosi. Timone con leggero gioco.":                    "hull clear blister; rudder defect play",
		"Zattera scaduta nel 2021.":                                        "liferaft defect expired",
		"Il motore perde olio.":                                            "engine defect oil",
		"Motor revisado en 2020, 1200 horas.":                              "engine serviced 2020; engine_hours hours 1200",
		"Velas nuevas 2019. Sin ósmosis. Extintores caducados.":            "sails renewed 2019; hull clear blister; extinguishers defect expired",
		"Staand want vervangen in 2015. Geen osmose. Roer heeft speling.":  "standing_rigging renewed 2015; hull clear blister; rudder defect play",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
