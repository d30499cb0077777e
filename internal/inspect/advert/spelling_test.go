package advert_test

import (
	"strings"
	"testing"
)

func TestMisspeltWordsAreReadAndOrdinaryOnesAreLeftAlone(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Saildive leeking oil, batterys replaced 2021, headlinnings mouldy.": "batteries renewed 2021",
		"A leading boat with a cutter rig and a kleiner Spiegel.":            "",
		"The hul has no leading marks.":                                      "",
		"The widnlass is seized.":                                            "winches defect dead",
	} {
		got := strings.Join(cues(rd, text), "; ")
		if !strings.Contains(got, want) || want == "" && got != "" {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
