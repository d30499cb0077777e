package meaning_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/catalog/wish/work"
)

// open returns what makes a reader of a text.
func open(t *testing.T) func(text string) *meaning.Reader {
	t.Helper()
	in := wishtest.Sources(t)
	words := in.Lexicon
	return func(text string) *meaning.Reader {
		s := sentence.New(text, words)
		boats, works := boat.New(s, in), work.New(s, words)
		r := meaning.New(&boats, &works, words)
		return &r
	}
}

// values are what the phrases of a text that are meant ask for.
func values(r *meaning.Reader) []string {
	r.ReadTender()
	r.ReadPhrases(1, r.Meant)
	var out []string
	for _, s := range r.Spans {
		out = append(out, s.Effects[0].Value)
	}
	slices.Sort(out)
	return out
}

func TestNeighboursGiveAPhraseAnotherMeaning(t *testing.T) {
	read := open(t)
	for text, want := range map[string][]string{
		"newest ketch": {"ketch", "year_desc"}, "newer than 2008": nil, "smallest draft": nil, "steel spars": nil, "carbon hull": {"carbon"},
		"60 gal diesel": nil, "diesel ketch": {"diesel", "ketch"}, "diesel tank": nil, "new cushions": nil, "new ketch": {"ketch", "new"},
		"Hinckley picnic boats": nil, "has it been sold": nil, "sold last year": {"sold"}, "a C&C": nil, "full sail": nil,
	} {
		if got := values(read(text)); !slices.Equal(got, want) {
			t.Errorf("%q asks for %q, want %q", text, got, want)
		}
	}
}

func TestABoundOfThePriceMakesItsWordsNoQuestion(t *testing.T) {
	read := open(t)
	open, priced := read("prices of ketches, average"), read("prices of ketches, average")
	priced.Priced = true
	if got := values(open); !slices.Contains(got, "mean_price") {
		t.Errorf("asked for is %q", got)
	}
	if got := values(priced); slices.Contains(got, "mean_price") {
		t.Errorf("asked for is %q", got)
	}
}

func TestASmallBoatBesideAYachtIsEquipment(t *testing.T) {
	read := open(t)
	for text, want := range map[string][]string{
		"ketch with dinghy and outboard": {"dinghy", "ketch"}, "ketch, outboard for the tender": {"dinghy", "ketch"}, "ketch, dinghy included": {"dinghy", "ketch"},
		"no tender": {"dinghy"},
	} {
		if got := values(read(text)); !slices.Equal(got, want) {
			t.Errorf("%q asks for %q, want %q", text, got, want)
		}
	}
	r := read("ketch with dinghy and outboard")
	r.ReadTender()
	if !r.Words[4].Unmet || !r.Words[4].Used {
		t.Error("the outboard drives the dinghy and is told back")
	}
}

func TestWordsOfOtherReadersAreKnown(t *testing.T) {
	r := open(t)("Perkins 4108, prices and draft of the last listings")
	if !meaning.NamesPrices(r.Sentence) || !meaning.NamesDraft(r.Sentence) || !meaning.IsAdvert("listings") || meaning.IsAdvert("boats") || !meaning.EngineMaker(r.Sentence, 1) || meaning.EngineMaker(r.Sentence, 3) {
		t.Error("the sentence names an engine, prices and a draft")
	}
}
