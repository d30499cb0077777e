package phrase_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/phrase"
)

func TestPhrasesAreWholeWordsWhateverTheirCaseAndMarks(t *testing.T) {
	list := phrase.Of(`man overboard, rehydrat*
		whats up`)
	for text, want := range map[string]bool{
		"MAN, Overboard!":            true,
		"a man over board":           false,
		"a woman overboard":          false,
		"Rehydration with salt":      true,
		"to rehydrate":               true,
		"dehydrated":                 false,
		"So what’s up":               true,
		"what is up":                 false,
		"":                           false,
		"the man overboarded nobody": false,
	} {
		if got := phrase.Plain(text).Has(list); got != want {
			t.Errorf("Has of %q is %t", text, got)
		}
	}
}

func TestTextIsTakenApartByPhrases(t *testing.T) {
	list := phrase.Of("and, and what about, please")
	p := phrase.Plain("And what about Größe, please?")
	if got := p.Less(list).String(); got != "größe" {
		t.Errorf("Less leaves %q", got)
	}
	if got := p.After(list).String(); got != "größe please" {
		t.Errorf("After leaves %q", got)
	}
	if p.After(list).After(list) != p.After(list) {
		t.Error("After changes a text that begins with none of the phrases")
	}
	if !p.Begins(list) || p.After(list).Begins(list) || p.Is(list) || !phrase.Plain("Please!").Is(list) {
		t.Error("a beginning or a whole is mistaken")
	}
	if p.Words() != 5 || p.Empty() || !phrase.Plain("?!").Empty() || p.Spaced() != " and what about größe please " {
		t.Errorf("%q has %d words", p.Spaced(), p.Words())
	}
}

func TestPlainTextStaysAsItIs(t *testing.T) {
	p := phrase.Plain("C'est l'ÉTÉ: 3.5 m")
	if phrase.Plain(p.String()) != p {
		t.Errorf("%q becomes %q", p, phrase.Plain(p.String()))
	}
}

func TestThoseKeepsTheirOrder(t *testing.T) {
	list := phrase.Of("fast, slower, faster").Those(func(s string) bool { return s != "slower" })
	if !phrase.Plain("faster").Has(list) || phrase.Plain("slower").Has(list) || len(list) != 2 {
		t.Errorf("kept %v", list)
	}
}

func TestLookingForPhrasesAllocatesNothing(t *testing.T) {
	list, p := phrase.Of("man overboard, please, mayday"), phrase.Plain("How do I set the anchor?")
	if n := testing.AllocsPerRun(100, func() { p.Has(list); p.Begins(list); p.Less(list) }); n > 0 {
		t.Errorf("%v allocations", n)
	}
}

func TestAFileHasSectionsOfEntriesByKeys(t *testing.T) {
	all := phrase.Sections("# told above\n\n[man overboard]\nsays man overboard\n  fell in\nsays mob\nreply Shout,\n  and point.\n\n[other]\n", "says", "reply")
	if len(all) != 2 || all[0].Name != "man overboard" || all[1].Name != "other" {
		t.Fatalf("sections are %+v", all)
	}
	for _, said := range []string{"man overboard", "fell in", "mob"} {
		if !phrase.Plain(said).Is(all[0].List("says")) {
			t.Errorf("%q is not under says", said)
		}
	}
	if got := all[0].Text("reply"); got != "Shout, and point." {
		t.Errorf("the text is %q", got)
	}
	if all[1].List("says") != nil || all[1].Text("reply") != "" || all[1].Entries("says") != nil {
		t.Errorf("an empty section has %+v", all[1])
	}
}

func TestLinesAreReadWithoutComments(t *testing.T) {
	got := slices.Collect(phrase.Lines("# told above\n\n one = 1\r\n#two = 2\n  # three\nfour"))
	if want := []string{"one = 1", "four"}; !slices.Equal(got, want) {
		t.Errorf("lines are %q, want %q", got, want)
	}
}

func TestAFileWithAnUnknownKeyIsRefused(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("an unknown key is read")
		}
	}()
	phrase.Sections("[one]\nsasy it\n", "says")
}
