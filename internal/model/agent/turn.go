package agent

import (
	"cmp"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/foreign"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/model/listings/proposal"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// turn is the last user message of a request, read once.
type turn struct {
	req     chat.Request
	text    string
	plain   phrase.Text
	earlier []string // the user's messages before it
	lang    string   // that it is answered in: "en", "de" or "fr"
	written string   // language that it is written in
	url     string   // the first address in it
	images  bool
	alone   bool     // what was said before it is of another matter
	about   []string // the boats that it may be about, where it is alone
	spanish bool
	boats   string     // those that it is about and only earlier turns name, written behind its text
	thread  Kind       // what the turn goes on with, "" for nothing
	talk    *talk.Talk // nil for the first turn of a conversation
	cry     cry
}

// markup is text between angle brackets, and what a script holds: no words of the user's.
var markup = regexp.MustCompile(`(?is)<script.*?</script>|</?[a-z!][^<>]*>`)

var address = regexp.MustCompile(`https?://[^\s<>"')\]]+`)

// turnOf reads the last turn of a request with what it leaves unsaid. One that only wants the answer before it in another
// form is the turn which that answered.
func (a *Agent) turnOf(req chat.Request) turn {
	if !talk.GoesOn(req) {
		t := read(req)
		if a.choosesBoat(t) {
			t.thread = Listings
			return t
		}
		if anew, kind := a.valued(t); kind != "" {
			anew.thread = kind
			return anew
		}
		return a.withoutChatter(t)
	}
	req = a.withName(a.withPlace(req))
	told := talk.Of(req)
	t := read(told.Request)
	t.talk = &told
	if step, _, _ := proposal.Of(told); a.choosesBoat(t) || a.cfg.Listings != nil && step != proposal.None {
		t.thread = Listings
		return t
	}
	if told.Wants.Lang != "" {
		t.lang = told.Wants.Lang
	}
	if t.thread = t.goesOnWith(); t.thread == "" && a.ofAssessed(t) {
		t.thread = Survey
	}
	if anew, kind := a.valued(t); kind != "" && (t.thread == "" || a.priceTold(t) != "") {
		anew.thread = kind
		return anew
	}
	if t.thread != "" {
		return t
	}
	t = a.inherited(t)
	t.alone = t.leavesList()
	return t
}

// choosesBoat reports whether a turn asks which boat to buy for a sum, and names none.
func (a *Agent) choosesBoat(t turn) bool {
	return a.cfg.Listings != nil && t.url == "" && proposal.Asks(t.text) && !a.boats.Names(t.text)
}

// leavesList reports whether a turn behind a list of boats asks of something else: "how much is a survey?".
func (t turn) leavesList() bool {
	return len(t.told().Shown) > 0 && t.boats == "" && t.asks() && !t.plain.Has(pointing) && !t.plain.Has(pronouns) && !t.plain.Begins(talk.Joining)
}

// told is what the conversation leaves of the turn.
func (t turn) told() *talk.Talk {
	if t.talk == nil {
		return &talk.Talk{}
	}
	return t.talk
}

// asItStands reads the last turn of a request as one that asks something by itself.
func (a *Agent) asItStands(req chat.Request) turn {
	t := read(req)
	return a.inherited(t)
}

func read(req chat.Request) turn {
	t := turn{req: req, text: strings.TrimSpace(smalltalk.Bare(req.Question())), earlier: req.Earlier()}
	if strings.Contains(t.text, "://") {
		t.url = address.FindString(t.text)
	}
	t.plain = phrase.Plain(withoutMarkup(t.text))
	if isSpanish(t.text, t.plain) {
		t.spanish, t.lang, t.written = true, "en", "en"
		if _, heard := distress.Hear(t.text); !heard {
			t.text = fromSpanish(t.plain)
			t.plain = phrase.Plain(t.text)
		}
		return t.withImages()
	}
	t.written = foreign.Language(withoutMarkup(t.text))
	if few := 5; (t.plain.Words() < 3 || t.plain.Words() <= few && t.written == "en" && (!foreign.IsEnglish(t.text) || t.plain.Begins(joiningAbroad))) && len(t.earlier) > 0 {
		t.written = foreign.Language(t.earlier[len(t.earlier)-1])
	}
	t.lang = cmp.Or(talk.Spoken(req.SystemText()), t.written)
	return t.withImages()
}

// joiningAbroad begin a turn of a few words that goes on in German or French, however English the others look: "und im Winter?".
var joiningAbroad = phrase.Of("und, oder, aber, nur, auch, danke, et, mais, ou, merci, seulement")

// withImages notes whether images came with the turn.
func (t turn) withImages() turn {
	for _, m := range slices.Backward(t.req.Messages) {
		if m.Role == chat.User {
			t.images = len(m.Images) > 0
			break
		}
	}
	return t
}

func withoutMarkup(text string) string {
	if !strings.Contains(text, "<") {
		return text
	}
	return markup.ReplaceAllString(text, " ")
}

// withoutURL is the text less its addresses and markup, which say nothing about the subject.
func (t turn) withoutURL() string {
	text := withoutMarkup(t.text)
	if t.url == "" {
		return text
	}
	return address.ReplaceAllString(text, " ")
}

// heard is the answer that was given last, "" where the conversation has none.
func (t turn) heard() string {
	for _, m := range slices.Backward(t.req.Messages) {
		if m.Role == chat.Assistant {
			return m.Text
		}
	}
	return ""
}

// lately are the last answers, the newest first, "" where the conversation has none.
func (t turn) lately() string { return strings.Join(t.answers(farBack), "\n\n") }

// answers are the last answers that were given, at most so many, the newest first.
func (t turn) answers(most int) (texts []string) {
	for _, m := range slices.Backward(t.req.Messages) {
		if len(texts) == most {
			break
		}
		if m.Role == chat.Assistant {
			texts = append(texts, m.Text)
		}
	}
	return texts
}

// before is the turn that the user took last, if there was one.
func (t turn) before() (turn, bool) {
	n := len(t.earlier)
	if n == 0 {
		return turn{}, false
	}
	last := t.earlier[n-1]
	b := turn{text: last, plain: phrase.Plain(last), earlier: t.earlier[:n-1], url: address.FindString(last)}
	b.written = foreign.Language(last)
	b.lang = b.written
	return b, true
}

var (
	wantsSentence = phrase.Of(`one sentence, single sentence, a sentence, one line, one liner, in ten words, yes or no, ein satz, einem satz, une phrase`)
	wantsShort    = phrase.Of(`short, shortly, brief, briefly, concise, concisely, quick answer, in a nutshell, tl dr, tldr, summary only, few words, two sentences, kurz, knapp, en court, réponse courte, bref, brièvement`)
	wantsThorough = phrase.Of(`in detail, detailed, thorough, thoroughly, comprehensive, everything about, in depth, at length, full explanation, ausführlich, détaillé, en détail`)
	wantsPlain    = phrase.Of(`beginner, beginners, novice, novices, new to sailing, never sailed, first time sailor, simple words, simple terms, plain words, plain english, plain language, explain like, child, children, kids, non sailor, non sailors, layman, laymans, for dummies, anfänger, débutant, débutants`)
	aboutKids     = phrase.Of(`children on board, kids on board, with children, with kids, my children, my kids, our kids, our children, keep children, keep kids, child lifejacket, childs, children at sea, children aboard, kids aboard, my child, a child`)
	notShort      = phrase.Of(`short handed, shorthanded, short blast, short blasts, short circuit, one short, short tack, short tacking, two short, short seas, short sea, short trip, short range, short passage, short period, one line, too short, so short, is short, are short, short steep, short waves, short rope, short line, short lines`)
)

var (
	fewSentences = regexp.MustCompile(`(?i)\b(one|a single|two|three|four|five|ein(?:em)?|zwei|drei|vier|fünf|une|deux|trois|quatre|cinq|[1-9])(?: short| kurzen?| courtes?)? (?:sentences?|sätzen?|satz|phrases?)\b`)
	fewWords     = regexp.MustCompile(`(?i)\b(?:in|under|below|at most|max(?:imum)?(?: of)?|no more than|up to|less than|fewer than|unter|höchstens|maximal|moins de|au plus) (\d{2,3}) (?:words?|wörtern?|worten?|mots)\b`)
	numbered     = map[string]int{"one": 1, "a single": 1, "ein": 1, "einem": 1, "une": 1, "two": 2, "zwei": 2, "deux": 2, "three": 3, "drei": 3, "trois": 3, "four": 4, "vier": 4, "quatre": 4, "five": 5, "fünf": 5, "cinq": 5}
)

// wordsEach is about how many words a sentence has.
const wordsEach = 25

// sentences is how many sentences the turn, or else the system message, wants an answer to have at most, 0 for as many as it takes.
func (t turn) sentences() int {
	came := t.text
	if t.talk != nil {
		came = t.talk.Came.Question()
	}
	for _, text := range slices.Compact([]string{came, t.text, t.req.SystemText()}) {
		if m := fewSentences.FindStringSubmatch(text); m != nil {
			n, err := strconv.Atoi(m[1])
			if err != nil {
				n = numbered[strings.ToLower(m[1])]
			}
			return n
		}
		if m := fewWords.FindStringSubmatch(text); m != nil {
			n, _ := strconv.Atoi(m[1])
			return max(1, n/wordsEach)
		}
	}
	return 0
}

// more are turns that ask only to go on about what was answered.
var more = phrase.Of(`
	why, why is that, why not, why so, why so much, why so many, why so long, why so little, why that much, how come, how so, more, tell me more, more about that, more about it, go on, continue, explain, explain more, explain that, explain it, really, elaborate
	more detail, more details, details, what else, anything else, example, an example, examples, for example, give me an example, can you give me an example, give an example, can you give an example, like what, zum beispiel, par exemple, un exemple, ein beispiel, warum, wieso, weshalb, warum das, mehr, weiter, pourquoi, encore, continue, plus de détails`)

// wantsMore reports whether the turn says nothing but to go on.
func (t turn) wantsMore() bool {
	rest := t.plain.Less(talk.Fillers)
	return len(t.earlier) > 0 && !rest.Empty() && rest.Less(more).Empty()
}

// question is what the knowledge base is asked, in the length and words that the turn and the system message want.
func (t turn) question() knowledge.Question {
	q := knowledge.Question{Text: t.atViewing(t.withoutURL()), Earlier: withoutAsides(t.earlier), Budget: t.req.Budget(), Lang: t.written, Wanted: t.lang, Wide: t.req.Drafting}
	if t.written != "" {
		q.EarlierLangs = languages(q.Earlier)
	}
	if whole := t.told().Whole; whole != "" && !t.alone { // in the words of the turns before, which may be of another language
		q.Text, q.Lang = whole, foreign.Language(whole)
		if t.told().Named {
			q.Earlier, q.EarlierLangs = nil, nil
		}
	}
	if t.alone {
		q.Earlier, q.EarlierLangs = t.about, nil
	}
	if t.boats != "" && t.plain.Has(failings) { // it names all that it is about
		q.Earlier, q.EarlierLangs = nil, nil
	}
	if t.turnsAway() {
		q.Earlier, q.EarlierLangs, q.Text = nil, nil, t.plain.Less(talk.Conjunctions).String()
	}
	system := phrase.Plain(t.req.SystemText())
	own := t.plain.Less(notShort)
	switch {
	case own.Has(wantsSentence) || system.Has(wantsSentence):
		q.Length = knowledge.Sentence
	case own.Has(wantsShort) || system.Has(wantsShort):
		q.Length = knowledge.Short
	case own.Has(wantsThorough) || system.Has(wantsThorough):
		q.Length = knowledge.Thorough
	}
	switch t.told().Wants.Shorter {
	case 0:
	case 1:
		q.Length = knowledge.Short
	default:
		q.Length = knowledge.Sentence
	}
	if n := t.sentences(); n == 1 {
		q.Length = knowledge.Sentence
	} else if n > 1 {
		q.Length, q.Sentences = knowledge.Short, n
	}
	if t.told().Wants.Plain { // few words, and those explained
		q.Length = max(q.Length, knowledge.Short)
	}
	q.Plain = t.told().Wants.Plain || t.plain.Has(wantsPlain) && !t.plain.Has(aboutKids) || system.Has(wantsPlain)
	return q
}
