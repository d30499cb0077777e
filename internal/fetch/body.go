package fetch

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"mime"
	"net/http"

	"golang.org/x/net/html/charset"
)

// sniffed is how many bytes tell a picture from a page.
const sniffed = 512

// read takes the body of a response that is a page or a picture, and closes it.
func read(response *http.Response) (Found, error) {
	defer func() { _ = response.Body.Close() }() // it was read as far as it was wanted
	if response.StatusCode != http.StatusOK {
		return Found{}, fmt.Errorf("%w: status %d", ErrUnreachable, response.StatusCode)
	}
	// The transport has undone gzip, which it asked for; anything else nobody asked for.
	if encoding := response.Header.Get("Content-Encoding"); encoding != "" && encoding != "identity" {
		return Found{}, fmt.Errorf("%w: it is encoded", ErrType)
	}
	body := bufio.NewReaderSize(response.Body, sniffed)
	head, err := body.Peek(sniffed)
	if err != nil && !errors.Is(err, io.EOF) {
		return Found{}, err
	}
	if isPicture(head) {
		data, err := atMost(body, MaxPicture)
		return Found{Picture: data}, err
	}
	kind, _, err := mime.ParseMediaType(response.Header.Get("Content-Type"))
	if err != nil || kind != "text/html" && kind != "application/xhtml+xml" {
		return Found{}, ErrType
	}
	data, err := atMost(body, MaxPage)
	if err != nil {
		return Found{}, err
	}
	page, err := inUTF8(data, response.Header.Get("Content-Type"))
	return Found{Page: page}, err
}

// isPicture tells by the first bytes; what a server calls its answer is not asked.
func isPicture(head []byte) bool {
	switch http.DetectContentType(head) {
	case "image/png", "image/jpeg", "image/webp", "image/gif":
		return true
	}
	return false
}

// atMost reads all of r, or fails at the first byte over the bound.
func atMost(r io.Reader, bound int64) ([]byte, error) {
	data, err := io.ReadAll(io.LimitReader(r, bound+1))
	if err != nil {
		return nil, err
	}
	if int64(len(data)) > bound {
		return nil, fmt.Errorf("%w: more than %d MB", ErrTooLarge, bound>>20)
	}
	return data, nil
}

// inUTF8 reads a page in the encoding that its header or its first bytes name.
func inUTF8(data []byte, contentType string) ([]byte, error) {
	encoding, _, _ := charset.DetermineEncoding(data, contentType)
	page, err := encoding.NewDecoder().Bytes(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrType, err)
	}
	return page, nil
}
