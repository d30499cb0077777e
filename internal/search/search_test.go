package search_test

import (
	"math"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/search"
)

var fields = []search.Field{{Weight: 3, Length: 0.3}, {Weight: 1, Length: 0.5}}

// build indexes documents of a title and a text, written "title | text".
func build(cfg search.Config, docs ...string) *search.Index {
	cfg.Fields = fields
	var list []search.Document
	for _, d := range docs {
		title, text, _ := strings.Cut(d, " | ")
		list = append(list, search.Document{title, text})
	}
	return search.Build(list, cfg)
}

// order is the documents found, best first.
func order(hits []search.Hit) []int {
	var docs []int
	for _, h := range hits {
		docs = append(docs, h.Doc)
	}
	return docs
}

func TestAVerbBehindItsNounMakesNoCompound(t *testing.T) {
	x := build(search.Config{}, "saildrive | seal of a saildrive", "how a sail works | it drives the boat forward")
	for text, want := range map[string]int{"how does a sail drive a boat": 1, "how do I service a sail drive": 0, "the seal of the sail drive": 0} {
		if got := order(x.Search(text, 1)); !slices.Equal(got, []int{want}) {
			t.Errorf("%q finds %v, want %d", text, got, want)
		}
	}
}

func TestScoreIsTheFormulaOfTheSource(t *testing.T) {
	x := build(search.Config{K1: 1.2}, "anchor | chain chain", "sail | wind")
	hits := x.Search("chain", 10)
	if len(hits) != 1 || hits[0].Doc != 0 {
		t.Fatalf("found %v", hits)
	}
	// Two occurrences, weight 1, in a field of 2 terms where the average is 1.5; one of two documents has the word.
	f := 2 * 1 / (1 - 0.5 + 0.5*2/1.5)
	want := math.Log(1+(2-1+0.5)/(1+0.5)) * f / (1.2 + f)
	if got := hits[0].Score; math.Abs(got-want) > 1e-6 {
		t.Errorf("score is %v, want %v", got, want)
	}
}

func TestATitleCountsMoreThanTheText(t *testing.T) {
	x := build(search.Config{}, "wind | an anchor lies there", "anchor | the wind blows there")
	if got := order(x.Search("anchor", 2)); !slices.Equal(got, []int{1, 0}) {
		t.Errorf("order is %v", got)
	}
}

func TestFormsOfAWordFindEachOther(t *testing.T) {
	x := build(search.Config{}, "reefing | reefed sails", "anchors | chains")
	for query, want := range map[string]int{"reef": 0, "Reefs!": 0, "anchoring": 1, "a chain": 1, "the boat's anchor": 1} {
		if got := order(x.Search(query, 1)); !slices.Equal(got, []int{want}) {
			t.Errorf("%q finds %v, want %d", query, got, want)
		}
	}
}

func TestAccentsAndCaseDoNotMatter(t *testing.T) {
	x := build(search.Config{}, "Bora in Šibenik | wind", "Rías | Galicia")
	for query, want := range map[string]int{"sibenik": 0, "RIAS": 1, "ŠIBENIK": 0} {
		if got := order(x.Search(query, 1)); !slices.Equal(got, []int{want}) {
			t.Errorf("%q finds %v, want %d", query, got, want)
		}
	}
}

func TestStopWordsFindNothing(t *testing.T) {
	x := build(search.Config{}, "how to anchor | what it is")
	if got := x.Search("what is it and how to do that?", 5); len(got) != 0 {
		t.Errorf("found %v", got)
	}
}

func TestSynonymsFindEachOtherButTheWordItselfCountsMore(t *testing.T) {
	x := build(search.Config{Synonyms: [][]string{{"genoa", "headsail"}}}, "headsail | x", "genoa | x", "mast | x")
	if got := order(x.Search("genoa", 3)); !slices.Equal(got, []int{1, 0}) {
		t.Errorf("order is %v", got)
	}
}

func TestVariantsAreTheSameWord(t *testing.T) {
	x := build(search.Config{Variants: [][]string{{"gybe", "jibe"}}}, "gybe | x", "jibe | x", "tack | x")
	hits := x.Search("jibing", 3)
	if len(hits) != 2 || hits[0].Score != hits[1].Score {
		t.Errorf("found %v, want two of one score", hits)
	}
}

func TestPhrasesOfTheSynonymsAreRecognised(t *testing.T) {
	cfg := search.Config{Variants: [][]string{{"man overboard", "mob", "fell overboard"}}}
	x := build(cfg, "man overboard | turn", "a man at the helm | over the board", "wind | y")
	for _, query := range []string{"MOB", "he fell overboard", "man overboard!"} {
		if got := order(x.Search(query, 1)); !slices.Equal(got, []int{0}) {
			t.Errorf("%q finds %v", query, got)
		}
	}
}

func TestWordsWrittenTogetherOrApartFindEachOther(t *testing.T) {
	x := build(search.Config{}, "lifejacket | crotch strap", "tow line | chafe", "tow line | fender")
	if got := order(x.Search("life jacket", 1)); !slices.Equal(got, []int{0}) {
		t.Errorf("life jacket finds %v", got)
	}
	if got := order(x.Search("towline", 1)); !slices.Equal(got, []int{1}) {
		t.Errorf("towline finds %v", got)
	}
}

func TestTypingErrorsAreForgiven(t *testing.T) {
	x := build(search.Config{}, "spinnaker | kite", "anchor | chain", "navigation | lights")
	for query, want := range map[string]int{"spinaker": 0, "anhcor": 1, "navigaton": 2, "navvigationn": 2} {
		if got := order(x.Search(query, 1)); !slices.Equal(got, []int{want}) {
			t.Errorf("%q finds %v, want %d", query, got, want)
		}
	}
	if got := x.Search("quantum", 1); len(got) != 0 {
		t.Errorf("quantum finds %v", got)
	}
}

func TestWordsThatStandTogetherCountMore(t *testing.T) {
	x := build(search.Config{Proximity: 1},
		"x | light of the moon over the wide dark empty sea and later far away the anchor fell",
		"y | the anchor light burns over the wide dark empty sea and later far away the moon fell")
	if got := order(x.Search("anchor light", 2)); !slices.Equal(got, []int{1, 0}) {
		t.Errorf("order is %v", got)
	}
}

func TestTopicsFindDocumentsWithOtherWordsOfTheSubject(t *testing.T) {
	docs := []string{
		"diesel | engine fuel filter injector pump", "engine | diesel fuel pump filter", "fuel | diesel engine injector", "injector | engine pump fuel diesel",
		"sail | jib luff leech wind", "jib | sail luff wind leech", "leech | sail jib wind", "wind | jib sail luff",
	}
	x := build(search.Config{Topics: 2, Topic: 0.9}, append(docs, "filter | wind engine", "filter | wind sail")...)
	hits := x.Search("filter diesel injector wind", 10)
	engine, sail := slices.Index(order(hits), 8), slices.Index(order(hits), 9)
	if engine < 0 || sail < 0 || engine > sail {
		t.Errorf("order is %v, want 8 before 9", order(hits))
	}
}

func TestShareIsWhatTheDocumentAnswers(t *testing.T) {
	x := build(search.Config{}, "anchor | chain", "sail | wind")
	hits := x.Search("anchor chain", 1)
	if hits[0].Share != 1 {
		t.Errorf("share is %v, want 1", hits[0].Share)
	}
	if got := x.Search("anchor xylophone", 1)[0].Share; got <= 0 || got >= 1 {
		t.Errorf("share with an unknown word is %v", got)
	}
}

func TestMatchAndWithoutTellWhatIsAnswered(t *testing.T) {
	x := build(search.Config{}, "anchor | chain", "sail | wind")
	q := x.Query("anchor wind")
	anchor := x.Terms("The anchors held.")
	if got, want := q.Match(anchor), q.Words()[0].Weight; got != want {
		t.Errorf("match is %v, want %v", got, want)
	}
	rest := q.Without(func(term search.Term) bool { return slices.Contains(anchor, term) })
	if got := rest.Words(); len(got) != 1 || got[0].Text != "wind" {
		t.Errorf("what remains is %v", got)
	}
}

func TestAndAddsWordsAtAShareOfTheirWeight(t *testing.T) {
	x := build(search.Config{}, "anchor | chain", "sail | wind")
	sum := x.Query("anchor").And(x.Query("anchor wind"), 0.5)
	if got := len(sum.Words()); got != 2 {
		t.Fatalf("there are %d words, want 2", got)
	}
	if got, want := sum.Words()[1].Weight, 0.5*x.Query("wind").Weight(); got != want {
		t.Errorf("weight is %v, want %v", got, want)
	}
}

func TestSearchIsDeterministicAndSafeForConcurrentUse(t *testing.T) {
	docs := []string{"anchor | chain rope wind", "sail | wind rope", "rope | anchor", "wind | sail chain"}
	want := build(search.Config{Topics: 2, Topic: 0.4, Proximity: 0.2}, docs...).Search("rope wind anchor", 4)
	x := build(search.Config{Topics: 2, Topic: 0.4, Proximity: 0.2}, docs...)
	var wg sync.WaitGroup
	for range 8 {
		wg.Go(func() {
			for range 50 {
				if got := x.Search("rope wind anchor", 4); !slices.Equal(got, want) {
					t.Errorf("got %v, want %v", got, want)
				}
			}
		})
	}
	wg.Wait()
}

func FuzzSearchNeverPanics(f *testing.F) {
	x := build(search.Config{Topics: 2, Topic: 0.4, Proximity: 0.2, Variants: [][]string{{"give way", "yield"}}},
		"anchor | chain of 22.5 m. The rope gives way", "sail | wind and rope")
	f.Add("anchor 22.5 m?")
	f.Add("\xff\xfe give give way way way")
	f.Add(strings.Repeat("anchor chain rope word", 300))
	f.Fuzz(func(t *testing.T, text string) {
		for _, h := range x.Search(text, 3) {
			if h.Doc < 0 || h.Doc > 1 || math.IsNaN(h.Score) || h.Share < 0 || h.Share > 1.0001 {
				t.Errorf("%q finds %+v", text, h)
			}
		}
		x.Terms(text)
	})
}
