package feed_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/feed"
)

// Texts are looked at several bytes at a time: what is found must not depend on where it stands.
func TestWhatIsFoundInADescriptionMayStandAnywhere(t *testing.T) {
	for written, want := range map[string]string{
		"a  boat": "a boat", "a \n boat": "a\nboat", "a\tboat": "a boat", "a boat\x7f": "a boat", "a boat ": "a boat", "a ~b{}@é boat": "a ~b{}@é boat",
		"call +44 1590 555 0123": "call [telephone]", "tel (305) 555-0123 now": "tel [telephone] now", "12,000 9:30 /": "12,000 9:30 /",
		"no teak deck, bow thruster": "no teak deck, bow thruster",
	} {
		for n := range 20 {
			for _, behind := range []string{"", " x", " and then some more words behind it"} {
				text, tidy := strings.Repeat("y", n)+" "+written+behind, strings.Repeat("y", n)+" "+want+behind
				if behind == "" {
					tidy = strings.TrimRight(tidy, " ")
				}
				tidy = strings.ReplaceAll(strings.TrimLeft(tidy, " "), "  ", " ")
				if got := described(t, text); got != tidy {
					t.Errorf("%q became %q, not %q", text, got, tidy)
				}
			}
		}
	}
}

// described is the description of a boat that is advertised with a text.
func described(t *testing.T, text string) (description string) {
	t.Helper()
	cfg := config(t)
	cfg.Format = feed.CSV
	_, err := feed.Read(t.Context(), strings.NewReader("id,make,model,description\n1,Petrel,30,\""+text+"\"\n"), cfg, func(rec feed.Record) error {
		if rec.Refused != nil {
			return rec.Refused
		}
		description = rec.Listing.Description
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return description
}
