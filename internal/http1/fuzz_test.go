package http1_test

import (
	"bufio"
	"context"
	"io"
	"net"
	"net/http"
	"strings"
	"testing"
	"testing/iotest"
	"time"

	"github.com/fairlead/fairlead/internal/http1"
)

// tape is a connection on which comes what it was made with, whatever is sent.
type tape struct{ io.Reader }

func (tape) Write(b []byte) (int, error)      { return len(b), nil }
func (tape) Close() error                     { return nil }
func (tape) LocalAddr() net.Addr              { return nil }
func (tape) RemoteAddr() net.Addr             { return nil }
func (tape) SetDeadline(time.Time) error      { return nil }
func (tape) SetReadDeadline(time.Time) error  { return nil }
func (tape) SetWriteDeadline(time.Time) error { return nil }

func FuzzBodiesInChunksAreReadAsNetHTTPReadsThem(f *testing.F) {
	for _, body := range []string{
		"5\r\nhello\r\n0\r\n\r\n",
		"3 ;a=b\r\nhel\r\n002\r\nlo\r\n0\r\nSum: 1\r\n\r\nmore",
		"fffffffffffffff\r\nhello",
		"00000000000000000005\r\nhello",
		"5\r\nhello\r\n5",
		"5;" + strings.Repeat("x", 5000) + "\r\nhello\r\n0\r\n\r\n",
		strings.Repeat("1;xxxxxxxxxxxxxxxxxxxxxxxxx\r\nh\r\n", 2000) + "0\r\n\r\n",
	} {
		f.Add(body, uint(3))
		f.Add(body, uint(500))
	}
	f.Fuzz(func(t *testing.T, body string, room uint) {
		raw := "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + body
		theirs, err := http.ReadResponse(bufio.NewReader(strings.NewReader(raw)), nil)
		if err != nil {
			t.Fatal(err)
		}
		want, failed := io.ReadAll(theirs.Body)
		for _, comes := range []io.Reader{strings.NewReader(raw), iotest.OneByteReader(strings.NewReader(raw)), iotest.DataErrReader(strings.NewReader(raw))} {
			tr := http1.Transport{Dial: func(context.Context, string, string) (net.Conn, error) { return tape{comes}, nil }}
			res, err := tr.RoundTrip(post(t.Context(), t, "http://on.tape/", ""))
			if err != nil {
				t.Fatal(err)
			}
			var got strings.Builder
			_, err = io.CopyBuffer(struct{ io.Writer }{&got}, struct{ io.Reader }{res.Body}, make([]byte, 1+room%2000))
			_ = res.Body.Close()
			tr.CloseIdleConnections()
			if failed == nil && (err != nil || got.String() != string(want)) {
				t.Errorf("%q was read as %q, %v; by net/http as %q", body, got.String(), err, want)
			}
			if failed != nil && !strings.HasPrefix(got.String(), string(want)) && !strings.HasPrefix(string(want), got.String()) {
				t.Errorf("%q was read as %q before %v; by net/http as %q before %v", body, got.String(), err, want, failed)
			}
		}
	})
}
