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
// asked about what it tells, but only about what it asks, and neither is somebody who tells a forecast.
func Live(text string) Finding {
	p := phrase.Plain(text)
	if tells(text, p) || forecastTold.MatchString(text) && !wonderedIf.MatchString(text) {
		p = phrase.Plain(strings.Join(asking.FindAllString(text, -1), " "))
	}
	calm := p.Has(notLive)
	wonders := !calm && p.Has(wondering)
	asks := wonders && speaksOfNow(text, p)
	for i, f := range feeds {
		if p.Has(f.asks) && !calm || (asks || wonders && f.name == "tides" && dated.MatchString(p.Spaced())) && p.Has(f.about) {
			return f.with(feeds[i+1:], text)
		}
	}
	return Finding{}
}

var (
	// forecastTold finds a forecast that somebody tells: "a force 6 forecast", "the forecast is for 25 knots".
	forecastTold = regexp.MustCompile(`(?i)\b(?:(?:force|f|bft) ?\d{1,2}|\d{1,2} ?(?:kn|knots|kts))(?: \w+){0,3} (?:forecast|predicted|expected)\b|\b(?:forecast|predicted|expected)(?: \w+){0,3} (?:(?:force|f|bft) ?\d{1,2}|\d{1,2} ?(?:kn|knots|kts))\b`)
	wonderedIf   = regexp.MustCompile(`(?i)\b(?:if|whether) (?:there |it |a |the |any )*(?:\w+ ){0,4}(?:forecast|predicted|expected)\b`)
)

// asksBeside parts what a text asks for beside each other: "is there a berth and when is high water?".
var asksBeside = regexp.MustCompile(`(?i)[.?!;]\s+|,? and `)

// with is the finding, with that of the first of others that a part of the text is about which is not about this one.
func (f feed) with(others []feed, text string) Finding {
	for _, part := range asksBeside.Split(text, -1) {
		p := phrase.Plain(part)
		if p.Has(f.about) || p.Has(f.asks) || !p.Has(wondering) {
			continue
		}
		for _, o := range others {
			if !p.Has(o.about) {
				continue
			}
			both := f.finding
			both.Says, both.Abroad = f.finding.Says+" "+o.finding.Says, map[string]string{}
			for lang, says := range f.finding.Abroad {
				both.Abroad[lang] = says + " " + o.finding.Abroad[lang]
			}
			return both
		}
	}
	return f.finding
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
