// Command bench measures a running Fairlead from outside, beside a bare net/http handler in the same run, and prints the
// figures of README.md. It builds the binary, starts it, and reads its CPU time and memory from the kernel; the load shares the
// machine with the server, so that the CPU time of one request or chunk says more than how many there were.
package main

import (
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"time"
)

// connections ask at once for whole answers.
const connections = 128

func main() {
	bare := flag.String("bare", "", "serve the bare handler on this address instead of measuring (used by bench itself)")
	fake := flag.String("fake", "", "serve a language model on this address instead of measuring (used by bench itself)")
	proxy := flag.String("proxy", "", "serve a reverse proxy on this address instead of measuring (used by bench itself)")
	target := flag.String("target", "", "where the reverse proxy leads")
	upstream := flag.Bool("upstream", false, "measure answers that a language model writes, beside a reverse proxy")
	only := flag.String("only", "start,requests,streams,searches", "what to measure")
	streams := flag.Int("streams", 1000, "open streams")
	seconds := flag.Int("seconds", 5, "how long each load lasts")
	listings := flag.String("listings", "", "compare listing searches at these numbers of listings instead: 25000,250000,2500000")
	databases := flag.Bool("databases", true, "ask SQLite and PostgreSQL too in that comparison, which takes long at 2500000")
	flag.Parse()
	if *listings != "" {
		if err := compareListings(*listings, *databases); err != nil {
			log.Fatal(err)
		}
		return
	}
	if *bare != "" {
		log.Fatal(serveBare(*bare))
	}
	if *fake != "" {
		log.Fatal(serveFake(*fake))
	}
	if *proxy != "" {
		log.Fatal(serveProxy(*proxy, *target))
	}
	parts, err := partsOf(*only)
	if err != nil {
		log.Fatal(err)
	}
	if *upstream {
		parts = []measurement{measureUpstream}
	}
	if err := measure(parts, *streams, time.Duration(*seconds)*time.Second); err != nil {
		log.Fatal(err)
	}
}

// partsOf returns the measurements of a list of names.
func partsOf(names string) ([]measurement, error) {
	all := map[string]measurement{"start": measureStart, "requests": measureRequests, "streams": measureStreams, "searches": measureSearches}
	var parts []measurement
	for name := range strings.SplitSeq(names, ",") {
		m, ok := all[name]
		if !ok {
			return nil, fmt.Errorf("there is nothing called %q to measure", name)
		}
		parts = append(parts, m)
	}
	return parts, nil
}

// measurement starts what it needs and prints its figures.
type measurement func(binary, dir string, streams int, lasting time.Duration) error

func measure(parts []measurement, streams int, lasting time.Duration) error {
	dir, err := os.MkdirTemp("", "fairlead-bench")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	binary := filepath.Join(dir, "fairlead")
	if out, err := exec.Command("go", "build", "-trimpath", "-o", binary, "./cmd/fairlead").CombinedOutput(); err != nil {
		return fmt.Errorf("build: %w\n%s", err, out)
	}
	info, err := os.Stat(binary)
	if err != nil {
		return err
	}
	fmt.Printf("%s, %s/%s, %d cores shared by server and load\n\n", runtime.Version(), runtime.GOOS, runtime.GOARCH, runtime.NumCPU())
	fmt.Printf("binary size                     %7.1f MiB\n", float64(info.Size())/(1<<20))
	for _, m := range parts {
		if err := m(binary, dir, streams, lasting); err != nil {
			return err
		}
	}
	return nil
}

// measureStart times a process from its start to its first whole answer, on an empty data directory and again.
func measureStart(binary, dir string, _ int, _ time.Duration) error {
	data := filepath.Join(dir, "start")
	for _, which := range []string{"first", "second"} {
		start := time.Now()
		s, err := startFairlead(binary, data, "off")
		if err != nil {
			return err
		}
		if _, err := s.once(answerRequest(s)); err != nil {
			return err
		}
		fmt.Printf("start to first answer, %-8s %7.0f ms\n", which, float64(time.Since(start).Microseconds())/1000)
		if err := s.stop(); err != nil {
			return err
		}
	}
	return nil
}

// startBoth starts Fairlead and the bare handler that it is measured beside.
func startBoth(binary, dir, pacing string) (fairlead, bare *server, stop func(), err error) {
	if fairlead, err = startFairlead(binary, dir, pacing); err != nil {
		return nil, nil, nil, err
	}
	if bare, err = startBare(); err != nil {
		return nil, nil, nil, errors.Join(err, fairlead.stop())
	}
	return fairlead, bare, func() { _ = errors.Join(bare.stop(), fairlead.stop()) }, nil
}

// measureRequests loads a server with whole answers.
func measureRequests(binary, dir string, _ int, lasting time.Duration) error {
	s, b, stop, err := startBoth(binary, filepath.Join(dir, "requests"), "off")
	if err != nil {
		return err
	}
	defer stop()
	time.Sleep(2 * time.Second) // until what only the start needed is given back
	fmt.Printf("idle memory                     %7.1f MiB\n\n", s.rss()/1024)
	fmt.Println("whole answers                   requests/s   CPU us each   p99 ms")
	for _, load := range []struct {
		name    string
		server  *server
		request []byte
	}{
		{"bare net/http, 2.5 kB", b, get(b, "/whole")},
		{"GET /v1/models", s, get(s, "/v1/models")},
		{"60-token answer, svc-agent", s, answerRequest(s)},
	} {
		r, err := load.server.load(load.request, connections, lasting)
		if err != nil {
			return err
		}
		fmt.Printf("%-30s  %10.0f   %11.1f   %6.2f\n", load.name, r.perSecond, r.cpuEach, r.p99)
	}
	fmt.Println()
	return nil
}

// measureStreams opens many paced streams and measures what a chunk and a stream cost.
func measureStreams(binary, dir string, streams int, lasting time.Duration) error {
	s, b, stop, err := startBoth(binary, filepath.Join(dir, "streams"), "20ms")
	if err != nil {
		return err
	}
	defer stop()
	fmt.Printf("%d streams, a chunk each 20 ms  chunks/s   CPU us a chunk   KiB a stream\n", streams)
	var results []streamed
	for _, load := range []struct {
		name    string
		server  *server
		request []byte
	}{
		{"bare net/http, ticker", b, get(b, "/stream")},
		{"/v1/chat/completions", s, streamRequest(s)},
	} {
		r, err := load.server.streams(load.request, streams, lasting, nil)
		if err != nil {
			return err
		}
		results = append(results, r)
		fmt.Printf("%-32s  %7.0f   %14.1f   %12.1f\n", load.name, r.perSecond, r.cpuEach, r.kibEach)
	}
	fmt.Printf("ratio                                       %14.2f   %12.2f\n",
		results[1].cpuEach/results[0].cpuEach, results[1].kibEach/results[0].kibEach)
	return nil
}
