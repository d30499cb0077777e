// Package internal holds no code: only the test that keeps imports going down.
package internal

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

const module = "github.com/fairlead/fairlead/"

// floors is who stands above whom: a package may import only packages of lower floors. ARCHITECTURE.md draws it.
var floors = [][]string{
	{"internal/fold", "internal/quote", "internal/http1", "internal/schema", "internal/quantity", "internal/inspect/part", "internal/trie", "internal/prose", "internal/phrase"},
	{"internal/chat", "internal/fault", "internal/tokens", "internal/geo", "internal/design", "internal/search", "internal/foreign",
		"internal/model/agent/refusal", "internal/catalog/wish/numeral", "internal/catalog/wish/spelling", "internal/links", "internal/idempotency", "internal/ratelimit", "internal/config", "internal/telemetry", "internal/fetch",
		"gen/fairlead/v1", "gen/fairlead/v1/fairleadv1connect", "web"},
	{"internal/keys", "internal/usage", "internal/knowledge", "internal/design/particulars", "internal/catalog", "internal/inspect/picture", "internal/inspect/advert", "internal/delivery",
		"internal/calc/answer", "internal/calc/question", "internal/llm", "internal/talk", "internal/model/worded/statement", "internal/model/agent/distress", "internal/model/agent/boatname",
		"internal/catalog/feed/written", "internal/catalog/feed/tree", "internal/catalog/wish/lexicon"},
	{"internal/model/agent/premise", "internal/model/agent/conversion", "internal/model/agent/smalltalk", "internal/store/body", "internal/catalog/wish/maker", "internal/catalog/wish/sentence", "internal/catalog/wish/demand", "internal/catalog/wish/place", "internal/catalog/sample", "internal/catalog/feed/draft", "internal/llm/llmtest", "internal/study", "internal/inspect",
		"internal/calc", "internal/talk/talktest"},
	{"internal/catalog/wish/amount", "internal/catalog/wish/command", "internal/catalog/wish/conflict", "internal/catalog/feed/column", "internal/catalog/feed/normal", "internal/gateway", "internal/tools", "internal/store", "internal/store/storetest", "internal/inspect/report",
		"internal/calc/input", "internal/model/listings/proposal", "internal/model/listings/judgement", "internal/model/agent/sums", "internal/model/research/measure"},
	{"internal/catalog/wish/area", "internal/catalog/wish/boat", "internal/catalog/wish/work", "internal/calc/anchor", "internal/calc/chartwork", "internal/calc/electric", "internal/calc/engine", "internal/calc/hull", "internal/calc/measure",
		"internal/calc/money", "internal/calc/passage", "internal/calc/sail", "internal/calc/stores", "internal/calc/tide", "internal/calc/weather",
		"internal/model/research/plan", "internal/model/research/verify", "internal/catalog/feed/format"},
	{"internal/catalog/wish/meaning", "internal/catalog/wish/stance", "internal/catalog/wish/typo", "internal/catalog/wish/wishtest", "internal/catalog/feed", "internal/calc/library", "internal/model/research/report"},
	{"internal/catalog/wish", "internal/inventory"},
	{"internal/model/research/researchtest", "internal/rpc", "internal/openai", "internal/pages", "internal/feeds",
		"internal/model/agent", "internal/model/listings", "internal/model/memo", "internal/model/research", "internal/model/survey",
		"internal/model/worded"},
	{"internal/app"},
	{"internal/app/apptest"},
	{"cmd/fairlead", "cmd/bench", "cmd/faulty"},
}

// sameFloor are the imports that stay on a floor all the same.
var sameFloor = map[string][]string{
	"gen/fairlead/v1/fairleadv1connect": {"gen/fairlead/v1"}, // generated together
}

// homes says which packages alone may import what; the key is the beginning of an import path.
var homes = map[string][]string{
	module + "gen/":                {"internal/rpc", "cmd/", "gen/"},
	"connectrpc.com/connect":       {"internal/rpc", "cmd/", "gen/", "internal/app"},
	"database/sql":                 {"internal/store", "cmd/bench"},
	"modernc.org/sqlite":           {"internal/store", "cmd/bench"},
	"github.com/gomodule/redigo":   {"internal/ratelimit"},
	"github.com/jackc/pgx":         {"internal/store", "cmd/bench"},
	"go.opentelemetry.io/otel/sdk": {"internal/telemetry"},
}

// imports returns what each package of the module imports, tests left out.
func imports(t *testing.T) map[string][]string {
	t.Helper()
	all := make(map[string][]string)
	err := filepath.WalkDir("..", func(path string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if name := entry.Name(); entry.IsDir() && (name == "node_modules" || name == "testdata" || name == "tools" && filepath.Dir(path) == ".." || strings.HasPrefix(name, ".") && name != "..") {
			return filepath.SkipDir
		}
		if !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ImportsOnly|parser.ParseComments)
		if err != nil {
			return err
		}
		for _, group := range file.Comments {
			if strings.HasPrefix(group.List[0].Text, "//go:build ignore") {
				return nil
			}
		}
		pkg := filepath.ToSlash(strings.TrimPrefix(filepath.Dir(path), "../"))
		all[pkg] = append(all[pkg], "")
		for _, spec := range file.Imports {
			imported, err := strconv.Unquote(spec.Path.Value)
			if err != nil {
				return err
			}
			all[pkg] = append(all[pkg], imported)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(all) < 10 {
		t.Fatalf("found only %d packages; is the test in its place?", len(all))
	}
	return all
}

func floorOf(pkg string) int {
	return slices.IndexFunc(floors, func(floor []string) bool { return slices.Contains(floor, pkg) })
}

func TestImportsOnlyGoDown(t *testing.T) {
	for pkg, list := range imports(t) {
		floor := floorOf(pkg)
		if floor < 0 {
			t.Errorf("%s stands on no floor: give it a place in the table floors", pkg)
			continue
		}
		for _, imported := range list {
			below, ours := strings.CutPrefix(imported, module)
			if !ours || slices.Contains(sameFloor[pkg], below) {
				continue
			}
			if floorOf(below) >= floor {
				t.Errorf("%s (floor %d) imports %s (floor %d): imports only go down", pkg, floor, below, floorOf(below))
			}
		}
	}
}

func TestEveryDependencyHasOneHome(t *testing.T) {
	for pkg, list := range imports(t) {
		for _, imported := range list {
			for prefix, allowed := range homes {
				if !strings.HasPrefix(imported, prefix) || slices.ContainsFunc(allowed, func(a string) bool { return strings.HasPrefix(pkg, a) }) {
					continue
				}
				t.Errorf("%s imports %s, whose home is %s", pkg, imported, strings.Join(allowed, " or "))
			}
		}
	}
}

// drawing finds the floors in ARCHITECTURE.md, each on a line of its own.
var drawing = regexp.MustCompile(`(?m)^(\d+) +([a-z].*)$`)

func TestTheFloorsAreDrawnAsTheyAre(t *testing.T) {
	text, err := os.ReadFile("../ARCHITECTURE.md")
	if err != nil {
		t.Fatal(err)
	}
	drawn := make([][]string, len(floors))
	for _, m := range drawing.FindAllStringSubmatch(string(text), -1) {
		n, err := strconv.Atoi(m[1])
		if err != nil || n >= len(floors) {
			t.Fatalf("ARCHITECTURE.md draws a floor %s, there are %d", m[1], len(floors))
		}
		drawn[n] = strings.Fields(m[2])
	}
	for n, floor := range floors {
		for _, pkg := range floor {
			if !slices.ContainsFunc(drawn[n], func(name string) bool { return isDrawnAs(pkg, name) }) {
				t.Errorf("%s stands on floor %d, where ARCHITECTURE.md does not draw it", pkg, n)
			}
		}
		for _, name := range drawn[n] {
			if !slices.ContainsFunc(floor, func(pkg string) bool { return isDrawnAs(pkg, name) }) {
				t.Errorf("ARCHITECTURE.md draws %s on floor %d, where it does not stand", name, n)
			}
		}
	}
}

// isDrawnAs reports whether a name of the drawing stands for a package: its own, that of a room whose packages are all meant, or one for
// each subject.
func isDrawnAs(pkg, name string) bool {
	pkg = strings.TrimPrefix(pkg, "internal/")
	if name == "cmd" || name == "gen" {
		return strings.HasPrefix(pkg, name+"/")
	}
	meant, err := path.Match(strings.Replace(name, "SUBJECT", "*", 1), pkg)
	return err == nil && meant
}

func TestEveryFloorIsStillThere(t *testing.T) {
	all := imports(t)
	for _, floor := range floors {
		for _, pkg := range floor {
			if all[pkg] == nil {
				t.Errorf("the table floors names %s, which is gone", pkg)
			}
		}
	}
}
