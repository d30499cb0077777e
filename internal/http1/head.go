package http1

import (
	"net/http"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/http/httpguts"
)

// fewNames are header names that are put in order without memory of their own.
const fewNames = 16

// usual reports whether nothing is asked of a request's head but its method, its address, its body's length and valid header fields.
// The heads of all others net/http writes.
func usual(req *http.Request) bool {
	if req.Method != http.MethodPost || req.Host != req.URL.Host || req.Close || req.URL.Opaque != "" ||
		len(req.TransferEncoding) > 0 || len(req.Trailer) > 0 || len(req.Header) > fewNames {
		return false
	}
	if !printable(req.URL.RawQuery) || !printable(req.Host) || strings.Contains(req.Host, "%") || !httpguts.ValidHostHeader(req.Host) {
		return false
	}
	for name, values := range req.Header {
		switch name {
		case "Host", "Content-Length", "Transfer-Encoding", "Trailer", "Connection", "Expect":
			return false
		}
		if !httpguts.ValidHeaderFieldName(name) || len(values) != 1 || !httpguts.ValidHeaderFieldValue(values[0]) || strings.TrimSpace(values[0]) != values[0] {
			return false
		}
	}
	return len(req.Header["User-Agent"]) == 1
}

// printable reports whether a part of an address stands in a head as it is.
func printable(text string) bool {
	for _, c := range []byte(text) {
		if c <= ' ' || c >= 0x7f {
			return false
		}
	}
	return true
}

// appendHead appends the head of a usual request as net/http writes it.
func appendHead(b []byte, req *http.Request) []byte {
	b = append(b, "POST "...)
	b = append(b, req.URL.RequestURI()...)
	b = append(b, " HTTP/1.1\r\nHost: "...)
	b = append(b, req.Host...)
	b = append(b, "\r\nUser-Agent: "...)
	b = append(b, req.Header["User-Agent"][0]...)
	b = append(b, "\r\nContent-Length: "...)
	b = strconv.AppendInt(b, req.ContentLength, 10)
	var room [fewNames]string
	names := room[:0]
	for name := range req.Header {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		if name != "User-Agent" {
			b = append(append(append(append(b, "\r\n"...), name...), ": "...), req.Header[name][0]...)
		}
	}
	return append(b, "\r\n\r\n"...)
}
