package format

import (
	"bytes"
	"html"
	"maps"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/tree"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

// Draft fills a draft from all that the page says; what is marked up for machines counts more than what people see. It
// reports whether anything speaks of a thing for sale.
func (p *Page) Draft(s *Scratch) (*draft.Draft, bool) {
	d := s.fresh()
	for _, label := range slices.Sorted(maps.Keys(p.Facts)) {
		if c, unit := p.table.Header(label); c != nil {
			c.Set(d, draft.Amount{Text: p.Facts[label], Unit: unit, Bare: c.Bare})
		}
	}
	found := len(p.Facts) > 0
	id := d.ID
	if product, err := p.product(s); err == nil && product.Exists() {
		decodeProduct(product, d, p.table)
		found = true
	}
	if d.ID == "" {
		d.ID = id
	}
	p.graph(d)
	if d.Title == "" {
		d.Title = p.Heading()
	}
	if d.URL == "" || written.Address(d.URL) == "" {
		d.URL = p.address
	}
	if d.ID == "" && d.URL == "" {
		d.ID = "page-" + written.ShortHash(d.Title)
	}
	d.Year = titleYear(d)
	for i := range d.Images {
		d.Images[i].URL = p.absolute(d.Images[i].URL)
	}
	return d, found || d.Price != ""
}

// graph reads OpenGraph.
func (p *Page) graph(d *draft.Draft) {
	if d.Price == "" {
		d.Price = p.meta["product:price:amount"] + p.meta["og:price:amount"]
		d.Currency = p.meta["product:price:currency"] + p.meta["og:price:currency"]
	}
	if d.Price == "" {
		d.Price = p.shownPrice()
	}
	if d.Make == "" {
		d.Make = p.meta["product:brand"]
	}
	if img := p.meta["og:image"]; img != "" && len(d.Images) == 0 {
		d.Images = append(d.Images, draft.Image{URL: img})
	}
	p.Images = append(p.Images, d.Images...)
	for i := range p.Images {
		p.Images[i].URL = p.absolute(p.Images[i].URL)
	}
	p.Described = len(d.Texts) > 0
	if !p.Described {
		d.Texts = append(d.Texts, p.prose())
	}
}

// prose is what reads as sentences: navigation, headings and facts are shorter.
func (p *Page) prose() string {
	const sentence = 40
	var long []string
	for _, l := range p.own() {
		if len(l) >= sentence && !strings.HasPrefix(l, "©") {
			long = append(long, l)
		}
	}
	if len(long) == 0 {
		return p.meta["og:description"] + p.meta["description"]
	}
	return strings.Join(long, "\n")
}

// shownPrice is the first line that is a price with its currency and nothing else.
func (p *Page) shownPrice() string {
	for _, l := range p.lines {
		if len(l) > 24 {
			continue
		}
		if price, name, _ := written.SplitPrice(l); name != "" && price >= 500 && len(strings.Fields(l)) <= 3 {
			return l
		}
	}
	return ""
}

func (p *Page) absolute(link string) string {
	base, err := url.Parse(p.address)
	if err != nil || link == "" {
		return link
	}
	u, err := base.Parse(strings.TrimSpace(link))
	if err != nil {
		return link
	}
	return u.String()
}

// titleYear is the year of the draft, or else the one that its title begins or ends with, as titles of adverts do.
func titleYear(d *draft.Draft) string {
	if d.Year != "" || d.ModelYear != "" {
		return d.Year
	}
	words := strings.Fields(d.Title)
	if len(words) < 2 {
		return ""
	}
	for _, w := range []string{words[0], words[len(words)-1]} {
		if _, err := time.Parse("2006", strings.Trim(w, "(),")); err == nil {
			return strings.Trim(w, "(),")
		}
	}
	return ""
}

// product is the product of the page that says most.
func (p *Page) product(s *Scratch) (tree.Value, error) {
	var best tree.Value
	var broken error
	for _, doc := range p.products {
		var text tree.JSON
		v, err := text.Parse(doc)
		if err != nil {
			if v, err = text.Parse([]byte(html.UnescapeString(string(doc)))); err != nil {
				broken = err
				continue
			}
		}
		eachProduct(v, func(product tree.Value) {
			if len(product.Raw()) > len(best.Raw()) {
				best = product
			}
		})
	}
	if !best.Exists() {
		return best, broken
	}
	return s.tree.Parse(bytes.Clone(best.Raw()))
}
