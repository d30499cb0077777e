package keys

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"hash/crc32"
	"strings"
)

const (
	digits       = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
	secretPrefix = "svc-user-"
	randomLen    = 43 // characters of 62: 256 bits
	checksumLen  = 6  // characters of 62: more than 32 bits
	maxUserID    = 64
	maxSecret    = len(secretPrefix) + maxUserID + 1 + randomLen + checksumLen
	shownLen     = 6 // random characters in Key.Prefix
)

// errShape is why a text is no secret of ours. It says no more: what exactly is wrong would help only to make one up.
var errShape = errors.New("not a key of this service")

// NewSecret returns a new secret svc-user-<userID>-<random>, which cannot be guessed. The random part has 43 characters
// in base62, 256 bits, and then 6 that are the CRC-32 (IEEE) of everything before, so that a mistyped key is known
// without a look-up. The user id must have 1 to 64 lower-case letters and digits.
func NewSecret(userID string) string {
	b := make([]byte, 0, maxSecret)
	b = append(append(append(b, secretPrefix...), userID...), '-')
	b = appendRandom(b, randomLen)
	return string(appendChecksum(b, crc32.ChecksumIEEE(b)))
}

// Parse checks the shape and the checksum of a secret and returns the user id in it. It looks nothing up: whether the
// key exists is not known.
func Parse(secret string) (userID string, err error) {
	rest, ok := strings.CutPrefix(secret, secretPrefix)
	if !ok || len(secret) > maxSecret {
		return "", errShape
	}
	userID, random, _ := strings.Cut(rest, "-")
	if !validUserID(userID) || len(random) != randomLen+checksumLen {
		return "", errShape
	}
	var buf [maxSecret]byte
	body := buf[:copy(buf[:], secret[:len(secret)-checksumLen])]
	if string(appendChecksum(body, crc32.ChecksumIEEE(body))) != secret || strings.Trim(random, digits) != "" {
		return "", errShape
	}
	return userID, nil
}

// shownPrefix is as much of a secret as may be shown.
func shownPrefix(secret string) string {
	return secret[:len(secret)-randomLen-checksumLen+shownLen]
}

// hash is the SHA-256 of a secret. A secret has 256 random bits, so that a slow hash would add nothing (NIST SP 800-63B 5.1.2.2).
type hash [sha256.Size]byte

func hashOf(secret string) hash {
	var buf [maxSecret]byte
	return sha256.Sum256(buf[:copy(buf[:], secret)])
}

func (h hash) String() string { return hex.EncodeToString(h[:]) }

func validUserID(id string) bool {
	return id != "" && len(id) <= maxUserID && strings.Trim(id, "abcdefghijklmnopqrstuvwxyz0123456789") == ""
}

// appendRandom appends n random digits. Bytes of 248 and above are thrown away, since 248 is the last multiple of 62.
func appendRandom(b []byte, n int) []byte {
	var raw [64]byte
	for n > 0 {
		rand.Read(raw[:])
		for _, r := range raw {
			if r < 248 && n > 0 {
				b = append(b, digits[r%62])
				n--
			}
		}
	}
	return b
}

// appendChecksum appends sum in base62.
func appendChecksum(b []byte, sum uint32) []byte {
	var text [checksumLen]byte
	for i := checksumLen - 1; i >= 0; i-- {
		text[i] = digits[sum%62]
		sum /= 62
	}
	return append(b, text[:]...)
}
