package survey

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// reference stands in the text of a block where a source is cited; its number in the answer is known only when it is
// clear which blocks the answer has.
var reference = regexp.MustCompile("\x00(\\d+)\x00")

// sources are what the blocks may cite, each once.
type sources struct {
	list   []chat.Citation // Number is 0 until it is cited
	cited  int
	byLink map[string]int
}

// refer returns the mark for a source, to be put into a block's text; nothing for one without a page.
func (s *sources) refer(c chat.Citation) string {
	if c.URL == "" {
		return ""
	}
	if s.byLink == nil {
		s.byLink = map[string]int{}
	}
	i, ok := s.byLink[c.URL]
	if !ok {
		i = len(s.list)
		s.byLink[c.URL] = i
		s.list = append(s.list, c)
	}
	return fmt.Sprintf(" \x00%d\x00", i)
}

// number puts the numbers into a block's text, sending the sources that are cited for the first time.
func (s *sources) number(text string, out *sender) string {
	return reference.ReplaceAllStringFunc(text, func(mark string) string {
		i, _ := strconv.Atoi(strings.Trim(mark, "\x00"))
		if s.list[i].Number == 0 {
			s.cited++
			s.list[i].Number = s.cited
			out.event(s.list[i])
		}
		return fmt.Sprintf("[%d]", s.list[i].Number)
	})
}

// plain is a block's text with numbers of the usual length, for counting.
func plain(text string) string { return reference.ReplaceAllString(text, "[9]") }

// cite refers to the pages behind a piece of evidence.
func (a *assessment) cite(evidence []inspect.Evidence) string {
	var marks strings.Builder
	for _, e := range evidence {
		if mark := a.sources.refer(a.source(e)); !strings.Contains(marks.String(), mark) {
			marks.WriteString(mark)
		}
	}
	return marks.String()
}

func (a *assessment) source(e inspect.Evidence) chat.Citation {
	switch e.Kind {
	case "practice":
		if a.passages == nil {
			return chat.Citation{}
		}
		p, ok := a.passages.Passage(e.ID)
		if !ok {
			return chat.Citation{}
		}
		return chat.Citation{ID: p.ID, Title: p.Title, Source: p.Source, URL: a.links.Passage(p.ID)}
	case "watchlist", "design":
		id := a.report.Boat.DesignID
		if id == "" {
			return chat.Citation{}
		}
		return chat.Citation{ID: e.ID, Title: "Particulars and watch-list: " + strings.TrimSpace(a.report.Boat.Make+" "+a.report.Boat.Model), Source: e.Source, URL: a.links.Design(id)}
	case "listing":
		return a.ownListing()
	}
	if a.input.listing != nil && e.Source == a.input.Source {
		return a.ownListing()
	}
	return a.page(e.Source)
}

// page cites a page of others under the address the client gave.
func (a *assessment) page(source string) chat.Citation {
	for _, o := range a.input.pages() {
		if o.source() == source && isWeb(o.address) {
			return chat.Citation{ID: shown(o.address), Title: advert.Quote(o.page.Title), Source: source, URL: o.address}
		}
	}
	return chat.Citation{}
}

// ownListing cites the listing that the boat's fields are from.
func (a *assessment) ownListing() chat.Citation {
	l := a.input.listing
	if l == nil {
		return a.page(a.input.Source)
	}
	return chat.Citation{ID: l.ID, Title: l.Name(), Source: "listing " + l.ID, URL: a.links.Listing(l.ID)}
}

// source cites a listing that is compared.
func source(a *assessment, id, name string) chat.Citation {
	return chat.Citation{ID: id, Title: name, Source: "listing " + id, URL: a.links.Listing(id)}
}
