package premise

import (
	_ "embed" // what only live data tells
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// feed is something that only live data can tell; live.txt says what each part is.
type feed struct {
	name        string
	about, asks phrase.List
	finding     Finding
}

//go:embed live.txt
var liveText string

var feeds = func() (all []feed) {
	for _, s := range phrase.Sections(liveText, "about", "asks", "lacks", "offer", "de", "fr", "passage") {
		all = append(all, feed{s.Name, s.List("about"), s.List("asks"), Finding{
			Says: s.Text("lacks") + " " + s.Text("offer"), Abroad: map[string]string{"de": s.Text("de"), "fr": s.Text("fr")}, About: s.Text("passage"),
		}})
	}
	return all
}()

// asking is a sentence that asks.
var asking = regexp.MustCompile(`[^.!?\n]+\?`)

// Live is what only live data tells and a text asks for: that there is none, where to look, and the passage that helps. A story is not
// asked about what it tells, but only about what it asks.
func Live(text string) Finding {
	p := phrase.Plain(text)
	if tells(text, p) {
		p = phrase.Plain(strings.Join(asking.FindAllString(text, -1), " "))
	}
	calm := p.Has(notLive)
	wonders := !calm && p.Has(wondering)
	asks := wonders && speaksOfNow(text, p)
	for _, f := range feeds {
		if p.Has(f.asks) && !calm || (asks || wonders && f.name == "tides" && dated.MatchString(p.Spaced())) && p.Has(f.about) {
			return f.finding
		}
	}
	return Finding{}
}

// speaksOfNow reports whether a text speaks of a time of which only live data tells. What was yesterday or last week beside a question is what
// somebody tells.
func speaksOfNow(text string, p phrase.Text) bool {
	questions := asking.FindAllString(text, -1)
	if questions == nil {
		return p.Has(present)
	}
	return phrase.Plain(strings.Join(questions, " ")).Has(present) || phrase.Plain(asking.ReplaceAllString(text, ". ")).Less(bygone).Has(present)
}

var bygone = phrase.Of(`yesterday, yesterdays, last night, last week, last month, an hour ago, hours ago, minutes ago, a minute ago, a moment ago, earlier today, this year, yet`)
