package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
	"github.com/fairlead/fairlead/internal/tokens"
)

// scope is what a passage is about alone.
type scope struct {
	special bool          // it is about one place, boat or sport, or for some people alone
	called  []search.Term // then the terms that name it, or them
	except  []search.Term // that name what it does not hold for
	place   []search.Term // where it holds; none for everywhere
	counts  []search.Term // the numbers that its title has in words
	title   []search.Term
	colours string        // of lights one above the other that its title has, from the top
	trouble []search.Term // the words of its title for what goes wrong; nil where it has none, of no terms where they tell only "not"
}

// page is a passage prepared for composing: cut into sentences, each with its terms and its length.
type page struct {
	*Passage
	*scope
	heading sentence
	summary sentence
	facts   []sentence
	steps   []sentence
	prose   []sentence
	tables  []sentence
	terms   []search.Term // of the whole passage
	names   []search.Term // of its title and terms
}

// numbers are those by which things are told apart in sight: two red lights, three balls.
const numbers = "two three four five six nine"

// raceWords are the words of a question about racing.
const raceWords = "race racing racer regatta rrs protest mark-room handicap PHRF IRC ORC redress hearing starting line OCS recall committee penalty overlap zone windward-leeward flag pumping rocking ooching luffing"

// charterWords are the words of a question about chartering.
const charterWords = "charter chartering charterer bareboat hire hired rent rental rented handover holiday flotilla skippered"

// sharedWords are words that are rare in the passages, but no boat's name.
const sharedWords = "cutter ketch sloop yawl schooner gaff double-ender teak deck keel keels core ocean cockpit centreboard swing lifting trailer"

// sentence is the smallest piece of an answer.
type sentence struct {
	text   string
	terms  []search.Term // each once
	weight float64       // of its terms together
	tokens int           // of the text, with room for a separator and a reference
	leans  bool          // it is only understood after the one before
}

// room is how many tokens a separator and a reference such as " [1]" need beside a sentence.
const room = 5

// scopeOf reads what a passage is about alone.
func (b *Base) scopeOf(p *Passage) (s scope) {
	switch {
	case p.named():
		s.special, s.called = true, b.ownName(p)
	case p.Whom != "":
		s.special, s.called = true, b.index.Terms(p.Whom)
	case strings.HasPrefix(p.ID, "racing-"):
		s.special, s.called = true, b.index.Terms(raceWords)
	case strings.HasPrefix(p.ID, "charter-"):
		s.special, s.called = true, b.index.Terms(charterWords)
	}
	s.except = b.index.Terms(p.Except)
	if p.Region != "international" {
		s.place = b.index.Terms(p.Region)
	}
	s.title = b.index.Terms(p.Title)
	s.colours = coloursIn(p.Title)
	if words := troubleTitle.FindAllString(p.Title, -1); words != nil {
		s.trouble = append([]search.Term{}, b.index.Terms(strings.Join(words, " "))...)
	}
	for _, t := range s.title {
		if slices.Contains(b.numbers, t) {
			s.counts = append(s.counts, t)
		}
	}
	return s
}

// page is passage i, prepared when it is first needed: most are not for a long time.
func (b *Base) page(i int) page {
	g := b.pages[i].Load()
	if g == nil {
		prepared := b.prepare(&b.passages[i])
		prepared.scope = &b.scopes[i]
		g = &prepared
		b.pages[i].Store(g)
	}
	return *g
}

func (b *Base) prepare(p *Passage) page {
	g := page{Passage: p, heading: b.sentence(p.Title), summary: b.sentence(p.Summary)}
	g.facts, g.steps = b.sentencesOf(p.Facts), b.sentencesOf(p.Steps)
	for _, para := range p.Body {
		if para[0] == '|' {
			g.tables = append(g.tables, b.sentence(para))
			continue
		}
		prose := b.sentencesOf(sentences(para))
		for i := range prose {
			prose[i].leans = i > 0 && leans(prose[i].text)
		}
		g.prose = append(g.prose, prose...)
	}
	g.names = distinct(b.index.Terms(p.Title + ". " + strings.Join(p.Terms, ". ")))
	terms := slices.Clone(g.names)
	for _, s := range slices.Concat([]sentence{g.summary}, g.facts, g.steps, g.prose, g.tables) {
		terms = append(terms, s.terms...)
	}
	g.terms = distinct(terms)
	return g
}

// ownName is the terms of a passage's title and terms that few passages have, all of them where there are none such: "Laser",
// not "dinghy".
func (b *Base) ownName(p *Passage) []search.Term {
	all := b.index.Terms(p.Title + ". " + strings.Join(p.Terms, ". "))
	shared := b.index.Terms(sharedWords)
	var own []search.Term
	for _, t := range all {
		if b.index.Weight(t) > rareName && !slices.Contains(shared, t) {
			own = append(own, t)
		}
	}
	if len(own) == 0 {
		return all
	}
	return own
}

func (b *Base) sentencesOf(texts []string) []sentence {
	list := make([]sentence, len(texts))
	for i, text := range texts {
		list[i] = b.sentence(text)
	}
	return list
}

func (b *Base) sentence(text string) sentence {
	s := sentence{text: text, terms: distinct(b.index.Terms(text)), tokens: tokens.Count(text) + room}
	for _, t := range s.terms {
		s.weight += b.index.Weight(t)
	}
	return s
}

// distinct is a copy of terms with each once, in order. It disturbs the order of what it is given.
func distinct(terms []search.Term) []search.Term {
	slices.Sort(terms)
	return slices.Clone(slices.Compact(terms))
}

// sentences cuts a paragraph after each full stop, question or exclamation mark that a space and a capital or digit follow,
// but not after an abbreviation.
func sentences(text string) []string {
	var list []string
	start := 0
	for i := 0; i+2 < len(text); i++ {
		if !strings.ContainsRune(".?!", rune(text[i])) || text[i+1] != ' ' || !opens(text[i+2]) || abbreviated(text[start:i]) {
			continue
		}
		list = append(list, strings.TrimSpace(text[start:i+1]))
		start = i + 2
	}
	if rest := strings.TrimSpace(text[start:]); rest != "" {
		list = append(list, rest)
	}
	return list
}

func opens(c byte) bool {
	return c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '"' || c == '(' || c >= 0x80
}

var abbreviations = []string{"e.g", "i.e", "approx", "no", "vs", "st", "dr", "mr", "max", "min", "fig", "incl"}

func abbreviated(text string) bool {
	last := strings.ToLower(text[strings.LastIndexAny(text, " (")+1:])
	return slices.Contains(abbreviations, last)
}

// leaning are the words with which a sentence goes on from the one before.
var leaning = []string{
	"it", "its", "this", "that", "these", "those", "they", "them", "their", "he", "she", "his", "her", "such", "then",
	"but", "and", "so", "or", "also", "otherwise", "here", "there", "both", "either", "neither", "another", "others",
	"similarly", "likewise", "however", "therefore", "instead", "again", "even", "the same", "the other", "the former",
	"the latter", "the second", "the third", "the first", "in that case", "in this case", "for this reason", "one", "most",
}

func leans(text string) bool {
	text = strings.ToLower(text) + " "
	for _, l := range leaning {
		if rest, ok := strings.CutPrefix(text, l); ok && (rest[0] == ' ' || rest[0] == ',') {
			return true
		}
	}
	return false
}
