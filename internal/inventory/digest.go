package inventory

import (
	"crypto/sha256"
	"encoding/binary"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// digester tells whether an advert is still the same: as the source gives it, and as it was read, so that a better
// reading of the same words is a change too. Fields that the import itself fills are left out. It is not safe for
// concurrent use.
type digester struct {
	writer body.Writer
	buffer []byte
	unfit  error // what in the last advert cannot be on record: a number that is none, or a time out of bounds
}

// sum is the digest of an advert that is not going to be written.
func (d *digester) sum(l *catalog.Listing, raw []byte) [16]byte {
	var said []byte
	said, d.unfit = d.writer.Said(nil, l, raw)
	return d.of(raw, said)
}

// of is the digest of an advert of which the beginning of its body was written.
func (d *digester) of(raw, said []byte) (sum [16]byte) {
	d.buffer = binary.AppendUvarint(d.buffer[:0], uint64(len(raw)))
	d.buffer = append(append(d.buffer, raw...), body.Members(said)...)
	whole := sha256.Sum256(d.buffer)
	copy(sum[:], whole[:])
	return sum
}
