package openai

import (
	"errors"
	"io"
	"mime"
	"net/http"

	"github.com/fairlead/fairlead/internal/fault"
)

const mediaJSON = "application/json"

// readBody reads the whole body of a JSON request.
func (h *Handler) readBody(w http.ResponseWriter, r *http.Request) ([]byte, error) {
	if kind := r.Header.Get("Content-Type"); kind != "" && kind != mediaJSON {
		if media, _, err := mime.ParseMediaType(kind); err != nil || media != mediaJSON {
			return nil, fault.New(fault.MediaUnsupported, "Content-Type must be application/json, not %q", fault.Clip(kind))
		}
	}
	if encoding := r.Header.Get("Content-Encoding"); encoding != "" && encoding != "identity" {
		return nil, fault.New(fault.MediaUnsupported, "a body may not be compressed; Content-Encoding is %q", fault.Clip(encoding))
	}
	if r.ContentLength > h.cfg.MaxBody {
		return nil, tooLarge(h.cfg.MaxBody)
	}
	body, err := readAll(http.MaxBytesReader(w, r.Body, h.cfg.MaxBody), r.ContentLength)
	var over *http.MaxBytesError
	switch {
	case errors.As(err, &over):
		return nil, tooLarge(h.cfg.MaxBody)
	case err != nil:
		return nil, invalidJSON("the body ended before it was whole")
	}
	return body, nil
}

func tooLarge(limit int64) error {
	return fault.New(fault.TooLarge, "a body may have at most %d bytes", limit)
}

// readAll reads r into a buffer of the announced size, so that an ordinary body is read without growing it.
func readAll(r io.Reader, announced int64) ([]byte, error) {
	if announced < 0 || announced > 1<<20 {
		return io.ReadAll(r)
	}
	body := make([]byte, announced)
	n, err := io.ReadFull(r, body)
	return body[:n], err
}
