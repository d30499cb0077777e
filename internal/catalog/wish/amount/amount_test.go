package amount_test

import (
	"maps"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
	"github.com/fairlead/fairlead/internal/quantity"
)

// around reads what stands around number k of a sentence.
func around(t *testing.T, s *sentence.Sentence, k, refusedAt int) (set amount.Setting, i int) {
	t.Helper()
	if k >= len(s.Quantities) {
		t.Fatalf("%q has no number %d", s.Text, k)
	}
	i, j := s.At(s.Quantities[k].Start, s.Quantities[k].End)
	return amount.Around(s, i, j, refusedAt), i
}

func TestWordsAroundANumberSayWhatItIs(t *testing.T) {
	for text, want := range map[string]amount.Setting{
		"boats under 12 m long":           {Comparison: amount.Less, Subject: amount.OfLength},
		"draft 2 m or less":               {Comparison: amount.Less, Subject: amount.OfDraft},
		"year before 1990":                {Comparison: amount.Older, Subject: amount.OfYear},
		"nicht älter als 2010":            {Comparison: amount.NotOlder},
		"from 2010 on":                    {Comparison: amount.More},
		"autour de 80000 euros":           {Comparison: amount.Roughly},
		"price ~ 80000":                   {Comparison: amount.Roughly, Subject: amount.OfPrice},
		">80000":                          {Comparison: amount.More, Exclusive: true},
		"12 m+":                           {Comparison: amount.More},
		"no boats over 20 years old":      {Comparison: amount.Less, Subject: amount.OfAge, Turned: true},
		"what about 38":                   {},
		"80000 to spend":                  {Subject: amount.OfPrice},
		"9 m draft under 1 m":             {}, // of no length that a boat draws
		"a sailboat for 4 people on deck": {},
	} {
		if got, _ := around(t, wishtest.Sentence(t, text), 0, 0); got != want {
			t.Errorf("%q is read as %+v, want %+v", text, got, want)
		}
	}
}

func TestWhatSaysSomethingOfANumberIsUsed(t *testing.T) {
	s := wishtest.Sentence(t, "ketch under 12 m long in Spain")
	around(t, s, 0, 0)
	var used []string
	for i, w := range s.Words {
		if w.Used {
			used = append(used, s.Raw(i))
		}
	}
	if got := strings.Join(used, " "); got != "under long" {
		t.Errorf("used is %q", got)
	}
}

func TestABoundBehindARefusedOneIsRefusedToo(t *testing.T) {
	s := wishtest.Sentence(t, "no boats before 2005 or longer than 42 ft")
	first, at := around(t, s, 0, 0)
	second, _ := around(t, s, 1, at)
	if first.Comparison != amount.NotOlder || !first.Turned || second.Comparison != amount.Less || !second.Turned {
		t.Errorf("read as %+v and %+v", first, second)
	}
	if alone, _ := around(t, wishtest.Sentence(t, "no boats before 2005 or longer than 42 ft"), 1, 0); alone.Comparison != amount.More {
		t.Errorf("by itself it is %+v", alone)
	}
}

func TestComparisonsStandBeforeAndBehindANumber(t *testing.T) {
	s := wishtest.Sentence(t, "no more than 50 or bigger")
	if c, n, ok := amount.Leading(s, 3); !ok || c != amount.Less || n != 3 {
		t.Errorf("%v of %d words, %v", c, n, ok)
	}
	if c, n, ok := amount.LeadingFrom(s, 1); !ok || c != amount.More || n != 2 {
		t.Errorf("%v of %d words, %v", c, n, ok)
	}
	if c, n, ok := amount.Trailing(s, 4); !ok || c != amount.More || n != 2 {
		t.Errorf("%v of %d words, %v", c, n, ok)
	}
	if !amount.BoundBehind(s, 4) || amount.BoundBehind(wishtest.Sentence(t, "Swan 50 or bigger than 40"), 2) || amount.BoundBehind(s, len(s.Words)) {
		t.Error("a length may be gone beyond, unless another number says by how much")
	}
	if s := wishtest.Sentence(t, "no steel boats over 20 tons"); !amount.OfRefused(s, 4) || amount.OfRefused(s, 0) {
		t.Error("the tons are those of boats that are refused")
	}
}

func TestWordsOfNumbersAreKnown(t *testing.T) {
	if !amount.IsComparison("under") || amount.IsComparison("ketch") || !amount.IsSubject("draft") || amount.IsSubject("ketch") || !amount.Fills("of") || amount.Fills("ketch") {
		t.Error("a ketch says nothing of a number")
	}
	all := map[string]bool{}
	for p := range amount.Phrases() {
		all[p] = true
	}
	if !all["no more than"] || !all["engine hours"] || all["or more"] {
		t.Errorf("the phrases are %v", maps.Keys(all))
	}
	for range amount.Phrases() {
		break
	}
}

func TestAnAmountBoundsOnTheSideOfItsComparison(t *testing.T) {
	a := amount.Amount{Low: quantity.Quantity{Value: 10}, High: quantity.Quantity{Value: 12}}
	for c, want := range map[amount.Comparison][2]float64{
		amount.Same: {10, 10}, amount.Less: {0, 10}, amount.UntilYear: {0, 10}, amount.Older: {0, 10}, amount.More: {10, 0}, amount.NotOlder: {10, 0},
	} {
		a.Comparison = c
		low, high := a.Limits()
		if diff := cmp.Diff(want, [2]float64{low, high}); diff != "" {
			t.Errorf("comparison %d (-want +got)\n%s", c, diff)
		}
	}
	a.Pair = true
	if low, high := a.Limits(); low != 10 || high != 12 {
		t.Errorf("both ends are %g and %g", low, high)
	}
}

func TestTheLowerEndOfARangeMayLeaveItsThousandsOut(t *testing.T) {
	for _, c := range []struct{ low, high, want float64 }{{50, 70_000, 1000}, {1.5, 2_000_000, 1_000_000}, {50_000, 70_000, 1}, {400, 900, 1}} {
		a := amount.Amount{Low: quantity.Quantity{Value: c.low}, High: quantity.Quantity{Value: c.high}, Pair: true}
		if got := a.Scale(); got != c.want {
			t.Errorf("%g to %g: %g, want %g", c.low, c.high, got, c.want)
		}
	}
}
