package boatname_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/boatname"
)

func TestABoatOfAKnownBuilderThatTheTableHasNotIsMissing(t *testing.T) {
	for text, want := range map[string]string{
		"How long is a Bavaria 99?":                    "Bavaria 99",
		"Dufour Grand Large 39, how deep?":             "Dufour Grand Large 39",
		"Does a Contessa 32 beat the Contessa 31?":     "Contessa 31",
		"How long is a Contessa 32?":                   "",
		"the Bavaria of 2004":                          "",
		"a Bavaria 2004":                               "",
		"a Bavaria 99 ft long":                         "",
		"any Bavaria under 99":                         "",
		"what about the Moody 39":                      "", // moody, too, is who waits for wind
		"How long is the Zanzibar 34?":                 "",
		"The Bavaria has all those things and 99 more": "",
	} {
		if got := shared().Missing(text); got != want {
			t.Errorf("%q has the missing boat %q, want %q", text, got, want)
		}
	}
}

func TestAStrangerHasANameAndANumberBehindAnArticle(t *testing.T) {
	for text, want := range map[string]string{
		"How long is the Zanzibar 34?":       "Zanzibar 34",
		"Is a Grand Zanzibar 340 any good?":  "Grand Zanzibar 340",
		"How long is the Contessa 32?":       "Contessa 32",
		"How long is the zanzibar 34?":       "",
		"Is Zanzibar 34 miles from Pemba?":   "",
		"What does the Rule say of lights?":  "",
		"How heavy is the Zanzibar, loaded?": "",
	} {
		if got := boatname.Stranger(text); got != want {
			t.Errorf("%q has the stranger %q, want %q", text, got, want)
		}
	}
}

func TestBoatsNearAreOfTheMakeAndOfAboutTheNumber(t *testing.T) {
	for name, want := range map[string][]string{
		"Grand Soleil 41": {"Grand Soleil 42", "Grand Soleil 40", "Grand Soleil 43"},
		"Bavaria 99":      nil,
		"Zanzibar 34":     nil,
		"Bavaria":         nil,
	} {
		if got := shared().Near(name); !slices.Equal(got, want) {
			t.Errorf("near %q are %q, want %q", name, got, want)
		}
	}
}
