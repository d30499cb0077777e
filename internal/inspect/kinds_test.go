package inspect_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestNobodyIsAskedForWhatSuchABoatHasNot(t *testing.T) {
	in := load(t)
	for text, not := range map[string]string{
		"Wharram Tiki 38, self built 1999, epoxy ply.":                      "keel bolts",
		"Dehlya 25, 1986. Hubkiel, Segel 2008.":                             "keel bolts",
		"Garcia Passoa 47, 2001, aluminium integral centreboard.":           "keel bolts",
		"Moody 33, 1976. No liferaft.":                                      "liferaft",
		"Boston Whaler 230, 2002, Yamaha F300 outboard of 2012, 300 hours.": "exhaust",
		"Moody 33, 1976. Lithium batteries 400 Ah of 2022.":                 "batteries",
	} {
		r := in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear})
		asked := strings.Join(append(r.Questions, r.Surveyor...), "; ")
		if strings.Contains(asked, not) {
			t.Errorf("%q: asked %q, want nothing of %s", text, asked, not)
		}
		if r := assess(t, ordinary); !strings.Contains(strings.Join(append(r.Questions, r.Surveyor...), "; "), not) {
			t.Errorf("%q: asked nothing of %s", ordinary, not)
		}
	}
}

// ordinary is a boat that has what is asked of most.
const ordinary = "Moody 33, 1976. Liferaft, batteries."

func TestHoursSinceARebuildAreCounted(t *testing.T) {
	in := load(t)
	r := in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: "Nordhavn 46, 1993. Lugger with 9,800 hours, main engine rebuilt at 8,100. Wing engine Yanmar 27hp 340 hrs."}}, Year: thisYear})
	said := ""
	for _, f := range r.Findings {
		said += f.Deficiency
	}
	if !strings.Contains(said, "it has run 1700 since") {
		t.Errorf("got %q, want the hours since", said)
	}
	for _, c := range r.Contradictions {
		if strings.Contains(c.Text, "340") {
			t.Errorf("got %q, want nothing of a wing engine", c.Text)
		}
	}
}

func TestADesignOfANameUsedAgainIsNotTakenForAnOlderBoat(t *testing.T) {
	in := load(t)
	r := in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: "2007 Fairline Targa 40 with twin Volvo D6, 640 hours."}}, Year: thisYear})
	if r.Boat.DesignID != "" || r.Boat.Name != "2007 Fairline Targa 40" || len(r.Contradictions) != 0 {
		t.Errorf("got %q, design %q and %d contradictions, want the name alone", r.Boat.Name, r.Boat.DesignID, len(r.Contradictions))
	}
}

func TestOverplatingIsCalledByItsName(t *testing.T) {
	in := load(t)
	r := in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: "Dutch barge, 1926 riveted steel hull, overplated at the turn of bilge in 2005."}}, Year: thisYear})
	if len(r.Findings) == 0 || r.Findings[0].Title != "Hull: plated over" {
		t.Errorf("got %+v, want a hull that is plated over", r.Findings)
	}
}
