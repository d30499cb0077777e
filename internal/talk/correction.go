package talk

import (
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
)

// Corrections take back one thing for another: "sorry, 1998 not 1988", "not 50 but 20 A".
var (
	regret   = `^\W*(?:(?:no|oh|oops|sorry|wait|actually|correction|i|mean|meant|it's|its|it|is|was|that's|make|that|should|be|have|been|said|nein|ich|meinte|meine|entschuldigung|es|ist|sind|non|pardon|je|voulais|dire|c'est)\b[\s,:;.!-]*)*`
	anewNot  = regexp.MustCompile(`(?i)` + regret + `(\S.{0,40}?),?\s+(?:not|and not|nicht|und nicht|statt|instead of|rather than|pas|et non|au lieu de)\s+(\S.{0,40}?)[\s.!]*$`)
	notButSo = regexp.MustCompile(`(?i)` + regret + `(?:not|nicht|pas)\s+(\S.{0,40}?),?\s+(?:but|sondern|mais)\s+(\S.{0,40}?)[\s.!]*$`)
)

var (
	// regretting begins a turn that puts right the one before it, regretted ends one.
	regretting = regexp.MustCompile(`(?i)^\W*(?:(?:no|nope|oh|oops|sorry|wait|actually|correction|i mean|i meant|make that|nein|ich meine|ich meinte|entschuldigung|non|pardon|je voulais dire)\b[\s,:;.!-]*)+`)
	regretted  = regexp.MustCompile(`(?i)[\s,]+(?:i mean|i meant|meine ich|meinte ich|je veux dire|je voulais dire)\W*$`)
	// turning begins a turn about something else.
	turning = regexp.MustCompile(`(?i)^\W*(?:(?:ok|okay|so|now|and|but|cheers|thanks|thank you|great|right|anyway|perfect|alright|well|good)\W+)*(?:(?:let'?s|can we|could we|i(?:'d| would) (?:like|rather)(?: to)?) (?:talk|speak|chat|hear|discuss)(?: about)?|(?:a )?(?:different|another|new|other|unrelated) (?:question|topic|subject|thing|matter)|(?:changing|change of) (?:the )?(?:subject|topic)|switching (?:topic|subject)s?|andere frage|anderes thema|autre (?:question|sujet))\b[\s,:;.!-]*`)
)

// corrected is a conversation whose last turn only takes back something of one before it: that one with the right thing in its
// place, and nothing after it. ok is false where the last turn does more, or nothing before it has what it takes back.
func corrected(messages []chat.Message) (anew []chat.Message, ok bool) {
	last := len(messages) - 1
	text := messages[last].Text
	if len(text) > 120 || len(messages[last].Images) > 0 || strings.Contains(text, "?") {
		return nil, false
	}
	var right, wrong string
	if m := notButSo.FindStringSubmatch(text); m != nil {
		wrong, right = m[1], m[2]
	} else if m := anewNot.FindStringSubmatch(text); m != nil {
		right, wrong = m[1], m[2]
	} else {
		return nil, false
	}
	before := chat.Request{Messages: messages[:last]}
	stood := stoodFor(append(before.Earlier(), before.Question()))
	n := len(stood)
	for i := last - 1; i >= 0; i-- {
		if messages[i].Role != chat.User {
			continue
		}
		if n--; n < 0 {
			break
		}
		if said, found := exchange(stood[n], wrong, right); found {
			anew = append(anew, messages[:i+1]...)
			anew[i].Text = said
			return anew, true
		}
	}
	return nil, false
}

// exchange puts one thing in the place of another where a text has it as a whole word. A unit that stands behind both stays once.
func exchange(text, wrong, right string) (string, bool) {
	at := wordAt(text, wrong)
	if at < 0 {
		return "", false
	}
	before, after := text[:at], text[at+len(wrong):]
	if number, unit, ok := strings.Cut(right, " "); ok && strings.HasPrefix(strings.ToLower(strings.TrimSpace(after)), strings.ToLower(unit)) {
		right = number
	}
	return before + right + after, true
}

// wordAt is where a text has words in any case, as whole ones; -1 for nowhere.
func wordAt(text, wanted string) int {
	for i := range text {
		end := i + len(wanted)
		if end > len(text) {
			break
		}
		before, _ := utf8.DecodeLastRuneInString(text[:i])
		after, _ := utf8.DecodeRuneInString(text[end:])
		if strings.EqualFold(text[i:end], wanted) && !inWord(before) && !inWord(after) {
			return i
		}
	}
	return -1
}

func inWord(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }
