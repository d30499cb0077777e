package agent

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// caveats are what an answer ends with, by the beginning of the id of the passage it rests on.
var caveats = []struct{ begins, text string }{
	{"first-aid-suicide", ""},
	{"first-aid", "This is first aid, not a doctor's advice: in doubt ask for radio medical advice through the coastguard, or a doctor."},
	{"insurance", "Policies differ: the wording of yours and your insurer's written answer decide."},
	{"licences", "Rules and fees change: check with the authority before you rely on this."},
	{"buying-vat", "This is no tax advice: check with the customs authority or a specialist."},
	{"buying-import", "This is no tax advice: check with the customs authority or a specialist."},
	{"buying-title", "This is no legal advice: for a contract or a dispute ask a maritime lawyer."},
	{"buying-contract", "This is no legal advice: for a contract or a dispute ask a maritime lawyer."},
	{"cruising-areas-schengen", "Rules change: check with the authorities before you sail."},
	{"cruising-areas-us-entry", "Rules change: check with the authorities before you sail."},
	{"cruising-areas-eu-vat", "This is no tax advice: check with the customs authority or a specialist."},
}

func caveatFor(a knowledge.Answer) string {
	for _, c := range caveats {
		for _, p := range a.Sources[:min(2, len(a.Sources))] {
			if strings.HasPrefix(p.ID, c.begins) {
				return c.text
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
