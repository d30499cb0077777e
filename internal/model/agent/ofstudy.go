package agent

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	// ofTheMarket are words of what only the boats for sale tell, and so a study.
	ofTheMarket = regexp.MustCompile(`(?i)\b(?:pric(?:e|es|ed|ing|ey)|asking|sell|sells|selling|sold|resale|value|values|market|worth|depreciat\w*|for sale|listed|listings?|median|average|costs?|sellers?|buyers?|vendors?|expensive|cheap(?:er|est)?|dearer|brands?|builders?|models?|boats|yachts|countr(?:y|ies)|years?|older|newer|age|trend|demand|insur\w*|monohulls?|catamarans?|risks?|downsides?|drawbacks?|pitfalls?|dangers?|sentences?|study|report|section|summary|summari[sz]e|table|source|preis\w*|markt|prix|marché|\d{4})\b`)
	// priceOf asks for a price or a difference of prices.
	priceOf = regexp.MustCompile(`(?i)\b(?:price|prices|cost|costs|how much|dearer|dearest|cheaper|cheapest|expensive)\b`)
	// studyWords are words around what a study is asked about.
	studyWords = regexp.MustCompile(`(?i)(?:[,.;]?\s*\b(?:please |pls )?(?:do|make|write|prepare|give me|i want|i need) (?:me )?(?:a|the|an) (?:\pL+ )?(?:study|report|analysis|comparison|paper)\b(?: (?:of|on|about))?)|\b(?:compare|comparison of|study of|analysis of|research|investigate|deep dive (?:on|into)|properly|in depth|thoroughly|please|pls)\b`)
	// ofTheBoat ends the subject of a study with the boat that it is for.
	ofTheBoat = regexp.MustCompile(`(?i)\s+(?:for|on|in) (?:a|an|my|our|the) [^,.;]*$`)
)

// behindStudy is a turn behind a study: as it came, the study, and what that was asked about.
type behindStudy struct {
	turn           turn
	study, subject string
}

// afterStudy reads the last turn of a conversation in which one of the last answers is a study with a subject; ok is false for any other.
func afterStudy(told talk.Talk) (b behindStudy, ok bool) {
	const mostBack = 3 // answers
	req := told.Came
	if req.Format.Kind != chat.FormatText || req.Results {
		return b, false
	}
	answers, earlier := turn{req: req}.answers(mostBack), req.Earlier()
	at := slices.IndexFunc(answers, studied.MatchString)
	if at < 0 || at >= len(earlier) {
		return b, false
	}
	b = behindStudy{study: answers[at], subject: subjectOfStudy(earlier[len(earlier)-1-at])}
	if b.subject == "" {
		return b, false
	}
	b.turn = read(req)
	return b, true
}

// ofStudy answers a turn behind a study that asks a figure or a choice of its subject, which no boat for sale tells; answered is false for any other.
func (a *Agent) ofStudy(ctx context.Context, told talk.Talk, send chat.Send) (outcome chat.Outcome, answered bool, err error) {
	b, ok := afterStudy(told)
	if !ok {
		return outcome, false, nil
	}
	if b.asksPrice() {
		return chat.Outcome{Finish: chat.FinishStop}, true, a.priceOfStudy(b, send)
	}
	t, ok := a.choiceOfStudy(told, b)
	if !ok {
		return outcome, false, nil
	}
	outcome, err = a.answerOfStudy(ctx, told.Came.Question(), t, send)
	return outcome, true, err
}

// choiceOfStudy is a short turn behind a study as a question of its own about the study's subject. It returns false for a turn that asks for something
// that boats for sale tell, and where nothing is known of it.
func (a *Agent) choiceOfStudy(told talk.Talk, b behindStudy) (t turn, ok bool) {
	const most = 14 // words
	req, last := told.Came, b.turn
	if told.Wants != (talk.Wants{}) || told.Request.Question() != req.Question() || last.plain.Words() > most || last.wantsMore() || last.written != "en" {
		return t, false
	}
	if ofTheMarket.MatchString(last.text) || ofTheMarket.MatchString(b.subject) || spends(last.text) {
		return t, false
	}
	if a.namesBoat(last) || a.cfg.Places != nil && len(a.cfg.Places.Mentions(last.text)) > 0 || a.boats.Names(b.subject) || a.boats.Builder(phrase.Plain(b.subject)) != "" {
		return t, false
	}
	own := strings.TrimRight(last.plain.Less(talk.Conjunctions).String(), " ?")
	if !last.asks() && !last.plain.Begins(asking) && !last.plain.Begins(which) && last.plain.Words() > 5 {
		return t, false
	}
	first := versus.Split(b.subject, 2)[0]
	for _, of := range slices.Compact([]string{first, b.subject}) {
		t = read(chat.Request{Messages: []chat.Message{{Role: chat.System, Text: "Answer briefly."}, {Role: chat.User, Text: own + " " + of + "?"}}, MaxTokens: req.MaxTokens, Drafting: req.Drafting})
		t.lang = last.lang
		if a.base.Answer(t.question()).Evidence == knowledge.Solid {
			return t, true
		}
	}
	return t, false
}

// versus stands between two things of which a study compares one with the other.
var versus = regexp.MustCompile(`(?i)\s+(?:vs\.?|versus|against|or|compared (?:to|with))\s+`)

// answerOfStudy answers such a turn by the sentences of the passage on it that have its own words, else briefly.
func (a *Agent) answerOfStudy(ctx context.Context, own string, t turn, send chat.Send) (chat.Outcome, error) {
	found := a.base.Answer(t.question())
	s := lookedForBy(own)
	for _, p := range found.Sources {
		if one := s.tellingOf(*p); len(one.lines) > 0 {
			w := answer{writer: writer{send: send}, agent: a, turn: t}
			w.tellLines(*p, one.lines)
			return chat.Outcome{Finish: chat.FinishStop}, w.err
		}
	}
	return a.answer(ctx, t, send)
}

// subjectOfStudy is what a study was asked about, without the words that ask for it.
func subjectOfStudy(question string) string {
	const most = 8 // words
	text := ofTheBoat.ReplaceAllString(strings.TrimRight(strings.TrimSpace(studyWords.ReplaceAllString(question, "")), " ,.?!"), "")
	if n := phrase.Plain(text).Words(); n == 0 || n > most {
		return ""
	}
	return strings.TrimSpace(text)
}

// asksPrice reports whether the turn asks for a price, and the study has none of a boat for sale.
func (b behindStudy) asksPrice() bool {
	const most = 12 // words
	return b.turn.plain.Words() <= most && priceOf.MatchString(b.turn.text) && !strings.Contains(b.study, "/listings/") && !strings.Contains(b.study, "[Q1]")
}

// priceOfStudy tells what a passage on the subject of a study has of its price, or that there is none.
func (a *Agent) priceOfStudy(b behindStudy, send chat.Send) error {
	req := b.turn.req
	t := read(chat.Request{Messages: []chat.Message{{Role: chat.User, Text: "What does " + b.subject + " cost?"}}, MaxTokens: req.MaxTokens, Drafting: req.Drafting})
	w := answer{writer: writer{send: send}, agent: a, turn: t}
	s := lookedFor{words: wordsAsked(phrase.Plain(b.subject)), form: forPrice}
	for _, p := range a.base.Answer(t.question()).Sources {
		if one := s.tellingOf(*p); hasAny(p.Title, s.words) && one.score >= ofForm+2 {
			w.tellLines(*p, one.lines)
			return w.err
		}
	}
	w.say("no price in study", b.subject)
	return w.err
}
