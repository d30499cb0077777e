package advert_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// doubts maps what each cue of a text says to the doubt about it.
func doubts(t *testing.T, text string) map[string]advert.Doubt {
	t.Helper()
	out := map[string]advert.Doubt{}
	for _, c := range load(t).Read(advert.Text{Source: "your message", Body: text}, thisYear) {
		out[c.String()] = c.Doubt
	}
	return out
}

// doubted is a cue and the doubt about it.
type doubted struct {
	cue   string
	doubt advert.Doubt
}

// leavesDoubt holds that each text has its cue with its doubt.
func leavesDoubt(t *testing.T, texts map[string]doubted) {
	t.Helper()
	for text, want := range texts {
		all := doubts(t, text)
		if doubt, told := all[want.cue]; !told || doubt != want.doubt {
			t.Errorf("%q: %q has the doubt %q, want %q in %v", text, want.cue, doubt, want.doubt, all)
		}
	}
}

// tellsPlainly holds that each text has its cue without a doubt.
func tellsPlainly(t *testing.T, cues map[string]string) {
	t.Helper()
	for text, cue := range cues {
		doubt, told := doubts(t, text)[cue]
		if !told || doubt != "" {
			t.Errorf("%q: %q is told: %v, with the doubt %q", text, cue, told, doubt)
		}
	}
}

func TestAPlainClauseIsTakenAtItsWord(t *testing.T) {
	tellsPlainly(t, map[string]string{
		"The deck is soft.":                                        "deck defect soft",
		"The deck is soft at the mast.":                            "deck defect soft",
		"Two cracked chainplates.":                                 "chainplates defect crack",
		"Windows on the port side leak a bit.":                     "windows defect leak",
		"Rudder: has play.":                                        "rudder defect play",
		"All seacocks replaced with composite in 2019.":            "seacocks renewed 2019",
		"Standing rigging renewed in 2018 except for the backstay": "standing_rigging renewed 2018",
		"Rigging? Replaced 2014.":                                  "standing_rigging renewed 2014",
		"There is no carbon monoxide alarm.":                       "alarms defect missing",
		"Rig, sails and batteries replaced in 2020.":               "batteries renewed 2020",
	})
}

func TestAClauseThatIsNotPlainLeavesADoubt(t *testing.T) {
	leavesDoubt(t, map[string]doubted{
		"The deck was soft at the bow.":                          {"deck defect soft", advert.Bygone},
		"The mast is believed to be corroded.":                   {"mast defect corrosion", advert.Hedged},
		"Water comes in at the saloon window, sealed in 2022.":   {"windows defect leak", advert.Cured},
		"Hull wet-sanded each spring.":                           {"hull defect moisture", advert.ManySenses},
		"Bow thruster weak - battery dead.":                      {"batteries defect dead", advert.OfPiece},
		"Flares 8/2026.":                                         {"flares renewed 2026", advert.Deadline},
		"Gas certificate 2025, hoses good.":                      {"gas renewed 2025", advert.OfPiece},
		"Moody 33, 1990. The Bavaria has the leaky chainplates.": {"chainplates defect leak", advert.OfOther},
	})
}
