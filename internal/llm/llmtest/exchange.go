package llmtest

import (
	"encoding/json"
	"io"
	"net"
	"net/http"
	"strings"
	"time"
)

// Text is what every server of this package writes where its mode writes anything whole.
const Text = "Ease the sheet before the helm grows heavy."

// Look is the JSON object that is written to a request that is not streamed.
const Look = `{"seen":[{"area":"hull","observation":"a crack"}]}`

// asked is what the servers read of a request.
type asked struct {
	Model    string `json:"model"`
	Stream   bool   `json:"stream"`
	Messages []struct {
		Role string `json:"role"`
	} `json:"messages"`
	Tools []struct {
		Function struct {
			Name string `json:"name"`
		} `json:"function"`
	} `json:"tools"`
}

// exchange is one request under way, with the ways to break it.
type exchange struct {
	w     http.ResponseWriter
	r     *http.Request
	asked asked
	sent  string // the request's body
}

func newExchange(w http.ResponseWriter, r *http.Request) *exchange {
	x := &exchange{w: w, r: r}
	body, err := io.ReadAll(io.LimitReader(r.Body, 64<<20))
	if x.sent = string(body); err == nil {
		_ = json.Unmarshal(body, &x.asked) // a request that is no JSON asks for nothing, and gets the mode all the same
	}
	return x
}

// head begins an answer of the usual type.
func (x *exchange) head() {
	media := "application/json"
	if x.asked.Stream {
		media = "text/event-stream"
	}
	x.headAs(http.StatusOK, media)
}

func (x *exchange) headAs(status int, media string) {
	x.w.Header().Set("Content-Type", media)
	x.w.WriteHeader(status)
	x.flush()
}

func (x *exchange) raw(text string) {
	_, _ = io.WriteString(x.w, text)
	x.flush()
}

func (x *exchange) flush() { _ = http.NewResponseController(x.w).Flush() }

// data sends one event.
func (x *exchange) data(text string) { x.raw("data: " + text + "\n\n") }

// chunk sends an event with a delta; finish is a JSON value.
func (x *exchange) chunk(delta, finish string) {
	x.data(chunkOf(delta, finish))
}

func chunkOf(delta, finish string) string {
	return `{"id":"c1","object":"chat.completion.chunk","created":1700000000,"model":"m","choices":[{"index":0,"delta":` + delta + `,"finish_reason":` + finish + `}]}`
}

func content(text string) string {
	quoted, _ := json.Marshal(text)
	return `{"content":` + string(quoted) + `}`
}

// words sends Text, a chunk a word.
func (x *exchange) words() {
	for _, word := range strings.SplitAfter(Text, " ") {
		x.chunk(content(word), "null")
	}
}

// end sends the last chunk and [DONE].
func (x *exchange) end() {
	x.chunk("{}", `"stop"`)
	x.data("[DONE]")
}

// begin sends the head and the first half of an answer.
func (x *exchange) begin() {
	x.head()
	if x.asked.Stream {
		x.chunk(content("Ease the sheet"), "null")
		return
	}
	whole := wholeOf(content(Look))
	x.raw(whole[:len(whole)/2])
}

func wholeOf(message string) string {
	return `{"id":"c1","object":"chat.completion","created":1700000000,"model":"m","choices":[{"index":0,"message":` + message +
		`,"finish_reason":"stop"}],"usage":{"prompt_tokens":9,"completion_tokens":10,"total_tokens":19}}`
}

// wait passes time unless the client leaves first, and says whether it is still there.
func (x *exchange) wait(d time.Duration) bool {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-x.r.Context().Done():
		return false
	}
}

// hang waits until the client leaves.
func (x *exchange) hang() { <-x.r.Context().Done() }

// reset ends the connection with a reset, where it is one of TCP.
func (x *exchange) reset() {
	conn := x.hijack()
	if conn == nil {
		return
	}
	if tcp, ok := conn.(*net.TCPConn); ok {
		_ = tcp.SetLinger(0)
	}
	_ = conn.Close()
}

// hijack takes the connection over; nil where it cannot be.
func (x *exchange) hijack() net.Conn {
	conn, _, err := http.NewResponseController(x.w).Hijack()
	if err != nil {
		return nil
	}
	return conn
}

// onWire writes bytes to the connection itself and leaves it to the mode.
func (x *exchange) onWire(text string) net.Conn {
	conn := x.hijack()
	if conn != nil {
		_, _ = io.WriteString(conn, text)
	}
	return conn
}
