package feed

import (
	"bytes"
	"html"
	"maps"
	"net/url"
	"slices"
	"strings"
	"time"
)

// draft fills a draft from all that the page says; what is marked up for machines counts more than what people see. It
// reports whether anything speaks of a thing for sale.
func (p *pageScan) draft(s *scratch) (*draft, bool) {
	d := s.fresh()
	for _, label := range slices.Sorted(maps.Keys(p.facts)) {
		if c, unit := p.table.header(label); c != nil {
			c.set(d, amount{text: p.facts[label], unit: unit, bare: c.bare})
		}
	}
	found := len(p.facts) > 0
	id := d.id
	if product, err := p.product(s); err == nil && product.exists() {
		decodeProduct(product, d, p.table)
		found = true
	}
	if d.id == "" {
		d.id = id
	}
	p.graph(d)
	if d.title == "" {
		d.title = p.heading()
	}
	if d.url == "" || address(d.url) == "" {
		d.url = p.address
	}
	if d.id == "" && d.url == "" {
		d.id = "page-" + short(d.title)
	}
	d.year = titleYear(d)
	for i := range d.images {
		d.images[i].url = p.absolute(d.images[i].url)
	}
	return d, found || d.price != ""
}

// graph reads OpenGraph.
func (p *pageScan) graph(d *draft) {
	if d.price == "" {
		d.price = p.meta["product:price:amount"] + p.meta["og:price:amount"]
		d.currency = p.meta["product:price:currency"] + p.meta["og:price:currency"]
	}
	if d.price == "" {
		d.price = p.shownPrice()
	}
	if d.make == "" {
		d.make = p.meta["product:brand"]
	}
	if img := p.meta["og:image"]; img != "" && len(d.images) == 0 {
		d.images = append(d.images, imageDraft{url: img})
	}
	p.images = append(p.images, d.images...)
	for i := range p.images {
		p.images[i].url = p.absolute(p.images[i].url)
	}
	p.described = len(d.texts) > 0
	if !p.described {
		d.texts = append(d.texts, p.prose())
	}
}

// prose is what reads as sentences: navigation, headings and facts are shorter.
func (p *pageScan) prose() string {
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
func (p *pageScan) shownPrice() string {
	for _, l := range p.lines {
		if len(l) > 24 {
			continue
		}
		if price, name, _ := splitPrice(l); name != "" && price >= 500 && len(strings.Fields(l)) <= 3 {
			return l
		}
	}
	return ""
}

func (p *pageScan) absolute(link string) string {
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
func titleYear(d *draft) string {
	if d.year != "" || d.modelYear != "" {
		return d.year
	}
	words := strings.Fields(d.title)
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
func (p *pageScan) product(s *scratch) (jsonValue, error) {
	var best jsonValue
	var broken error
	for _, doc := range p.products {
		tree := &jsonTree{}
		v, err := tree.parse(doc)
		if err != nil {
			if v, err = tree.parse([]byte(html.UnescapeString(string(doc)))); err != nil {
				broken = err
				continue
			}
		}
		eachProduct(v, func(product jsonValue) {
			if len(product.raw()) > len(best.raw()) {
				best = product
			}
		})
	}
	if !best.exists() {
		return best, broken
	}
	return s.tree.parse(bytes.Clone(best.raw()))
}
