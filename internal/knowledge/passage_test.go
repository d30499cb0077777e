package knowledge_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// whole is a file of one passage that has every field.
const whole = `# Anchoring

## How to set an anchor
id: anchoring-set
terms: dig in, drop the hook
source: general seamanship
region: international
date: 2025
summary: Lower it, drift back, dig it in.
facts:
- The anchor is lowered when the boat stops.
- Chain is paid out to five times the depth.

steps:
1. Stop head to wind.
2. Lower the anchor.

Why it works: the flukes dig
in when the pull is low.

| Depth | Chain |
|---|---|
| 5 m | 25 m |
`

func TestEveryFieldOfAPassageIsRead(t *testing.T) {
	got, err := knowledge.Parse("anchoring.md", whole)
	if err != nil {
		t.Fatal(err)
	}
	want := []knowledge.Passage{{
		ID: "anchoring-set", Title: "How to set an anchor", Topic: "Anchoring",
		Terms: []string{"dig in", "drop the hook"}, Source: "general seamanship", Region: "international", Year: 2025,
		Summary: "Lower it, drift back, dig it in.",
		Facts:   []string{"The anchor is lowered when the boat stops.", "Chain is paid out to five times the depth."},
		Steps:   []string{"Stop head to wind.", "Lower the anchor."},
		Body:    []string{"Why it works: the flukes dig in when the pull is low.", "| Depth | Chain |\n|---|---|\n| 5 m | 25 m |"},
	}}
	if diff := cmp.Diff(want, got); diff != "" {
		t.Error(diff)
	}
}

func TestAPassageDoesNotHoldForWhatItsTopicDoesNot(t *testing.T) {
	for own, want := range map[string]string{
		"":                             "fog foggy",
		"except: catamaran trimaran\n": "catamaran trimaran",
		"except: nothing\n":            "",
	} {
		text := strings.Replace(whole, "# Anchoring\n", "# Anchoring\nexcept: fog foggy\n", 1)
		got, err := knowledge.Parse("anchoring.md", strings.Replace(text, "source: ", own+"source: ", 1))
		if err != nil {
			t.Fatal(err)
		}
		if got[0].Except != want {
			t.Errorf("with %q of its own it does not hold for %q, want %q", own, got[0].Except, want)
		}
	}
}

func TestAPassageWithoutAFieldIsRefusedByLine(t *testing.T) {
	for name, c := range map[string]struct{ drop, put, message string }{
		"topic":         {"# Anchoring\n", "", "the file has no topic"},
		"id":            {"id: anchoring-set\n", "", `the id "" is not`},
		"shape of id":   {"id: anchoring-set", "id: Anchoring Set", `the id "Anchoring Set" is not`},
		"terms":         {"terms: dig in, drop the hook\n", "", "it has no terms"},
		"source":        {"source: general seamanship\n", "", "must not be empty"},
		"empty source":  {"source: general seamanship", "source:", "anchoring.md:6: source is empty"},
		"region":        {"region: international\n", "", "must not be empty"},
		"date":          {"date: 2025", "date: soon", "the date 0 is not a year"},
		"summary":       {"summary: Lower it, drift back, dig it in.\n", "", "must not be empty"},
		"facts":         {"- Chain is paid out to five times the depth.\n", "", "it has 1 facts"},
		"body":          {whole[strings.Index(whole, "Why it"):], "", "it has no body"},
		"text outside":  {"## How to set an anchor\n", "", "anchoring.md:3: text outside a passage"},
		"second topic":  {"## How", "# Again\n## How", `anchoring.md:3: a second topic "# Again"`},
		"unknown field": {"region: ", "place: ", "must not be empty"},
	} {
		t.Run(name, func(t *testing.T) {
			text := strings.Replace(whole, c.drop, c.put, 1)
			_, err := knowledge.Parse("anchoring.md", text)
			if err == nil || !strings.Contains(err.Error(), c.message) {
				t.Errorf("error is %v, want %q in it", err, c.message)
			}
		})
	}
}

func TestTwoPassagesOfOneIDAreRefused(t *testing.T) {
	_, err := knowledge.Read(fstest.MapFS{
		"a.md": {Data: []byte(whole)},
		"b.md": {Data: []byte(whole)},
	})
	if err == nil || !strings.Contains(err.Error(), `b.md: the id "anchoring-set" is taken`) {
		t.Errorf("error is %v", err)
	}
}

func FuzzParseNeverPanics(f *testing.F) {
	f.Add(whole)
	f.Add("# \n## \nfacts:\n1. \n- \n|")
	f.Fuzz(func(t *testing.T, text string) {
		passages, err := knowledge.Parse("x.md", text)
		if err == nil {
			for _, p := range passages {
				if p.ID == "" || p.Summary == "" || len(p.Facts) < 2 {
					t.Errorf("an incomplete passage was taken: %+v", p)
				}
			}
		}
	})
}
