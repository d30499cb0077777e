package smalltalk_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/smalltalk"
	"github.com/fairlead/fairlead/internal/phrase"
)

func TestSmallTalkHasAReplyInEachLanguage(t *testing.T) {
	for _, text := range []string{"thx", "ok, great", "bye", "hi", "howdy", "how are you?", "who are you?", "are you a real person?", "is this chatgpt?", "tell me a joke", "joke about anchors", "?!", ""} {
		said := map[string]bool{}
		for _, lang := range []string{"en", "de", "fr"} {
			said[smalltalk.Reply(phrase.Plain(text), lang)] = true
		}
		if len(said) != 3 || said[""] {
			t.Errorf("%q is replied to in %d ways: %v", text, len(said), said)
		}
	}
}

func TestAReplyIsToTheRemarkAndInItsLanguage(t *testing.T) {
	for text, want := range map[string]string{
		"Hello!":                     "Hello!",
		"Hi, how are you?":           "All shipshape",
		"Thanks a lot, that helps.":  "You are welcome",
		"thanks, you were great":     "You are welcome",
		"good night":                 "Goodbye",
		"vielen Dank":                "Gern geschehen",
		"Tschüss!":                   "Tschüss",
		"merci, au revoir":           "Avec plaisir",
		"bonjour":                    "Bonjour",
		"What can you do?":           "I am Fairlead",
		"am I talking to a machine?": "I am Fairlead",
		"Tell us a joke!":            "knot",
		"...":                        "What would you like to know?",
	} {
		if got := smalltalk.Reply(phrase.Plain(text), "en"); !strings.Contains(got, want) {
			t.Errorf("%q is replied to with %q, want %q", text, got, want)
		}
	}
}

func TestAQuestionIsNoSmallTalk(t *testing.T) {
	for _, text := range []string{
		"Hello, how do I reef?", "thanks, and at night?", "What can you do about osmosis?", "ok, what about a ketch?", "Who gives way?", "are you sure?",
		"I wanted to say hello to the harbour master in Cowes, how does one do that on the radio?",
	} {
		if got := smalltalk.Reply(phrase.Plain(text), "en"); got != "" {
			t.Errorf("%q is replied to with %q", text, got)
		}
	}
}

func TestThanksAndFarewellsCloseAConversation(t *testing.T) {
	for text, want := range map[string]bool{
		"thanks": true, "ok, got it": true, "danke, das wars": true, "merci": true, "thanks, you were a great help": true, "see you later": true,
		"hello": false, "thanks, and in Greece?": false, "thanks, 40 feet": false, "how do I reef?": false, "": false,
	} {
		if got := smalltalk.Closes(phrase.Plain(text)); got != want {
			t.Errorf("%q closes: %t", text, got)
		}
	}
}

func TestTheServiceTellsOfItselfInEachLanguage(t *testing.T) {
	for lang, want := range map[string]string{"en": "a program, no person", "de": "kein Mensch", "fr": "pas une personne"} {
		if got := smalltalk.About(lang); !strings.Contains(got, want) {
			t.Errorf("in %q it says %q", lang, got)
		}
	}
}

func TestOnlyAThreadMakesSomeRemarksSmallTalk(t *testing.T) {
	first := smalltalk.Reply(phrase.Plain("tell me a joke"), "en")
	second := smalltalk.InThread(phrase.Plain("haha another"), "en", []string{first})
	if second == "" || second == first {
		t.Errorf("another joke is %q", second)
	}
	if third := smalltalk.InThread(phrase.Plain("one more"), "en", []string{second, first}); third == "" || third == second || third == first {
		t.Errorf("one more is %q", third)
	}
	if got := smalltalk.InThread(phrase.Plain("lol my wife says just sail slower"), "en", []string{"Reef early."}); got == "" {
		t.Error("who laughs and asks nothing gets no light word")
	}
	for _, text := range []string{"another", "haha what about catamarans", "lol compare the first two", "haha the boat is stuck", "lol find me one under 20000"} {
		if got := smalltalk.InThread(phrase.Plain(text), "en", []string{"Reef early."}); got != "" {
			t.Errorf("%q is taken for small talk: %q", text, got)
		}
	}
}
