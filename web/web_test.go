package web_test

import (
	"compress/gzip"
	"io"
	"net/http"
	"net/http/httptest"
	"regexp"
	"testing"

	"github.com/fairlead/fairlead/web"
)

func get(path string, header map[string]string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(http.MethodGet, path, nil)
	for name, value := range header {
		r.Header.Set(name, value)
	}
	w := httptest.NewRecorder()
	web.Handler("").ServeHTTP(w, r)
	return w
}

func TestScriptsAreCompressedForWhoCanUnpackThem(t *testing.T) {
	script := regexp.MustCompile(`/assets/[^"]+\.js`).FindString(get("/", nil).Body.String())
	plain := get(script, nil).Body.String()
	if plain == "" {
		t.Fatalf("there is no script at %q", script)
	}
	for _, refused := range []map[string]string{
		{"Accept-Encoding": "br"}, {"Accept-Encoding": "gzip;q=0"}, {"Accept-Encoding": "gzip; q=0.00, br"},
	} {
		if w := get(script, refused); w.Header().Get("Content-Encoding") != "" || w.Body.String() != plain {
			t.Errorf("%v: got %q and %d bytes, want the file as it is", refused, w.Header().Get("Content-Encoding"), w.Body.Len())
		}
	}
	if w := get(script, map[string]string{"Accept-Encoding": "gzip", "Range": "bytes=0-9"}); w.Code != http.StatusPartialContent || w.Body.String() != plain[:10] {
		t.Errorf("a range: got %d %q", w.Code, w.Body)
	}
	w := get(script, map[string]string{"Accept-Encoding": "br, gzip;q=0.8"})
	if w.Header().Get("Content-Encoding") != "gzip" || w.Header().Get("Vary") != "Accept-Encoding" || w.Body.Len() > len(plain)/2 {
		t.Fatalf("got %v and %d bytes of %d", w.Header(), w.Body.Len(), len(plain))
	}
	unpacked, err := gzip.NewReader(w.Body)
	if err != nil {
		t.Fatal(err)
	}
	if got, err := io.ReadAll(unpacked); err != nil || string(got) != plain {
		t.Errorf("what is unpacked is not the file: %v", err)
	}
}
