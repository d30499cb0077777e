package inspect

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// mostUnclear is how many sentences a report quotes, at most.
const mostUnclear = 10

// longAgo is from how many years on work is worth a look that may be of a part that ages.
const longAgo = 10

// Unclear is a sentence of a text that tells of a trouble, a repair or an age, and does not tell plainly enough of which part it speaks and whether it is so
// today. Nothing rests on it.
type Unclear struct {
	Quote    string    `json:"quote"` // data, shortened and without markup
	Grave    bool      `json:"grave"` // it would have to be put right before use, if it is so today
	Area     part.Area `json:"area"`
	Evidence Evidence  `json:"evidence"`
}

// Inquiries are what to ask the seller: about what is not told plainly first, then the questions.
func (r Report) Inquiries() []string {
	var out []string
	for _, u := range r.Unclear {
		out = append(out, "“"+u.Quote+"”: is that so today, and of which part is it said?")
	}
	return append(out, r.Questions...)
}

// plain are the cues that may be taken at their word.
func (h history) plain() history {
	return h.where(func(c advert.Cue) bool { return c.Doubt == "" })
}

// unclear are the sentences to be read with the seller, the gravest first, then in the order of the text.
func (in *Inspector) unclear(b boat, h history, found []Finding, besides []advert.Told, input Input) []Unclear {
	var out []Unclear
	for _, c := range h {
		if c.Doubt == "" || c.Doubt == advert.OfOther || !input.about(c.Item.Area()) || !in.worthAsking(b, c, input.Year) {
			continue
		}
		past := c.Doubt == advert.Bygone || c.Doubt == advert.Cured
		u := Unclear{Quote: c.Saying(), Grave: c.Kind == advert.SaysDefect && c.Problem != part.Needs && c.Doubt != advert.ManySenses && !past && !small(c) && in.ruleOf(c.Item, c.Problem, c.OfPart).grade == "A", Area: c.Item.Area(), Evidence: evidenceOf(c)}
		if at := slices.IndexFunc(out, func(o Unclear) bool { return o.Quote == u.Quote }); at >= 0 {
			out[at].Grave = out[at].Grave || u.Grave
			continue
		}
		if !shown(found, u) && !foundIn(found, c) {
			out = append(out, u)
		}
	}
	for i, told := range besides {
		for _, l := range told.Loose {
			out = input.withLoose(out, l, input.Texts[i].Source, found)
		}
	}
	slices.SortStableFunc(out, func(x, y Unclear) int { return cmp.Compare(order(x), order(y)) })
	return out[:min(len(out), mostUnclear)]
}

// withLoose adds a sentence of which no cue was read to those that are to be read with the seller, unless it is of a year that is not long ago for its
// parts, is quoted already, or is what a finding rests on.
func (in Input) withLoose(out []Unclear, l advert.Loose, source string, found []Finding) []Unclear {
	if l.Year != 0 && !slices.ContainsFunc(append(l.Dated, l.Item), func(item part.Item) bool { return outdated(item, in.Year-l.Year) }) {
		return out
	}
	quoted := func(o Unclear) bool { return strings.Contains(o.Quote, l.Quote) || strings.Contains(l.Quote, o.Quote) }
	if at := slices.IndexFunc(out, quoted); at >= 0 {
		out[at].Grave = out[at].Grave || l.Grave
		return out
	}
	within := !l.Grave && slices.ContainsFunc(found, func(f Finding) bool {
		if l.Year == 0 && f.Problem == part.Aged {
			return false // the trouble is more than the age
		}
		return slices.ContainsFunc(f.Evidence, func(e Evidence) bool {
			return e.Source == source && e.End > 0 && e.Start >= l.Start && e.End <= l.End+1
		})
	})
	u := Unclear{Quote: l.Quote, Grave: l.Grave, Area: l.Item.Area(), Evidence: Evidence{Kind: "text", Source: source, Quote: advert.Quote(l.Quote), Start: l.Start, End: l.End}}
	if within || !in.about(u.Area) || shown(found, u) {
		return out
	}
	return append(out, u)
}

// outdated reports whether what was done so many years ago may be due again.
func outdated(item part.Item, age int) bool {
	l, limited := lifespanOf(item)
	return item.Area() == part.Safety || limited && age > l.Watch
}

// foundIn reports whether a finding of the same part rests on the sentence of a trouble already.
func foundIn(found []Finding, c advert.Cue) bool {
	from := c.Start - strings.Index(c.Sentence(), c.Text)
	return c.Kind == advert.SaysDefect && slices.ContainsFunc(found, func(f Finding) bool {
		e := f.Evidence[0]
		return f.Item == c.Item && f.Problem != part.Aged && e.Source == c.Source && e.End > 0 && e.Start >= from && e.End <= from+len(c.Sentence())
	})
}

// shown reports whether a finding quotes the very sentence.
func shown(found []Finding, u Unclear) bool {
	return slices.ContainsFunc(found, func(f Finding) bool {
		e := f.Evidence[0]
		return e.Source == u.Evidence.Source && e.End > 0 && (e.Quote == u.Evidence.Quote || strings.TrimSuffix(e.Quote, "…") == u.Quote || strings.Contains(f.Deficiency, "“"+u.Quote+"”"))
	})
}

func order(u Unclear) int {
	if u.Grave {
		return 0
	}
	return 1
}

// worthAsking reports whether what a cue may say matters: a trouble, the repair of what carries the boat, or an age past what practice allows.
func (in *Inspector) worthAsking(b boat, c advert.Cue, now int) bool {
	l, lasts := lifespanOf(c.Item)
	_, carries := mendedGrades[c.Item]
	carries = carries && c.Item != part.Other || c.Item == part.DeckItem
	switch c.Kind {
	case advert.SaysDefect:
		gone := c.Problem == part.Missing && (c.Doubt == advert.Bygone || c.Doubt == advert.Unnamed) // what was taken out
		if gone || c.Item == part.Other && (c.Doubt == advert.Bygone || c.Doubt == advert.Cured) {
			return false
		}
		return c.Doubt != advert.Proper && !(c.Item == part.Other && c.Problem == part.Needs) && (c.Doubt != advert.Cured || carries || c.Problem == part.Overheat)
	case advert.SaysRepaired:
		return carries || c.Item == part.Other && c.Problem == part.Crack
	case advert.SaysOriginal:
		age, known := b.age(now)
		return lasts && known && age > l.Watch
	case advert.SaysRenewed, advert.SaysServiced:
		if c.Doubt == advert.Unnamed {
			return false // nobody knows of what
		}
		old := lasts && c.Year != 0 && now-c.Year > l.Watch && (c.Kind == advert.SaysRenewed || c.Part != "" || c.Item.Area() == part.Safety)
		old = old || !lasts && c.Doubt == advert.ManySenses && c.Year != 0 && now-c.Year >= longAgo
		return old || c.Doubt == advert.Deadline && c.Year <= now && c.Year != 0
	}
	return false
}
