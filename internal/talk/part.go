package talk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/quantity"
)

// restated puts what a turn tells anew, "what if it only runs a third of the time", in the place of the part of a question
// that told it, which has the same verb behind a pronoun left out: "My fridge runs half the time."; "" where there is none.
func restated(question, turn []string) string {
	at := 0
	for at < len(turn) && (restating[bare(turn[at])] || pronouns[bare(turn[at])]) {
		at++
	}
	if at == 0 || at+1 >= len(turn) || !pronouns[bare(turn[0])] && !restating[bare(turn[0])] {
		return ""
	}
	verb := bare(turn[at])
	for i, word := range question {
		if bare(word) != verb || prepositions[verb] || determiners[verb] || aside[verb] {
			continue
		}
		end := i + 1
		for end < len(question) && !strings.ContainsAny(question[end-1], ".,;?!") && !openers[bare(question[end])] {
			end++
		}
		closing := strings.TrimLeft(question[end-1], "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ/%")
		return strings.Join(slices.Concat(question[:i], turn[at:]), " ") + closing + " " + strings.Join(question[end:], " ")
	}
	return ""
}

var (
	restating = fold.Set(`if when only just now then wenn nur si seulement`)
	// pronouns stand for what was spoken of before.
	pronouns = fold.Set(`it she he they i we you there this that them these those es sie er ich wir elle il ils elles je nous on`)
)

// exchanged puts a part in the place of the last part of a question that begins with the same preposition and tells no value of another kind,
// else behind it.
func exchanged(question, part []string) []string {
	if slices.ContainsFunc(part, func(word string) bool { return bare(word) == "both" }) {
		question = strings.Fields(alternative.ReplaceAllString(strings.Join(question, " "), ""))
	}
	for i := len(question) - 1; i > 0; i-- {
		if p := bare(question[i]); p != bare(part[0]) && !(conditions[p] && conditions[bare(part[0])]) {
			continue
		}
		end := i + 1
		for end < len(question) && (!prepositions[bare(question[end])] || end == i+1 && bare(question[end]) == "im") && // "when im motoring"
			!strings.ContainsAny(question[end-1], ",;:") {
			end++
		}
		if measuresElse(strings.Join(question[i:end], " "), strings.Join(part, " ")) {
			continue
		}
		return slices.Concat(question[:i], part, question[end:])
	}
	return slices.Concat(question, part)
}

// alternative ends a question with two things of which one is asked for; what is said of both takes their place.
var alternative = regexp.MustCompile(`(?i),? (?:an?|the) (?:\pL+ ){1,2}or (?:an?|the) (?:\pL+ ?){1,2}$`)

// measuresElse reports whether two parts of a question tell values of different kinds: "at 1.1 m" and "at 6 pm".
func measuresElse(part, other string) bool {
	given, told := quantity.Find(part), quantity.Find(other)
	return len(given) > 0 && len(told) > 0 && !slices.ContainsFunc(given, func(q quantity.Quantity) bool { return q.Dim == told[0].Dim })
}

// renamed puts another thing of the same name, "new moon", in the place of the one of a question, "full moon"; nil where the
// question has no such thing.
func renamed(question, thing []string) []string {
	for len(thing) > 0 && determiners[bare(thing[0])] {
		thing = thing[1:]
	}
	if len(thing) < 2 {
		return nil
	}
	if last := bare(thing[len(thing)-1]); last == "ones" || last == "one" {
		return qualified(question, thing[:len(thing)-1])
	}
	name := bare(thing[len(thing)-1])
	if strings.Trim(name, "0123456789.") == "" {
		return nil // the number of a boat is no name
	}
	for i := len(question) - 1; i >= len(thing)-1; i-- {
		if bare(question[i]) == name && !determiners[bare(question[i-1])] {
			return slices.Concat(question[:i-len(thing)+1], thing, question[i+1:])
		}
	}
	return nil
}

// qualified puts the words that "imperial ones" has before the last thing that a question counts.
func qualified(question, by []string) []string {
	for i := len(question) - 1; i > 0; i-- {
		if strings.ContainsAny(question[i-1], "0123456789") {
			return slices.Concat(question[:i], by, question[i:])
		}
	}
	return nil
}

// mostThing is how many words a thing has at most that is put in the place of another.
const mostThing = 3

// reaimed puts another thing in the place of the one at the end of a question, behind its last preposition: "in sand", and then
// "no, I meant rock".
func reaimed(question, thing []string) []string {
	for i := len(question) - 2; i > 0 && len(question)-i <= mostThing+2; i-- {
		if prepositions[bare(question[i])] {
			return slices.Concat(question[:i+1], thing)
		}
	}
	return nil
}

// ofKind is a thing with its kind before its name, in a question that ends with the boat it is for.
var ofKind = regexp.MustCompile(`(?i)\b((?:an?|the|my) )(\pL+) (\pL+)\b(.* (?:on|in|for|of|aboard) ?(?:a|my|the|our|any)? ?(?:boat|yacht|board|sailboat|ship)s?)$`)

// modified is a question with another kind of the thing it names, "is a gas alarm required on a boat" and then "no, I meant carbon monoxide"; ""
// where it ends otherwise, or the turn names the thing itself.
func modified(question, kind string) string {
	m := ofKind.FindStringSubmatchIndex(question)
	if m == nil || determiners[bare(strings.Fields(kind)[0])] || strings.HasSuffix(words(kind), words(question[m[6]:m[7]])) {
		return ""
	}
	return question[:m[4]] + kind + question[m[5]:]
}

// interrogatives ask by themselves for another side of what was asked: "how do I reef?" and then "when?". Why is none of them: it asks
// about the answer.
var interrogatives = fold.Set(`when where how who often wann wo wie wer oft quand ou comment qui`)

// reasked is a question with the words that a turn consists of in the place of those that it asks by, "" where the turn has others.
func reasked(question, turn []string) string {
	for _, word := range turn {
		if !interrogatives[bare(word)] {
			return ""
		}
	}
	at := slices.IndexFunc(question, func(word string) bool { return auxiliaries[bare(word)] })
	const farthest = 3 // words before the verb: "how many times do"
	if at < 0 || at > farthest {
		return ""
	}
	return strings.Join(slices.Concat(turn, question[at:]), " ")
}

// asksOf is a question for what holds of a thing, around the thing, with the first word of that: "how much would a survey cost me", "how long do flares last".
var asksOf = regexp.MustCompile(`(?i)^(\W*(?:how (?:much|long|often|heavy|big|old|soon)|what|when|where)(?: [\pL]+)? (?:would|does|do|will|should|can|must|is|are) )(?:(?:an?|the|my|our) )?(\pL[\pL'-]*)(?: \pL[\pL'-]*){0,2}?( (?:costs?|last|weigh|need|take|be|go|sit|belong|have to be|need to be|come to|live|keep|expire)\b.*)$`)

// ofAnother is a question for what holds of a thing with another thing in its stead: "and insurance?"; "" where it is no such question, or the
// turn no thing.
func ofAnother(question, thing string) string {
	m := asksOf.FindStringSubmatch(question)
	first, _, _ := strings.Cut(thing, " ")
	if word := bare(first); m == nil || pronouns[bare(m[2])] || interrogatives[word] || prepositions[word] || pronouns[word] || auxiliaries[word] || strings.ContainsAny(thing, "0123456789") {
		return ""
	}
	return m[1] + thing + m[3]
}

// hasThing is a question whether somebody needs a thing, or how something is done to one, around the thing with its article.
var hasThing = regexp.MustCompile(`(?i)^(\W*(?:(?:do|should|must|can|would) (?:i|you|we)(?: really| still| also)? (?:need|have|carry|want|buy|fit|use|take|get)|how (?:to|(?:do|can|should|would) (?:i|you|we|one)) \pL+(?: up| down| off| out)?) )(?:an?|the|my|our) \pL[\pL'-]*(?: \pL[\pL'-]*){0,2}?((?: (?:to|for|on|in|when|if|with|from|at) .*)?)$`)

// withAnother is such a question with another thing in its stead, "and an EPIRB?"; "" where it is none, or the turn no thing with an article.
func withAnother(question string, thing []string) string {
	const most = 4 // words
	m := hasThing.FindStringSubmatch(question)
	if m == nil || len(thing) < 2 || len(thing) > most || !determiners[bare(thing[0])] || strings.ContainsAny(strings.Join(thing, ""), "0123456789") {
		return ""
	}
	for _, word := range thing[1:] {
		if w := bare(word); prepositions[w] || auxiliaries[w] || pronouns[w] || w == "one" || w == "ones" || w == "opposite" {
			return ""
		}
	}
	return m[1] + strings.Join(thing, " ") + m[2]
}

// grounds are prepositions of where or for what something is, suits words of what is so.
var (
	grounds = fold.Set(`in for on fur auf im pour dans sur`)
	suits   = fold.Set(`best better good right suitable suits suit holds beste bester gut meilleur meilleure bon bonne`)
)

// inAnother is a question of what suits with another word in the place of the one at its end that a preposition and no article stands before:
// "best for mud?" and then "and sand?"; "" where it asks or ends otherwise, or the turn is no such word.
func inAnother(question, turn []string) string {
	n := len(question)
	if len(turn) != 1 || n < 4 || !grounds[bare(question[n-2])] || !slices.ContainsFunc(question, func(word string) bool { return suits[bare(word)] }) || strings.ContainsAny(turn[0]+question[n-1], "0123456789") {
		return ""
	}
	if word := bare(turn[0]); pronouns[word] || interrogatives[word] || word == "why" || word == "more" {
		return ""
	}
	return strings.Join(question[:n-1], " ") + " " + turn[0]
}

// precise is a question with a thing that a turn names more precisely in the place of the same thing: "the water system", and then "no, I
// meant the raw water system of the engine"; "" where it has no two words of it in a row.
func precise(question, thing []string) string {
	const fewest = 2
	for n := len(question); n >= fewest; n-- {
		for i := 0; i+n <= len(question); i++ {
			run := words(strings.Join(question[i:i+n], " "))
			if determiners[bare(question[i])] || strings.ContainsAny(run, "0123456789") || len(thing) <= n || !strings.Contains(words(strings.Join(thing, " ")), run) {
				continue
			}
			from := i
			if from > 0 && determiners[bare(question[from-1])] {
				from--
			}
			return strings.Join(slices.Concat(question[:from], thing, question[i+n:]), " ")
		}
	}
	return ""
}

// forPronoun is a question with a thing in the stead of the pronoun by which it asked: "how long does it last" and then "no, I meant the wire";
// "" where it has none.
func forPronoun(question, thing string) string {
	at := standing.FindStringSubmatchIndex(question)
	if at == nil || filling.MatchString(question) {
		return ""
	}
	from, to := max(at[2], at[4], at[6]), max(at[3], at[5], at[7])
	rest := question[to:]
	for short, full := range map[string]string{"'re": " are", "'s": " is", "'ve": " have"} {
		if after, cut := strings.CutPrefix(rest, short); cut {
			rest = full + after
		}
	}
	return question[:from] + thing + rest
}
