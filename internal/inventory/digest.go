package inventory

import (
	"encoding/binary"

	"github.com/cespare/xxhash/v2"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/store/body"
)

// digester tells whether an advert is still the same: as the source gives it, and as it was read, so that a better
// reading of the same words is a change too. Fields that the import itself fills are left out. It is not safe for
// concurrent use.
type digester struct {
	writer body.Writer
	hash   xxhash.Digest
	unfit  error // what in the last advert cannot be on record: a number that is none, or a time out of bounds
}

// sum is the digest of an advert that is not going to be written.
func (d *digester) sum(l *catalog.Listing, raw []byte) [16]byte {
	var said []byte
	said, d.unfit = d.writer.Said(nil, l, raw)
	return d.of(raw, said)
}

// of is the digest of an advert of which the beginning of its body was written. It is compared with that of the same advert before
// alone, so that it need not withstand anybody: whose two adverts were made to have one digest would be shown the former. The hash
// is xxHash, which takes a twentieth of SHA-256's time, with the sizes beside it.
func (d *digester) of(raw, said []byte) (sum [16]byte) {
	var length [binary.MaxVarintLen64]byte
	n := binary.PutUvarint(length[:], uint64(len(raw)))
	d.hash.Reset()
	_, _ = d.hash.Write(length[:n]) // never fails
	_, _ = d.hash.Write(raw)
	_, _ = d.hash.Write(body.Members(said))
	binary.BigEndian.PutUint64(sum[:], d.hash.Sum64())
	binary.BigEndian.PutUint64(sum[8:], uint64(len(raw))<<32|uint64(len(said)))
	return sum
}
