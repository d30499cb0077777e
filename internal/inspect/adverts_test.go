package inspect_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// thisYear is the year that the adverts are read in.
const thisYear = 2026

// shared is loaded once: it never changes.
var shared = sync.OnceValues(func() (*inspect.Inspector, error) {
	designs, err := design.Load()
	if err != nil {
		return nil, err
	}
	return inspect.Load(designs)
})

func load(t testing.TB) *inspect.Inspector {
	t.Helper()
	in, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return in
}

// notice is one text of testdata/adverts.txt with the statements planted in it.
type notice struct {
	name, text string
	facts      []string
}

func adverts(t testing.TB) []notice {
	t.Helper()
	return advertsIn(t, "testdata/adverts.txt")
}

func advertsIn(t testing.TB, name string) []notice {
	t.Helper()
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	var out []notice
	for _, block := range strings.Split(string(file), "\n== ")[1:] {
		name, rest, _ := strings.Cut(block, "\n")
		text, facts, _ := strings.Cut(rest, "\n--\n")
		out = append(out, notice{name, text, strings.Split(strings.TrimSpace(facts), "\n")})
	}
	return out
}

// statements says in the words of testdata/adverts.txt what a report found.
func statements(in *inspect.Inspector, text string) (found []string) {
	input := inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear}
	r := in.Assess(input)
	found = append(found, strings.TrimSpace(fmt.Sprintf("boat %d %s", r.Boat.Year, r.Boat.DesignID)))
	for _, c := range r.Contradictions {
		found = append(found, "contradiction "+c.Text)
	}
	for _, c := range in.Read(input.Texts[0], thisYear) {
		found = append(found, c.String())
	}
	return found
}

// grades says how bad a report calls what it found.
func grades(in *inspect.Inspector, text string) (graded []string) {
	r := in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear})
	for _, f := range r.Findings {
		graded = append(graded, fmt.Sprintf("grade %s %s %s", f.Grade, f.Item, f.Problem))
	}
	for _, c := range in.Read(advert.Text{Source: "your message", Body: text}, thisYear) {
		quoted := slices.ContainsFunc(r.Unclear, func(u inspect.Unclear) bool { return u.Quote == c.Saying() })
		if c.Doubt != "" && quoted {
			graded = append(graded, fmt.Sprintf("quoted %s %s", c.Item, c.Problem))
		}
	}
	return graded
}

// has reports whether a planted fact was found; a contradiction by a word of it, a grade also where the report quotes the sentence to be read with the seller.
func has(found []string, fact string) bool {
	word, ok := strings.CutPrefix(fact, "contradiction ")
	return slices.ContainsFunc(found, func(s string) bool {
		quoted, isQuote := strings.CutPrefix(s, "quoted ")
		return s == fact || isQuote && strings.HasPrefix(fact, "grade ") && strings.HasSuffix(fact, " "+quoted) || ok && strings.HasPrefix(s, "contradiction ") && strings.Contains(s, word)
	})
}

func TestPlantedFactsAreFoundAndNothingElse(t *testing.T) {
	share, falsely := readAdverts(t, adverts(t))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, want at least 0.95; %.3f false findings a report, want at most 0.05", share, falsely)
	}
}

// readAdverts returns the share of the planted facts that were found, and how many findings of a report are false.
func readAdverts(t *testing.T, all []notice) (share, falsely float64) {
	t.Helper()
	in := load(t)
	var planted, found, wrong int
	for _, a := range all {
		t.Run(a.name, func(t *testing.T) {
			got := append(statements(in, a.text), grades(in, a.text)...)
			for _, fact := range a.facts {
				planted++
				if has(got, fact) {
					found++
					continue
				}
				t.Logf("missed: %s", fact)
			}
			for _, s := range got {
				if strings.Contains(s, " defect ") && !slices.Contains(a.facts, s) {
					wrong++
					t.Logf("false finding: %s", s)
				}
			}
			if testing.Verbose() {
				t.Logf("found: %s", strings.Join(got, "; "))
			}
		})
	}
	share, falsely = float64(found)/float64(planted), float64(wrong)/float64(len(all))
	t.Logf("%d adverts, %d of %d planted facts found (%.3f), %d false findings (%.3f a report)", len(all), found, planted, share, wrong, falsely)
	return share, falsely
}
