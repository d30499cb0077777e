package survey_test

import (
	"strings"
	"testing"
)

func TestABoatThatIsOnlyNamedIsNotAssessed(t *testing.T) {
	s := newSurveyor(t)
	for _, text := range []string{"What should I look at when viewing a 1985 Catalina 30?", "which weak points does a 1985 Catalina 30 have"} {
		a := ask(t, s, 3000, user(text))
		if a.err != nil || !strings.HasPrefix(a.text, "## What to look at: 1985 Catalina 30") || !strings.Contains(a.text, "### Known on this design") ||
			!strings.Contains(a.text, "| Standing rigging | due, unless renewed since ") || !strings.Contains(a.text, "**A surveyor must check:**") {
			t.Errorf("%q: got %v:\n%s", text, a.err, a.text)
		}
	}
}

func TestWhatIsToldInAQuestionIsAssessed(t *testing.T) {
	for _, text := range []string{"1985 Catalina 30 with soft spots on the foredeck, what do you think?", "1985 Catalina 30"} {
		if a := ask(t, newSurveyor(t), 3000, user(text)); a.err != nil || !strings.HasPrefix(a.text, "## Condition assessment: 1985 Catalina 30") {
			t.Errorf("%q: got %v:\n%s", text, a.err, a.text)
		}
	}
}
