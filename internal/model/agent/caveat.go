package agent

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// caveats are what an answer ends with, as says.txt names it, by the beginning of the id of the passage it rests on.
var caveats = []struct{ begins, says string }{
	{"first-aid-suicide", ""},
	{"first-aid", "no doctor"},
	{"insurance", "policies differ"},
	{"licences", "fees change"},
	{"buying-vat", "no tax advice"},
	{"buying-import", "no tax advice"},
	{"buying-title", "no legal advice"},
	{"buying-contract", "no legal advice"},
	{"cruising-areas-schengen", "rules change"},
	{"cruising-areas-us-entry", "rules change"},
	{"cruising-areas-eu-vat", "no tax advice"},
}

func caveatFor(a knowledge.Answer, t turn) string {
	for _, c := range caveats {
		for i, p := range a.Sources[:min(2, len(a.Sources))] {
			if i > 0 && c.says == "policies differ" { // a word on insurers beside another subject
				break
			}
			if strings.HasPrefix(p.ID, c.begins) {
				if c.says == "" {
					return ""
				}
				return t.say(c.says)
			}
		}
	}
	return ""
}

// ofSafety are the beginnings of the ids of passages that somebody may act on when a life is in danger: another engine may
// not put them into words of its own.
var ofSafety = []string{"abandoning-", "distress-", "emergencies-", "fire-", "first-aid-", "flooding-", "gas-", "man-overboard-"}

// rescue are the beginnings of the ids of passages that an emergency's answer may go on with.
var rescue = slices.Concat(ofSafety, []string{"collision-", "grounding-", "heavy-weather-", "safety-equipment-carbon-monoxide"})

// savesLives reports whether an answer rests, in the first place or the second, on a passage of ofSafety.
func savesLives(a knowledge.Answer) bool {
	return slices.ContainsFunc(a.Sources[:min(2, len(a.Sources))], func(p *knowledge.Passage) bool {
		return slices.ContainsFunc(ofSafety, func(begins string) bool { return strings.HasPrefix(p.ID, begins) })
	})
}

// isRescue reports whether a passage may stand in an emergency's answer.
func isRescue(id string) bool {
	return slices.ContainsFunc(rescue, func(begins string) bool { return strings.HasPrefix(id, begins) })
}
