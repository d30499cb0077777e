package refusal

import (
	_ "embed" // the rules
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

//go:embed rules.txt
var rulesText string

// rule is a request that is declined; rules.txt tells what each part is.
type rule struct {
	name         string
	says         phrase.List
	shows        *regexp.Regexp         // nil where phrases do
	counts       func(phrase.Text) bool // nil where no figures decide
	with, unless phrase.List
	reply, about string
	abroad       map[string]string // the reply in other languages, where there is one
	also         bool
}

// in reports whether a text makes the request.
func (r rule) in(p phrase.Text) bool {
	made := p.Has(r.says) || r.shows != nil && r.shows.MatchString(p.Spaced()) || r.counts != nil && r.counts(p)
	return made && (r.with == nil || p.Has(r.with)) && !p.Has(r.unless)
}

// The rules by what is declined, harms in the order in which they are looked for.
var (
	rules     = readRules(rulesText)
	guarantee = ruleOf("guarantee")
	verdict   = ruleOf("verdict")
	setup     = ruleOf("setup")
	deed      = ruleOf("deed")
	harms     = slices.DeleteFunc(slices.Clone(rules), func(r rule) bool {
		return slices.Contains([]string{guarantee.name, verdict.name, setup.name, deed.name}, r.name)
	})
)

func ruleOf(name string) rule {
	return rules[slices.IndexFunc(rules, func(r rule) bool { return r.name == name })]
}

func readRules(text string) []rule {
	counted := map[string]func(phrase.Text) bool{"overload": overloads, "too few lifejackets": lacksLifejackets}
	var all []rule
	for _, s := range phrase.Sections(text, "says", "shows", "with", "unless", "reply", "de", "fr", "about", "also") {
		r := rule{
			name: s.Name, says: s.List("says"), counts: counted[s.Name], with: s.List("with"), unless: s.List("unless"),
			reply: s.Text("reply"), about: s.Text("about"), also: s.Text("also") == "yes",
		}
		if s.Text("de") != "" {
			r.abroad = map[string]string{"de": s.Text("de"), "fr": s.Text("fr")}
		}
		if patterns := s.Entries("shows"); patterns != nil {
			r.shows = regexp.MustCompile(strings.Join(patterns, "|"))
		}
		all = append(all, r)
	}
	return all
}
