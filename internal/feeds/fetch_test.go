package feeds_test

import (
	"bytes"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/feeds"
)

// quay is a feed at an address, read once; more lines follow.
func quay(address string, lines ...string) string {
	return fmt.Sprintf("[[feed]]\nname = \"quay\"\nurl = %q\nformat = \"boatsgroup\"\npause = \"0s\"\n%s\n", address, strings.Join(lines, "\n"))
}

// serve answers on this machine until the test ends.
func serve(t *testing.T, h http.HandlerFunc) *httptest.Server {
	t.Helper()
	server := httptest.NewServer(h)
	t.Cleanup(server.Close)
	return server
}

// boatsGroup answers as Boats Group pages: start and rows of so many adverts.
func boatsGroup(total int) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		start, _ := strconv.Atoi(r.URL.Query().Get("start"))
		rows, _ := strconv.Atoi(r.URL.Query().Get("rows"))
		_, _ = io.WriteString(w, results(total, start, max(0, min(rows, total-start))))
	}
}

func TestAFeedInPagesIsReadWhole(t *testing.T) {
	store := newMemory()
	server := serve(t, boatsGroup(230))
	keep(t, store, quay(server.URL+"/search?rows=100"), feeds.Config{})
	if s := store.next(t); s.New != 230 || s.Listings != 230 || s.Error != "" || s.Format != "boatsgroup" || s.URL != server.URL+"/search" {
		t.Errorf("got %+v", s)
	}
}

func TestAFeedThatHoldsLessThanItAnnouncesWithdrawsNothing(t *testing.T) {
	store := newMemory()
	var mu sync.Mutex
	now := boatsGroup(30)
	server := serve(t, func(w http.ResponseWriter, r *http.Request) {
		mu.Lock()
		defer mu.Unlock()
		now(w, r)
		now = func(w http.ResponseWriter, r *http.Request) {
			if r.URL.Query().Get("start") == "0" {
				_, _ = io.WriteString(w, results(30, 0, 20))
				return
			}
			_, _ = io.WriteString(w, results(30, 0, 0))
		}
	})
	text := quay(server.URL)
	_, stop := work(t, store, text, feeds.Config{})
	store.next(t)
	stop()
	store.due("quay")
	keep(t, store, text, feeds.Config{})
	if s := store.next(t); !strings.Contains(s.Error, "announces 30 adverts and holds 20") || store.active("quay") != 30 {
		t.Errorf("got %+v and %d boats", s, store.active("quay"))
	}
}

// due makes a feed due at once.
func (m *memory) due(name string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	s := m.states[name]
	s.NextTry = time.Now()
	m.states[name] = s
}

func TestPagesThatNameTheNextAreFollowed(t *testing.T) {
	store := newMemory()
	var server *httptest.Server
	server = serve(t, func(w http.ResponseWriter, r *http.Request) {
		next := "null"
		if r.URL.Query().Get("page") != "2" {
			next = strconv.Quote(server.URL + "/listings?page=2")
		}
		_, _ = fmt.Fprintf(w, `{"V-Data":[{"ID":%q,"Manufacturer":"Marlowe","Model":"Gannet","Year":2001,"Status":"Active"}],"total":2,"next_page_url":%s}`,
			"7"+r.URL.Query().Get("page"), next)
	})
	keep(t, store, strings.Replace(quay(server.URL+"/listings"), "boatsgroup", "iyba", 1), feeds.Config{})
	if s := store.next(t); s.New != 2 || s.Error != "" {
		t.Errorf("got %+v", s)
	}
}

func TestAPageAtAnotherHostIsNotFollowed(t *testing.T) {
	store := newMemory()
	server := serve(t, func(w http.ResponseWriter, _ *http.Request) {
		_, _ = io.WriteString(w, `{"V-Data":[{"ID":"7","Manufacturer":"Marlowe","Model":"Gannet"}],"total":2,"next_page_url":"http://elsewhere.example/?key=1"}`)
	})
	keep(t, store, strings.Replace(quay(server.URL), "boatsgroup", "iyba", 1), feeds.Config{})
	if s := store.next(t); !strings.Contains(s.Error, "another host") || s.Failures != 1 || store.active("quay") != 0 {
		t.Errorf("got %+v", s)
	}
}

func TestAPostedFeedIsAskedPageByPage(t *testing.T) {
	store := newMemory()
	asked := make(chan string, 10)
	pages := 0
	server := serve(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		asked <- r.Method + " " + string(body)
		pages++
		from := strings.Contains(string(body), `"Offset":0`)
		n := 100
		if !from {
			n = 1
		}
		var vessels []string
		for i := range n {
			vessels = append(vessels, fmt.Sprintf(`{"VesselID":%d,"BuilderName":"MARLOWE","Model":"Gannet","Year":2001}`, i+1000*pages))
		}
		_, _ = fmt.Fprintf(w, `{"Count":101,"Results":[%s]}`, strings.Join(vessels, ","))
	})
	keep(t, store, strings.Replace(quay(server.URL), "boatsgroup", "yatco", 1), feeds.Config{})
	if s := store.next(t); s.New != 101 || s.Error != "" || len(asked) != 2 {
		t.Errorf("asked %d times, got %+v", len(asked), s)
	}
	<-asked
	if second := <-asked; second != `POST {"Offset":100,"Records":100}` {
		t.Errorf("asked %s", second)
	}
}

func TestAFeedThatIsNotModifiedIsNotReadAgain(t *testing.T) {
	store := newMemory()
	server := serve(t, func(w http.ResponseWriter, r *http.Request) {
		if r.Header.Get("If-None-Match") == `"v1"` && r.Header.Get("If-Modified-Since") == "Fri, 02 Jan 2026 00:00:00 GMT" {
			w.WriteHeader(http.StatusNotModified)
			return
		}
		w.Header().Set("ETag", `"v1"`)
		w.Header().Set("Last-Modified", "Fri, 02 Jan 2026 00:00:00 GMT")
		_, _ = io.WriteString(w, "id,make,model,year\n1,Marlowe,Gannet,2001\n")
	})
	text := strings.Replace(quay(server.URL+"/boats.csv"), "boatsgroup", "csv", 1)
	_, stop := work(t, store, text, feeds.Config{})
	store.next(t)
	stop()
	store.due("quay")
	log := keep(t, store, text, feeds.Config{})
	s := store.next(t)
	if s.New != 1 || s.Error != "" || s.ETag != `"v1"` || store.timesSeen("quay") != 2 || !strings.Contains(log.String(), "unmodified=true") {
		t.Errorf("got %+v, seen %d times, %s", s, store.timesSeen("quay"), log)
	}
}

func TestAPackedFeedIsUnpacked(t *testing.T) {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = io.WriteString(z, "id,make,model,year\n1,Marlowe,Gannet,2001\n")
	_ = z.Close()
	for name, encoding := range map[string]string{"by the server": "gzip", "as a file": ""} {
		t.Run(name, func(t *testing.T) {
			store := newMemory()
			server := serve(t, func(w http.ResponseWriter, _ *http.Request) {
				if encoding != "" {
					w.Header().Set("Content-Encoding", encoding)
				}
				_, _ = w.Write(packed.Bytes())
			})
			keep(t, store, strings.Replace(quay(server.URL+"/boats.csv.gz"), "boatsgroup", "csv", 1), feeds.Config{})
			if s := store.next(t); s.New != 1 || s.Error != "" {
				t.Errorf("got %+v", s)
			}
		})
	}
}

func TestAFeedOverABoundIsRefused(t *testing.T) {
	many := serve(t, boatsGroup(1000))
	var bomb bytes.Buffer
	z := gzip.NewWriter(&bomb)
	_, _ = z.Write(make([]byte, 10<<20))
	_ = z.Close()
	packed := serve(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(bomb.Bytes()) })
	stalled := serve(t, func(w http.ResponseWriter, r *http.Request) {
		_, _ = io.WriteString(w, "id,make")
		w.(http.Flusher).Flush()
		<-r.Context().Done()
	})
	tests := map[string]struct {
		address string
		cfg     feeds.Config
		want    string
	}{
		"pages": {many.URL, feeds.Config{MaxPages: 3}, "more than 3 pages"},
		"page":  {many.URL, feeds.Config{MaxPage: 5000}, "more than 5000 bytes"},
		"feed":  {packed.URL, feeds.Config{MaxBytes: 1 << 20}, "more than 1048576 bytes"},
		"stall": {stalled.URL, feeds.Config{Stall: 50 * time.Millisecond}, "sends nothing for 50ms"},
		"time":  {stalled.URL, feeds.Config{Timeout: 50 * time.Millisecond}, "takes longer than 50ms"},
	}
	for name, tt := range tests {
		t.Run(name, func(t *testing.T) {
			store := newMemory()
			keep(t, store, quay(tt.address), tt.cfg)
			if s := store.next(t); !strings.Contains(s.Error, tt.want) || s.Failures != 1 || store.active("quay") != 0 {
				t.Errorf("got %+v, want an error that says %q", s, tt.want)
			}
		})
	}
}

func TestCredentialsGoToTheServerAndNowhereElse(t *testing.T) {
	secrets := []string{"s3cret-token", "k3y/value", "k3y%2Fvalue", "h1dden"}
	elsewhere := serve(t, func(http.ResponseWriter, *http.Request) { t.Error("another host is asked") })
	for name, answer := range map[string]http.HandlerFunc{
		"refused": func(w http.ResponseWriter, _ *http.Request) { w.WriteHeader(http.StatusForbidden) },
		"redirected": func(w http.ResponseWriter, r *http.Request) {
			http.Redirect(w, r, elsewhere.URL+"/?"+r.URL.RawQuery, http.StatusFound)
		},
		"broken off": func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) },
		"repeated": func(w http.ResponseWriter, r *http.Request) {
			_, _ = io.WriteString(w, `{"`+r.Header.Get("X-Token")+r.URL.Query().Get("key"))
		},
	} {
		t.Run(name, func(t *testing.T) {
			asked := make(chan *http.Request, 10)
			server := serve(t, func(w http.ResponseWriter, r *http.Request) {
				asked <- r.Clone(r.Context())
				answer(w, r)
			})
			store := newMemory()
			address := strings.Replace(server.URL, "http://", "http://user:h1dden@", 1)
			log := keep(t, store, quay(address, "[feed.headers]", `X-Token = "env:FEED_TOKEN"`, "[feed.query]", `key = "env:FEED_KEY"`), feeds.Config{})
			s := store.next(t)
			got := <-asked
			user, password, _ := got.BasicAuth()
			if got.Header.Get("X-Token") != secrets[0] || got.URL.Query().Get("key") != secrets[1] || user != "user" || password != "h1dden" {
				t.Errorf("the server got %v at %s", got.Header, got.URL)
			}
			shown := fmt.Sprintf("%+v %s", s, log)
			for _, secret := range secrets {
				if strings.Contains(shown, secret) {
					t.Errorf("%q is in %s", secret, shown)
				}
			}
			if s.Error == "" {
				t.Error("it is no failure")
			}
		})
	}
}

func TestAFeedOfWhichNothingCanBeReadIsAFailure(t *testing.T) {
	const login = "<!doctype html><html><head><title>Sign in</title></head><body><h1>Members only</h1><form>User: <input/></form></body></html>"
	for name, c := range map[string]struct{ format, body, want string }{
		"a page to sign in":         {"", login, "no advert in the feed"},
		"a page in place of XML":    {"openmarine", login, "XML of something else"},
		"a page in place of CSV":    {"csv", login, "header"},
		"a page in place of JSON":   {"boatsgroup", login, "JSON"},
		"adverts without a boat":    {"csv", "id,make,model\n1,,\n2,,\n", "every one of the 2 adverts is refused"},
		"an error in place of JSON": {"boatsgroup", `{"error":"expired"}`, "results"},
	} {
		store := newMemory()
		server := serve(t, func(w http.ResponseWriter, _ *http.Request) { _, _ = io.WriteString(w, c.body) })
		text := strings.Replace(quay(server.URL), "format = \"boatsgroup\"", fmt.Sprintf("format = %q", c.format), 1)
		keep(t, store, text, feeds.Config{})
		s := store.next(t)
		if s.Failures != 1 || !s.LastSuccess.IsZero() || !strings.Contains(s.Error, c.want) || time.Until(s.NextTry) > 2*time.Minute {
			t.Errorf("%s: got %+v", name, s)
		}
	}
}
