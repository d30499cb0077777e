package feeds

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

// fetched is what a server said of a feed.
type fetched struct {
	unmodified     bool // since the last success
	etag, modified string
}

// statusError is an answer that brings no feed.
type statusError struct {
	status int
	after  time.Duration // how long the server wants to be left alone; 0 if it does not say
}

func (e *statusError) Error() string {
	text := "the server answers " + strconv.Itoa(e.status) + " " + http.StatusText(e.status)
	if e.after > 0 {
		text += ", come back in " + e.after.String()
	}
	return text
}

func newTransport() http.RoundTripper {
	dialer := &net.Dialer{Timeout: 10 * time.Second}
	return &http.Transport{
		Proxy: http.ProxyFromEnvironment, DialContext: dialer.DialContext, TLSHandshakeTimeout: 10 * time.Second,
		ResponseHeaderTimeout: 2 * time.Minute, IdleConnTimeout: time.Minute, ForceAttemptHTTP2: true,
		MaxResponseHeaderBytes: 256 << 10,
	}
}

// maxRedirects is how often a server may send us on.
const maxRedirects = 5

// client follows redirects as long as nothing secret goes to somebody else.
func (s *Schedule) client(f Feed) *http.Client {
	return &http.Client{
		Transport: s.cfg.Transport,
		CheckRedirect: func(r *http.Request, before []*http.Request) error {
			switch {
			case len(before) > maxRedirects:
				return fmt.Errorf("more than %d redirects", maxRedirects)
			case r.URL.Host != f.URL.Host && f.secret():
				return errors.New("the server redirects to another host, which must not get our credentials")
			case r.URL.Scheme != f.URL.Scheme && r.URL.Scheme != "https":
				return errors.New("the server redirects from https to " + r.URL.Scheme)
			}
			return nil
		},
	}
}

// secret reports whether the feed is asked for with credentials.
func (f Feed) secret() bool { return len(f.secrets) > 0 }

// request is how one page is asked for.
func (f Feed) request(ctx context.Context, p page) (*http.Request, error) {
	at := *p.url
	values := at.Query()
	for name, list := range f.query {
		values[name] = list
	}
	for name, value := range p.query {
		values.Set(name, value)
	}
	at.RawQuery = values.Encode()
	at.User = nil
	method, body := http.MethodGet, io.Reader(nil)
	if p.body != nil {
		method, body = http.MethodPost, bytes.NewReader(p.body)
	}
	r, err := http.NewRequestWithContext(ctx, method, at.String(), body)
	if err != nil {
		return nil, withoutAddress(err)
	}
	r.Header.Set("User-Agent", "Fairlead")
	if p.body != nil {
		r.Header.Set("Content-Type", "application/json")
	}
	for name, list := range f.header {
		r.Header[name] = list
	}
	if user := f.URL.User; user != nil {
		password, _ := user.Password()
		r.SetBasicAuth(user.Username(), password)
	}
	return r, nil
}

// withoutAddress takes out of an error the address, in which credentials may stand.
func withoutAddress(err error) error {
	if of := new(url.Error); errors.As(err, &of) {
		return of.Err
	}
	return err
}

// fetch gets one page and writes it, unpacked, to a file of which most bytes are allowed.
func (s *Schedule) fetch(ctx context.Context, f Feed, p page, since catalog.FeedState, file *os.File, most int64) (fetched, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	r, err := f.request(ctx, p)
	if err != nil {
		return fetched{}, err
	}
	if since.ETag != "" {
		r.Header.Set("If-None-Match", since.ETag)
	}
	if since.LastModified != "" {
		r.Header.Set("If-Modified-Since", since.LastModified)
	}
	answer, err := s.client(f).Do(r)
	if err != nil {
		return fetched{}, fmt.Errorf("ask for the feed: %w", withoutAddress(err))
	}
	defer func() { _ = answer.Body.Close() }() // it was read
	got := fetched{etag: validator(answer.Header.Get("ETag")), modified: validator(answer.Header.Get("Last-Modified"))}
	switch {
	case answer.StatusCode == http.StatusNotModified && (since.ETag != "" || since.LastModified != ""):
		got.unmodified = true
		return got, nil
	case answer.StatusCode != http.StatusOK:
		return got, &statusError{status: answer.StatusCode, after: retryAfter(answer.Header.Get("Retry-After"))}
	}
	stall := time.AfterFunc(s.cfg.Stall, func() { cancel(fmt.Errorf("the server sends nothing for %s", s.cfg.Stall)) })
	defer stall.Stop()
	err = unpack(&moving{r: answer.Body, stall: stall, within: s.cfg.Stall}, file, most)
	if cause := context.Cause(ctx); err != nil && cause != nil {
		err = cause
	}
	if err != nil {
		return got, fmt.Errorf("read the feed: %w", withoutAddress(err))
	}
	return got, nil
}

// validator is a header that a later request gives back, unless it is absurdly long.
func validator(value string) string {
	if len(value) > 1000 {
		return ""
	}
	return value
}

// moving puts off a stall with everything that is read.
type moving struct {
	r      io.Reader
	stall  *time.Timer
	within time.Duration
}

func (m *moving) Read(p []byte) (int, error) {
	n, err := m.r.Read(p)
	m.stall.Reset(m.within)
	return n, err
}

// unpack writes a stream to a file, unpacked if it is gzip, which servers also send as a file that calls itself so.
func unpack(r io.Reader, file *os.File, most int64) error {
	buffered := bufio.NewReaderSize(r, 64<<10)
	source := io.Reader(buffered)
	if magic, _ := buffered.Peek(2); len(magic) == 2 && magic[0] == 0x1f && magic[1] == 0x8b {
		packed, err := gzip.NewReader(buffered)
		if err != nil {
			return err
		}
		source = packed
	}
	n, err := io.Copy(file, io.LimitReader(source, most+1))
	if err != nil {
		return err
	}
	if n > most {
		return fmt.Errorf("it has more than %d bytes", most)
	}
	_, err = file.Seek(0, io.SeekStart)
	return err
}

// retryAfter reads how long a server wants to be left alone: in seconds, or until a time.
func retryAfter(value string) time.Duration {
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if at, err := http.ParseTime(value); err == nil {
		return max(0, time.Until(at).Round(time.Second))
	}
	return 0
}
