// Package quote writes texts as JSON strings where every byte and allocation counts: chunks of streams and requests to engines.
package quote

import (
	"math/bits"
	"unicode/utf8"
)

const hexDigits = "0123456789abcdef"

// Append appends s to dst as a JSON string, escaped as AppendText does. It is safe for concurrent use.
func Append(dst []byte, s string) []byte {
	return append(AppendText(append(dst, '"'), s), '"')
}

// AppendText appends s to dst as the inside of a JSON string. Bytes that are no valid UTF-8 become U+FFFD, and U+2028 and
// U+2029 are escaped because they end lines in JavaScript. It does not allocate where dst has room.
func AppendText[T string | []byte](dst []byte, s T) []byte {
	start := 0
	for i := 0; i < len(s); {
		if i = plain(s, i); i == len(s) {
			break
		}
		c := s[i]
		if c < utf8.RuneSelf {
			dst = appendEscape(append(dst, s[start:i]...), c)
			i++
			start = i
			continue
		}
		r, size := utf8.DecodeRuneInString(string(s[i:min(i+utf8.UTFMax, len(s))]))
		switch {
		case r == utf8.RuneError && size == 1:
			dst = append(append(dst, s[start:i]...), `\ufffd`...)
		case r == '\u2028' || r == '\u2029':
			dst = append(append(dst, s[start:i]...), `\u202`...)
			dst = append(dst, hexDigits[r&0xf])
		default:
			i += size
			continue
		}
		i += size
		start = i
	}
	return append(dst, s[start:]...)
}

// plain returns where in s, from i on, the first byte is that does not stand as it is. It looks at eight bytes at once: a sum that
// borrows sets the highest bit of a byte that is meant, and may of those above it, so that the lowest one is right.
func plain[T string | []byte](s T, i int) int {
	const ones, highs = 0x0101010101010101, 0x8080808080808080
	for ; len(s)-i >= 8; i += 8 {
		eight := uint64(s[i]) | uint64(s[i+1])<<8 | uint64(s[i+2])<<16 | uint64(s[i+3])<<24 |
			uint64(s[i+4])<<32 | uint64(s[i+5])<<40 | uint64(s[i+6])<<48 | uint64(s[i+7])<<56
		marks, strokes := eight^('"'*ones), eight^('\\'*ones)
		if meant := (eight | (eight - ' '*ones) | (marks - ones) | (strokes - ones)) & highs; meant != 0 {
			return i + bits.TrailingZeros64(meant)/8
		}
	}
	for ; i < len(s); i++ {
		if c := s[i]; c < ' ' || c == '"' || c == '\\' || c >= utf8.RuneSelf {
			break
		}
	}
	return i
}

func appendEscape(dst []byte, c byte) []byte {
	switch c {
	case '"', '\\':
		return append(dst, '\\', c)
	case '\n':
		return append(dst, '\\', 'n')
	case '\r':
		return append(dst, '\\', 'r')
	case '\t':
		return append(dst, '\\', 't')
	}
	return append(dst, '\\', 'u', '0', '0', hexDigits[c>>4], hexDigits[c&0xf])
}
