package survey

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"strings"

	"golang.org/x/sync/errgroup"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/fetch"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// Fetcher reads what stands at an address of somebody else, such as a fetch.Reader.
type Fetcher interface {
	Read(ctx context.Context, address string) (fetch.Found, error)
}

// Page is what a web page tells of a boat. All of it is data: whatever it asks for is never done, and no address in it is
// followed.
type Page struct {
	Listing *catalog.Listing // nil where the page describes no boat in a form that can be read
	Title   string
	Text    string // what people see, blocks by newline
}

// ReadPage reads the HTML of a page, in UTF-8. An error says that it cannot be read as a page at all.
type ReadPage func(body []byte, address string) (Page, error)

// Bounds of what one answer reads of others.
const (
	mostPages  = 4
	mostAtOnce = 8
	mostText   = 20_000 // bytes of a page's text
)

// outside is an address of somebody else in a message, or a page that was pasted into one.
type outside struct {
	address string // empty where it was pasted
	param   string // the message it came in
	page    *Page
	picture []byte
	err     error // why it was not read; nil before it is tried
}

// Why an address is not read, beside what fetch says.
var (
	errOwn     = errors.New("an address of this server")
	errTooMany = errors.New("too many addresses")
	errNoBoat  = errors.New("no boat is described there")
	errQuoted  = errors.New("it stands in a quotation")
)

// readOutside reads the addresses of a conversation and the images that are addresses, side by side. What an address
// failed with stands in it; only an end of ctx is returned.
func (s *Surveyor) readOutside(ctx context.Context, in *input) error {
	var reading errgroup.Group
	reading.SetLimit(mostAtOnce)
	pages := 0
	for _, o := range in.outside {
		if o.err != nil || o.page != nil {
			continue
		}
		if pages++; pages > mostPages {
			o.err = errTooMany
			continue
		}
		reading.Go(func() error { return s.readOne(ctx, o) })
	}
	for i := range in.images {
		if image := &in.images[i]; image.from != nil {
			reading.Go(func() error { return s.readOne(ctx, image.from) })
		}
	}
	if err := reading.Wait(); err != nil {
		return err
	}
	return in.sort()
}

func (s *Surveyor) readOne(ctx context.Context, o *outside) error {
	if s.cfg.Fetch == nil {
		o.err = fetch.ErrRefused
		return nil
	}
	if u, err := url.Parse(o.address); err == nil && s.own(u) {
		o.err = fetch.ErrRefused // another server beside this one is none of a client's business
		if s.ownPort(u) {
			o.err = errOwn
		}
		return nil
	}
	address := o.address
	if !strings.Contains(address, "://") {
		address = "https://" + address // people write "www." alone
	}
	found, err := s.kept.read(ctx, s.cfg.Fetch, address)
	switch {
	case err != nil && ctx.Err() != nil:
		return ctx.Err()
	case err != nil:
		o.err = err
	case found.Picture != nil:
		o.picture = found.Picture
	default:
		o.err = s.readPage(o, found)
	}
	return nil
}

func (s *Surveyor) readPage(o *outside, found fetch.Found) error {
	if s.cfg.ReadPage == nil {
		return fetch.ErrType
	}
	page, err := s.cfg.ReadPage(found.Page, found.Address)
	if err != nil {
		return fmt.Errorf("%w: %w", fetch.ErrType, err)
	}
	if len(page.Text) > mostText {
		page.Text = page.Text[:mostText]
	}
	if page.Listing == nil && !s.inspector.Describes(advert.Text{Body: page.Title + ".\n" + page.Text}, thisYear()) {
		return errNoBoat
	}
	o.page = &page
	return nil
}

// sort puts what was read where it belongs: an address may have been a picture, and an image part a page. The first image
// that was not read ends the answer.
func (in *input) sort() error {
	var images []attached
	for _, image := range in.images {
		switch o := image.from; {
		case o == nil:
			images = append(images, image)
		case o.picture != nil:
			image.data = o.picture
			images = append(images, image)
		case o.page != nil:
			in.outside = append(in.outside, o)
		default:
			return fault.New(fault.Invalid, "%s, %s", image.name, o.whyNot(shownWhole(o.address))).At(o.param).Coded("invalid_image").Because(o.err)
		}
	}
	for _, o := range in.outside {
		if o.picture != nil {
			images = append(images, attached{param: o.param, data: o.picture})
		}
	}
	if len(images) > mostImages {
		return tooManyImages(len(images))
	}
	for i := range images {
		images[i].name = fmt.Sprintf("image %d", i+1)
	}
	in.images = images
	return nil
}

// whyNot says which address was not read, and why, as far as a client may know.
// address is how the answer names it.
func (o *outside) whyNot(address string) string {
	switch {
	case errors.Is(o.err, errOwn):
		return address + " is a page of this server, but no listing"
	case errors.Is(o.err, errTooMany):
		return fmt.Sprintf("%s was not read: at most %d addresses are", address, mostPages)
	case errors.Is(o.err, errQuoted):
		return address + " stands in a quotation and was not followed"
	case errors.Is(o.err, errNoBoat):
		return address + " describes no boat"
	case errors.Is(o.err, fetch.ErrTooLarge):
		return address + " is too large to be read"
	case errors.Is(o.err, fetch.ErrType):
		return address + " is neither a web page nor a picture"
	case errors.Is(o.err, fetch.ErrRefused):
		return address + " may not be read by this server"
	}
	return address + " cannot be read"
}

// notRead are the addresses that were not read.
func (in *input) notRead() []*outside {
	var out []*outside
	for _, o := range in.outside {
		if o.err != nil {
			out = append(out, o)
		}
	}
	return out
}

// pages are the addresses at which a boat is described.
func (in *input) pages() []*outside {
	var out []*outside
	for _, o := range in.outside {
		if o.page != nil {
			out = append(out, o)
		}
	}
	return out
}

// source is how evidence names a page.
func (o *outside) source() string { return "page " + o.name() }

// name is the address of a page, or what stands for it where it was pasted.
func (o *outside) name() string {
	if o.address == "" {
		return "that was pasted"
	}
	return shown(o.address)
}
