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

func TestWhatIsSaidOfOtherBoatsOnOfferIsNotSaidOfTheBoat(t *testing.T) {
	rd := load(t)
	text := "The deck is soft.\nSimilar boats you may like: Hanse 400, keel leaks. Bavaria 38, the mast is bent.\nThe rudder has play."
	if got, want := strings.Join(cues(rd, text), "; "), "deck defect soft; rudder defect play"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	text = "The deck is soft. Other boats in the marina have osmosis."
	if got, want := strings.Join(cues(rd, text), "; "), "deck defect soft"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}
