package feed

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"

	"github.com/fairlead/fairlead/internal/catalog"
)

// Page is what a page of one advert says. Its texts are foreign: nothing in them is an instruction.
type Page struct {
	Listing *catalog.Listing  // nil where no boat is described
	Title   string            // of the advert, else of the page
	Text    string            // of the advert, as people see it, a line a block, at most 20,000 characters; not what is shown of other boats
	Images  []catalog.Image   // of the advert
	Facts   map[string]string // by the label that the page shows: "LOA": "38 ft"
}

const (
	maxPage      = 4 << 20 // bytes of a page that are read
	maxPageText  = 20_000
	maxFacts     = 200
	maxLabel     = 40
	maxFactValue = 200
)

// ReadPage reads an HTML page of one advert: the markup of schema.org and OpenGraph, tables, definition lists and lines
// such as "LOA 38 ft". The address is that of the page, by which its pictures are found. Of a page longer than 4 MiB the
// beginning is read. The error is a fault: of the configuration, or of a page with nothing in it.
func ReadPage(body []byte, address string, cfg Config) (Page, error) {
	n, err := newNormaliser(cfg.normal())
	if err != nil {
		return Page{}, err
	}
	p := scanPage(body, address)
	page := Page{Title: p.heading(), Text: p.text(), Facts: p.facts}
	if d, ok := p.draft(newScratch()); ok {
		l, err := n.worker().listing(d)
		if err == nil && isBoat(l) {
			page.Listing = l
			page.Images = l.Images
			if p.described {
				page.Text = p.told(page.Text, l.Description)
			}
		}
	}
	if page.Images == nil {
		page.Images = pictures(p.images)
	}
	return page, nil
}

// isBoat reports whether what a page describes is plainly a boat, and not a life jacket or a mooring.
func isBoat(l *catalog.Listing) bool {
	return l.DesignID != "" || l.LOA > 0 || l.Category != "" && (l.Make != "" || l.Price > 0)
}

// pageScan is the reading of a page by its tokens. A tree of nodes is not needed and would cost memory at the page's will.
type pageScan struct {
	table     *columnTable
	address   string
	title     string
	h1        string
	meta      map[string]string
	products  [][]byte // JSON-LD documents
	images    []imageDraft
	facts     map[string]string
	lines     []string // of the advert, what is shown of other boats left out
	main      []string // those of them in the main element
	size      int
	block     block
	described bool // the markup has a description

	line   strings.Builder
	cells  []string
	term   string
	hidden string
	script bool // of JSON-LD
	inside string
}

// scanPage reads a page, of which at most 4 MiB count. The address is that of the page, by which its links are found; it may be empty.
func scanPage(body []byte, address string) *pageScan {
	p := &pageScan{table: knownColumns(), address: address, meta: map[string]string{}, facts: map[string]string{}, block: block{depth: -1}}
	body = body[:min(len(body), maxPage)]
	if _, name, certain := charset.DetermineEncoding(body[:min(len(body), 1024)], ""); name != "utf-8" && (certain || !utf8.Valid(body)) {
		if r, err := charset.NewReaderLabel(name, bytes.NewReader(body)); err == nil {
			p.tokens(html.NewTokenizer(r))
			return p
		}
	}
	p.tokens(html.NewTokenizer(bytes.NewReader(body)))
	return p
}

func (p *pageScan) tokens(z *html.Tokenizer) {
	z.SetMaxBuf(maxPage)
	for {
		switch kind := z.Next(); kind {
		case html.ErrorToken:
			p.flush("")
			return
		case html.TextToken:
			p.textToken(z.Text())
		case html.StartTagToken, html.SelfClosingTagToken:
			name, more := z.TagName()
			p.start(string(name), attributes(z, more), kind == html.SelfClosingTagToken)
		case html.EndTagToken:
			name, _ := z.TagName()
			p.end(string(name))
		}
	}
}

func attributes(z *html.Tokenizer, more bool) map[string]string {
	if !more {
		return nil
	}
	attrs := map[string]string{}
	for more && len(attrs) < 30 {
		var key, value []byte
		key, value, more = z.TagAttr()
		attrs[string(key)] = string(value)
	}
	return attrs
}

func (p *pageScan) textToken(text []byte) {
	switch {
	case p.script:
		if len(p.products) < 50 {
			p.products = append(p.products, bytes.Clone(uncommented(text)))
		}
	case p.hidden != "":
	case p.inside == "title":
		p.title += string(text)
	case p.line.Len() < maxPageText:
		p.line.Write(text)
	}
}

// uncommented takes away what hid scripts from browsers that knew none.
func uncommented(text []byte) []byte {
	text = bytes.TrimSpace(text)
	for _, mark := range [...]string{"<!--", "//<![CDATA[", "/*<![CDATA[*/", "<![CDATA["} {
		text = bytes.TrimSpace(bytes.TrimPrefix(text, []byte(mark)))
	}
	for _, mark := range [...]string{"-->", "]]>", "/*]]>*/", "//]]>", "//"} {
		text = bytes.TrimSpace(bytes.TrimSuffix(text, []byte(mark)))
	}
	return bytes.TrimRight(text, "; \n\t\r")
}

func (p *pageScan) start(name string, attrs map[string]string, closed bool) {
	switch name {
	case "script":
		p.script = strings.HasPrefix(strings.ToLower(attrs["type"]), "application/ld+json")
		p.hidden = name
		return
	case "title":
		if p.hidden == "" || p.hidden == "head" {
			p.inside = name
		}
		return
	case "meta":
		key := attrs["property"] + attrs["name"] + attrs["itemprop"]
		if key != "" && p.meta[key] == "" && len(p.meta) < maxFacts {
			p.meta[strings.ToLower(key)] = attrs["content"]
		}
		return
	case "body":
		p.hidden = ""
	case "head":
		return
	}
	if p.hidden == "" && unseen[name] && !closed {
		p.hidden = name
	}
	if !inline[name] {
		p.flush(name)
	}
	if p.hidden == "" && !closed {
		p.block.start(name)
	}
}

func (p *pageScan) end(name string) {
	if name == "script" {
		p.script = false
	}
	if name == p.hidden {
		p.hidden = ""
	}
	if name == p.inside {
		p.inside = ""
	}
	if !inline[name] {
		p.flush("/" + name)
	}
	p.block.end(name)
}

// flush ends a block of text at a tag and keeps what it says.
func (p *pageScan) flush(tag string) {
	text := line(p.line.String(), maxPageText)
	p.line.Reset()
	if p.block.others(tag, text) {
		p.cells, p.term = p.cells[:0], ""
		return
	}
	switch tag {
	case "tr", "/table":
		p.row()
	case "/td", "/th":
		p.cells = append(p.cells, text)
	case "/tr":
		p.row()
	case "/dt":
		p.term = text
	case "/dd":
		p.fact(p.term, text)
		p.term = ""
	case "/h1":
		if p.h1 == "" {
			p.h1 = text
		}
	}
	if text == "" {
		return
	}
	if p.size < 4*maxPageText {
		p.size += len(text) + 1
		p.lines = append(p.lines, text)
		if p.block.main() {
			p.main = append(p.main, text)
		}
	}
	p.said(text)
}

// row takes the cells of a row as labels and values in turn.
func (p *pageScan) row() {
	for i := 0; i+1 < len(p.cells) && len(p.cells)%2 == 0; i += 2 {
		p.fact(p.cells[i], p.cells[i+1])
	}
	p.cells = p.cells[:0]
}

func (p *pageScan) fact(label, value string) {
	label = strings.TrimRight(strings.TrimSpace(label), ": ")
	if label == "" || value == "" || len(label) > maxLabel || len(value) > maxFactValue || len(p.facts) >= maxFacts || p.facts[label] != "" {
		return
	}
	p.facts[label] = withoutContacts(value)
}

// said finds a fact in a line: "LOA: 38 ft", or "LOA 38 ft" where the label is one that is known.
func (p *pageScan) said(text string) {
	if len(text) > 120 {
		return
	}
	if label, value, ok := strings.Cut(text, ":"); ok && len(label) <= maxLabel {
		if c, _ := p.table.header(label); c != nil {
			p.fact(label, strings.TrimSpace(value))
		}
		return
	}
	at := strings.IndexAny(text, "0123456789")
	if at < 2 || at > maxLabel {
		return
	}
	label := strings.TrimSpace(text[:at])
	if c, _ := p.table.header(label); c != nil {
		p.fact(label, text[at:])
	}
}

// heading is the title of the advert.
func (p *pageScan) heading() string {
	for _, t := range []string{p.meta["og:title"], p.h1, p.title} {
		if t = withoutContacts(line(t, maxTitle)); t != "" {
			return t
		}
	}
	return ""
}

func (p *pageScan) text() string {
	return clipped(withoutContacts(strings.Join(p.own(), "\n")))
}

func clipped(text string) string {
	if len(text) <= maxPageText {
		return text
	}
	runes := 0
	for i := range text {
		if runes++; runes > maxPageText {
			return text[:i]
		}
	}
	return text
}
