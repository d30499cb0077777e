package inspect_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

func TestWhatIsNoDefectIsNotTakenForOne(t *testing.T) {
	in := load(t)
	for _, text := range []string{
		"1990 Sabre 36. Liferaft service due 2029.",
		"1990 Sabre 36. Liferaft, next service 2028.",
		"1990 Sabre 36. Two seacocks seized and were replaced in 2024.",
	} {
		for _, f := range in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear}).Findings {
			if f.Evidence[0].Kind == "text" {
				t.Errorf("%q: %s: %s", text, f.Title, f.Deficiency)
			}
		}
	}
}

func TestOneSailCostsOneSail(t *testing.T) {
	budget := func(text string) float64 {
		for _, f := range assess(t, "1990 Sabre 36. "+text).Findings {
			if f.Item == part.Sails && f.Budget != nil {
				return f.Budget.High
			}
		}
		return 0
	}
	if one, both := budget("Mainsail tired."), budget("Sails tired."); one == 0 || one >= both {
		t.Errorf("one sail costs up to %.0f, both %.0f", one, both)
	}
}

func TestAgeOfWhatIsDueIsOneFindingWithIt(t *testing.T) {
	r := assess(t, "1990 Sabre 36. Standing rigging from 2012 and now due.")
	n := 0
	for _, f := range r.Findings {
		if f.Item == part.StandingRigging && f.Evidence[0].Kind == "text" {
			n++
		}
	}
	if n != 1 {
		t.Errorf("%d findings of the rigging: %+v", n, r.Findings)
	}
}

func TestChipOfGelcoatForbidsNothing(t *testing.T) {
	if r := assess(t, "2007 Princess V42. Gelcoat chip at the port bow."); r.Warning() != "" {
		t.Errorf("got %s", r.Warning())
	}
}

func TestHoursOfACharterBoatAreNoContradiction(t *testing.T) {
	if r := assess(t, "2014 Lagoon 450, ex charter, engine hours 5,210"); contradicted(r, "far above the usual") {
		t.Errorf("got %+v", r.Contradictions)
	}
	if r := assess(t, "2014 Lagoon 450, engine hours 5,210"); !contradicted(r, "far above the usual") {
		t.Error("so many hours of a private boat are not asked about")
	}
}

func TestMakeAndModelInFieldsOfAFeedNameTheBoat(t *testing.T) {
	for text, want := range map[string]string{
		"MAKE=Princess; MODEL=V42; YEAR=2007":               "princess-v42",
		`{"make":"Leopard","model":"45","year":2018}`:       "leopard-45",
		"Hersteller: Hanse\nModell: 388\nBaujahr: 2019":     "hanse-388",
		"'03 Catalina 36 MkII. Needs nothing. 1,500 hours.": "catalina-36-mkii",
	} {
		if got := assess(t, text).Boat; got.DesignID != want || got.Year == 0 {
			t.Errorf("%q: got %+v", text, got)
		}
	}
}
