package format

import (
	"bytes"
	"io"
	"path"
	"regexp"
	"strings"
)

// Detect guesses the format of a feed from its file name, or address, and its first bytes; four kilobytes are plenty. What
// the bytes say counts more than what the name does.
func Detect(name string, head []byte) (Kind, bool) {
	// What the beginning of a stream ends within is no error of it.
	head, _ = io.ReadAll(utf8Reader(bytes.NewReader(head)))
	head = bytes.TrimLeft(head, " \t\r\n")
	if len(head) == 0 {
		return "", false
	}
	name, _, _ = strings.Cut(strings.ToLower(name), "?")
	ext := path.Ext(name)
	switch head[0] {
	case '<':
		return detectMarkup(head)
	case '{', '[':
		return detectJSON(ext, head)
	}
	first, _, _ := bytes.Cut(head, newline)
	if bytes.HasPrefix(bytes.ToLower(first), []byte("sep=")) {
		_, rest, _ := bytes.Cut(head, newline)
		first, _, _ = bytes.Cut(rest, newline)
	}
	if guessable(bytes.TrimSpace(first)) {
		return CSV, true
	}
	return "", false
}

// namespaces are the prefixes of elements, without the bracket at their end.
var namespaces = regexp.MustCompile(`<[a-z][a-z0-9_.-]*:`)

func detectMarkup(head []byte) (Kind, bool) {
	lower := namespaces.ReplaceAll(bytes.ToLower(head), []byte("<"))
	has := func(words ...string) bool {
		for _, w := range words {
			if bytes.Contains(lower, []byte(w)) {
				return true
			}
		}
		return false
	}
	switch {
	case has("<open_marine", "<openmarine", "<advert_features"):
		return OpenMarine, true
	case has("<nautix", "<account ", "<advert_data", "<sale_data"):
		return NautiX, true
	case has("<!doctype html", "<html", "application/ld+json", "<head", "<body"):
		return JSONLD, true
	case has("<advert "):
		return OpenMarine, true
	}
	return "", false
}

func detectJSON(ext string, head []byte) (Kind, bool) {
	has := func(names ...string) bool {
		for _, n := range names {
			if bytes.Contains(head, []byte(`"`+n+`"`)) {
				return true
			}
		}
		return false
	}
	switch {
	case ext == ".jsonl" || ext == ".ndjson":
		return JSONL, true
	case has("@context", "@graph", "@type"):
		return JSONLD, true
	case has("V-Data"):
		return IYBA, true
	case has("numResults", "DocumentID", "MakeString"):
		return BoatsGroup, true
	case has("VesselID"):
		return YATCO, true
	case has("results"):
		return BoatsGroup, true
	case has("Results"):
		return YATCO, true
	case has("listings", "price_history") && !has("source_id"):
		return BoatSales, true
	}
	if first, rest, ok := bytes.Cut(head, newline); head[0] == '{' && (!ok || len(rest) == 0 || rest[0] == '{') && has("source_id", "make") && bytes.HasSuffix(bytes.TrimSpace(first), []byte("}")) {
		return JSONL, true
	}
	if head[0] == '{' && has("source_id") {
		return JSONL, true
	}
	return "", false
}
