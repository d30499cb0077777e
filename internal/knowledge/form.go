package knowledge

import (
	"cmp"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// Form is what kind of answer a question asks for.
type Form int

// The forms. General is any other.
const (
	General    Form = iota
	Definition      // what is ...
	HowTo           // how do I ..., steps to ...
	Why             // why ..., what causes ...
	Compare         // the difference between ..., ... or ...
	Judgement       // is it safe ..., can I ..., do I have to ...
	WhatIf          // what if ..., ... what should I do
	Number          // how many, how long, how deep ...
	List            // what are the ..., which ... should ...
	When            // when ..., how do I know when ...
)

// cues are the beginnings and turns of phrase that tell the form; the first that fits wins.
var cues = []struct {
	form   Form
	begins []string // the question begins with one of these
	holds  []string // or has one of these anywhere
}{
	{Compare, nil, []string{"difference between", "differences between", "differ from", " versus ", " vs ", " vs. ", "compare ", "compared with", "compared to", "better than", "which is better", "pros and cons", "advantages and disadvantages"}},
	{When, []string{"when to ", "when do ", "when should ", "when must ", "when can "}, []string{"know when to ", "know when i ", "know when you ", "right time to "}},
	{HowTo, []string{"how do ", "how to ", "how can ", "how should ", "how would ", "how does one ", "how could ", "comment ", "wie mache ", "wie macht ", "wie kann ", "wie setze ", "wie reffe ", "wie geht ", "wie lege ", "wie anker", "wie soll "}, []string{"step by step", "steps to", "steps for", "procedure for", "what is the procedure", "best way to", "correct way to", "right way to", "proper way to", "how to ", "how do i ", "how do you ", "how should i ", "how can i "}},
	{WhatIf, []string{"what if ", "what happens if ", "what happens when "}, []string{"what should i do", "what do i do", "what do we do", "what should we do", "what to do", "what must i do", "what do i have to do", "what do we have to do", "what must we do"}},
	{Why, []string{"why ", "why?", "warum ", "warum?", "pourquoi ", "pourquoi?"}, []string{"what causes", "what is the cause", "what are the causes", "reason for", "reasons for", "what makes", " why "}},
	{Number, []string{"how many ", "how much ", "how long ", "how far ", "how deep ", "how fast ", "how high ", "how old ", "how often ", "how big ", "how heavy ", "how strong ", "at what ", "what size ", "what speed ", "what length ", "what distance ", "wie viel", "wie lang", "wie weit", "wie tief", "wie hoch", "combien "}, nil},
	{Judgement, []string{"is ", "are ", "am ", "do ", "does ", "did ", "can ", "should ", "must ", "may ", "will ", "has ", "have ", "could "}, nil},
	{List, []string{"what are ", "which ", "list ", "name ", "give me a list", "what should ", "what equipment ", "what documents ", "what gear ", "what do i need"}, []string{"checklist", "check list"}},
	{Definition, []string{"what is ", "what's ", "whats ", "define ", "what does ", "meaning of ", "what do "}, nil},
}

// FormOf tells what kind of answer the question asks for.
func FormOf(question string) Form {
	q := " " + strings.ToLower(strings.Join(strings.Fields(question), " "))
	for _, c := range cues {
		for _, b := range c.begins {
			if strings.HasPrefix(q[1:], b) || strings.Contains(q, ". "+b) || strings.Contains(q, ", "+b) || strings.Contains(q, "? "+b) {
				return c.form
			}
		}
		for _, h := range c.holds {
			if strings.Contains(q, h) {
				return c.form
			}
		}
	}
	return General
}

// suits is how much more a passage counts whose title has the form of the question.
const suits = 1.15

// unnamed is how much less a passage about one place, boat or sport counts where the question does not name it.
const unnamed = 0.75

// besides is how much less a passage about a boat counts that the question names, where it has little of what is asked of her: "the
// rigging of my old Moody".
const besides = 0.65

// excepted is how much less a passage counts that does not hold for what the question names: heel tells when to reef a monohull, not a catamaran.
const excepted = 0.5

// local is how much more a passage counts that holds for the country or region that the question names.
const local = 1.3

// miscounted is how much less a passage counts whose title has another number than the question: two red lights are not three.
const miscounted = 0.7

// sameLights is how much more a passage counts whose title has the lights that the question names, in their order.
const sameLights = 1.4

// titleCues are what the titles of passages of a form have in them.
var titleCues = map[Form][]string{
	HowTo:   {"how to"},
	Compare: {"difference", " or ", "compared", "versus"},
	Why:     {"cause", "why"},
	Number:  {"how much", "how many", "how far", "how often", "interval", "cost", "size"},
	When:    {"when to "},
	List:    {"which", "choice", "kinds", "types"},
}

// manner is how a question asks.
type manner struct {
	form    Form
	trouble bool   // it tells of something that goes wrong
	head    string // what it asks for one of, if it says so
	colours string // of lights one above the other, from the top, if it says so
}

func mannerOf(question string) manner {
	m := manner{form: FormOf(question)}
	if choosing.MatchString(question) {
		m.form = List
	}
	stated := m.form == General && !strings.Contains(question, "?") // trouble is told, not asked
	m.trouble = stated || tellsTrouble.MatchString(question)
	if found := headWord.FindStringSubmatch(question); found != nil {
		m.head = found[1]
	}
	m.colours = coloursIn(question)
	return m
}

// headWord finds the noun that a question asks for one of: which anchor, what lights.
var headWord = regexp.MustCompile(`(?i)^(?:so |and |ok |okay )?(?:(?:which|what) (?:other |different |good |best |main )?(?:(?:kind|type|sort)s? of )?|what(?:'s|s| is) the (?:best|right|correct) )([a-z]{3,})\b`)

// headed is how much more a passage counts whose title has the noun that the question asks for one of.
const headed = 1.1

// untroubled is how much less a passage about something that goes wrong counts for a question that tells of nothing of the kind.
const untroubled = 0.85

// rank returns the k passages that answer the query best; those whose title has the form of the question count more.
func (b *Base) rank(query search.Query, ask manner, k int) []search.Hit {
	head := b.index.Terms(ask.head)
	hits := b.index.Rank(query, max(k, 10))
	counted := query.Match(b.numbers) > 0
	for i, h := range hits {
		about := &b.scopes[h.Doc]
		if counted && about.counts != nil && query.Match(about.counts) == 0 {
			hits[i].Score *= miscounted
		}
		if ask.colours != "" && ask.colours != about.colours && (about.colours != "" || b.passages[h.Doc].hasOtherLights(ask.colours)) {
			hits[i].Score *= miscounted
		}
		if ask.colours != "" && ask.colours == about.colours {
			hits[i].Score *= sameLights
		}
		if about.special && query.Match(about.called) == 0 {
			hits[i].Score *= unnamed
		}
		if query.Match(about.except) > 0 {
			hits[i].Score *= excepted
		}
		if about.special && b.passages[h.Doc].ofDesign() && asksElse(query, about.called, h.Share) {
			hits[i].Score *= besides
		}
		if query.Match(about.place) > 0 {
			hits[i].Score *= local
		}
		if about.trouble != nil && !ask.trouble && query.Match(about.trouble) == 0 {
			hits[i].Score *= untroubled
		}
		if len(head) > 0 && slices.Contains(about.title, head[0]) {
			hits[i].Score *= headed
		}
		title := strings.ToLower(b.passages[h.Doc].Title)
		if slices.ContainsFunc(titleCues[ask.form], func(cue string) bool { return strings.Contains(title, cue) }) {
			hits[i].Score *= suits
		}
	}
	slices.SortStableFunc(hits, func(a, b search.Hit) int { return cmp.Compare(b.Score, a.Score) })
	return hits[:min(k, len(hits))]
}

// leastElse is the weight of the words beside a name from which a question asks for something that is not the named thing itself.
const leastElse = 3.0

// asksElse reports whether a question that names the subject of a passage asks mostly for what the passage, which has that share of its
// weight, does not tell.
func asksElse(query search.Query, called []search.Term, share float64) bool {
	name := query.Match(called)
	others := query.Weight() - name
	return name > 0 && others > leastElse && share*query.Weight()-name < others/2
}
