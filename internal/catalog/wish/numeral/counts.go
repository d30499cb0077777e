package numeral

import (
	"cmp"
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// counts are the ways to write how many of something there are, or are to be shown.
var counts = []spelling{
	{ // "two-cabin"
		[]string{"-cabin", "-berth", "-head", "-engine", "-stateroom"},
		regexp.MustCompile(`(?i)\b(one|two|three|four|five|six|eight|ten)-(cabin|berth|head|engine|stateroom)`),
		func(m []string) string { return m[1] + " " + m[2] },
	},
	{ // "one or two cabins"
		[]string{"one or ", "one to ", "one-", "eine oder ", "une ou "},
		regexp.MustCompile(`(?i)\b(?:one|eine|une)(?:-| (or|to|oder|ou) )(two|three|zwei|drei|deux|trois|2|3) (cabin|kabine|cabine|stateroom|head|toilet|berth|koje)`),
		func(m []string) string {
			high := m[2]
			if n := few[strings.ToLower(high)]; n > 0 {
				high = strconv.Itoa(n)
			}
			return fmt.Sprintf("1 %s %s %s", cmp.Or(m[1], "to"), high, m[3])
		},
	},
	{ // "one cabin", as a count
		[]string{"one ", "single"}, regexp.MustCompile(`(?i)\b(?:one|single)[ -](cabin|stateroom|head|toilet)\b( cruiser)?`),
		func(m []string) string {
			if m[2] != "" {
				return m[0]
			}
			return "1 " + m[1]
		},
	},
	{ // "the five cheapest", "top ten"
		[]string{"top ", "best ", "first ", "cheapest ", "the ", "show ", "me ", "list ", "only ", "die ", "les "},
		regexp.MustCompile(`(?i)\b(?:(top|best|first|cheapest|the|show|show me|give me|list|only|die|les) (two|three|four|five|six|seven|eight|nine|ten|` +
			`zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix) ` +
			`(cheapest|newest|oldest|biggest|largest|longest|smallest|most|best|latest|boats|results|listings|by|` +
			`günstigsten|billigsten|teuersten|neuesten|jüngsten|ältesten|größten|längsten|kleinsten|moins|plus|derniers?|bateaux)|(top) (two|three|four|five|six|seven|eight|nine|ten))\b`),
		func(m []string) string {
			return strings.TrimRight(fmt.Sprintf("%s %d %s", m[1]+m[4], few[strings.ToLower(m[2]+m[5])], m[3]), " ")
		},
	},
}
