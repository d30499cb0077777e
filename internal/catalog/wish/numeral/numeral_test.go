package numeral_test

import (
	"slices"
	"testing"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/quantity"
)

func TestNumbersAreWrittenAsTheReaderKnowsThem(t *testing.T) {
	for text, want := range map[string]string{
		"a ketch from the late eighties":              "a ketch from the late 80s",
		"zwischen fünfundzwanzig und vierzig tausend": "zwischen 25 und 40000",
		"hundertfünfundzwanzigtausend":                "125000", "zweihundert Tausend": "200 Tausend", "einzig und tausendmal": "einzig und tausendmal",
		"2x Volvo 370hp": "twin engines 740 hp Volvo", "three Suzuki 350 hp": "3 engines 1050 hp Suzuki",
		"twin 300s": "twin engines 600 hp", "single Yamaha 250+": "single engine 250 hp Yamaha+", "twin 40 gallon tanks": "twin 40 gallon tanks",
		"built before 85": "built before 1985", "after 16 engine hours": "after 16 engine hours", "a 98' ketch": "a 98' ketch",
		"zweiunddreissig Fuß":              "32 Fuß",
		"fünfunddreissig tausend":          "35 tausend",
		"cent vingt mille euros":           "120000 euros",
		"single Yamaha 250":                "single engine 250 hp Yamaha",
		"4+1 cabins":                       "4 cabins",
		"1000 W kettle":                    "1000 W kettle",
		"fünfundvierzigtausend Euro":       "45000 Euro",
		"half a million dollars":           "0.5 million dollars",
		"built 1985-90":                    "built 1985-1990",
		"years 2016 à 2020":                "years 2016-2020",
		"draft 1m50":                       "draft 1.50 m",
		"45o feet":                         "450 feet",
		"85.000,- EUR":                     "85000 EUR",
		"w/o teak":                         "without teak",
		"sleeps at least ten":              "sleeps at least 10",
		"the cheapest three Lagoons":       "the 3 cheapest Lagoons",
		"the cheapest three cabin boat":    "the cheapest three cabin boat",
		"a 12 m sloop under 80k in Greece": "a 12 m sloop under 80k in Greece",
		"40 ft plus or minus 2":            "38-42 ft",
		"12 m ± 10%":                       "10.8-13.2 m",
		"45 ft +/- 1 m":                    "45 ft +/- 1 m",
		"$1.2m to 1.8m":                    "$1.2 million to $1.8 million",
		"€900k - 1,2m Katamaran":           "€900k - €1,2 million Katamaran",
		"$150k to 1.8m draft":              "$150k to 1.8m draft",
		"les années 2000":                  "les 2000s",
		"38' plus or minus 2 feet":         "36-40'",
		"catamaran 12x7 m":                 "catamaran 12 m, beam 7 m",
		"11,2 m x 3,6 m sloop":             "11,2 m, beam 3,6 m sloop",
		"2 x 40 ft":                        "2 x 40 ft",
		"L 10 m, B 3.2 m, T 1.5 m":         "length 10 m, beam 3.2 m, draft 1.5 m",
		"year 99-05, 10 m":                 "year 1999-2005, 10 m",
		"Bj. 95-02 Bavaria":                "Bj. 1995-2002 Bavaria",
		"'98-'05 Hanse":                    "1998-2005 Hanse",
		"built 30-40 ft":                   "built 30-40 ft",
		"built this century":               "from 2000 on",
		"under a hundred grand":            "under 100k",
		"":                                 "",
	} {
		if got := numeral.Plain(text); got != want {
			t.Errorf("%q becomes %q, want %q", text, got, want)
		}
	}
}

func TestNounsTellWhatTheyCount(t *testing.T) {
	for noun, want := range map[string]string{"kajuten": "cabins", "bunk": "berths", "wcs": "heads", "moteurs": "engines", "mast": ""} {
		if what, ok := numeral.Counted(noun); what != want || ok != (want != "") {
			t.Errorf("%q counts %q", noun, what)
		}
	}
	if nouns := slices.Collect(numeral.Nouns()); !slices.Contains(nouns, "stateroom") || slices.Contains(nouns, "ketch") {
		t.Errorf("nouns are %v", nouns)
	}
	if !numeral.Between("doppelte") || numeral.Between("blue") || numeral.Few("huit") != 8 || numeral.Few("eleven") != 0 {
		t.Error("an adjective or a small number is mistaken")
	}
}

func TestTheEndsOfARangeAreFoundAlsoInTheWrongOrder(t *testing.T) {
	for text, want := range map[string][]quantity.Part{
		"between 45 and 40 ft": {quantity.Low, quantity.High}, "40k and 50k": {quantity.Low, quantity.High}, "12 bis 14 m": {quantity.Low, quantity.High},
		"40 ft and 50 hp": {quantity.Whole, quantity.Whole}, "40k": {quantity.Whole}, "no number": nil,
	} {
		var got []quantity.Part
		for _, q := range numeral.Find(text) {
			got = append(got, q.Part)
		}
		if !slices.Equal(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
