package written

import (
	"crypto/sha256"
	"encoding/hex"
	"net/url"
	"strings"
)

// ShortHash is a name of 16 characters for a key.
func ShortHash(key string) string {
	sum := sha256.Sum256([]byte(key))
	return hex.EncodeToString(sum[:8])
}

// Address returns a web address that may be linked to, or nothing.
func Address(text string) string {
	text = strings.TrimSpace(text)
	if text == "" || len(text) > maxAddress {
		return ""
	}
	if strings.HasPrefix(text, "//") {
		text = "https:" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || u.User != nil {
		return ""
	}
	return u.String()
}
