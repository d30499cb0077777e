package wish_test

import (
	"strings"
	"testing"
)

func TestAModelWhoseNumberIsBeyondMeasureHasNoLength(t *testing.T) {
	for _, model := range []string{"5e999", "9E309", "1" + strings.Repeat("0", 400), "+Inf", "+Infinity", "0x1p5000"} {
		if got := parser().Length("Bavaria", model); got != 0 {
			t.Errorf("a Bavaria %s is %g m long", model, got)
		}
		parser().Parse("something like a Bavaria "+model, nil)
	}
}
