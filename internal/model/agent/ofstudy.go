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
	ofTheMarket = regexp.MustCompile(`(?i)\b(?:pric(?:e|es|ed|ing|ey)|asking|sell|sells|selling|sold|resale|value|values|market|worth|depreciat\w*|for sale|listed|listings?|median|average|expensive|cheap(?:er|est)?|dearer|brands?|builders?|models?|boats|yachts|countr(?:y|ies)|years?|older|newer|age|trend|demand|insur\w*|monohulls?|catamarans?|study|report|section|summary|table|source|preis\w*|markt|prix|marché|\d{4})\b`)
	// priceOf asks for a price or a difference of prices.
	priceOf = regexp.MustCompile(`(?i)\b(?:price|prices|cost|costs|how much|dearer|dearest|cheaper|cheapest|expensive)\b`)
	// studyWords are words around what a study is asked about.
	studyWords = regexp.MustCompile(`(?i)(?:[,.;]?\s*\b(?:please |pls )?(?:do|make|write|prepare|give me|i want|i need) (?:me )?(?:a|the|an) (?:\pL+ )?(?:study|report|analysis|comparison|paper)\b(?: (?:of|on|about))?)|\b(?:compare|comparison of|study of|analysis of|research|investigate|deep dive (?:on|into)|properly|in depth|thoroughly|please|pls)\b`)
	// ofTheBoat ends the subject of a study with the boat that it is for.
	ofTheBoat = regexp.MustCompile(`(?i)\s+(?:for|on|in) (?:a|an|my|our|the) [^,.;]*$`)
)

// ofStudy reads a short turn behind a study that asks a figure or a choice of its subject, which no boat for sale tells, as a question of its own
// about that. It returns false for any other turn, and where nothing is known of it.
func (a *Agent) ofStudy(told talk.Talk) (t turn, ok bool) {
	const most, mostBack = 14, 3 // words, answers
	req := told.Came
	last := read(req)
	if len(last.earlier) == 0 || told.Wants != (talk.Wants{}) || told.Request.Question() != req.Question() || req.Format.Kind != chat.FormatText || req.Results || last.plain.Words() > most || last.wantsMore() || last.written != "en" {
		return t, false
	}
	at := slices.IndexFunc(last.answers(mostBack), studied.MatchString)
	if at < 0 || at >= len(last.earlier) || a.namesBoat(last) || a.cfg.Places != nil && len(a.cfg.Places.Mentions(last.text)) > 0 {
		return t, false
	}
	subject := subjectOfStudy(last.earlier[len(last.earlier)-1-at])
	if subject == "" || ofTheMarket.MatchString(last.text) || ofTheMarket.MatchString(subject) || spends(last.text) || a.boats.Names(subject) || a.boats.Builder(phrase.Plain(subject)) != "" {
		return t, false
	}
	own := strings.TrimRight(last.plain.Less(talk.Conjunctions).String(), " ?")
	if !last.asks() && !last.plain.Begins(asking) && !last.plain.Begins(which) && last.plain.Words() > 5 {
		return t, false
	}
	first := versus.Split(subject, 2)[0]
	for _, of := range slices.Compact([]string{first, subject}) {
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
	plain := phrase.Plain(own)
	for _, p := range found.Sources {
		if one := tellingOf(*p, wordsAsked(plain), formOf(plain)); len(one.lines) > 0 {
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

// priceOfStudy are the sentences of a passage on the subject of a study that tell a price of it, and the turn that asks for them; ok is false where there are
// none.
func (a *Agent) priceOfStudy(told talk.Talk, subject string) (t turn, found aloud, ok bool) {
	t = read(chat.Request{Messages: []chat.Message{{Role: chat.User, Text: "What does " + subject + " cost?"}}, MaxTokens: told.Came.MaxTokens, Drafting: told.Came.Drafting})
	form := &formsAsked[ofPrice]
	answered := a.base.Answer(t.question())
	for _, p := range answered.Sources {
		words := wordsAsked(phrase.Plain(subject))
		if one := tellingOf(*p, words, form); hasAny(p.Title, words) && one.score >= ofForm+2 {
			return t, one, true
		}
	}
	return t, found, false
}

// noPriceOfStudy reports whether a turn behind a study that has no price asks for one of its subject, which is returned.
func noPriceOfStudy(told talk.Talk) (subject string, ok bool) {
	const most, mostBack = 12, 3
	last := read(told.Came)
	at := slices.IndexFunc(last.answers(mostBack), studied.MatchString)
	if at < 0 || at >= len(last.earlier) || last.plain.Words() > most || !priceOf.MatchString(last.text) || told.Came.Format.Kind != chat.FormatText || told.Came.Results {
		return "", false
	}
	study := last.answers(mostBack)[at]
	if strings.Contains(study, "/listings/") || strings.Contains(study, "[Q1]") {
		return "", false
	}
	subject = subjectOfStudy(last.earlier[len(last.earlier)-1-at])
	return subject, subject != ""
}
