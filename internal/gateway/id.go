package gateway

import (
	"crypto/rand"
	"encoding/base32"
	"encoding/binary"
	"time"
)

var idEncoding = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// NewID returns 26 characters that sort by time, to the millisecond: 48 bits of time, then 80 random ones.
func NewID(at time.Time) string {
	var raw [16]byte
	rand.Read(raw[:])
	var ms [8]byte
	binary.BigEndian.PutUint64(ms[:], uint64(at.UnixMilli()))
	copy(raw[:6], ms[2:])
	var text [26]byte
	idEncoding.Encode(text[:], raw[:])
	return string(text[:])
}

// fingerprint names what wrote an answer.
func fingerprint(engine, build string) string { return "fp_" + engine + "_" + build }
