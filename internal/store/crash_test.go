package store_test

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/store"
	"github.com/fairlead/fairlead/internal/usage"
)

const (
	crashDatabase = "STORE_TEST_CRASH_DATABASE"
	crashRound    = "STORE_TEST_CRASH_ROUND"
	crashWork     = "STORE_TEST_CRASH_WORK"
)

// crashHelper is what the test binary does when a crash test has started it: it appends records or puts listings without
// an end, and prints what was acknowledged.
func crashHelper() {
	url := os.Getenv(crashDatabase)
	if url == "" {
		return
	}
	s, err := store.Open(context.Background(), url)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	work := map[string]func(*store.Store, string) error{"append": appendForever, "put": putForever}[os.Getenv(crashWork)]
	fmt.Fprintln(os.Stderr, work(s, os.Getenv(crashRound)))
	os.Exit(1)
}

// acknowledge prints by one write, so that the kill cannot cut a line in two.
func acknowledge(id string) {
	_, _ = os.Stdout.WriteString(id + "\n") // the test is gone when this fails
}

// appendForever appends by many callers.
func appendForever(s *store.Store, round string) error {
	failed := make(chan error)
	for caller := range 50 {
		go func() {
			for i := 0; ; i++ {
				id := fmt.Sprintf("%s-%d-%d", round, caller, i)
				if err := s.Append(context.Background(), crashRecord(id)); err != nil {
					failed <- err
				}
				acknowledge(id)
			}
		}()
	}
	return <-failed
}

func crashRecord(id string) usage.Record {
	return usage.Record{ID: id, KeyID: "k", Model: "m", PromptTokens: 7, Created: time.UnixMicro(int64(len(id)))}
}

func TestNothingAcknowledgedIsLostOrDoubledByAKill(t *testing.T) {
	path := filepath.Join(t.TempDir(), "test.db")
	acknowledged := make(map[string]bool)
	for round := range 5 {
		for _, id := range workUntilKilled(t, "append", path, round, 400) {
			acknowledged[id] = true
		}
		checkAcknowledged(t, path, acknowledged)
	}
}

// workUntilKilled kills the helper once it has acknowledged a number of ids, and returns all that it did.
func workUntilKilled(t *testing.T, work, url string, round, after int) []string {
	t.Helper()
	helper := exec.Command(os.Args[0])
	helper.Env = append(os.Environ(), crashDatabase+"="+url, crashWork+"="+work, fmt.Sprintf("%s=%d", crashRound, round))
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
