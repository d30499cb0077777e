package main

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/inventory"
)

// How often progress is shown: drawn over on a terminal, a line each time elsewhere.
const (
	drawEvery = 100 * time.Millisecond
	lineEvery = 10 * time.Second
	barWidth  = 30
)

// progress shows on the standard error how far a reading has come. It is safe for concurrent use.
type progress struct {
	io.Reader
	out      io.Writer
	size     int64 // bytes; not above 0 if unknown
	terminal bool
	begun    time.Time

	mu      sync.Mutex
	read    int64
	adverts int
	shown   time.Time
}

func newProgress(r io.Reader, size int64) *progress {
	info, err := os.Stderr.Stat()
	now := time.Now()
	return &progress{
		Reader: r, out: os.Stderr, size: size, begun: now, shown: now,
		terminal: err == nil && info.Mode()&os.ModeCharDevice != 0,
	}
}

// Read counts bytes.
func (p *progress) Read(buffer []byte) (int, error) {
	n, err := p.Reader.Read(buffer)
	p.mu.Lock()
	defer p.mu.Unlock()
	p.read += int64(n)
	p.show(false)
	return n, err
}

// counted takes over the counts of an import.
func (p *progress) counted(c inventory.Counts) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.adverts = c.New + c.Changed + c.Unchanged + c.Refused + c.Repeated
	p.show(false)
}

// end leaves the last state on the screen.
func (p *progress) end() {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.terminal {
		p.show(true)
		fmt.Fprintln(p.out)
	}
}

func (p *progress) show(now bool) {
	every := lineEvery
	if p.terminal {
		every = drawEvery
	}
	if !now && time.Since(p.shown) < every {
		return
	}
	p.shown = time.Now()
	if p.terminal {
		fmt.Fprintf(p.out, "\r%s\x1b[K", p.text())
		return
	}
	fmt.Fprintln(p.out, p.text())
}

// text is the state in a line. Adverts are those on record, bytes those that are read.
func (p *progress) text() string {
	seconds := max(time.Since(p.begun).Seconds(), 0.001)
	text := fmt.Sprintf("%.1f MB, %d adverts, %.0f/s", float64(p.read)/1e6, p.adverts, float64(p.adverts)/seconds)
	if p.size <= 0 {
		return text
	}
	share := min(1, float64(p.read)/float64(p.size))
	done := int(share * barWidth)
	return fmt.Sprintf("[%s%s] %3.0f %%, %s", strings.Repeat("=", done), strings.Repeat(" ", barWidth-done), 100*share, text)
}
