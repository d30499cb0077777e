package feeds

import (
	"encoding/json"
	"errors"
	"net/url"
	"strconv"

	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/fault"
)

// paged are the formats whose feeds come in pages.
var paged = []feed.Format{"boatsgroup", "iyba", "yatco", "boatsales"}

// defaultRows is how many adverts of a page are asked for, where the address does not say it.
const defaultRows = 100

// page is what one page is asked for with.
type page struct {
	url   *url.URL
	query map[string]string // beside the address's own
	body  []byte            // nil: the page is got, else it is posted for
}

// pager goes from page to page.
type pager struct {
	feed     Feed
	format   feed.Format
	rows     int64
	start    int64 // adverts before the page
	records  int64 // so far
	total    int64 // as announced; 0 if it is not
	previous string
}

func newPager(f Feed) *pager {
	p := &pager{feed: f, format: f.Format, rows: defaultRows}
	for _, name := range []string{"rows", "limit", "per_page"} {
		if n, err := strconv.ParseInt(f.URL.Query().Get(name), 10, 32); err == nil && n > 0 {
			p.rows = n
		}
	}
	p.start, _ = strconv.ParseInt(f.URL.Query().Get(p.startName()), 10, 32)
	p.records = p.start // those before count as read: nobody asks for them
	return p
}

// startName is how a Boats Group address counts: start, or offset in older ones.
func (p *pager) startName() string {
	if p.feed.URL.Query().Has("offset") {
		return "offset"
	}
	return "start"
}

func (p *pager) first() page {
	switch p.format {
	case "boatsgroup", "yatco":
		return p.at(p.start)
	}
	return page{url: p.feed.URL}
}

// at is the page that begins behind so many adverts.
func (p *pager) at(start int64) page {
	p.start = start
	if p.format == "yatco" {
		body, _ := json.Marshal(map[string]int64{"Records": p.rows, "Offset": start}) // two numbers cannot fail
		return page{url: p.feed.URL, body: body}
	}
	return page{url: p.feed.URL, query: map[string]string{
		p.startName(): strconv.FormatInt(start, 10), "rows": strconv.FormatInt(p.rows, 10),
	}}
}

// next is the page behind one whose summary is given; more is false if there is none.
func (p *pager) next(sum feed.Summary) (next page, more bool, err error) {
	p.records += sum.Records
	p.total = max(p.total, sum.Total)
	if sum.Records == 0 {
		return page{}, false, nil
	}
	if p.format == "boatsgroup" || p.format == "yatco" {
		start := p.start + sum.Records
		if p.total > 0 && start >= p.total || p.total == 0 && sum.Records < p.rows {
			return page{}, false, nil
		}
		return p.at(start), true, nil
	}
	if sum.Next == "" {
		return page{}, false, nil
	}
	if sum.Next == p.previous {
		return page{}, false, errors.New("a page names itself as the next one")
	}
	p.previous = sum.Next
	if n, err := strconv.Atoi(sum.Next); err == nil {
		return page{url: p.feed.URL, query: map[string]string{"page": strconv.Itoa(n)}}, true, nil
	}
	at, err := p.feed.URL.Parse(sum.Next)
	if err != nil || at.Host != p.feed.URL.Host || at.Scheme != p.feed.URL.Scheme {
		return page{}, false, errors.New("the next page is at another host, which is not followed")
	}
	return page{url: at}, true, nil
}

// incomplete is an error where the pages hold fewer adverts than they announce.
func (p *pager) incomplete() error {
	if p.total == 0 || p.records >= p.total {
		return nil
	}
	return fault.New(fault.Invalid, "the feed announces %d adverts and holds %d: they are imported, and none is withdrawn", p.total, p.records)
}
