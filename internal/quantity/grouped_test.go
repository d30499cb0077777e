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
