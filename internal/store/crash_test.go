package store_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

const (
	crashFile  = "STORE_TEST_CRASH_FILE"
	crashRound = "STORE_TEST_CRASH_ROUND"
)

// crashHelper is what the test binary does when the crash test has started it: it appends records without an end, by
// many callers, and prints the id of each one that was acknowledged.
func crashHelper() {
	path := os.Getenv(crashFile)
	if path == "" {
		return
	}
	s, err := store.Open(context.Background(), path)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	var wg sync.WaitGroup
	for caller := range 50 {
		wg.Go(func() {
			for i := 0; ; i++ {
				id := fmt.Sprintf("%s-%d-%d", os.Getenv(crashRound), caller, i)
				if err := s.Append(context.Background(), crashRecord(id)); err != nil {
					fmt.Fprintln(os.Stderr, err)
					os.Exit(1)
				}
				// One write, so that the kill cannot cut a line in two.
				_, _ = os.Stdout.WriteString(id + "\n") // the test is gone when this fails
			}
		})
	}
	wg.Wait()
}

func crashRecord(id string) usage.Record {
	return usage.Record{ID: id, KeyID: "k", Model: "m", PromptTokens: 7, Created: time.UnixMicro(int64(len(id)))}
}

func TestNothingAcknowledgedIsLostOrDoubledByAKill(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	acknowledged := make(map[string]bool)
	for round := range 5 {
		for _, id := range appendUntilKilled(t, path, round, 400) {
			acknowledged[id] = true
		}
		checkAcknowledged(t, path, acknowledged)
	}
}

// appendUntilKilled kills the helper once it has acknowledged a number of records, and returns all that it did.
func appendUntilKilled(t *testing.T, path string, round, after int) []string {
	t.Helper()
	helper := exec.Command(os.Args[0])
	helper.Env = append(os.Environ(), crashFile+"="+path, fmt.Sprintf("%s=%d", crashRound, round))
	helper.Stderr = os.Stderr
	out, err := helper.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := helper.Start(); err != nil {
		t.Fatal(err)
	}
	var ids []string
	for lines := bufio.NewScanner(out); lines.Scan(); {
		ids = append(ids, lines.Text())
		if len(ids) == after {
			if err := helper.Process.Kill(); err != nil {
				t.Fatal(err)
			}
		}
	}
	if err := helper.Wait(); err == nil || !strings.Contains(err.Error(), "killed") {
		t.Fatalf("the helper ended by itself: %v", err)
	}
	return ids
}

func checkAcknowledged(t *testing.T, path string, acknowledged map[string]bool) {
	t.Helper()
	s, err := store.Open(t.Context(), path)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	there := make(map[string]int)
	list := listAll(t, s, "k")
	for _, rec := range list {
		if there[rec.ID]++; there[rec.ID] > 1 {
			t.Errorf("%s is there twice", rec.ID)
		}
	}
	for id := range acknowledged {
		if there[id] == 0 {
			t.Errorf("%s was acknowledged and is lost", id)
		}
	}
	sums, err := s.Sums(t.Context(), "k", time.UnixMicro(0), noon)
	if err != nil || len(sums) != 1 || sums[0].PromptTokens != int64(7*len(list)) {
		t.Errorf("sums %+v, %v of %d records", sums, err, len(list))
	}
}
