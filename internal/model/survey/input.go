package survey

import (
	"context"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// mostImages bounds the images that one answer looks at.
const mostImages = 8

// input is what the conversation gives to go on.
type input struct {
	inspect.Input
	enough     bool             // to assess; else only the question for a guarantee is answered
	listing    *catalog.Listing // of our own
	offered    *catalog.Listing // what a page of others tells, nil beside one of our own
	outside    []*outside
	images     []attached
	guaranteed bool // a guarantee is asked for
	topic      topic
	question   string      // the last turn
	parts      []part.Item // that the follow-up names
	asked      string      // the follow-up, where the last turn is one
	offer      float64     // the sum a follow-up thinks of offering, 0 if it names none
}

// attached is an image of the conversation.
type attached struct {
	name  string   // "image 2", counted over the messages that are read
	param string   // the message it came in
	url   string   // a data: address
	from  *outside // where it is to be read, nil for a data: address
	data  []byte   // what was read there
}

// turn is one user message.
type turn struct {
	at     int // among the messages
	text   string
	pasted *outside // the page in it, nil for none
	found  addresses
	images []chat.Image
}

// gather collects what the user messages give, from the last one that names a boat on, and reads what they point to.
func (s *Surveyor) gather(ctx context.Context, req chat.Request, out *sender) (*input, error) {
	turns := s.turns(req)
	in := &input{Input: inspect.Input{Year: thisYear()}, guaranteed: wantsGuarantee(req.Question()), question: req.Question()}
	if len(turns) == 0 {
		return nil, missing()
	}
	turns = turns[s.opening(turns):]
	for i, t := range turns {
		if i > 0 && correcting.MatchString(t.text) {
			s.takeBack(in, t.text)
		}
		if err := s.add(in, t, i); err != nil {
			return nil, err
		}
	}
	if len(in.images) > mostImages {
		return nil, tooManyImages(len(in.images))
	}
	if len(in.outside) > 0 || slices.ContainsFunc(in.images, func(a attached) bool { return a.from != nil }) {
		if s.cfg.Fetch != nil {
			out.progress("fetch", "Reading the addresses that were sent")
		}
		if err := s.readOutside(ctx, in); err != nil {
			return nil, err
		}
		in.takePages()
	}
	described := slices.ContainsFunc(in.Texts, func(t advert.Text) bool { return s.inspector.Describes(t, in.Year) }) || s.inspector.Describes(joined(in.Texts), in.Year)
	in.enough = described || in.told() != nil || len(in.images) > 0
	if in.told() == nil && len(in.images) == 0 { // beside a listing or photographs one word of a text refuses nothing
		if err := s.onRoad(in.Texts); err != nil {
			return nil, err
		}
	}
	switch {
	case in.enough:
		if req.Results { // a report is about all of her, whatever was asked last
			return in, nil
		}
		if last := turns[len(turns)-1]; len(turns) > 1 && (s.onlyAsks(last) || s.asksOfTold(last, in.Texts[:max(0, len(in.Texts)-1)])) {
			in.Focus = s.inspector.Areas(last.text)
			in.topic, in.offer = s.topic(last)
			in.asked, in.parts = last.text, s.inspector.Parts(puttingRight.ReplaceAllString(last.text, "mending"))
			if in.topic == aboutGoing || sailing.MatchString(last.text) { // to sea she goes with all her parts
				in.Focus, in.parts = nil, nil
			}
		}
		return in, nil
	case in.guaranteed:
		return in, nil
	case len(in.notRead()) > 0:
		o := in.notRead()[0]
		return nil, fault.New(fault.Invalid, "%s; paste the advert's text or send its photographs", o.whyNot(shownWhole(o.address))).At(o.param).Coded("invalid_listing_url").Because(o.err)
	}
	return nil, s.unfit(turns)
}

// sailing speaks of going to sea, and not of her sails.
var sailing = regexp.MustCompile(`(?i)\b(?:before|to|can|could|may|first|maiden|we|i|go|go for a) sail(?:ing)?\b`)

// correcting is what a turn says that corrects what was said before.
var correcting = regexp.MustCompile(`(?i)^\W*(?:(?:oh|ah|um|and|but|ok|und|et|aber|mais)\W+)?(?:no|nope|sorry|actually|correction|wait|my mistake|i meant|i was wrong|apologies|oops|nein|quatsch|stimmt nicht|entschuldigung|ich meinte|non|pardon|en fait|je voulais dire)\b|\b(?:actually|misread|misspoke|my mistake|i was wrong|tatsächlich)\b`)

// takeBack leaves out of what was said before what a correction says anew of the same parts.
func (s *Surveyor) takeBack(in *input, correction string) {
	anew := map[part.Item]bool{}
	for _, c := range s.inspector.Read(advert.Text{Body: correction}, in.Year) {
		anew[c.Item] = true
	}
	for i, t := range in.Texts {
		for _, c := range s.inspector.Read(t, in.Year) {
			if anew[c.Item] && c.End <= len(t.Body) {
				t.Body = t.Body[:c.Start] + strings.Repeat(" ", c.End-c.Start) + t.Body[c.End:]
			}
		}
		in.Texts[i] = t
	}
}

func thisYear() int { return time.Now().Year() }

// turns returns the user messages with their addresses taken out of their texts.
func (s *Surveyor) turns(req chat.Request) []turn {
	var out []turn
	for i, m := range req.Messages {
		if m.Role != chat.User || m.Text == "" && len(m.Images) == 0 {
			continue
		}
		text, images := imagesIn(m.Text)
		page, text := s.pasted(text, param(i))
		found, text := s.addresses(text)
		text = stated(text)
		out = append(out, turn{i, text, page, found, slices.Concat(m.Images, images)})
	}
	return out
}

// opening is the last turn that says which boat it is about, the first turn if none does.
func (s *Surveyor) opening(turns []turn) int {
	for i := len(turns) - 1; i > 0; i-- {
		if s.names(turns[i]) {
			return i
		}
	}
	return 0
}

// add takes what one turn gives.
func (s *Surveyor) add(in *input, t turn, at int) error {
	if t.pasted != nil {
		in.outside = append(in.outside, t.pasted)
	}
	for _, address := range t.found.outside {
		in.outside = append(in.outside, &outside{address: address, param: param(t.at)})
	}
	for _, address := range t.found.quoted {
		in.outside = append(in.outside, &outside{address: address, param: param(t.at), err: errQuoted})
	}
	for _, id := range t.found.listings {
		if err := s.addListing(in, id, t.at); err != nil {
			return err
		}
	}
	if strings.TrimSpace(t.text) != "" {
		source := "your message"
		if at > 0 {
			source = fmt.Sprintf("your message %d", at+1)
		}
		in.Texts = append(in.Texts, advert.Text{Source: source, Body: t.text})
	}
	for _, image := range t.images {
		if id, ok := s.listingID(image.URL); ok {
			if err := s.addListing(in, id, t.at); err != nil {
				return err
			}
			continue
		}
		a := attached{name: fmt.Sprintf("image %d", len(in.images)+1), param: param(t.at), url: image.URL}
		if isWeb(image.URL) {
			a.from = &outside{address: image.URL, param: a.param}
		}
		in.images = append(in.images, a)
	}
	return nil
}

// addListing takes a listing of our own.
func (s *Surveyor) addListing(in *input, id string, at int) error {
	l, ok := s.listing(id)
	if !ok {
		return noListing(id, at)
	}
	in.listing = l
	in.takeListing(l, "listing "+l.ID)
	in.Texts = append(in.Texts, advert.Text{Source: in.Source, Body: l.Title + ".\n" + l.Description})
	return nil
}

// takeListing takes what a listing's fields say.
func (in *input) takeListing(l *catalog.Listing, source string) {
	in.Boat, in.Source, in.Doubts = boatOf(l), source, nil
	for _, d := range l.SetAside {
		in.Doubts = append(in.Doubts, inspect.Doubt{Field: d.Field, Value: d.Value, Reason: d.Reason})
	}
}

// takePages takes what pages of others say, before what the client says of them.
func (in *input) takePages() {
	var texts []advert.Text
	for _, o := range in.pages() {
		l := o.page.Listing
		if l == nil {
			texts = append(texts, advert.Text{Source: o.source(), Body: o.page.Title + ".\n" + o.page.Text})
			continue
		}
		if in.told() == nil {
			in.offered = l
			in.takeListing(l, o.source())
		}
		// The fields say what a title does. A description for machines is often cut short, so that the page's text is read too.
		texts = append(texts, advert.Text{Source: o.source(), Body: o.page.Text})
		if !strings.Contains(o.page.Text, l.Description) {
			texts = append(texts, advert.Text{Source: o.source(), Body: l.Description})
		}
	}
	in.Texts = append(texts, in.Texts...)
}

func joined(texts []advert.Text) advert.Text {
	var all []string
	for _, t := range texts {
		all = append(all, t.Body)
	}
	return advert.Text{Body: strings.Join(all, "\n")}
}

func param(at int) string { return fmt.Sprintf("messages[%d].content", at) }

// located names the message a fault is about.
func located(err error, param string) error {
	var f *fault.Fault
	if errors.As(err, &f) && f.Kind == fault.Invalid {
		return f.At(param)
	}
	return err
}
