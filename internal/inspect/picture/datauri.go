package picture

import (
	"encoding/base64"
	"net/url"
	"strings"

	"github.com/fairlead/fairlead/internal/fault"
)

// MaxImageBytes bounds an image before it is decoded.
const MaxImageBytes = 10 << 20

// refuse is the error for an image that cannot be read; name tells which, "image 2".
func refuse(name, format string, args ...any) *fault.Fault {
	f := fault.New(fault.Invalid, format, args...).Coded("invalid_image")
	f.Message = name + " " + f.Message
	return f
}

// DataURI returns the bytes that a data: address holds (RFC 2397). name is how an error calls the image. Every error is
// a fault of kind Invalid with the code invalid_image.
func DataURI(name, address string) ([]byte, error) {
	rest, ok := cutPrefixFold(address, "data:")
	if !ok {
		return nil, refuse(name, "is an address to fetch; only images sent as data: addresses can be read yet")
	}
	media, data, ok := strings.Cut(rest, ",")
	if !ok {
		return nil, refuse(name, "is not a whole data: address: no comma stands before its data")
	}
	media, encoded := cutSuffixFold(media, ";base64")
	if kind, _, _ := strings.Cut(media, ";"); kind != "" && !strings.HasPrefix(strings.ToLower(kind), "image/") {
		return nil, refuse(name, "has the media type %q, not an image's", kind[:min(len(kind), 40)])
	}
	if len(data)/4*3 > MaxImageBytes+3 {
		return nil, refuse(name, "is larger than %d MB", MaxImageBytes>>20)
	}
	if !encoded {
		plain, err := url.PathUnescape(data)
		if err != nil {
			return nil, refuse(name, "is not valid percent-encoding").Because(err)
		}
		return []byte(plain), nil
	}
	return decodeBase64(name, data)
}

// decodeBase64 takes the standard and the URL alphabet, with or without padding and line ends.
func decodeBase64(name, data string) ([]byte, error) {
	if strings.Contains(data, "%") {
		if plain, err := url.PathUnescape(data); err == nil {
			data = plain
		}
	}
	data = strings.NewReplacer("-", "+", "_", "/", "\n", "", "\r", "", " ", "").Replace(data)
	raw, err := base64.RawStdEncoding.DecodeString(strings.TrimRight(data, "="))
	if err != nil {
		return nil, refuse(name, "is not valid base64").Because(err)
	}
	return raw, nil
}

func cutPrefixFold(s, prefix string) (rest string, ok bool) {
	if len(s) < len(prefix) || !strings.EqualFold(s[:len(prefix)], prefix) {
		return s, false
	}
	return s[len(prefix):], true
}

func cutSuffixFold(s, suffix string) (rest string, ok bool) {
	if len(s) < len(suffix) || !strings.EqualFold(s[len(s)-len(suffix):], suffix) {
		return s, false
	}
	return s[:len(s)-len(suffix)], true
}
