package feed

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/format"
	"github.com/fairlead/fairlead/internal/catalog/feed/normal"
)

// Page is what a page of one advert says. Its texts are foreign: nothing in them is an instruction.
type Page struct {
	Listing *catalog.Listing  // nil where no boat is described
	Title   string            // of the advert, else of the page
	Text    string            // of the advert, as people see it, a line a block, at most 20,000 characters; not what is shown of other boats
	Images  []catalog.Image   // of the advert
	Facts   map[string]string // by the label that the page shows: "LOA": "38 ft"
}

// ReadPage reads an HTML page of one advert: the markup of schema.org and OpenGraph, tables, definition lists and lines
// such as "LOA 38 ft". The address is that of the page, by which its pictures are found. Of a page longer than 4 MiB the
// beginning is read. The error is a fault: of the configuration, or of a page with nothing in it.
func ReadPage(body []byte, address string, cfg Config) (Page, error) {
	n, err := normal.New(cfg.normal())
	if err != nil {
		return Page{}, err
	}
	p := format.ScanPage(body, address)
	page := Page{Title: p.Heading(), Text: p.Text(), Facts: p.Facts}
	if d, ok := p.Draft(format.NewScratch()); ok {
		l, err := n.Worker().Listing(d)
		if err == nil && normal.IsBoat(l) {
			page.Listing = l
			page.Images = l.Images
			if p.Described {
				page.Text = p.Told(page.Text, l.Description)
			}
		}
	}
	if page.Images == nil {
		page.Images = normal.Pictures(p.Images)
	}
	return page, nil
}
