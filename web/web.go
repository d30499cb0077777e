// Package web is the console: a page where a person picks a model, asks, and watches the answer with its sources. Its build is embedded.
package web

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"io/fs"
	"net/http"
	"strings"
	"sync"
	"time"
)

//go:embed all:dist
var dist embed.FS

// policy lets the page load only what it brings itself and talk only to its own server.
const policy = "default-src 'none'; script-src 'self'; style-src 'self' %s; img-src 'self' data:; font-src 'self'; " +
	"connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

// Handler serves the console at "/" and what it loads. Any other path is a 404 in the shape of the JSON API. A document
// that the page opens from memory inherits its policy; style is the hash of the one style such a document may hold, as a
// policy writes it.
func Handler(style string) http.Handler {
	policy := fmt.Sprintf(policy, style)
	files, err := fs.Sub(dist, "dist")
	if err != nil {
		panic(err) // the directory is embedded, so that it cannot be missing
	}
	packing := sync.OnceValue(func() map[string][]byte { return pack(files) })
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/")
		if name == "" {
			name = "index.html"
		}
		content, err := fs.ReadFile(files, name)
		if err != nil {
			refuse(w, http.StatusNotFound, "there is nothing at this address", "unknown_url")
			return
		}
		if r.Method != http.MethodGet && r.Method != http.MethodHead {
			OnlyRead(w)
			return
		}
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cache-Control", "no-cache")
		if strings.HasPrefix(name, "assets/") { // their names carry a hash of their content
			h.Set("Cache-Control", "public, max-age=31536000, immutable")
		}
		h.Set("Vary", "Accept-Encoding")
		if takesGzip(r) {
			if small, ok := packing()[name]; ok {
				h.Set("Content-Encoding", "gzip")
				content = small
			}
		}
		http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(content))
	})
}

// pack returns the scripts and styles compressed, which are a third of their size then.
func pack(files fs.FS) map[string][]byte {
	packed := map[string][]byte{}
	names, err := fs.Glob(files, "assets/*.[jc]s*")
	if err != nil {
		panic(err) // the pattern is well formed
	}
	for _, name := range names {
		content, err := fs.ReadFile(files, name)
		if err != nil {
			panic(err) // the file is embedded
		}
		var small bytes.Buffer
		w := gzip.NewWriter(&small)
		_, _ = w.Write(content) // memory takes everything
		_ = w.Close()
		packed[name] = small.Bytes()
	}
	return packed
}

// takesGzip tells whether the reader of an answer can unpack it. A range is of the file itself.
func takesGzip(r *http.Request) bool {
	if r.Header.Get("Range") != "" {
		return false
	}
	for coding := range strings.SplitSeq(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.ReplaceAll(coding, " ", ""), ";")
		if strings.EqualFold(name, "gzip") {
			return strings.Trim(weight, "q=0.") != "" || weight == ""
		}
	}
	return false
}

// OnlyRead answers a request that would write where things can only be read.
func OnlyRead(w http.ResponseWriter) {
	w.Header().Set("Allow", "GET, HEAD")
	refuse(w, http.StatusMethodNotAllowed, "this address can only be read", "method_not_supported")
}

// refuse answers in the shape of the JSON API.
func refuse(w http.ResponseWriter, status int, message, code string) {
	h := w.Header()
	h.Set("Content-Type", "application/json")
	h.Set("X-Should-Retry", "false")
	w.WriteHeader(status)
	_, _ = fmt.Fprintf(w, `{"error":{"message":%q,"type":"invalid_request_error","param":null,"code":%q}}`+"\n", message, code)
}
