package conversion_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/agent/conversion"
)

func TestFiguresOfAUnitsKindAreToldInIt(t *testing.T) {
	for _, c := range []struct {
		text, unit string
		want       []string
	}{
		{"She is 9 m long, draws 1.8 m and weighs 5,000 kg; again 9 m.", "ft", []string{"- 9 m: **29.53 ft**", "- 1.8 m: **5.906 ft**"}},
		{"She is 9 m long, or 30 ft.", "m", []string{"- 30 ft: **9.144 m**"}},
		{"She is 9 m long.", "kg", nil},
		{"She is 9 m long.", "no unit", nil},
		{"", "m", nil},
	} {
		if got := conversion.Units(c.text, c.unit); !slices.Equal(got, c.want) {
			t.Errorf("%q in %s is %q, want %q", c.text, c.unit, got, c.want)
		}
	}
}

func TestNoMoreThanEightFiguresAreTold(t *testing.T) {
	var lengths, prices strings.Builder
	for i := range 12 {
		fmt.Fprintf(&lengths, "It is %d m long. ", 11+i)
		fmt.Fprintf(&prices, "It costs %d,000 EUR. ", 11+i)
	}
	if got := len(conversion.Units(lengths.String(), "ft")); got != 8 {
		t.Errorf("%d lengths are told", got)
	}
	if got := conversion.Money(prices.String(), "USD"); len(got.Lines) != 8 || len(got.Rates) != 1 {
		t.Errorf("%d sums are told at %d rates", len(got.Lines), len(got.Rates))
	}
}

func TestSumsAreToldInAnotherCurrencyWithTheirRates(t *testing.T) {
	got := conversion.Money("It costs 3,000 USD, or 2,000 EUR, and 3,000 USD again; she is 9 m long. Here it is 5 GBP.", "GBP")
	if want := []string{"- 3,000 USD: **2,390 GBP**", "- 2,000 EUR: **1,660 GBP**"}; !slices.Equal(got.Lines, want) || got.Tables != "" {
		t.Errorf("the sums are %q with tables %q, want %q", got.Lines, got.Tables, want)
	}
	if want := []string{"1 USD is 0.7981 GBP", "1 EUR is 0.8292 GBP"}; !slices.Equal(got.Rates, want) || got.Day.IsZero() {
		t.Errorf("the rates are %q of %s, want %q", got.Rates, got.Day, want)
	}
	for _, text := range []string{"she is 9 m long", "5 GBP", ""} {
		if got := conversion.Money(text, "GBP"); got.Tables != "" || len(got.Lines) > 0 {
			t.Errorf("%q has %+v", text, got)
		}
	}
}

func TestATableIsConvertedByTheCurrencyOfItsHead(t *testing.T) {
	const table = "| Year | Price (USD) |\n|---|---|\n| 2004 | 80,000 |\n| 2005 | 1,250,000 |"
	got := conversion.Money("Boats of 9 m:\n\n"+table+"\n\nMore on demand.", "GBP")
	if want := "| Year | Price (GBP) |\n|---|---|\n| 2004 | 63,900 |\n| 2005 | 998,000 |"; got.Tables != want {
		t.Errorf("the table is %q, want %q", got.Tables, want)
	}
	if got := conversion.Money(table, "USD"); got.Tables != "" {
		t.Errorf("in its own currency it is %q", got.Tables)
	}
	if got := conversion.Money("| Year | Length (m) |\n|---|---|\n| 2004 | 800 |", "GBP"); got.Tables != "" {
		t.Errorf("a table of lengths is %q", got.Tables)
	}
}

func TestTheDescriptionOfALightIsExplained(t *testing.T) {
	for text, want := range map[string][]string{
		"What does Fl(2)R 10s 12m 8M mean?": {"**Fl(2)R 10s 12m 8M**", "dark longer than light, in groups of 2", "colour: red", "every 10 s", "12 m (metres)", "range: 8 M"},
		"Q(6)+LFl 15s 9M":                   {"quick", "in groups of 6 with a long flash after them", "white, since no colour is written"},
		"Mo(A) 8s 5M":                       {"a Morse letter, A"},
		"F R 6m 4M":                         {"a steady light"},
		"L Fl.WRG.10s 25m 12/9M":            {"a long flash of 2 seconds", "white, red and green sectors", "range: 12/9 M"},
	} {
		got := conversion.Light(text)
		for _, part := range want {
			if !strings.Contains(got, part) {
				t.Errorf("%q is explained by %q, without %q", text, got, part)
			}
		}
	}
	for _, text := range []string{"Fl 3s", "we sail a 12m boat", "F is for fog", ""} {
		if got := conversion.Light(text); got != "" {
			t.Errorf("%q is explained by %q", text, got)
		}
	}
}
