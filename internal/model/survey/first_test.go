package survey_test

import (
	"strings"
	"testing"
)

func TestWhatMayBeGraveStandsAloneAndBeforeTheFindings(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("1985 Catalina 30. Standing rigging 2012. Perhaps the seacocks are seized. Windlass works up only."))
	before, after, found := strings.Cut(a.text, "### Findings")
	if a.err != nil || !found || !strings.Contains(before, "### Ask this first") || !strings.Contains(before, "**Ask first** about 1 sentence that is grave if so today") {
		t.Errorf("%v: %s", a.err, a.text)
	}
	_, quoted, _ := strings.Cut(after, "### Read with the seller")
	if !strings.Contains(quoted, "up only") || !strings.Contains(quoted, "not all of it") || strings.Contains(quoted, "seized") {
		t.Errorf("%s", quoted)
	}
}

func TestOldEnginesAndSailsNobodyLookedAtAreNoPartOfTheSum(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("1985 Catalina 30. Sails in bags, not inspected. Engine from 1985. Standing rigging 1999."))
	if a.err != nil || strings.Contains(a.text, "together") {
		t.Errorf("%v: %s", a.err, a.text)
	}
}
