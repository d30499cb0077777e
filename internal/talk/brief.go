package talk

import (
	"cmp"
	"regexp"
	"slices"
	"strings"
	"unicode"
)

var (
	// justTell asks for the one of two things that the answer speaks for, and for nothing else of it.
	justTell = regexp.MustCompile(`^ (?:(?:shorter|short|briefly|too long|tl;?dr|in short|ok|okay|so|but|no|well|please|come on|sorry|can you|could you|now) )*(?:just|simply|only) (?:please )?(?:tell|give|say|answer)(?: me| us)?(?: if i should| if we should| whether to| whether| if)? (.+ or .+?)(?: please)? $`)
	inAWord  = regexp.MustCompile(`^ (?:(?:ok|okay|so|but|and|well|please) )*(?:in short|short answer|bottom line|in a word|in one word|tl;?dr|shorter|briefly) (.+ or .+?)(?: please)? $`)
)

// choiceIn are the things of which a turn wants to hear only which of them, "just tell me sell now or wait"; "" where it wants no such.
func choiceIn(text string) string {
	const most = 9 // words
	for _, asks := range []*regexp.Regexp{justTell, inAWord} {
		if m := asks.FindStringSubmatch(text); m != nil && m[1] != "yes or no" && len(strings.Fields(m[1])) <= most && !strings.Contains(m[1], " want") {
			return m[1]
		}
	}
	return ""
}

// Digest is an answer in its first sentences, without headings and the marks of its sources: that of a study or an assessment from what it says in
// short, of a choice the sentences that speak of it. It is the shorter the more often it was wanted shorter, and "" for an answer without a sentence.
func Digest(said string, w Wants) string {
	lines := toldIn(said)
	if len(lines) == 0 {
		return ""
	}
	if w.Choice != "" {
		if chosen := cmp.Or(leaning(lines, w.Choice), ofChoice(lines, w.Choice)); chosen != "" {
			return chosen
		}
	}
	most := 2
	if w.Shorter > 1 || len(lines) <= most {
		most = 1
	}
	text := strings.Join(lines[:min(most, len(lines))], " ")
	if len(lines) == 1 {
		return shortest(text)
	}
	return text
}

var (
	inShort  = regexp.MustCompile(`(?s)(?:^|\n)(?:\*\*In short\*\*|## Executive Summary)\n+(.+?)(?:\n\n(?:\||##|\*\*)|\n##|$)`)
	heading  = regexp.MustCompile(`^(?:#+ .*|\*\*[^*]+\*\*:?|\*[^*]+\*|>.*|\|.*|---+)$`)
	listMark = regexp.MustCompile(`^(?:[-*•]|\d+\.) `)
	// prefaced is a sentence by which an answer begins that tells nothing by itself.
	prefaced = regexp.MustCompile(`^(?:I have nothing (?:particular|certain)|The nearest that I know|In general:|My sources are in English|All listings are generated|Identified by|Looking for:|Converted at|Asking prices\. Sample|I am |A child's medicine)`)
	// closes is where a sentence ends, with the marks of its sources.
	closes = regexp.MustCompile(`[.!?](?: \[\w?\d+\])*\*{0,2}\s+`)
)

// toldIn are the sentences of an answer that tell something, in its order, without marks.
func toldIn(said string) (lines []string) {
	if m := inShort.FindStringSubmatch(said); m != nil {
		said = m[1]
	}
	for line := range strings.SplitSeq(said, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || heading.MatchString(line) {
			continue
		}
		for _, s := range sentencesIn(listMark.ReplaceAllString(line, "")) {
			if !prefaced.MatchString(s) {
				lines = append(lines, s)
			}
		}
	}
	return lines
}

// sentencesIn cuts a paragraph into its sentences.
func sentencesIn(text string) (list []string) {
	from := 0
	for _, at := range closes.FindAllStringIndex(text, -1) {
		if next := []rune(text[at[1]:]); len(next) > 0 && unicode.IsLower(next[0]) {
			continue
		}
		list = append(list, unmarked(text[from:at[1]]))
		from = at[1]
	}
	if rest := unmarked(text[from:]); rest != "" {
		list = append(list, rest)
	}
	return list
}

// aClause is where the main clause of a sentence ends.
var aClause = regexp.MustCompile(`;|:| \(|, (?:so that|because|since|which|where|while|though|although|unless|so|but|and)\b`)

// shortest is the main clause of a sentence, or the sentence where that is too little to be understood.
func shortest(sentence string) string {
	const fewest = 5 // words
	for _, at := range aClause.FindAllStringIndex(sentence, -1) {
		if main := sentence[:at[0]]; len(strings.Fields(main)) >= fewest && strings.Count(main, "**")%2 == 0 {
			return main + "."
		}
	}
	return sentence
}

// costly is what a sentence says of the thing that it speaks against.
var costly = regexp.MustCompile(`^\pL*(?: \pL+)? (?:costs?|loses?|lowers?|fails?|breaks?|drags?|harms?|is (?:worse|dearer|dangerous|riskier|slower|weaker))\b`)

// leaning names of two things the one for which an answer speaks, with the first sentence that speaks against the other; "" where none does.
func leaning(lines []string, choice string) string {
	one, other, ok := strings.Cut(choice, " or ")
	if !ok || strings.Contains(other, " or ") {
		return ""
	}
	for _, line := range lines {
		text := words(line)
		for i, thing := range []string{one, other} {
			for _, stem := range stemsOf(thing) {
				if at := strings.Index(text, " "+stem); at >= 0 && costly.MatchString(text[at+1:]) {
					return "Rather: " + []string{other, one}[i] + ". " + line
				}
			}
		}
	}
	return ""
}

// stemsOf are the beginnings of the words of a thing.
func stemsOf(thing string) (stems []string) {
	for word := range strings.FieldsSeq(thing) {
		if len(word) > 2 && !aside[word] && !determiners[word] && !prepositions[word] {
			stems = append(stems, word[:min(len(word), 5)])
		}
	}
	return stems
}

// ofChoice are the first two sentences that speak of the things to choose among, in their order; "" where none does.
func ofChoice(lines []string, choice string) string {
	stems := stemsOf(choice)
	var kept []string
	for _, line := range lines {
		text := words(line)
		if len(kept) < 2 && slices.ContainsFunc(stems, func(stem string) bool { return strings.Contains(text, " "+stem) }) {
			kept = append(kept, line)
		}
	}
	return strings.Join(kept, " ")
}
