// Package survey is svc-survey-agent: it reads an advert, a listing of our own or photographs, and tells what they say of a boat's condition.
package survey

import (
	"context"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/foreign"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/picture"
	"github.com/fairlead/fairlead/internal/inspect/report"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
	"github.com/fairlead/fairlead/internal/schema"
	"github.com/fairlead/fairlead/internal/talk"
)

// ID is what clients call the model.
const ID = "svc-survey-agent"

// Config is what the surveyor may use beside the practice. What is left out is unavailable.
type Config struct {
	Links    links.Base       // of the pages that citations lead to
	Boats    *catalog.Catalog // listings that can be assessed, and comparables
	Passages *knowledge.Base  // what findings cite
	Fetch    Fetcher          // reads addresses of others
	ReadPage ReadPage         // understands the pages among them
	Vision   Vision           // looks at pictures; nil where no vision model is configured
}

// Surveyor assesses boats from afar. It is safe for concurrent use.
type Surveyor struct {
	inspector *inspect.Inspector
	cfg       Config
	kept      kept
}

// New returns a surveyor that follows the inspector's practice.
func New(inspector *inspect.Inspector, cfg Config) *Surveyor {
	return &Surveyor{inspector: inspector, cfg: cfg}
}

// resultShape is what a structured result may be, read off its type once: Info is asked with every request.
var resultShape = schema.Of(report.Document{})

// Info describes the model.
func (s *Surveyor) Info() chat.Info {
	return chat.Info{
		ID:   ID,
		Name: "Condition survey",
		Description: "First assessment of a boat's condition from photographs, a listing, a web page or an advert's text: " +
			"hull, deck, rig, engine, electrics, interior and safety, with findings, costs and what a surveyor must check.",
		Created:      time.Date(2026, 11, 1, 0, 0, 0, 0, time.UTC),
		Style:        chat.Style{Name: "real-time", Cut: chat.CutWord, Pace: 5 * time.Millisecond},
		TimeLimit:    60 * time.Second,
		Capabilities: []string{"chat", "streaming", "citations", "vision", "structured_output"},
		Engine:       "embedded",
		Result:       resultShape,
	}
}

// Run assesses the boat of the conversation. Without an image, a listing or a boat's description it returns a fault of
// kind Invalid, code missing_survey_input; for an address that cannot be read invalid_listing_url, for an image that
// cannot be read invalid_image.
func (s *Surveyor) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return s.Converse(ctx, talk.Of(req), send)
}

// Converse answers as Run does, of a conversation that was read.
func (s *Surveyor) Converse(ctx context.Context, told talk.Talk, send chat.Send) (chat.Outcome, error) {
	out, req := &sender{send: send}, told.Came
	if parts := s.rivals(told.Request); parts != nil {
		return chat.Outcome{Finish: chat.FinishStop}, s.compare(ctx, parts, told.Request, out)
	}
	if note := englishOnly[languageOf(told)]; note != "" {
		out.text(note + "\n\n")
	}
	in, err := s.gather(ctx, told.Request, out)
	if err != nil {
		return chat.Outcome{}, err
	}
	out.progress("read", "Reading what was sent")
	if !in.enough {
		text := noGuarantee(in.notRead())
		out.text(text)
		out.event(chat.Result{Data: emptyDocument(text)})
		return chat.Outcome{Finish: chat.FinishStop}, out.err
	}
	photos, err := s.photos(ctx, in.images, out)
	if err != nil {
		return chat.Outcome{}, err
	}
	out.progress("assess", "Weighing what was said and shown")
	in.Photos = photos
	used, note := s.look(ctx, in, out)
	answer := assessment{input: in, report: s.inspector.Assess(in.Input), inspector: s.inspector, links: s.cfg.Links, passages: s.cfg.Passages}
	if note != "" {
		answer.report.PhotoNotes = append(answer.report.PhotoNotes, note)
	}
	if len(in.Focus) == 0 || in.topic == aboutOffer || in.topic == aboutBuying || in.topic == aboutPrice {
		answer.market = s.market(answer.report.Boat, in)
	}
	if err := answer.pictures(out); err != nil {
		return chat.Outcome{}, err
	}
	if req.Drafting {
		out.event(wording())
	}
	answer.write(out, told.Budget(req.Budget()))
	return chat.Outcome{Finish: chat.FinishStop, Upstream: used}, out.err
}

// languageOf is the language an assessment is wanted in: the one asked for, or else that of a message that is in one language throughout. An
// English request with a foreign advert behind it is an English one.
func languageOf(told talk.Talk) string {
	if told.Wants.Lang != "" {
		return told.Wants.Lang
	}
	asked := strings.TrimSpace(told.Came.Question())
	first, _, _ := strings.Cut(asked, "\n")
	if lang := foreign.Language(asked); lang == foreign.Language(first) {
		return lang
	}
	return ""
}

// englishOnly says so to who wants an assessment in another language.
var englishOnly = map[string]string{
	"de": "*Gutachten schreibe ich nur auf Englisch.*",
	"fr": "*Je ne rédige les expertises qu'en anglais.*",
}

// photos looks at the images one after the other; the first that cannot be read ends the answer.
func (s *Surveyor) photos(ctx context.Context, images []attached, out *sender) ([]picture.Photo, error) {
	var photos []picture.Photo
	for _, image := range images {
		out.progress("image", "Looking at "+image.name)
		if out.err != nil {
			return nil, out.err
		}
		data, err := image.data, error(nil)
		if data == nil {
			data, err = picture.DataURI(image.name, image.url)
		}
		if err != nil {
			return nil, located(err, image.param)
		}
		photo, err := s.inspector.Photo(ctx, image.name, data)
		if err != nil {
			return nil, located(err, image.param)
		}
		photos = append(photos, photo)
	}
	return photos, nil
}
