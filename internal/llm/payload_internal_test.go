package llm

import (
	"bytes"
	"io"
	"testing"
)

func TestABodyIsGivenBackOnceNothingCanBeSentOfIt(t *testing.T) {
	for name, steps := range map[string]struct {
		do   func(p *payload, readers []io.ReadCloser)
		back int
	}{
		"read, then released": {func(p *payload, r []io.ReadCloser) { readOut(r[0]); readOut(r[1]); p.release() }, 1},
		"released, then read": {func(p *payload, r []io.ReadCloser) { p.release(); readOut(r[0]); readOut(r[1]) }, 1},
		"read in between":     {func(p *payload, r []io.ReadCloser) { readOut(r[0]); p.release(); readOut(r[1]) }, 1},
		"read beyond the end": {func(p *payload, r []io.ReadCloser) { p.release(); readOut(r[0]); readOut(r[0]); readOut(r[1]) }, 1},
		"released twice":      {func(p *payload, r []io.ReadCloser) { readOut(r[0]); readOut(r[1]); p.release(); p.release() }, 1},
		"never released":      {func(_ *payload, r []io.ReadCloser) { readOut(r[0]); readOut(r[1]) }, 0},
		"one is not read":     {func(p *payload, r []io.ReadCloser) { readOut(r[0]); p.release() }, 0},
		"one is only closed":  {func(p *payload, r []io.ReadCloser) { readOut(r[0]); p.release(); _ = r[1].Close() }, 0},
	} {
		t.Run(name, func(t *testing.T) {
			back := 0
			p := newPayload([]byte("a request"), func(data []byte) {
				back++
				clear(data) // whoever reads on sees it
			})
			var readers []io.ReadCloser
			for range 2 {
				r, err := p.open()
				if err != nil {
					t.Fatal(err)
				}
				readers = append(readers, r)
			}
			steps.do(p, readers)
			if back != steps.back {
				t.Errorf("it was given back %d times, want %d", back, steps.back)
			}
		})
	}
}

func readOut(r io.Reader) {
	var b bytes.Buffer
	_, _ = b.ReadFrom(struct{ io.Reader }{r})
}
