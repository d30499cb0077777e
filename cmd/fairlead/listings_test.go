package main

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

const boatsCSV = `id,make,model,year,loa,price,currency,country,city
1,Marlowe,Gannet,2001,9.8 m,40000,EUR,FR,Brest
2,Marlowe,Petrel,2004,10.4 m,60000,EUR,FR,Brest
3,Marlowe,Skua,2010,12.1 m,90000,EUR,ES,Palma
`

// runIn runs a command line on a database of its own directory.
func runIn(t *testing.T, dir string, args ...string) (string, error) {
	t.Helper()
	t.Setenv("FAIRLEAD_DATA_DIR", dir)
	var out bytes.Buffer
	err := run(t.Context(), args, &out)
	return out.String(), err
}

// mustRun is runIn without an error, whose output says something.
func mustRun(t *testing.T, dir, want string, args ...string) string {
	t.Helper()
	out, err := runIn(t, dir, args...)
	if err != nil || !strings.Contains(out, want) {
		t.Fatalf("%q printed %q, %v; want it to say %q", args, out, err, want)
	}
	return out
}

func inFile(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestAFileIsImportedTwiceAndShown(t *testing.T) {
	dir := t.TempDir()
	file := inFile(t, "Quay Yachts.csv", boatsCSV+"4,,,,,,,,\n")
	first := mustRun(t, dir, "quay-yachts (csv): 3 new, 0 changed, 0 unchanged, 0 withdrawn, 1 refused; 3 on record", "listings", "import", file)
	if !strings.Contains(first, "refused, line 5: ") || !strings.Contains(first, "column make: make") {
		t.Errorf("printed %q", first)
	}
	mustRun(t, dir, "0 new, 0 changed, 3 unchanged", "listings", "import", "-format", "csv", file)
	lines := mustRun(t, dir, "Petrel", "listings", "export", "-format", "jsonl", "-model", "petrel")
	if strings.Count(lines, "\n") != 1 {
		t.Errorf("exported %q", lines)
	}
	mustRun(t, dir, "Petrel", "listings", "export", "-all", "-make", "marlowe")
	id := regexp.MustCompile(`b-[0-9a-z]{12}`).FindString(lines)
	if shown := mustRun(t, dir, `  "make": "Marlowe"`, "listings", "show", id); strings.Contains(shown, "0001-01-01") {
		t.Errorf("what is not known is shown as a value: %s", shown)
	}
	mustRun(t, dir, "Marlowe,", "listings", "show", "-raw", id)
}

func TestAColumnThatIsNotReadIsTold(t *testing.T) {
	file := inFile(t, "boats.csv", "id,make,model,Owner's mood\n1,Marlowe,Petrel 34,good\n")
	printed := mustRun(t, t.TempDir(), "column not read: Owner's mood\n", "listings", "import", file)
	if strings.Count(printed, "not read") != 1 {
		t.Errorf("printed %q", printed)
	}
}

// twoSources is a record with what a backup can lose: two sources with the same ids, prices of the past, a boat that is
// sold and one that is withdrawn, and values that were set aside.
func twoSources(t *testing.T) (dir string) {
	t.Helper()
	dir = t.TempDir()
	odd := "4,Marlowe,Tern,2011,900 m,75000,EUR,FR,Brest\n"
	mustRun(t, dir, "4 new", "listings", "import", "-source", "quay", inFile(t, "boats.csv", boatsCSV+odd))
	mustRun(t, dir, "4 new", "listings", "import", "-source", "harbour", inFile(t, "boats.csv", boatsCSV+odd))
	cheaper := strings.Replace(boatsCSV, "40000", "38000", 1) + odd
	mustRun(t, dir, "1 changed", "listings", "import", "-source", "quay", inFile(t, "boats.csv", cheaper))
	gone := strings.Replace(boatsCSV[:strings.Index(boatsCSV, "3,Mar")], "city\n", "city,status\n", 1)
	gone = strings.Replace(gone, "EUR,FR,Brest\n", "EUR,FR,Brest,sold\n", 1) + "4,Marlowe,Tern,2011,900 m,,EUR,FR,Brest,active\n"
	gone = strings.Replace(gone, "FR,Brest\n", "FR,Brest,active\n", 1)
	mustRun(t, dir, "1 withdrawn", "listings", "import", "-source", "harbour", inFile(t, "boats.csv", gone))
	return dir
}

// sorted is an export without its order, which is that of its last changes.
func sorted(export string) string {
	return strings.Join(slices.Sorted(strings.Lines(export)), "")
}

func TestABackupIsRestoredAsItWas(t *testing.T) {
	here := twoSources(t)
	for _, format := range []string{"csv", "jsonl"} {
		there := t.TempDir()
		exported := mustRun(t, here, "withdrawn", "listings", "export", "-all", "-format", format)
		if !strings.Contains(exported, "not between") || !strings.Contains(exported, "38000") || !strings.Contains(exported, "sold") {
			t.Fatalf("exported %s", exported)
		}
		backup := inFile(t, "backup."+format, exported)
		mustRun(t, there, "harbour, quay ("+format+"): 8 new, 0 changed, 0 unchanged, 0 withdrawn, 0 refused; 6 on record", "listings", "import", backup)
		if again := mustRun(t, there, "Skua", "listings", "export", "-all", "-format", format); sorted(again) != sorted(exported) {
			t.Errorf("%s: exported\n%s\nand elsewhere\n%s", format, exported, again)
		}
		mustRun(t, there, "0 new, 0 changed, 8 unchanged, 0 withdrawn, 0 refused; 6 on record", "listings", "import", backup)
		mustRun(t, here, "0 new, 0 changed, 8 unchanged, 0 withdrawn, 0 refused; 6 on record", "listings", "import", backup)
		if after := mustRun(t, here, "Skua", "listings", "export", "-all", "-format", format); sorted(after) != sorted(exported) {
			t.Errorf("%s: the restoring changed\n%s\nto\n%s", format, exported, after)
		}
		forSale := inFile(t, "backup."+format, mustRun(t, here, "Skua", "listings", "export", "-format", format))
		mustRun(t, here, "0 new, 0 changed, 6 unchanged, 0 withdrawn", "listings", "import", forSale)
	}
}

func TestAnExportIsImportedAsTheSourceThatIsGiven(t *testing.T) {
	here, there := twoSources(t), t.TempDir()
	exported := mustRun(t, here, "Skua", "listings", "export", "-source", "quay", "-format", "jsonl")
	mustRun(t, there, "broker (jsonl): 4 new", "listings", "import", "-source", "broker", inFile(t, "quay.jsonl", exported))
	if again := mustRun(t, there, "Skua", "listings", "export", "-format", "jsonl"); strings.Contains(again, "quay") {
		t.Errorf("exported %s", again)
	}
}

func TestAColumnThatOthersCallSourceNamesNone(t *testing.T) {
	file := inFile(t, "boats.csv", "id,source,make,model\n1,other.example,Marlowe,Petrel 34\n")
	mustRun(t, t.TempDir(), "boats (csv): 1 new", "listings", "import", file)
}

func TestMissingBoatsAreWithdrawnWithinReason(t *testing.T) {
	dir := t.TempDir()
	mustRun(t, dir, "3 new", "listings", "import", "-source", "quay", inFile(t, "boats.csv", boatsCSV))
	rows := strings.SplitAfter(boatsCSV, "\n")
	fewer := inFile(t, "fewer.csv", rows[0]+rows[1])
	if out, err := runIn(t, dir, "listings", "import", "-source", "quay", fewer); err == nil || !strings.Contains(err.Error(), "2 of 3 boats of quay are missing") {
		t.Errorf("printed %q, %v", out, err)
	}
	mustRun(t, dir, "0 withdrawn, 0 refused; 3 on record", "listings", "import", "-source", "quay", "-partial", fewer)
	mustRun(t, dir, "2 withdrawn, 0 refused; 1 on record", "listings", "import", "-source", "quay", "-force", fewer)
	if left := mustRun(t, dir, "Gannet", "listings", "export"); strings.Contains(left, "Skua") {
		t.Errorf("exported %q", left)
	}
}

func TestAnAddressIsImported(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/boats.csv.gz" {
			w.WriteHeader(http.StatusForbidden)
			return
		}
		z := gzip.NewWriter(w)
		_, _ = z.Write([]byte(boatsCSV))
		_ = z.Close()
	}))
	defer server.Close()
	dir := t.TempDir()
	address := strings.Replace(server.URL, "http://", "http://user:hidden@", 1)
	mustRun(t, dir, "127.0.0.1 (csv): 3 new", "listings", "import", address+"/boats.csv.gz?key=hidden")
	for _, path := range []string{"/other", "\x7f"} {
		if _, err := runIn(t, dir, "listings", "import", "-source", "quay", address+path); err == nil || strings.Contains(err.Error(), "hidden") {
			t.Errorf("%q: %v", path, err)
		}
	}
}

func TestWrongCommandLinesAreExplained(t *testing.T) {
	dir := t.TempDir()
	for want, args := range map[string][]string{
		"one of import, export, show": {"listings", "eat"},
		"give a file or an address":   {"listings", "import"},
		"unexpected argument":         {"listings", "import", "a.csv", "b.csv"},
		"-format must be one of":      {"listings", "import", "-format", "fax", "a.csv"},
		"-columns must be":            {"listings", "import", "-columns", "make", "a.csv"},
		"no such file":                {"listings", "import", "nowhere.csv"},
		"name of a source":            {"listings", "import", "-source", "Quay Yachts", "a.csv"},
		"csv or jsonl":                {"listings", "export", "-format", "xml"},
		"give the id":                 {"listings", "show"},
		"there is no listing":         {"listings", "show", "b-000000000000"},
	} {
		if _, err := runIn(t, dir, args...); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: got %v, want it to say %q", args, err, want)
		}
	}
}

func TestFeedsAreShownBeforeTheirFirstTry(t *testing.T) {
	dir := t.TempDir()
	mustRun(t, dir, "No feed is configured in FAIRLEAD_FEEDS", "feeds")
	t.Setenv("FAIRLEAD_FEEDS", inFile(t, "feeds.toml", "[[feed]]\nname = \"quay\"\nurl = \"https://quay.example/\"\n[feed.headers]\nAuthorization = \"env:QUAY_TOKEN\"\n"))
	out := mustRun(t, dir, "quay", "feeds")
	if !strings.Contains(out, "NEXT TRY") || !strings.Contains(out, "never") {
		t.Errorf("printed %q", out)
	}
}
