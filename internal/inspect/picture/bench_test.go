package picture_test

import (
	"syscall"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// load returns a reader of pictures.
func load(testing.TB) *picture.Reader { return picture.NewReader() }

// reportCPU adds the processor's time to what a benchmark reports: on a busy machine the clock tells little.
func reportCPU(b *testing.B) {
	used := func() time.Duration {
		var u syscall.Rusage
		if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
			b.Fatal(err)
		}
		return time.Duration(u.Utime.Nano() + u.Stime.Nano())
	}
	before := used()
	b.Cleanup(func() { b.ReportMetric(float64((used()-before).Milliseconds())/float64(b.N), "cpu-ms/op") })
}

func BenchmarkPhoto8MP(b *testing.B) {
	in := load(b)
	data := encodeJPEG(b, scene(3264, 2448))
	b.ReportAllocs()
	reportCPU(b)
	for b.Loop() {
		if _, err := in.Photo(b.Context(), "image 1", data); err != nil {
			b.Fatal(err)
		}
	}
}
