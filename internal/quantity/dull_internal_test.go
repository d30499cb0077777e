package quantity

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"
)

// everywhere is Find without its glance: at every place each reader is asked, and the words of the whole text are counted.
func everywhere(text string) []Quantity {
	s := scanner{text: text, low: fold(text)}
	s.decimalComma = usesDecimalComma(s.low)
	var found []Quantity
	for i := 0; i < len(text); {
		q, ok := s.at(i)
		if !ok {
			i = s.next(i)
			continue
		}
		q.Start, q.Text = i, text[i:q.End]
		found = append(found, q)
		i = q.End
	}
	return s.ranges(found)
}

func compareFound(t *testing.T, text string) {
	t.Helper()
	if diff := cmp.Diff(everywhere(text), Find(text)); diff != "" {
		t.Errorf("%q: a glance changes what is found (-everywhere +found):\n%s", text, diff)
	}
}

var glanced = []string{
	"Turn the boat into the wind at two knots, and let out 5:1 of chain in 8 m.", "abc50 21.5 N", "abc.5 30 N", "nord-ost, n-nw and s-e",
	"us$ 500, US dollars 40, EUR80k, eur 1.200,50", "half a mile, a couple of hours, une demi heure, eine halbe Stunde, three quarters of an hour",
	"fünfundzwanzig Knoten und vierundzwanzig hier morgen", "anchor 1/2 30 N", "anchor½ 30 N", "Bft 7 f6 F6 force of 4", "May 5 may 5 march", "aujourd'hui",
	"SE winds, se wait, W 4, w 4, E5°", "der Wind hat 3,5 Knoten", "the wind has 3,5 knots", "morgen um 8 Uhr", "Hier, hier", "S.5 30 E", "18x12 x 4", "_a_ 3 _m_",
	"www.a.b/5 http://x/12 a", "noon.5 midnight5", "k€ 5 t€5", "Pounds sterling 3", "kr 5", "try 5 TRY 5", "north-3 east+3 west~3",
}

func TestAGlanceAtAWordChangesNothing(t *testing.T) {
	for _, text := range glanced {
		compareFound(t, text)
	}
	for word := range openers() {
		compareFound(t, "x "+word+" 5 "+strings.ToUpper(word)+" 21.5 N")
	}
}

func FuzzAGlanceAtAWordChangesNothing(f *testing.F) {
	for _, text := range glanced {
		f.Add(text)
	}
	f.Fuzz(compareFound)
}
