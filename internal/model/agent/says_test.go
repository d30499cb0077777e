package agent

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// spoken are the languages that the agent answers in.
var spoken = []string{"de", "en", "fr"}

func TestWhatTheAgentSaysByItselfItSaysInEachLanguage(t *testing.T) {
	for name, in := range says {
		if got := slices.Sorted(maps.Keys(in)); !slices.Equal(got, spoken) {
			t.Errorf("%q is said in %q, want %q", name, got, spoken)
		}
		for lang, text := range in {
			if got, want := strings.Count(text, "%s"), strings.Count(in["en"], "%s"); got != want {
				t.Errorf("%q has %d places to fill in in %q, want %d", name, got, lang, want)
			}
		}
	}
}

func TestEverySentenceIsSaidSomewhereAndNoneIsMissing(t *testing.T) {
	named := regexp.MustCompile(`\.say\("([^"]+)"|(?:\{|\), )"[^"]*", "([^"]+)"\}`)
	files, err := os.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]bool{}
	for _, f := range files {
		if !strings.HasSuffix(f.Name(), ".go") || strings.HasSuffix(f.Name(), "_test.go") {
			continue
		}
		text, err := os.ReadFile(f.Name())
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range named.FindAllStringSubmatch(string(text), -1) {
			switch name := m[1] + m[2]; {
			case m[1] != "" && says[name] == nil:
				t.Errorf("%s says %q, of which no text tells", f.Name(), name)
			default:
				said[name] = true
			}
		}
	}
	for name := range says {
		if !said[name] {
			t.Errorf("nobody says %q", name)
		}
	}
}
