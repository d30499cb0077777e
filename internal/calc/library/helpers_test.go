package library_test

import (
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/library"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
)

// newSet returns all calculators over the built-in places and designs.
func newSet(t testing.TB) *calc.Set {
	t.Helper()
	places, err := geo.Load()
	if err != nil {
		t.Fatal(err)
	}
	designs, err := design.Load()
	if err != nil {
		t.Fatal(err)
	}
	return library.New(places, designs)
}

// lines returns the lines of the files that match a pattern, without comments.
func lines(t testing.TB, pattern string) []string {
	t.Helper()
	files, err := filepath.Glob(pattern)
	if err != nil || len(files) == 0 {
		t.Fatalf("no files %s: %v", pattern, err)
	}
	var list []string
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if line = strings.TrimRight(line, "\n"); line != "" && !strings.HasPrefix(line, "#") {
				list = append(list, line)
			}
		}
	}
	return list
}

// questionsOfRooms are the tables beside the declarations.
const questionsOfRooms = "../*/testdata/questions.tsv"

var numberInText = regexp.MustCompile(`\d[\d,]*(?:\.\d+)?`)

// holds reports whether text has want: a number within 0.6 %, or the text itself.
func holds(text, want string) bool {
	number, err := strconv.ParseFloat(want, 64)
	if err != nil {
		return strings.Contains(text, want)
	}
	for _, found := range numberInText.FindAllString(text, -1) {
		value, err := strconv.ParseFloat(strings.ReplaceAll(found, ",", ""), 64)
		if err == nil && math.Abs(value-math.Abs(number)) <= max(0.006*math.Abs(number), 0.011) {
			return true
		}
	}
	return false
}

// answer reads a question, computes it and renders the answer in English.
func answer(t *testing.T, set *calc.Set, question string, earlier ...string) (calc.Reading, string) {
	t.Helper()
	reading, ok := set.Read(question, earlier)
	if !ok {
		t.Fatalf("%q was read as no calculation", question)
	}
	if len(reading.Missing) > 0 {
		t.Fatalf("%q: %s lacks %s; it has %v", question, reading.Calculator, reading.Missing[0].Name, reading.Args)
	}
	result, err := set.Call(reading.Calculator, reading.Args)
	if err != nil {
		t.Fatalf("%q: %s of %v: %v", question, reading.Calculator, reading.Args, err)
	}
	return reading, result.Markdown("en")
}
