package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

func get(s *server, path string) []byte {
	return fmt.Appendf(nil, "GET %s HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\n\r\n", path, s.addr, s.key)
}

func post(s *server, body string) []byte {
	return fmt.Appendf(nil, "POST /v1/chat/completions HTTP/1.1\r\nHost: %s\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n%s",
		s.addr, s.key, len(body), body)
}

func answerRequest(s *server) []byte {
	return post(s, `{"model":"svc-agent","max_tokens":60,"messages":[{"role":"user","content":"Who gives way when two sailing boats meet on opposite tacks?"}]}`)
}

func streamRequest(s *server) []byte {
	return post(s, `{"model":"svc-agent","stream":true,"messages":[{"role":"user","content":"How do I set the anchor properly?"}]}`)
}

// once sends one request on a connection of its own and returns the body.
func (s *server) once(request []byte) ([]byte, error) {
	c, err := net.Dial("tcp", s.addr)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	return exchange(c, bufio.NewReader(c), request)
}

func exchange(c net.Conn, r *bufio.Reader, request []byte) ([]byte, error) {
	if _, err := c.Write(request); err != nil {
		return nil, err
	}
	res, err := http.ReadResponse(r, nil)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err == nil && res.StatusCode != http.StatusOK {
		err = fmt.Errorf("%s: %s", res.Status, body)
	}
	return body, err
}

type loaded struct{ perSecond, cpuEach, p99 float64 }

// load repeats a request on so many connections and measures the server's share of the work.
func (s *server) load(request []byte, connections int, lasting time.Duration) (loaded, error) {
	var wg sync.WaitGroup
	var mu sync.Mutex
	var all []time.Duration
	var failed error
	end := time.Now().Add(lasting)
	cpu, start := s.cpu(), time.Now()
	for range connections {
		wg.Go(func() {
			times, err := s.repeat(request, end)
			mu.Lock()
			defer mu.Unlock()
			all, failed = append(all, times...), errors.Join(failed, err)
		})
	}
	wg.Wait()
	used, took := s.cpu()-cpu, time.Since(start)
	if failed != nil || len(all) == 0 {
		return loaded{}, fmt.Errorf("load: %w", failed)
	}
	slices.Sort(all)
	n := float64(len(all))
	return loaded{n / took.Seconds(), float64(used.Microseconds()) / n, float64(all[len(all)*99/100].Microseconds()) / 1000}, nil
}

func (s *server) repeat(request []byte, end time.Time) (times []time.Duration, err error) {
	c, err := net.Dial("tcp", s.addr)
	if err != nil {
		return nil, err
	}
	defer c.Close()
	r := bufio.NewReader(c)
	for time.Now().Before(end) {
		start := time.Now()
		if _, err := exchange(c, r, request); err != nil {
			return times, err
		}
		times = append(times, time.Since(start))
	}
	return times, nil
}

type streamed struct{ perSecond, cpuEach, kibEach float64 }

// streams opens streams, lets them settle, and measures the server while they run. What counts the chunks may be given; nil
// counts those that arrive.
func (s *server) streams(request []byte, n int, lasting time.Duration, count func() float64) (streamed, error) {
	before := s.rss()
	var chunks atomic.Int64
	if count == nil {
		count = func() float64 { return float64(chunks.Load()) }
	}
	var open []net.Conn
	defer func() {
		for _, c := range open {
			_ = c.Close()
		}
	}()
	for range n {
		c, err := net.Dial("tcp", s.addr)
		if err != nil {
			return streamed{}, err
		}
		open = append(open, c)
		if _, err := c.Write(request); err != nil {
			return streamed{}, err
		}
		go readChunks(c, request, &chunks)
	}
	time.Sleep(3 * time.Second) // until every stream has begun
	cpu, counted, start := s.cpu(), count(), time.Now()
	time.Sleep(lasting)
	used, got, took := s.cpu()-cpu, count()-counted, time.Since(start)
	if chunks.Load() == 0 || got == 0 {
		return streamed{}, errors.New("the streams gave no chunk")
	}
	return streamed{got / took.Seconds(), float64(used.Microseconds()) / got, (s.rss() - before) / float64(n)}, nil
}

// readChunks reads a stream without parsing it more than a count needs, and asks again when it has ended.
func readChunks(c net.Conn, request []byte, chunks *atomic.Int64) {
	buf := make([]byte, 4096)
	for {
		n, err := c.Read(buf)
		chunks.Add(int64(bytes.Count(buf[:n], []byte("data: {"))))
		if err == nil && bytes.Contains(buf[:n], []byte("data: [DONE]")) {
			_, err = c.Write(request)
		}
		if err != nil {
			return
		}
	}
}
