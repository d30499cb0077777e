package inventory

import (
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"strings"
)

// identity is the ID of a listing as a number of 60 bits, so that millions can be kept in memory. Among three million
// listings two share one with a chance of one in 250,000.
type identity uint64

const (
	idPrefix = "b-"
	idDigits = "0123456789abcdefghjkmnpqrstvwxyz" // no letter that is taken for another or for a digit
	idLength = 12                                 // digits of five bits
)

// identify gives a source's advert the ID that it always has.
func identify(source, sourceID string) identity {
	sum := sha256.Sum256([]byte(source + "\x00" + sourceID))
	return identity(binary.BigEndian.Uint64(sum[:]) >> 4)
}

// String is the ID as listings have it: "b-3k9x2m7q4w1z".
func (id identity) String() string {
	var text [len(idPrefix) + idLength]byte
	copy(text[:], idPrefix)
	for i := len(text) - 1; i >= len(idPrefix); i-- {
		text[i] = idDigits[id&31]
		id >>= 5
	}
	return string(text[:])
}

func parseIdentity(text string) (identity, error) {
	digits, ok := strings.CutPrefix(text, idPrefix)
	if !ok || len(digits) != idLength {
		return 0, fmt.Errorf("%q is no id of a listing on record", text)
	}
	var id identity
	for _, c := range []byte(digits) {
		digit := strings.IndexByte(idDigits, c)
		if digit < 0 {
			return 0, fmt.Errorf("%q is no id of a listing on record", text)
		}
		id = id<<5 | identity(digit)
	}
	return id, nil
}
