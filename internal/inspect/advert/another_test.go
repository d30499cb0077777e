package advert_test

import (
	"strings"
	"testing"
)

func TestWhatIsSaidOfASisterShipIsNotSaidOfTheBoat(t *testing.T) {
	rd := load(t)
	for _, test := range []struct{ text, want string }{
		{"Her sister ship has a soft deck.", ""},
		{"Das Schwesterschiff hat Osmose.", ""},
		{"As on her sister ship, the deck is soft.", "deck defect soft"},
		{"The deck is soft. Her sister ship has blisters.", "deck defect soft"},
	} {
		if got := strings.Join(cues(rd, test.text), "; "); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}
