package quantity_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/quantity"
)

func TestThousandsAreGrouped(t *testing.T) {
	for _, tt := range []struct{ digits, separator, want string }{
		{"0", ",", "0"}, {"999", ",", "999"}, {"1000", ",", "1,000"}, {"123456", ".", "123.456"},
		{"1234567", "\u202f", "1\u202f234\u202f567"}, {"-1000", ",", "-1,000"}, {"-100", ",", "-100"},
	} {
		if got := quantity.Grouped(tt.digits, tt.separator); got != tt.want {
			t.Errorf("%s: got %q, want %q", tt.digits, got, tt.want)
		}
	}
}

func TestFourFiguresKeepAllBeforeThePoint(t *testing.T) {
	for value, want := range map[float64]string{7.33912: "7.339", 0.000123456: "0.0001235", 1852: "1852", 123456.7: "123457", -999.96: "-1000", 12: "12"} {
		if got := quantity.FourFigures(value); got != want {
			t.Errorf("%v is written %s, want %s", value, got, want)
		}
	}
}
