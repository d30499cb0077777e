package fault_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/fault"
)

func TestCausesAreForTheLogAlone(t *testing.T) {
	secret := errors.New("secret")
	f := fault.From(fmt.Errorf("read it: %w", secret))
	if f.Kind != fault.Internal || strings.Contains(f.Message, "secret") || !errors.Is(f, secret) || !strings.Contains(f.Error(), "secret") {
		t.Errorf("got %+v, message %q, error %q", f, f.Message, f)
	}
	wrapped := fmt.Errorf("answer: %w", fault.New(fault.NotFound, "no model %q", "x").At("model"))
	if f := fault.From(wrapped); f.Kind != fault.NotFound || f.Param != "model" || f.Message != `no model "x"` {
		t.Errorf("got %+v", f)
	}
}

func TestClipShortensByCharacters(t *testing.T) {
	long := strings.Repeat("ü", 65)
	for in, want := range map[string]string{"": "", "x": "x", long[:128]: long[:128], long: long[:128] + "…", "\xff": "\ufffd"} {
		if got := fault.Clip(in); got != want {
			t.Errorf("%q: got %q, want %q", in, got, want)
		}
	}
}
