package agent

import (
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
