package report_test

import (
	"slices"
	"strings"
	"testing"
)

func TestAnOfferToLookAtStandsOnce(t *testing.T) {
	for _, question := range []string{"Welche Segelyachten um 40 Fuß sind am beliebtesten?", "What can I buy for 80,000 euros in Greece?"} {
		var ids []string
		for _, e := range reportOn(t, question, 20000).Evidence {
			if slices.Contains(ids, e.ID) {
				t.Errorf("%q names %s twice", question, e.ID)
			}
			ids = append(ids, e.ID)
		}
		if !slices.ContainsFunc(ids, func(id string) bool { return strings.HasPrefix(id, "L-") }) {
			t.Errorf("%q names no offer", question)
		}
	}
}
