package agent_test

import (
	"strings"
	"testing"
)

func TestOfAPlaceThatNoPassageNamesNothingIsMadeUp(t *testing.T) {
	a := newAgent(t)
	for question, want := range map[string]string{
		"Is it safe to sail in Libya?":             "I have nothing on Libya in particular.",
		"Is Haiti safe for yachts?":                "I have nothing on Haiti in particular.",
		"Anchoring in the Scillies":                "I have nothing on Scillies in particular.",
		"What are the rules on Lake Garda?":        "I have nothing on Lake Garda in particular.",
		"How do I cross the Pentland Firth?":       "I have nothing on Pentland Firth in particular.",
		"Best time to sail in Thailand":            "**South-East Asia and Thailand**",
		"What about sailing in Venezuela?":         "**Western Caribbean",
		"What anchor should I use in Zadar?":       "**",
		"Can I fly a drone in Italy?":              "**A drone over the boat**",
		"What is the best restaurant in Melbourne": "That is outside",
		"Distance from Cowes to Port Blimpington?": "I cannot calculate this: \"Port Blimpington\" is no place I know",
		"How far is Zarkonia Bay from Malta?":      "I cannot calculate this: \"Zarkonia Bay\" is no place I know",
		"Known problems of the Zephyr Corsa 3900?": "I know no Zephyr Corsa 3900",
	} {
		if text := run(t, a, ask(question)).text; !strings.HasPrefix(text, want) {
			t.Errorf("%q is answered %.120q, want %q", question, text, want)
		}
	}
}
