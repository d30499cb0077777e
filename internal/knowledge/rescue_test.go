package knowledge

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

func TestWhatSavesLivesIsSaidAlikeInAllLanguages(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for id, langs := range rescue() {
		p, ok := b.Passage(id)
		if !ok {
			t.Errorf("there is no passage %q", id)
			continue
		}
		need := []string{p.Title}
		need = append(need, slices.DeleteFunc(slices.Clone(p.Steps), callsOnly.MatchString)...)
		forbidding := 0
		for _, fact := range p.Facts {
			if forbids.MatchString(fact) && !callsOnly.MatchString(fact) && forbidding < mostWatched {
				need, forbidding = append(need, fact), forbidding+1
			}
		}
		for _, lang := range []string{"de", "fr"} {
			for _, s := range need {
				if langs[lang][s] == "" {
					t.Errorf("%s says in English, and not in %q: %s", id, lang, s)
				}
			}
			if len(langs[lang]) != len(need) {
				t.Errorf("%s says %d sentences in %q, and %d in English", id, len(langs[lang]), lang, len(need))
			}
		}
	}
}

func TestFiguresOfWhatSavesLivesAreTheSameInAllLanguages(t *testing.T) {
	for id, langs := range rescue() {
		for lang, said := range langs {
			for english, text := range said {
				if got, want := figuresIn(text), figuresIn(english); !slices.Equal(got, want) {
					t.Errorf("%s has the figures %q in %q, and %q in English: %s", id, got, lang, want, english)
				}
			}
		}
	}
}

// lasting is how long or how fast something is done.
var lasting = regexp.MustCompile(`\d+(?: to \d+)? (?:minutes?|seconds?|times a minute|a minute)\b`)

func TestWhatIsDoneForATimeIsToldWithItToWhoIsInDanger(t *testing.T) {
	b, err := Load()
	if err != nil {
		t.Fatal(err)
	}
	for id := range rescue() {
		p, _ := b.Passage(id)
		for _, time := range lasting.FindAllString(p.Summary, -1) {
			figures := figuresIn(time)
			told := figuresIn(strings.Join(p.Steps, " "))
			for _, f := range figures {
				if len(p.Steps) > 0 && !slices.Contains(told, f) {
					t.Errorf("%s: the summary says %q, and no step does", id, time)
				}
			}
		}
	}
}

// figuresIn are the digits of a text, figure by figure, in ascending order.
func figuresIn(text string) (list []string) {
	figure := ""
	for _, r := range text + " " {
		if r >= '0' && r <= '9' {
			figure += string(r)
			continue
		}
		if figure != "" {
			list = append(list, figure)
		}
		figure = ""
	}
	slices.Sort(list)
	return list
}
