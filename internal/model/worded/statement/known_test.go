package statement_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

func known() *statement.Known {
	return statement.NewKnown([]string{
		"Spring tides have the largest range and the strongest streams.",
		"Neap tides have the smallest range and the weakest streams.",
		"The port-tack boat gives way to the starboard-tack boat.",
		"A north cardinal mark is passed on its north side.",
		"Tacking takes the bow through the wind; gybing takes the stern through it.",
		"A heavy anchor holds better than a light one.",
		"Salt water is denser than fresh water.",
	})
}

func TestWhatIsTurnedRoundIsFoundWithWhatIsSo(t *testing.T) {
	k := known()
	for said, want := range map[string]string{
		"neaps have the biggest range of tide":                   "Spring tides have the largest range and the strongest streams.",
		"a north cardinal mark is passed on the south side":      "A north cardinal mark is passed on its north side.",
		"the starboard-tack boat gives way to the port-tack one": "The port-tack boat gives way to the starboard-tack boat.",
		"the stern goes through the wind in tacking":             "Tacking takes the bow through the wind; gybing takes the stern through it.",
	} {
		if got, ok := k.Against(said); got != want || !ok {
			t.Errorf("%q: %q, want %q", said, got, want)
		}
	}
}

func TestWhatIsSoOrUnknownIsNotTurnedRound(t *testing.T) {
	k := known()
	for _, said := range []string{
		"spring tides have the largest range",
		"neap tides have the smallest range",
		"a north cardinal mark is passed on its north side",
		"a south cardinal buoy is yellow over black",
		"spring tides are bigger than neap tides",
		"port-tack boats give way to starboard-tack boats",
		"the tide turns",
		"my boat has the largest saloon of the marina",
		"",
	} {
		if got, ok := k.Against(said); ok {
			t.Errorf("%q: is said to be turned round, since %q", said, got)
		}
	}
}

func FuzzAnySentenceIsHeldAgainstTheKnown(f *testing.F) {
	k := known()
	f.Add("neaps have the biggest range; isn't it so?")
	f.Add("than than gives way before, after not no")
	f.Fuzz(func(t *testing.T, said string) {
		if got, ok := k.Against(said); ok && got == "" {
			t.Errorf("%q is turned round without a sentence that says so", said)
		}
	})
}
