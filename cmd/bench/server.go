package main

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"time"
)

// server is a child process under measurement.
type server struct {
	cmd  *exec.Cmd
	addr string
	key  string
}

func freeAddr() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return l.Addr().String(), nil
}

var keyPattern = regexp.MustCompile(`Bearer (svc-user-[0-9A-Za-z-]+)`)

// startFairlead starts the binary and waits until it serves. It reads the key from what a first start prints.
func startFairlead(binary, data, pacing string, env ...string) (*server, error) {
	addr, err := freeAddr()
	if err != nil {
		return nil, err
	}
	s := &server{addr: addr, cmd: exec.Command(binary, "serve", "-addr", addr, "-admin-addr", "", "-data-dir", data,
		"-pacing", pacing, "-log-level", "error", "-plan-development", "0,0,0,0")}
	s.cmd.Stderr, s.cmd.Env = os.Stderr, append(os.Environ(), env...)
	out, err := s.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	for lines := bufio.NewScanner(out); lines.Scan(); {
		if m := keyPattern.FindStringSubmatch(lines.Text()); m != nil {
			s.key = m[1]
			return s, nil
		}
	}
	return nil, errors.Join(errors.New("the server printed no key"), s.stop())
}

// startBare starts this program as the bare handler.
func startBare() (*server, error) { return startSelf("-bare") }

// startSelf starts this program with a flag that takes the address to serve on, and more arguments.
func startSelf(role string, more ...string) (*server, error) {
	addr, err := freeAddr()
	if err != nil {
		return nil, err
	}
	s := &server{addr: addr, cmd: exec.Command(os.Args[0], append([]string{role, addr}, more...)...)}
	if err := s.cmd.Start(); err != nil {
		return nil, err
	}
	for range 200 {
		if c, err := net.Dial("tcp", addr); err == nil {
			return s, c.Close()
		}
		time.Sleep(10 * time.Millisecond)
	}
	return nil, errors.Join(errors.New(role+" did not start"), s.stop())
}

func (s *server) stop() error {
	if err := s.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		return err
	}
	_ = s.cmd.Wait() // the bare handler is ended by the signal
	return nil
}

// cpu is the CPU time used so far, as the kernel counts it.
func (s *server) cpu() time.Duration {
	stat, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", s.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(stat[bytes.LastIndexByte(stat, ')')+1:]))
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond
}

// rss is the resident memory in KiB.
func (s *server) rss() float64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	_, after, _ := strings.Cut(string(status), "VmRSS:")
	kib, _ := strconv.ParseFloat(strings.Fields(after)[0], 64)
	return kib
}

// serveBare is what a chunk and an answer cost at least in net/http.
func serveBare(addr string) error {
	whole := bytes.Repeat([]byte("x"), 2500)
	chunk := []byte(`data: {"id":"chatcmpl-00000000000000000000000000","object":"chat.completion.chunk","created":1700000000,"model":"svc-deep-research-agent","system_fingerprint":"fp_embedded_dev","choices":[{"index":0,"delta":{"content":" word"},"logprobs":null,"finish_reason":null}]}` + "\n\n")
	http.HandleFunc("/whole", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("Content-Length", strconv.Itoa(len(whole)))
		_, _ = w.Write(whole)
	})
	http.HandleFunc("/stream", func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/event-stream")
		ticker := time.NewTicker(20 * time.Millisecond)
		defer ticker.Stop()
		for {
			select {
			case <-ticker.C:
			case <-r.Context().Done():
				return
			}
			if _, err := w.Write(chunk); err != nil {
				return
			}
			w.(http.Flusher).Flush()
		}
	})
	return http.ListenAndServe(addr, nil)
}
