package survey

import (
	"context"
	"encoding/base64"
	"fmt"
	"net/http"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
)

// Vision asks a vision model what it sees in pictures of the names given. left is how many of its observations broke a bound
// and are not in seen; used is what that used, also beside an error. It is safe for concurrent use.
type Vision func(ctx context.Context, pictures []chat.Image, names []string) (seen []inspect.Seen, left int, used chat.Upstream, err error)

// look lets the vision model look at the pictures, if there are both. Where it cannot, the note says so and the assessment
// goes on without it.
func (s *Surveyor) look(ctx context.Context, in *input, out *sender) (used chat.Upstream, note string) {
	if s.cfg.Vision == nil || len(in.images) == 0 {
		return used, ""
	}
	var pictures []chat.Image
	var names []string
	for _, image := range in.images {
		pictures, names = append(pictures, chat.Image{URL: image.inline()}), append(names, image.name)
	}
	out.progress("vision", "Asking what the pictures show")
	seen, left, used, err := s.cfg.Vision(ctx, pictures, names)
	if err != nil {
		return used, "What the pictures show could not be looked at this time; only their colours and sharpness were measured."
	}
	in.Seen = seen
	switch {
	case left == 1:
		note = "One observation of the vision model was set aside: it names no such picture or area, or breaks a bound."
	case left > 1:
		note = fmt.Sprintf("%d observations of the vision model were set aside: they name no such picture or area, or break a bound.", left)
	}
	return used, note
}

// inline is the picture as a data: address, also where it was read from elsewhere: nobody else fetches it.
func (a attached) inline() string {
	if a.data == nil {
		return a.url
	}
	return "data:" + http.DetectContentType(a.data) + ";base64," + base64.StdEncoding.EncodeToString(a.data)
}
