package knowledge_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// agreed are quantities that stand in more than one passage: every sentence that has all the words of about has to give
// the value.
var agreed = []struct {
	name  string
	about []string
	says  string
}{
	{"the channel of DSC", []string{"digital selective calling", "channel"}, `70`},
	{"the channel of distress calls by voice", []string{"mayday", "vhf channel"}, `channel (16|70)`},
	{"the overtaking sector", []string{"abaft", "beam", "degrees"}, `22\.5`},
	{"hull speed in feet", []string{"hull speed", "√", "feet"}, `1\.34`},
	{"EPIRBs to satellites", []string{"epirb", "mhz"}, `406`},
	{"Navtex in English", []string{"navtex", "khz"}, `518|490`},
	{"Beaufort 8", []string{"force 8", "knots"}, `\b34\b`},
	{"the US limit of blood alcohol", []string{"us ", "blood alcohol"}, `0\.08|80 mg`},
	{"the diaphragm of a Volvo saildrive", []string{"volvo", "diaphragm", "years"}, `seven|7`},
	{"a power-driven vessel making way in fog", []string{"prolonged blast", "two minutes", "making way"}, `(?i)one prolonged blast`},
	{"the danger signal", []string{"short blasts", "doubt"}, `(?i)five`},
	{"Schengen", []string{"schengen", "90", "days in any"}, `180`},
	{"cooling a burn", []string{"cool", "burn", "running water"}, `20`},
	{"acid on skin", []string{"acid", "rinsed", "minutes"}, `20|twenty`},
}

func TestNumbersAgreeBetweenPassages(t *testing.T) {
	base := load(t)
	for _, q := range agreed {
		says := regexp.MustCompile(q.says)
		var met []string
		for _, p := range base.Passages() {
			for _, s := range said(p) {
				if !hasAll(strings.ToLower(s), q.about) {
					continue
				}
				if !slices.Contains(met, p.ID) {
					met = append(met, p.ID)
				}
				if !says.MatchString(s) {
					t.Errorf("%s: %s says %q, other passages %s", q.name, p.ID, s, q.says)
				}
			}
		}
		t.Logf("%-45s %d passages", q.name, len(met))
		if len(met) < 2 {
			t.Errorf("%s: stands in %v, want at least two passages", q.name, met)
		}
	}
}

// said are the sentences of a passage.
func said(p knowledge.Passage) (sentences []string) {
	for _, text := range append(append([]string{p.Summary}, p.Facts...), append(p.Steps, p.Body...)...) {
		sentences = append(sentences, strings.SplitAfter(text, ". ")...)
	}
	return sentences
}

func hasAll(text string, words []string) bool {
	for _, w := range words {
		if !strings.Contains(text, w) {
			return false
		}
	}
	return true
}
