package llmtest

import (
	"bytes"
	"compress/gzip"
	"io"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// connectionModes fail below the answer.
func connectionModes() []Mode {
	const head = "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"
	return []Mode{
		{"hang-before-headers", "never answers", Nothing, Nothing, func(x *exchange) { x.hang() }},
		{"reset-before-headers", "resets the connection instead of answering", Nothing, Nothing, func(x *exchange) { x.reset() }},
		{"hang-in-headers", "stops within the head", Nothing, Nothing, func(x *exchange) {
			if conn := x.onWire("HTTP/1.1 200 O"); conn != nil {
				_, _ = io.Copy(io.Discard, conn) // until the client leaves
				_ = conn.Close()
			}
		}},
		{"no-http", "answers with something that is not HTTP", Nothing, Nothing, func(x *exchange) { x.wire("220 ready when you are\r\n\r\n") }},
		{"huge-headers", "sends a head of a megabyte", Nothing, Nothing, func(x *exchange) {
			x.wire(head + "X-Padding: " + strings.Repeat("x", 1<<20) + "\r\n\r\n")
		}},
		{"hang-after-headers", "sends the head and nothing else", Nothing, Nothing, func(x *exchange) { x.head(); x.hang() }},
		{"reset-after-headers", "resets the connection after the head", Nothing, Nothing, func(x *exchange) { x.head(); x.reset() }},
		{"close-after-headers", "sends the head and an empty body", Nothing, Nothing, func(x *exchange) { x.head() }},
		{"hang-mid-answer", "stops half way and keeps the connection", Broken, Nothing, func(x *exchange) { x.begin(); x.hang() }},
		{"reset-mid-answer", "resets the connection half way", Broken, Nothing, func(x *exchange) { x.begin(); x.reset() }},
		{"end-mid-answer", "ends the body half way, as if it were whole", Broken, Nothing, func(x *exchange) { x.begin() }},
		{"short-body", "ends before its Content-Length", Broken, Nothing, func(x *exchange) {
			body := "data: " + chunkOf(content("Ease"), "null") + "\n\n"
			x.wire(head + "Content-Length: 5000\r\n\r\n" + body)
		}},
		{"slow-drip", "sends a byte a second", Nothing, Nothing, func(x *exchange) { x.head(); x.drip() }},
		{"slow-drip-mid-answer", "begins, then sends a byte a second", Broken, Nothing, func(x *exchange) { x.begin(); x.drip() }},
	}
}

// wire writes to the connection itself and closes it.
func (x *exchange) wire(text string) {
	if conn := x.onWire(text); conn != nil {
		_ = conn.Close()
	}
}

func (x *exchange) drip() {
	for _, b := range []byte("data: " + strings.Repeat(chunkOf(content("Ease"), "null"), 3)) {
		x.raw(string(b))
		if !x.wait(time.Second) {
			return
		}
	}
}

// statusModes answer with another status than 200.
func statusModes() []Mode {
	var list []Mode
	for _, status := range []int{400, 401, 403, 404, 408, 409, 413, 422, 429, 500, 501, 502, 503, 504, 529} {
		list = append(list, Mode{strconv.Itoa(status), "status " + strconv.Itoa(status), Nothing, Nothing, func(x *exchange) { x.refuse(status, "") }})
	}
	for _, m := range []struct {
		status int
		name   string
		after  string
	}{
		{429, "1s", "1"}, {503, "1s", "1"}, {429, "hour", "3600"}, {503, "date", "Fri, 31 Dec 2999 23:59:59 GMT"}, {429, "nonsense", "soon"}, {500, "negative", "-5"},
	} {
		name := strconv.Itoa(m.status) + "-retry-after-" + m.name
		list = append(list, Mode{name, "status " + strconv.Itoa(m.status) + " with Retry-After: " + m.after, Nothing, Nothing,
			func(x *exchange) { x.refuse(m.status, m.after) }})
	}
	for _, status := range []int{301, 302, 307, 308} {
		list = append(list, Mode{"redirect-" + strconv.Itoa(status), "redirects to a host that nobody may follow to", Nothing, Nothing, func(x *exchange) {
			x.w.Header().Set("Location", "http://elsewhere.invalid/v1/chat/completions")
			x.headAs(status, "text/plain")
		}})
	}
	return append(list, Mode{"500-html", "status 500 with a page and a stack trace", Nothing, Nothing, func(x *exchange) {
		x.headAs(http.StatusInternalServerError, "text/html")
		x.raw("<html><body>Traceback: sk-secret-of-the-provider at /srv/model.py</body></html>")
	}}, Mode{"503-endless-body", "status 503 with a body that never ends", Nothing, Nothing, func(x *exchange) {
		x.headAs(http.StatusServiceUnavailable, "text/plain")
		x.comments()
	}}, Mode{"204", "status 204", Nothing, Nothing, func(x *exchange) { x.w.WriteHeader(http.StatusNoContent) }})
}

func (x *exchange) refuse(status int, after string) {
	if after != "" {
		x.w.Header().Set("Retry-After", after)
	}
	x.headAs(status, "application/json")
	x.raw(`{"error":{"message":"sk-secret-of-the-provider is over its limit at /srv/model.py","type":"server_error","param":null,"code":"x"}}`)
}

// bodyModes answer 200 with a body that is not what was asked for.
func bodyModes() []Mode {
	return []Mode{
		{"wrong-content-type", "sends a good answer as text/plain", Nothing, Nothing, func(x *exchange) {
			x.headAs(http.StatusOK, "text/plain")
			x.words()
			x.end()
		}},
		{"login-page", "sends a page of HTML", Nothing, Nothing, func(x *exchange) { x.headAs(http.StatusOK, "text/html"); x.raw("<html>Sign in</html>") }},
		{"error-body", "sends an error with status 200", Nothing, Nothing, func(x *exchange) {
			x.head()
			if x.asked.Stream {
				x.raw("data: ")
			}
			x.raw(`{"error":{"message":"sk-secret-of-the-provider","type":"server_error"}}` + "\n\n")
		}},
		{"gzip-bomb", "sends 16 MiB in 16 KiB of gzip", Nothing, Nothing, func(x *exchange) {
			x.w.Header().Set("Content-Encoding", "gzip")
			x.head()
			x.raw(bomb())
		}},
		{"unknown-encoding", "says that its body is encoded in a way nobody knows", Nothing, Nothing, func(x *exchange) {
			x.w.Header().Set("Content-Encoding", "x-knots")
			x.whole(Look)
		}},
		{"no-json", "sends events that are no JSON", Nothing, Nothing, func(x *exchange) { x.body("{half a thing") }},
		{"json-array", "sends an array where an object belongs", Nothing, Nothing, func(x *exchange) { x.body("[1,2,3]") }},
		{"json-deep", "sends JSON that is nested 100 000 deep", Nothing, Nothing, func(x *exchange) { x.body(strings.Repeat("[", 100000)) }},
		{"null-body", "sends null", Nothing, Nothing, func(x *exchange) { x.body("null") }},
		{"no-choices", "sends a whole answer without choices", Nothing, Nothing, func(x *exchange) { x.body(`{"id":"c1","choices":[]}`) }},
		{"content-number", "sends a number as its text", Nothing, Nothing, func(x *exchange) { x.message(`{"content":42}`) }},
		{"empty-answer", "ends without a word", Nothing, Nothing, func(x *exchange) { x.message(`{"content":""}`) }},
		{"invalid-utf8-first", "begins with bytes that are not UTF-8", Nothing, Nothing, func(x *exchange) { x.message("{\"content\":\"\xff\xfe\"}") }},
		{"huge-line", "sends a line of 2 MiB", Nothing, Nothing, func(x *exchange) { x.message(content(strings.Repeat("x", 2<<20))) }},
		{"endless-line", "sends a line that never ends", Nothing, Nothing, func(x *exchange) {
			x.head()
			for x.raw("data: "); x.r.Context().Err() == nil; {
				x.raw(strings.Repeat("x", 64<<10))
			}
		}},
	}
}

// body sends one text as an event, or as the whole body.
func (x *exchange) body(text string) {
	x.head()
	if x.asked.Stream {
		x.data(text)
		x.data("[DONE]")
		return
	}
	x.raw(text)
}

// message sends one delta or message and ends well.
func (x *exchange) message(message string) {
	x.head()
	if x.asked.Stream {
		x.chunk(message, "null")
		x.end()
		return
	}
	x.raw(wholeOf(message))
}

func bomb() string {
	var b bytes.Buffer
	zip := gzip.NewWriter(&b)
	for range 256 {
		_, _ = zip.Write(make([]byte, 64<<10))
	}
	_ = zip.Close()
	return b.String()
}
