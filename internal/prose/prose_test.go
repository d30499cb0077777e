package prose_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/prose"
)

func TestAListHasItsLastWordBeforeItsLastItem(t *testing.T) {
	for _, c := range []struct {
		items []string
		want  string
	}{{nil, ""}, {[]string{"a"}, "a"}, {[]string{"a", "b"}, "a or b"}, {[]string{"a", "b", "c"}, "a, b or c"}} {
		if got := prose.List(c.items, "or"); got != c.want {
			t.Errorf("List(%q) is %q, want %q", c.items, got, c.want)
		}
	}
}

func TestAnIdentifierIsSpacedIntoWords(t *testing.T) {
	if got, want := prose.Spaced("in_mast_furling"), "in mast furling"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
