package advert_test

import (
	"strings"
	"testing"
)

func TestWordsThatNameAPartByChanceTellNothingOfIt(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"Moody 33, 1976. Original E120 remains at the helm as a repeater.":                   "",
		"Moody 33, 1976. There's still a fuse box from the Seventies behind the helm.":       "",
		"Moody 33, 1976. Some play at the helm.":                                             "steering defect play",
		"Moody 33, 1976. Hairline cracking at the main forward bulkhead.":                    "bulkheads defect crack",
		"Moody 33, 1976. The saildrive membrane was changed in 2023 as the manual requires.": "saildrive renewed 2023",
		"Moody 33, 1976. A leakage monitor is fitted.":                                       "",
		"Moody 33, 1976. Nous avons fait deux transats, en 2017 et 2024.":                    "",
		"Moody 33, 1976. Supplied new by us in 2001.":                                        "",
		"Moody 33, 1976. Osmose nicht bekannt.":                                              "",
		"Moody 33, 1976. Gelcoat marks as is usual for the age.":                             "",
	} {
		if got := strings.Join(cues(rd, text), "; "); got != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}
