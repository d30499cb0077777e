package gateway

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"sync/atomic"
	"time"
)

var idEncoding = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// lastID is what the last id began with: milliseconds since 1970, and 16 bits that count within one.
var lastID atomic.Uint64

// NewID returns 26 characters that sort by time, and by the order in which one process makes them: 48 bits of time to the millisecond, 16
// that count, then 64 random ones. A time before that of the last id is taken to be the same.
func NewID(at time.Time) string {
	var raw [16]byte
	binary.BigEndian.PutUint64(raw[:8], nextID(uint64(at.UnixMilli())<<16))
	rand.Read(raw[8:])
	var text [26]byte
	idEncoding.Encode(text[:], raw[:])
	return string(text[:])
}

// nextID returns the least number from the one given on that is above the last.
func nextID(from uint64) uint64 {
	for {
		last := lastID.Load()
		next := max(from, last+1)
		if lastID.CompareAndSwap(last, next) {
			return next
		}
	}
}

// fingerprint names what wrote an answer.
func fingerprint(engine, build string) string { return "fp_" + engine + "_" + build }
