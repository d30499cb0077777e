package answer_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/calc/answer"
)

func TestATimeOfDayIsWrittenWithItsDay(t *testing.T) {
	for seconds, want := range map[float64]string{
		0: "00:00 UTC", 5*3600 + 29: "05:00 UTC", 86399.9: "00:00 UTC the next day", 90000: "01:00 UTC the next day", -10: "00:00 UTC", -60: "23:59 UTC the day before", -90000: "23:00 UTC the day before",
	} {
		if got := answer.Clock(seconds, "UTC"); got != want {
			t.Errorf("%g s is written %q, want %q", seconds, got, want)
		}
	}
	if got := answer.Clock(3600, ""); got != "01:00" {
		t.Errorf("a time without a zone is written %q", got)
	}
}
