package format

import (
	"bytes"
	"strings"
	"unicode/utf8"

	"golang.org/x/net/html"
	"golang.org/x/net/html/charset"

	"github.com/fairlead/fairlead/internal/catalog/feed/column"
	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

const (
	maxPage      = 4 << 20 // bytes of a page that are read
	maxPageText  = 20_000
	maxFacts     = 200
	maxLabel     = 40
	maxFactValue = 200
)

// Page is the reading of a page by its tokens. A tree of nodes is not needed and would cost memory at the page's will.
type Page struct {
	table     *column.Table
	address   string
	title     string
	h1        string
	meta      map[string]string
	products  [][]byte // JSON-LD documents
	Images    []draft.Image
	Facts     map[string]string
	lines     []string // of the advert, what is shown of other boats left out
	main      []string // those of them in the main element
	size      int
	block     block
	Described bool // the markup has a description

	line   strings.Builder
	cells  []string
	term   string
	hidden string
	script bool // of JSON-LD
	inside string
}

// ScanPage reads a page, of which at most 4 MiB count. The address is that of the page, by which its links are found; it may be empty.
func ScanPage(body []byte, address string) *Page {
	p := &Page{table: column.Known(), address: address, meta: map[string]string{}, Facts: map[string]string{}, block: block{depth: -1}}
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

func (p *Page) tokens(z *html.Tokenizer) {
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

func (p *Page) textToken(text []byte) {
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

func (p *Page) start(name string, attrs map[string]string, closed bool) {
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
	case "main", "article", "h1":
		if menus[p.hidden] { // left open
			p.hidden = ""
		}
	}
	if p.hidden == "" && (written.Unseen[name] || menus[name]) && !closed {
		p.hidden = name
	}
	if !written.Inline[name] {
		p.flush(name)
	}
	if p.hidden == "" && !closed {
		p.block.start(name)
	}
}

// menus are elements that lead to other pages and tell nothing of the boat.
var menus = map[string]bool{"nav": true, "footer": true}

func (p *Page) end(name string) {
	if name == "script" {
		p.script = false
	}
	if name == p.hidden {
		p.hidden = ""
	}
	if name == p.inside {
		p.inside = ""
	}
	if !written.Inline[name] {
		p.flush("/" + name)
	}
	p.block.end(name)
}

// flush ends a block of text at a tag and keeps what it says.
func (p *Page) flush(tag string) {
	text := written.Line(p.line.String(), maxPageText)
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
		text = withLabel(p.term, text)
		p.term = ""
	case "/h1":
		if p.h1 == "" {
			p.h1 = text
		}
	}
	if tag != "/td" && tag != "/th" && tag != "/dt" { // these go with the rest of their row
		p.keep(text)
	}
	p.said(text)
}

// keep adds a line to what is shown.
func (p *Page) keep(text string) {
	if text == "" || p.size >= 4*maxPageText {
		return
	}
	p.size += len(text) + 1
	p.lines = append(p.lines, text)
	if p.block.main() {
		p.main = append(p.main, text)
	}
}

// withLabel is a value behind its label.
func withLabel(label, value string) string {
	if label == "" || value == "" {
		return label + value
	}
	return strings.TrimRight(label, ": ") + ": " + value
}

// row takes the cells of a row as labels and values in turn.
func (p *Page) row() {
	paired := len(p.cells)%2 == 0
	for i, cell := range p.cells {
		switch {
		case !paired:
			p.keep(cell)
		case i%2 == 1:
			p.fact(p.cells[i-1], cell)
			p.keep(withLabel(p.cells[i-1], cell))
		}
	}
	p.cells = p.cells[:0]
}

func (p *Page) fact(label, value string) {
	label = strings.TrimRight(strings.TrimSpace(label), ": ")
	if label == "" || value == "" || len(label) > maxLabel || len(value) > maxFactValue || len(p.Facts) >= maxFacts || p.Facts[label] != "" {
		return
	}
	p.Facts[label] = written.WithoutContacts(value)
}

// said finds a fact in a line: "LOA: 38 ft", or "LOA 38 ft" where the label is one that is known.
func (p *Page) said(text string) {
	if len(text) > 120 {
		return
	}
	if label, value, ok := strings.Cut(text, ":"); ok && len(label) <= maxLabel {
		if c, _ := p.table.Header(label); c != nil {
			p.fact(label, strings.TrimSpace(value))
		}
		return
	}
	at := strings.IndexAny(text, "0123456789")
	if at < 2 || at > maxLabel {
		return
	}
	label := strings.TrimSpace(text[:at])
	if c, _ := p.table.Header(label); c != nil {
		p.fact(label, text[at:])
	}
}

// Heading is the title of the advert.
func (p *Page) Heading() string {
	for _, t := range []string{p.meta["og:title"], p.h1, p.title} {
		if t = written.WithoutContacts(written.Line(t, written.MaxTitle)); t != "" {
			return t
		}
	}
	return ""
}

// Text is the text of the advert, a line a block, at most 20,000 characters.
func (p *Page) Text() string {
	return clipped(written.WithoutContacts(strings.Join(p.own(), "\n")))
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
