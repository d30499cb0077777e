package knowledge_test

import (
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"
)

func TestTheCorpusIsLargeAndWhole(t *testing.T) {
	base := load(t)
	if n := len(base.Passages()); n < 600 {
		t.Errorf("there are %d passages, want at least 600", n)
	}
	topics := map[string]bool{}
	for _, p := range base.Passages() {
		topics[p.Topic] = true
		if got, ok := base.Passage(p.ID); !ok || got.Title != p.Title {
			t.Errorf("%s is not found by its id", p.ID)
		}
		for _, text := range append([]string{p.Title, p.Summary}, p.Facts...) {
			if !utf8.ValidString(text) || strings.Contains(text, "  ") {
				t.Errorf("%s: untidy text %q", p.ID, text)
			}
		}
		if n := len(strings.Fields(p.Summary)); n < 5 || n > 80 {
			t.Errorf("%s: the summary has %d words", p.ID, n)
		}
	}
	if n := len(topics); n < 35 {
		t.Errorf("there are %d topics, want at least 35", n)
	}
}

// leaning is how a fact begins that does not stand alone.
var leaning = regexp.MustCompile(`^(It|This|That|These|They|He|She|Its|Their) `)

func TestFactsStandAlone(t *testing.T) {
	for _, p := range load(t).Passages() {
		for _, f := range p.Facts {
			if leaning.MatchString(f) {
				t.Errorf("%s: the fact %q leans on the one before", p.ID, f)
			}
		}
	}
}
