package internal

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// told are the commands of tests and benchmarks in a text, with the packages and the patterns of names in their groups.
var told = regexp.MustCompile(`go test (\./[\w./]+) -run '?([^'\s` + "`" + `]+)'?(?: -bench\s+'?([^'\s` + "`" + `]+)'?)?`)

// TestCommandsOfDocumentsRunSomething holds that what documents say prints a figure is there.
func TestCommandsOfDocumentsRunSomething(t *testing.T) {
	pages, err := filepath.Glob("../docs/*.md")
	if err != nil {
		t.Fatal(err)
	}
	commands := 0
	for _, page := range append(pages, "../README.md", "../ARCHITECTURE.md", "../CONTRIBUTING.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range told.FindAllStringSubmatch(strings.ReplaceAll(string(text), "\n", " "), -1) {
			commands++
			pattern, kind := m[2], "Test"
			if m[3] != "" {
				pattern, kind = m[3], "Benchmark"
			}
			for name := range strings.SplitSeq(strings.ReplaceAll(pattern, `\`, ""), "|") {
				if !runs(t, m[1], kind, name) {
					t.Errorf("%s: %q runs no %s of %q", page, m[0], kind, name)
				}
			}
		}
	}
	if commands < 8 {
		t.Errorf("only %d commands were found", commands)
	}
}

// runs reports whether a package has a test or a benchmark whose name a pattern matches.
func runs(t *testing.T, pkg, kind, pattern string) bool {
	t.Helper()
	names := regexp.MustCompile(`(?m)^func (` + kind + `\w+)\(`)
	wanted := regexp.MustCompile(pattern)
	files, err := filepath.Glob(filepath.Join("..", pkg, "*_test.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range names.FindAllStringSubmatch(string(text), -1) {
			if wanted.MatchString(m[1]) {
				return true
			}
		}
	}
	return false
}
