package premise_test

import (
	"strings"
	"testing"
)

func TestWhoAsksWhetherToCarryOnIsToldTheVerdictFirst(t *testing.T) {
	for text, want := range map[string]string{
		"No water is coming out of my exhaust, can I carry on for 20 minutes to the marina?": "No: stop it now",
		"Engine started but no cooling water out the back, ok to run it for ten minutes?":    "No: stop it now",
		"Is it OK to keep motoring with the overheat alarm on, the marina is 15 min away?":   "No: stop it now",
		"temperature alarm just went off, can I finish the last mile under engine?":          "No: stop it now",
		"The oil pressure light came on, can I continue for half an hour?":                   "No: stop it now",
		"Oil pressure is zero, may I run the engine until the harbour?":                      "No: stop it now",
		"can i leave the tether off below 15 knots of wind":                                  "No: the wind is no measure",
		"Is a harness off in a calm all right?":                                              "No: the wind is no measure",
		"Do I have to clip on in light winds?":                                               "Yes: at night",
		"Is it safe to sleep with the gas heater on if a window is open?":                    "No: never sleep",
		"Can we leave the paraffin heater burning overnight with the hatch open?":            "No: never sleep",
		"Can I use the VHF DSC red button for a breakdown without danger?":                   "No: the red button",
		"Ran out of diesel in calm weather, do I hit the DSC button?":                        "The red button",
		"Why does water come out of the exhaust?":                                            "",
		"The bilge pump runs but no water comes out":                                         "",
		"Which tether do I need?":                                                            "",
		"How do I heat the cabin at night?":                                                  "",
	} {
		if got := mistake(text).Says; !strings.HasPrefix(strings.ToLower(got), strings.ToLower(want)) || (got == "") != (want == "") {
			t.Errorf("%q finds %q, want %q", text, got, want)
		}
	}
}
