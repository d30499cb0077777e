package survey_test

import (
	"strings"
	"testing"
)

func TestRepairsOfWholeJobsAreAddedUpOnce(t *testing.T) {
	s := newSurveyor(t)
	first := "1985 Catalina 30. Keel bolts rusty. Keel joint leaks. Standing rigging replaced 1999. Seacocks corroded."
	a := ask(t, s, 3000, user(first), user("what would the repairs cost?"))
	if a.err != nil || !strings.Contains(a.text, "**Together,** as far as whole jobs have a figure: USD 6,000–15,000.") || !strings.Contains(a.text, "comes on top") {
		t.Errorf("%v: %s", a.err, a.text)
	}
	if a := ask(t, s, 3000, user("1985 Catalina 30. Keel bolts rusty."), user("what would the repairs cost?")); strings.Contains(a.text, "Together") {
		t.Errorf("one job is added up: %s", a.text)
	}
}

func TestBoatsAreNotSaidToBeOfSimilarAgeWhereHersIsUnknown(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("Beneteau Oceanis 331. Keel bolts rusty."))
	if a.err != nil || !strings.Contains(a.text, "of any age") || strings.Contains(a.text, "of similar age") {
		t.Errorf("%v: %s", a.err, a.text)
	}
}
