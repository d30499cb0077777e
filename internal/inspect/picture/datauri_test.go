package picture_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

func TestDataURIs(t *testing.T) {
	const pixel = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg"
	for name, test := range map[string]struct{ uri, want string }{
		"plain":              {"data:image/png;base64," + pixel + "==", ""},
		"without padding":    {"data:image/png;base64," + pixel, ""},
		"capitals":           {"DATA:image/PNG;BASE64," + pixel + "==", ""},
		"no media type":      {"data:;base64," + pixel, ""},
		"with a parameter":   {"data:image/png;charset=x;base64," + pixel, ""},
		"no comma":           {"data:image/png;base64", "no comma"},
		"https":              {"https://example.com/a.png", "only images sent as data:"},
		"not base64":         {"data:image/png;base64,!!!!", "not valid base64"},
		"of text":            {"data:text/html;base64," + pixel, "media type"},
		"larger than 10 MB":  {"data:image/png;base64," + strings.Repeat("A", 15<<20), "larger than 10 MB"},
		"bad percent":        {"data:image/png,%zz", "percent-encoding"},
		"percent and base64": {"data:image/png;base64," + strings.ReplaceAll(pixel, "+", "%2B"), ""},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := picture.DataURI("image 3", test.uri)
			if test.want == "" {
				if err != nil {
					t.Error(err)
				}
				return
			}
			var f *fault.Fault
			if !errors.As(err, &f) || f.Code != "invalid_image" || !strings.Contains(f.Message, test.want) || !strings.HasPrefix(f.Message, "image 3 ") {
				t.Errorf("got %v, want %q", err, test.want)
			}
		})
	}
}

func FuzzDataURI(f *testing.F) {
	for _, s := range []string{"data:image/png;base64,AAAA", "data:,x", "data:;base64,%41", "https://x", ""} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, uri string) {
		data, err := picture.DataURI("image 1", uri)
		var known *fault.Fault
		if err != nil && !errors.As(err, &known) {
			t.Fatalf("%q: %v is no fault", uri, err)
		}
		if len(data) > len(uri) {
			t.Fatalf("%q gave %d bytes", uri, len(data))
		}
	})
}
