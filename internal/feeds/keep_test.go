package feeds_test

import (
	"io"
	"net/http"
	"strings"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/feeds"
)

// network answers without one, so that time can be made to pass.
type network func(r *http.Request) (status int, header http.Header, body string)

func (n network) RoundTrip(r *http.Request) (*http.Response, error) {
	status, header, body := n(r)
	if status == 0 {
		return nil, errNoNetwork
	}
	return &http.Response{StatusCode: status, Header: header, Body: io.NopCloser(strings.NewReader(body)), Request: r}, nil
}

const everySix = "[[feed]]\nname = \"quay\"\nurl = \"https://quay.example/boats\"\nformat = \"boatsgroup\"\ninterval = \"6h\"\n"

var small = results(1, 0, 1)

// counting answers with a small feed and counts how often.
func counting(asked *atomic.Int32) network {
	return func(*http.Request) (int, http.Header, string) {
		asked.Add(1)
		return 200, http.Header{}, small
	}
}

func TestAFeedIsReadAtItsInterval(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		keep(t, newMemory(), everySix, feeds.Config{Transport: counting(&asked)})
		time.Sleep(5 * time.Hour)
		if n := asked.Load(); n != 1 {
			t.Errorf("asked %d times within five hours", n)
		}
		time.Sleep(44 * time.Hour)
		if n := asked.Load(); n < 8 || n > 9 {
			t.Errorf("asked %d times within two days", n)
		}
	})
}

func TestAFailingFeedIsAskedMoreAndMoreRarely(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var at []time.Time
		store := newMemory()
		keep(t, store, everySix, feeds.Config{Transport: network(func(*http.Request) (int, http.Header, string) {
			at = append(at, time.Now())
			return 0, nil, ""
		})})
		time.Sleep(72 * time.Hour)
		synctest.Wait()
		for i := 1; i < len(at); i++ {
			want := min(6*time.Hour, time.Minute<<(i-1))
			if gap := at[i].Sub(at[i-1]); gap < want*8/10 || gap > min(6*time.Hour, want*12/10) {
				t.Errorf("try %d came after %s, want about %s", i, gap, want)
			}
		}
		if len(at) < 15 || len(at) > 30 {
			t.Errorf("%d tries in three days", len(at))
		}
		if s := store.state("quay"); s.Failures != len(at) || !strings.Contains(s.Error, "no network") || !s.LastSuccess.IsZero() {
			t.Errorf("got %+v", s)
		}
	})
}

func TestAServerSaysWhenToComeBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		for _, value := range []string{"7200", time.Now().Add(2 * time.Hour).UTC().Format(http.TimeFormat)} {
			store := newMemory()
			begun := time.Now()
			keep(t, store, everySix, feeds.Config{Transport: network(func(*http.Request) (int, http.Header, string) {
				return 429, http.Header{"Retry-After": {value}}, ""
			})})
			s := store.next(t)
			if wait := s.NextTry.Sub(begun); wait < 119*time.Minute || wait > 121*time.Minute || !strings.Contains(s.Error, "429") {
				t.Errorf("%q: next try after %s, %s", value, wait, s.Error)
			}
		}
	})
}

func TestAFeedRecovers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var tries atomic.Int32
		store := newMemory()
		keep(t, store, everySix, feeds.Config{Transport: network(func(*http.Request) (int, http.Header, string) {
			if tries.Add(1) < 3 {
				return 503, http.Header{}, ""
			}
			return 200, http.Header{}, small
		})})
		time.Sleep(time.Hour)
		if s := store.state("quay"); s.Failures != 0 || s.Error != "" || s.New != 1 || s.LastSuccess.IsZero() {
			t.Errorf("got %+v", s)
		}
	})
}

func TestARestartGoesOnWhereItWas(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		transport := counting(&asked)
		store := newMemory()
		_, stop := work(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(time.Hour)
		stop()
		keep(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(time.Hour)
		if n := asked.Load(); n != 1 {
			t.Errorf("asked %d times", n)
		}
		time.Sleep(5 * time.Hour)
		if n := asked.Load(); n != 2 {
			t.Errorf("asked %d times", n)
		}
	})
}

func TestOneFetchAtATimeFromAHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var now, most, all atomic.Int32
		text := everySix + strings.Replace(everySix, `"quay"`, `"quay-two"`, 1) + strings.Replace(everySix, `"quay"`, `"quay-three"`, 1)
		keep(t, newMemory(), text, feeds.Config{Transport: network(func(*http.Request) (int, http.Header, string) {
			most.Store(max(most.Load(), now.Add(1)))
			time.Sleep(time.Minute)
			now.Add(-1)
			all.Add(1)
			return 200, http.Header{}, small
		})})
		time.Sleep(10 * time.Minute)
		if all.Load() != 3 || most.Load() != 1 {
			t.Errorf("%d fetches, %d at once", all.Load(), most.Load())
		}
	})
}

func TestTwoProcessesOnOneRecordReadAFeedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		transport := counting(&asked)
		store := newMemory()
		keep(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(time.Minute)
		keep(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(30 * time.Hour)
		if n := asked.Load(); n > 6 {
			t.Errorf("asked %d times in 30 hours", n)
		}
	})
}

func TestAFeedThatWasBeingReadWhenItsProcessWasKilledIsReadAtOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		slow := network(func(*http.Request) (int, http.Header, string) {
			time.Sleep(20 * time.Minute)
			return 200, http.Header{}, small
		})
		store := newMemory()
		keep(t, store, everySix, feeds.Config{Transport: slow})
		time.Sleep(5 * time.Minute)
		left := newMemory() // what a process leaves behind that is killed now
		left.states["quay"] = store.state("quay")
		keep(t, left, everySix, feeds.Config{Transport: counting(&asked)})
		time.Sleep(time.Minute)
		if n := asked.Load(); n != 1 {
			t.Errorf("asked %d times within a minute", n)
		}
	})
}

func TestWhileOneProcessReadsAFeedAnotherWaits(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		transport := network(func(*http.Request) (int, http.Header, string) {
			asked.Add(1)
			time.Sleep(20 * time.Minute)
			return 200, http.Header{}, small
		})
		store := newMemory()
		keep(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(time.Minute)
		keep(t, store, everySix, feeds.Config{Transport: transport})
		time.Sleep(time.Hour)
		if n := asked.Load(); n != 1 {
			t.Errorf("asked %d times", n)
		}
	})
}

func TestTwoProcessesThatStartTogetherReadANewFeedOnce(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var asked atomic.Int32
		store := newMemory()
		store.slow = time.Second
		keep(t, store, everySix, feeds.Config{Transport: counting(&asked)})
		time.Sleep(store.slow / 2)
		keep(t, store, everySix, feeds.Config{Transport: counting(&asked)})
		time.Sleep(time.Hour)
		if n := asked.Load(); n != 1 {
			t.Errorf("asked %d times", n)
		}
	})
}
