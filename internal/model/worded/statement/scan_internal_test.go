package statement

import (
	"regexp"
	"strings"
	"testing"
)

// The expressions that the scanners stand for.
var (
	markPattern      = regexp.MustCompile(`\[((?:\d{1,3}|Q\d{1,3})(?:\s*[,;]\s*(?:\d{1,3}|Q\d{1,3}))*)\]`)
	sourcesPattern   = regexp.MustCompile(`^(?:\s*` + markPattern.String() + `)+\s*$`)
	shortenedPattern = regexp.MustCompile(`(?i)(?:^|[\s(])(?:e\.g|i\.e|approx|ca|no|nr|st|mr|mrs|dr|vs|max|min|incl|excl|fig|z\.\s?b|bzw|usw|d\.\s?h|p\.\s?ex|env|\pL)\.$`)
	germanPattern    = regexp.MustCompile(`(?i)\b(?:der|die|das|und|ist|mit|für|ein|eine|einen|den|dem|nicht|auf|bei|sind|bis|oder|zu)\b`)
)

var scanned = []string{
	"", "[1]", "[12, Q3;4] and [1234] and [Q]", "[1; 2]", "[1234]", "[1 , Q2] [3;4]\n", "[[1]] [1,2", "[1 ,\t2 ][3 ; 4]", "[1][2] ", " [1], [2]", "[Q12, 3]", "[ 1]", "[1]]",
	"about 5 e.g.", "(i.e.", "z. B.", "z.b.", "p. ex.", "p.ex.", "(P.\tEx.", "xp. ex.", "d. h.", "max.", "climax.", "a.", "é.", "1.", "A. ex.", ".", "ex.",
	"Für alle", "fürs", "FÜR", "für", "éist da", "under die", "Und", "zu_", "einen", "einend", "f ür", "fü", "zu", "beiß", "oder-",
}

func FuzzScannersFindWhatTheirExpressionsDo(f *testing.F) {
	for _, text := range scanned {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if strings.ContainsAny(text, "\u017f\u212a") {
			return // expressions take them for s and k, which no language that is read does
		}
		if want, got := markPattern.ReplaceAllString(text, "<$1>"), marks.ReplaceAllStringFunc(text, func(mark string) string {
			return "<" + mark[1:len(mark)-1] + ">"
		}); got != want {
			t.Errorf("marks: got %q, want %q", got, want)
		}
		for name, is := range map[string][2]bool{
			"onlySources": {onlySources(text), sourcesPattern.MatchString(text)},
			"shortened":   {shortened(text), shortenedPattern.MatchString(text)},
			"german":      {german.MatchString(text), germanPattern.MatchString(text)},
		} {
			if is[0] != is[1] {
				t.Errorf("%s(%q) is %v, the expression says %v", name, text, is[0], is[1])
			}
		}
	})
}
