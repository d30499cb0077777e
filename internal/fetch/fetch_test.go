package fetch_test

import (
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"image"
	"image/png"
	"io"
	"log/slog"
	"net/http"
	"net/netip"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/fetch"
)

const public = "93.184.215.14"

func TestPageAndPictureAreRead(t *testing.T) {
	n := newInternet(t)
	n.names["boats.example.org"] = []string{public}
	var pixels bytes.Buffer
	if err := png.Encode(&pixels, image.NewGray(image.Rect(0, 0, 4, 4))); err != nil {
		t.Fatal(err)
	}
	n.serve(public+":80", func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/a.png" {
			w.Header().Set("Content-Type", "application/octet-stream") // the bytes tell what it is
			_, _ = w.Write(pixels.Bytes())
			return
		}
		page(w, r)
	})
	found, err := n.reader().Read(t.Context(), "http://Boats.Example.org./7#top")
	if err != nil || string(found.Page) != "<title>A boat</title>" || found.Address != "http://boats.example.org/7" {
		t.Errorf("got %+v, %v", found, err)
	}
	found, err = n.reader().Read(t.Context(), "http://boats.example.org/a.png")
	if err != nil || !bytes.Equal(found.Picture, pixels.Bytes()) || found.Page != nil {
		t.Errorf("got %+v, %v", found, err)
	}
}

func TestRequestTellsNothingOfTheClient(t *testing.T) {
	t.Setenv("HTTP_PROXY", "http://127.0.0.1:1")
	n := newInternet(t)
	n.names["boats.example.org"] = []string{public}
	var got []http.Header
	n.serve(public+":80", func(w http.ResponseWriter, r *http.Request) {
		got = append(got, r.Header)
		w.Header().Set("Set-Cookie", "session=1")
		if r.URL.Path == "/" {
			http.Redirect(w, r, "/boat", http.StatusFound)
			return
		}
		page(w, r)
	})
	if _, err := n.reader().Read(t.Context(), "http://boats.example.org/"); err != nil {
		t.Fatal(err)
	}
	if len(got) != 2 {
		t.Fatalf("%d requests", len(got))
	}
	for _, h := range got {
		for _, never := range []string{"Cookie", "Referer", "Authorization", "Origin", "X-Forwarded-For"} {
			if h.Get(never) != "" {
				t.Errorf("%s is sent: %q", never, h.Get(never))
			}
		}
		if !strings.HasPrefix(h.Get("User-Agent"), "Fairlead/") {
			t.Errorf("User-Agent is %q", h.Get("User-Agent"))
		}
	}
}

func TestRedirectsAreFollowedThreeTimesAndCheckedEachTime(t *testing.T) {
	n := newInternet(t)
	for i := range 6 {
		n.names[fmt.Sprintf("hop%d.example.org", i)] = []string{public}
	}
	n.names["inside.example.org"] = []string{"10.0.0.1"}
	n.serve(public+":80", func(w http.ResponseWriter, r *http.Request) {
		if to := r.URL.Query().Get("to"); to != "" {
			w.Header().Set("Location", to)
			w.WriteHeader(http.StatusMovedPermanently)
			return
		}
		var at, last int
		_, _ = fmt.Sscanf(r.Host+" "+r.URL.Path, "hop%d.example.org /%d", &at, &last)
		if at < last {
			http.Redirect(w, r, fmt.Sprintf("http://hop%d.example.org/%d", at+1, last), http.StatusTemporaryRedirect)
			return
		}
		page(w, r)
	})
	if _, err := n.reader().Read(t.Context(), "http://hop0.example.org/3"); err != nil {
		t.Errorf("three redirects: %v", err)
	}
	if _, err := n.reader().Read(t.Context(), "http://hop0.example.org/4"); !errors.Is(err, fetch.ErrUnreachable) {
		t.Errorf("four redirects: %v", err)
	}
	before := len(n.dialled)
	for i, to := range []string{"http://127.0.0.1/", "http://2130706433/", "http://[::1]/", "file:///etc/passwd", "http://hop1.example.org:22/",
		"gopher://hop1.example.org/", "http://user@hop1.example.org/", "http://inside.example.org/", "//169.254.169.254/latest/meta-data/"} {
		if _, err := n.reader().Read(t.Context(), "http://hop0.example.org/?to="+to); err == nil {
			t.Errorf("redirect to %s is followed", to)
		}
		if len(n.dialled) != before+i+1 {
			t.Errorf("redirect to %s: dialled %v", to, n.dialled[before:])
		}
	}
	if _, err := n.readerOf("hop0.example.org").Read(t.Context(), "http://hop0.example.org/1"); !errors.Is(err, fetch.ErrRefused) {
		t.Errorf("a redirect leaves the list: %v", err)
	}
}

func TestAnswersAreBoundedInSizeAndKind(t *testing.T) {
	n := newInternet(t)
	n.names["boats.example.org"] = []string{public}
	var bomb bytes.Buffer
	packed := gzip.NewWriter(&bomb)
	for range 256 {
		_, _ = packed.Write(make([]byte, 1<<20))
	}
	_ = packed.Close()
	html := func(w http.ResponseWriter) { w.Header().Set("Content-Type", "text/html") }
	endless := func(w http.ResponseWriter, chunk string) {
		for {
			if _, err := io.WriteString(w, chunk); err != nil {
				return
			}
		}
	}
	n.serve(public+":80", func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/endless":
			html(w)
			endless(w, strings.Repeat("<p>boat", 1000))
		case "/endless.png":
			_, _ = io.WriteString(w, "\x89PNG\r\n\x1a\n")
			endless(w, strings.Repeat("\x00", 1<<16))
		case "/bomb":
			html(w)
			w.Header().Set("Content-Encoding", "gzip")
			_, _ = w.Write(bomb.Bytes())
		case "/twice":
			html(w)
			w.Header().Set("Content-Encoding", "gzip, gzip")
			_, _ = w.Write(bomb.Bytes())
		case "/headers":
			for i := range 2000 {
				w.Header().Set(fmt.Sprintf("X-%d", i), strings.Repeat("x", 100))
			}
			page(w, r)
		case "/pdf":
			w.Header().Set("Content-Type", "application/pdf")
			_, _ = io.WriteString(w, "%PDF-1.7")
		case "/svg":
			w.Header().Set("Content-Type", "image/svg+xml")
			_, _ = io.WriteString(w, "<svg/>")
		case "/untyped":
			w.Header()["Content-Type"] = nil
			_, _ = io.WriteString(w, "<html>")
		default:
			http.NotFound(w, r)
		}
	})
	for path, want := range map[string]error{
		"/endless": fetch.ErrTooLarge, "/endless.png": fetch.ErrTooLarge, "/bomb": fetch.ErrTooLarge, "/twice": fetch.ErrType,
		"/headers": fetch.ErrUnreachable, "/pdf": fetch.ErrType, "/svg": fetch.ErrType, "/untyped": fetch.ErrType, "/missing": fetch.ErrUnreachable,
	} {
		if _, err := n.reader().Read(t.Context(), "http://boats.example.org"+path); !errors.Is(err, want) {
			t.Errorf("%s: got %v, want %v", path, err, want)
		}
	}
}

func TestSlowServersAreLeftAfterFiveSeconds(t *testing.T) {
	for name, handler := range map[string]http.HandlerFunc{
		"no answer": func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() },
		"slow drip": func(w http.ResponseWriter, r *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			for r.Context().Err() == nil {
				_, _ = io.WriteString(w, "<")
				_ = http.NewResponseController(w).Flush()
				time.Sleep(time.Second)
			}
		},
		"slow redirects": func(w http.ResponseWriter, r *http.Request) {
			time.Sleep(2 * time.Second)
			http.Redirect(w, r, "/again", http.StatusFound)
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				n := newInternet(t)
				n.names["slow.example.org"] = []string{public}
				n.serve(public+":80", handler)
				began := time.Now()
				_, err := n.reader().Read(t.Context(), "http://slow.example.org/")
				if took := time.Since(began); !errors.Is(err, fetch.ErrUnreachable) || took != 5*time.Second {
					t.Errorf("after %s: %v", took, err)
				}
			})
		})
	}
}

func TestSlowLookUpIsLeftAfterTwoSeconds(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		n := newInternet(t)
		r := fetch.NewWith(fetch.Config{Hosts: anyHost(t), Logger: slog.New(slog.DiscardHandler)}, fetch.Seams{
			Lookup: func(ctx context.Context, _ string) ([]netip.Addr, error) { <-ctx.Done(); return nil, ctx.Err() }, Connect: n.connect, Ports: []uint16{80},
		})
		began := time.Now()
		_, err := r.Read(t.Context(), "http://slow.example.org/")
		if took := time.Since(began); !errors.Is(err, fetch.ErrUnreachable) || took != 2*time.Second {
			t.Errorf("after %s: %v", took, err)
		}
	})
}

func TestEveryFailureOfTheNetworkLooksTheSame(t *testing.T) {
	n := newInternet(t)
	n.names["inside.example.org"] = []string{"127.0.0.1"}
	n.names["closed.example.org"] = []string{public}
	for _, address := range []string{"http://inside.example.org/", "http://closed.example.org/", "http://missing.example.org/"} {
		_, err := n.reader().Read(t.Context(), address)
		if !errors.Is(err, fetch.ErrUnreachable) || errors.Is(err, fetch.ErrRefused) {
			t.Errorf("%s: %v", address, err)
		}
	}
}

func TestRefusedHostNamesTheSettingInTheLogOnly(t *testing.T) {
	n := newInternet(t)
	var log bytes.Buffer
	r := fetch.NewWith(fetch.Config{Logger: slog.New(slog.NewTextHandler(&log, nil))}, fetch.Seams{Lookup: n.lookup, Connect: n.connect, Ports: []uint16{80}})
	_, err := r.Read(t.Context(), "http://boats.example.org/secret-path?token=1")
	if !errors.Is(err, fetch.ErrRefused) || !strings.Contains(log.String(), "boats.example.org is not in the setting survey-hosts (FAIRLEAD_SURVEY_HOSTS)") || strings.Contains(log.String(), "secret") {
		t.Errorf("%v; log:\n%s", err, log.String())
	}
}

func TestPageIsTurnedIntoUTF8(t *testing.T) {
	n := newInternet(t)
	n.names["boats.example.org"] = []string{public}
	n.serve(public+":80", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Type", "text/html; charset=iso-8859-1")
		_, _ = w.Write([]byte("<p>L\xe4nge"))
	})
	if found, err := n.reader().Read(t.Context(), "http://boats.example.org/"); err != nil || string(found.Page) != "<p>Länge" {
		t.Errorf("got %q, %v", found.Page, err)
	}
}

func TestHostsAllowNamesAndWhatIsBelowThem(t *testing.T) {
	for _, test := range []struct {
		words []string
		host  string
		want  bool
	}{
		{[]string{"known"}, "www.yachtworld.com", true},
		{[]string{"known"}, "notyachtworld.com", false},
		{[]string{"known"}, "yachtworld.com.evil.org", false},
		{[]string{"broker.org"}, "broker.org", true},
		{[]string{"broker.org"}, "a.b.broker.org", true},
		{[]string{"broker.org"}, "roker.org", false},
		{[]string{" Broker.ORG. "}, "broker.org", true},
		{[]string{"*"}, "any.where.net", true},
		{nil, "www.yachtworld.com", false},
	} {
		h, err := fetch.ParseHosts(test.words)
		if err != nil || h.Has(test.host) != test.want {
			t.Errorf("%v has %s: %v, %v", test.words, test.host, h.Has(test.host), err)
		}
	}
	for _, bad := range []string{"http://broker.org", "127.0.0.1", "localhost", "a b", "*.broker.org"} {
		if _, err := fetch.ParseHosts([]string{bad}); err == nil {
			t.Errorf("%q is taken for a host", bad)
		}
	}
}

func anyHost(t testing.TB) fetch.Hosts {
	t.Helper()
	h, err := fetch.ParseHosts([]string{fetch.Any})
	if err != nil {
		t.Fatal(err)
	}
	return h
}
