package picture_test

import (
	"bytes"
	"compress/zlib"
	"context"
	"encoding/binary"
	"errors"
	"hash/crc32"
	"image"
	"image/color"
	"image/gif"
	"image/jpeg"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/fault"
)

// pngOf is a PNG of zeros: bits of each channel, colour type as in its header, interlaced or not.
func pngOf(w, h int, bits, kind, channels byte, interlaced bool) []byte {
	var out bytes.Buffer
	out.WriteString("\x89PNG\r\n\x1a\n")
	chunk := func(name string, data []byte) {
		_ = binary.Write(&out, binary.BigEndian, uint32(len(data)))
		body := append([]byte(name), data...)
		out.Write(body)
		_ = binary.Write(&out, binary.BigEndian, crc32.ChecksumIEEE(body))
	}
	header := binary.BigEndian.AppendUint32(binary.BigEndian.AppendUint32(nil, uint32(w)), uint32(h))
	pass := byte(0)
	if interlaced {
		pass = 1
	}
	chunk("IHDR", append(header, bits, kind, 0, 0, pass))
	var packed bytes.Buffer
	z := zlib.NewWriter(&packed)
	row := make([]byte, 1+w*int(bits)/8*int(channels))
	for range h {
		_, _ = z.Write(row)
	}
	_ = z.Close()
	chunk("IDAT", packed.Bytes())
	chunk("IEND", nil)
	return out.Bytes()
}

// progressive is a JPEG header of a progressive picture with so many empty scans.
func progressive(w, h, scans int) []byte {
	out := []byte{0xff, 0xd8, 0xff, 0xc2, 0, 17, 8, byte(h >> 8), byte(h), byte(w >> 8), byte(w), 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0}
	for range scans {
		out = append(out, 0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0)
	}
	return append(out, 0xff, 0xd9)
}

func TestBombsAreRefusedBeforeTheyAreDecoded(t *testing.T) {
	if testing.Short() {
		t.Skip("one goroutine does everything: left to make test")
	}
	in := load(t)
	for name, data := range map[string][]byte{
		"a thousand scans":      progressive(4000, 4000, 1000),
		"progressive and large": progressive(4400, 4400, 3),
		"25 million pixels":     progressive(5000, 5000, 3),
		"PNG of 400 MP":         hugePNG(20000, 20000),
		"PNG of 2 GP":           hugePNG(65500, 30000),
		"PNG, interlaced":       pngOf(4400, 4400, 16, 6, 4, true)[:64],
		"PNG without pixels":    hugePNG(0, 10),
		"wide beyond counting":  append([]byte("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x7f\xff\xff\xff\x7f\xff\xff\xff\x08\x06\x00\x00\x00"), 0, 0, 0, 0),
		"a document":            []byte("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"),
		"TIFF":                  []byte("II*\x00\x08\x00\x00\x00"),
		"BMP":                   []byte("BM\x00\x00"),
		"eleven megabytes":      append([]byte("\xff\xd8\xff"), make([]byte, 11<<20)...),
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		_, err := in.Photo(t.Context(), "image 1", data)
		runtime.ReadMemStats(&after)
		var f *fault.Fault
		if !errors.As(err, &f) || f.Code != "invalid_image" || !strings.HasPrefix(f.Message, "image 1 ") {
			t.Errorf("%s: %v", name, err)
		}
		if n := after.TotalAlloc - before.TotalAlloc; n > 4<<20 {
			t.Errorf("%s: %d MB are allocated for it", name, n>>20)
		}
	}
}

func TestOnlyTheFirstFrameIsDecoded(t *testing.T) {
	var moving bytes.Buffer
	g := gif.GIF{}
	frame := image.NewPaletted(image.Rect(0, 0, 400, 400), color.Palette{color.Black, color.White})
	for range 500 {
		g.Image, g.Delay = append(g.Image, frame), append(g.Delay, 1)
	}
	if err := gif.EncodeAll(&moving, &g); err != nil {
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	look(t, moving.Bytes())
	runtime.ReadMemStats(&after)
	if n := after.TotalAlloc - before.TotalAlloc; n > 12<<20 {
		t.Errorf("%d MB are allocated for 500 frames", n>>20)
	}
}

// worst are the dearest pictures that are accepted.
func worst(t testing.TB) map[string][]byte {
	t.Helper()
	var large bytes.Buffer
	if err := jpeg.Encode(&large, image.NewGray(image.Rect(0, 0, 5000, 3999)), nil); err != nil {
		t.Fatal(err)
	}
	return map[string][]byte{
		"PNG of 15 MP, 16 bits": pngOf(4800, 3200, 16, 6, 4, false), "JPEG of 20 MP": large.Bytes(),
	}
}

func TestThirtyTwoBombsAtOnceStayWithinTheirMemory(t *testing.T) {
	in := load(t)
	data := worst(t)["PNG of 15 MP, 16 bits"]
	defer debug.SetGCPercent(debug.SetGCPercent(20)) // what is held is measured, not when the collector comes
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	var all sync.WaitGroup
	var mu sync.Mutex
	looked, refused := 0, 0
	for range 32 {
		all.Go(func() {
			_, err := in.Photo(context.WithoutCancel(t.Context()), "image 1", data)
			var f *fault.Fault
			mu.Lock()
			defer mu.Unlock()
			switch {
			case err == nil:
				looked++
			case errors.As(err, &f) && f.Kind == fault.Overloaded && f.RetryAfter > 0:
				refused++
			default:
				t.Error(err)
			}
		})
	}
	all.Wait()
	runtime.ReadMemStats(&after)
	grown := (int64(after.HeapSys) - int64(before.HeapSys)) >> 20
	t.Logf("32 at once: %d looked at, %d told to come again, the heap grew by %d MB", looked, refused, grown)
	if grown > 800 {
		t.Errorf("the heap grew by %d MB", grown)
	}
}

func BenchmarkWorstPicture(b *testing.B) {
	in := load(b)
	for name, data := range worst(b) {
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			reportCPU(b)
			for b.Loop() {
				if _, err := in.Photo(b.Context(), "image 1", data); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}
