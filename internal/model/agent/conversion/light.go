package conversion

import (
	"fmt"
	"regexp"
	"strings"
)

// lightCode is the description of a light as charts and lists write it: character, group, colour, period, height and range.
// Only case tells the height in metres from the range in miles.
var lightCode = regexp.MustCompile(`\b(LFl|L Fl|FFl|Fl|Oc|Iso|VQ|UQ|Q|Mo|Al|F)\.? ?(?:\(([0-9A-Z]{1,2}(?:\+[0-9])?)\))? ?(\+ ?L ?Fl)?\.? ?` +
	`(WRG|WR|WG|RG|W|R|G|Y|Bu|Or)?\.? ?(?:(\d{1,3}(?:[.,]\d)?) ?s(?:ec)?\b)?,? ?(?:(\d{1,3}) ?(m|ft)\b)?,? ?(?:(\d{1,2}(?:[/-]\d{1,2}){0,2}) ?M\b)?`)

var characters = map[string]string{
	"LFl": "a long flash of 2 seconds or more", "Fl": "flashing: dark longer than light", "FFl": "a fixed light with flashes",
	"Oc": "occulting: light longer than dark", "Iso": "isophase: light and dark of equal length", "Q": "quick: 50 to 79 flashes a minute",
	"VQ": "very quick: 80 to 159 flashes a minute", "UQ": "ultra quick: 160 or more flashes a minute", "Mo": "Morse", "Al": "alternating colours",
	"F": "fixed: a steady light",
}

var colours = map[string]string{
	"": "white, since no colour is written", "W": "white", "R": "red", "G": "green", "Y": "yellow", "Bu": "blue", "Or": "orange",
	"WRG": "white, red and green sectors", "WR": "white and red sectors", "WG": "white and green sectors", "RG": "red and green sectors",
}

// Light explains the description of a light that a text has, "Fl(2)R 10s 12m 8M", as a paragraph with a list, "" where it has none with at least
// two of period, height and range.
func Light(text string) string {
	for _, m := range lightCode.FindAllStringSubmatch(text, -1) {
		given := 0
		for _, part := range []string{m[5], m[6], m[8]} {
			if part != "" {
				given++
			}
		}
		if given >= 2 {
			return explainLight(m)
		}
	}
	return ""
}

func explainLight(m []string) string {
	name := strings.ReplaceAll(m[1], " ", "")
	kind := characters[name]
	if group := m[2]; name == "Mo" {
		kind = "a Morse letter, " + group
	} else if group != "" {
		kind += ", in groups of " + strings.ReplaceAll(group, "+", " and ")
	}
	if m[3] != "" {
		kind += " with a long flash after them"
	}
	parts := []string{"character " + strings.TrimSpace(m[1]) + ": " + kind, "colour: " + colours[m[4]]}
	if m[5] != "" {
		parts = append(parts, "period: the whole pattern repeats every "+strings.ReplaceAll(m[5], ",", ".")+" s")
	}
	if m[6] != "" {
		unit := " m (metres)"
		if m[7] == "ft" {
			unit = " ft (feet)"
		}
		parts = append(parts, "height: the light stands "+m[6]+unit+" above the datum of heights, mean high water springs or as the chart says")
	}
	if m[8] != "" {
		parts = append(parts, fmt.Sprintf("range: %s M, the nominal range in nautical miles in visibility of 10 miles", m[8]))
	}
	return "**" + strings.TrimSpace(m[0]) + "** means:\n\n- " + strings.Join(parts, "\n- ")
}
