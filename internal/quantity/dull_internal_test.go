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
		q, ok := s.first(i, scanner.prefixedMoney, scanner.force, scanner.calendar, scanner.coordinate, scanner.clock, scanner.measured, scanner.word)
		if !s.mayStart(i) {
			ok = false
		}
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
	s := newScanner(text)
	for i := range text {
		want, wantEnd, known := s.longestUnit(i)
		if got, end, ok := s.unitAt(i); got != want || end != wantEnd || ok != known {
			t.Errorf("%q: the unit %q to %d at %d, want %q to %d", text, got.Symbol, end, i, want.Symbol, wantEnd)
		}
		name, nameEnd, named := s.longestCurrency(i)
		if got, end, ok := s.currencyAt(i); got != name || end != nameEnd || ok != named {
			t.Errorf("%q: the currency %q to %d at %d, want %q to %d", text, got, end, i, name, nameEnd)
		}
	}
}

var glanced = []string{
	"Turn the boat into the wind at two knots, and let out 5:1 of chain in 8 m.", "abc50 21.5 N", "abc.5 30 N", "nord-ost, n-nw and s-e",
	"us$ 500, US dollars 40, EUR80k, eur 1.200,50", "half a mile, a couple of hours, une demi heure, eine halbe Stunde, three quarters of an hour",
	"fünfundzwanzig Knoten und vierundzwanzig hier morgen", "anchor 1/2 30 N", "anchor½ 30 N", "Bft 7 f6 F6 force of 4", "May 5 may 5 march", "aujourd'hui",
	"SE winds, se wait, W 4, w 4, E5°", "der Wind hat 3,5 Knoten", "the wind has 3,5 knots", "morgen um 8 Uhr", "Hier, hier", "S.5 30 E", "18x12 x 4", "_a_ 3 _m_",
	"www.a.b/5 http://x/12 a", "noon.5 midnight5", "k€ 5 t€5", "Pounds sterling 3", "kr 5", "20 ºC, 20ºc 5º", "3 k.m 4 m.p.h. 5 sq. ft", "6 -ft 7 . ft", "try 5 TRY 5", "north-3 east+3 west~3",
}

func TestAGlanceAtAWordChangesNothing(t *testing.T) {
	for _, text := range glanced {
		compareFound(t, text)
	}
	for _, u := range unitTable {
		for _, name := range allNames(u) {
			compareFound(t, "5 "+name+", 6."+strings.ToUpper(name)+" 7-"+strings.ReplaceAll(name, " ", ". "))
		}
	}
	for name := range namesOf(units().exact) {
		compareFound(t, "5 "+name+"/ h 8"+name)
	}
	for name := range namesOf(currencyNames) {
		compareFound(t, name+"5 k 6 "+strings.ToUpper(name)+" per m")
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

// counted reports whether what was found has a number other than one of something; moments and directions are none.
func counted(text string) bool {
	for _, q := range Find(text) {
		if q.Dim != Clock && q.Dim != Calendar && !(q.Dim == Angle && q.Side == "point") && q.Given > 1 && !strings.Contains(strings.ToLower(q.Text), "couple") {
			return true
		}
	}
	return false
}

func compareCounts(t *testing.T, text string) {
	t.Helper()
	if counted(text) && !Counts(text) {
		t.Errorf("%q: Counts sees no number, Find has found %+v", text, Find(text))
	}
}

func TestEveryNumberThatIsFoundIsSeenAtAGlance(t *testing.T) {
	for word := range spelled {
		compareCounts(t, "x "+word+" metres")
		compareCounts(t, strings.ToUpper(word)+" hundred kg")
	}
	for word := range multipliers {
		compareCounts(t, "a "+word+" euro")
	}
	for _, text := range append(glanced, "A hundred miles", "FÜNF Meter", "Fünfundzwanzig Knoten", "¾ of a mile", "ZWEIUNDZWANZIG kg") {
		compareCounts(t, text)
	}
	for _, text := range []string{"", "Leave for the harbour at noon, and often before.", "a north mark", "a metre of weight", "one mile", "ein Meter", "a couple of miles", "Rund um den Hund"} {
		if Counts(text) {
			t.Errorf("Counts sees a number in %q", text)
		}
	}
}

func FuzzEveryNumberThatIsFoundIsSeenAtAGlance(f *testing.F) {
	for _, text := range glanced {
		f.Add(text)
	}
	f.Fuzz(compareCounts)
}
