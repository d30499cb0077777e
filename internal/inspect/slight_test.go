package inspect_test

import (
	"slices"
	"testing"
)

func TestWhatIsToldAsSmallDoesNotForbidToSail(t *testing.T) {
	in := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. Steering: right wheel has slight play.":                         "grade B steering play",
		"Moody 33, 1976. Steering has a lot of play.":                                    "grade A steering play",
		"Moody 33, 1976. Small leak at the chainplate, stained the bulkhead but no rot.": "grade B chainplates leak",
		"Moody 33, 1976. Dent in the hull at the port bow, framing not deformed.":        "grade B hull damage",
		"Dehlya 25, 1986. Kielkasten etwas undicht.":                                     "grade B keel leak",
		"Moody 33, 1976. Centreboard: bushing is worn.":                                  "grade B keel wear",
		"Moody 33, 1976. Steering by a small wheel of teak that has heavy play.":         "grade A steering play",
	} {
		if got := grades(in, text); !slices.Contains(got, want) {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
