package inspect_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

func TestContradictionsAreCaught(t *testing.T) {
	in := load(t)
	hr := inspect.Boat{Make: "Hallberg-Rassy", Model: "352", DesignID: "hallberg-rassy-352", Year: 1985, LOA: 10.54}
	with := func(change func(*inspect.Boat)) inspect.Boat {
		b := hr
		change(&b)
		return b
	}
	for _, test := range []struct {
		name string
		boat inspect.Boat
		text string
		want string // a part of the contradiction, empty for none
	}{
		{"nothing wrong", hr, "A fine boat. Engine 2,400 hours. Standing rigging 2018.", ""},
		{"year outside of production", with(func(b *inspect.Boat) { b.Year = 2003 }), "", "1978–1991"},
		{"model year one late", with(func(b *inspect.Boat) { b.Year = 1992 }), "", ""},
		{"length of another boat", with(func(b *inspect.Boat) { b.LOA = 12.2 }), "", "12.20 m"},
		{"length with a platform", with(func(b *inspect.Boat) { b.LOA = 11.0 }), "", ""},
		{"year of the text differs", hr, "1981 Hallberg-Rassy 352", "1981"},
		{"too many hours", hr, "Engine with 21,000 hours", "a year"},
		{"hardly any hours", hr, "Engine with 300 hours", "stood still"},
		{"few hours of a new engine", hr, "Engine replaced 2021, 300 hours", ""},
		{"new sails without a year", hr, "New sails.", "no year"},
		{"new sails with a year", hr, "New sails 2021.", ""},
		{"new sails on a new boat", inspect.Boat{Make: "Hallberg-Rassy", Model: "412", Year: thisYear - 1}, "New sails.", ""},
		{"engine older than the boat", hr, "Engine from 1975.", "before the boat was built"},
		{"rigging of next year", hr, "Rigging replaced 2027.", "still to come"},
		{"field and text differ", with(func(b *inspect.Boat) { b.RiggingYear = 2005 }), "Standing rigging replaced 2019.", "2005 in one place and 2019"},
		{"field and text agree", with(func(b *inspect.Boat) { b.RiggingYear = 2019 }), "Standing rigging replaced 2019.", ""},
		{"two meter readings", with(func(b *inspect.Boat) { b.Engines = []inspect.Engine{{Hours: 4100}} }), "Engine has 2,100 hours.", "4100 hours in one place"},
		{"said and denied", hr, "No leaks. The deck leaks at the mast.", "another denies it"},
		{"sails of far ahead", hr, "Sails new 2035.", "2035, which is still to come"},
		{"rigging of far ahead", hr, "Standing rigging was replaced in 2031.", "2031, which is still to come"},
		{"work that is due", hr, "Standing rigging due in 2031. Liferaft valid until 2029, next service in 2029.", ""},
		{"an engine's number is no year", hr, "Volvo Penta MD 2030 from 2012.", ""},
		{"boat of next century", with(func(b *inspect.Boat) { b.Year = 2098 }), "", "2098, which is still to come"},
		{"text of a boat to come", inspect.Boat{Make: "Hallberg-Rassy", Model: "352", DesignID: "hallberg-rassy-352"}, "Hallberg-Rassy 352 built in 2041.", "2041, which is still to come"},
		{"boat of a year ahead, before her name", inspect.Boat{Make: "Hallberg-Rassy", Model: "352", DesignID: "hallberg-rassy-352"}, "2041 Hallberg-Rassy 352.", "2041, which is still to come"},
		{"a number before a name", hr, "2900 Watt of solar.", ""},
		{"one owner and three", hr, "One owner from new. Her third owner added a thruster.", "one owner"},
		{"one owner and no previous one", hr, "One careful owner, no previous owners.", ""},
		{"several owners", hr, "Her previous owner fitted a thruster.", ""},
		{"owners in German", hr, "Aus erster Hand. Der Vorbesitzer hat das Teakdeck erneuert.", "one owner"},
		{"never and ex charter", hr, "Never chartered. Ex charter, so well equipped.", "boat was chartered"},
		{"private and ex charter", hr, "Private use only. Ex-charter yacht.", "private use only"},
		{"diesel and petrol", hr, "Diesel engine by Yanmar. The petrol engine starts at once.", "diesel, another a petrol"},
		{"diesel and a petrol outboard", hr, "Diesel engine. Dinghy with petrol engine.", ""},
		{"petrol replaced by diesel", hr, "Yanmar diesel replaced the petrol engine in 2001.", ""},
		{"draught of another boat", hr, "Draft 2.90 m.", "draws 1.67 m"},
		{"draught laden", hr, "Draught 1.80 m, air draft 15 m.", ""},
		{"bilge keel and fin keel", hr, "Bilge keels. Long keel, steady at sea.", "bilge keels"},
		{"rebuilt before it was new", hr, "Engine rebuilt 2005. New engine 2015.", "rebuilt in 2005, but new in 2015"},
		{"new and then rebuilt", hr, "New engine 2005. Engine rebuilt 2015.", ""},
		{"hours beyond belief", hr, "Engine 240,000 hours.", "ever runs"},
		{"more hours than there were", inspect.Boat{Make: "Hallberg-Rassy", Model: "412", Year: thisYear}, "Engine 12,000 hours.", "more than there have been"},
		{"original and renewed", hr, "Original sails. Sails replaced in 2015.", "calls the sails original"},
	} {
		t.Run(test.name, func(t *testing.T) {
			r := in.Assess(inspect.Input{Boat: test.boat, Source: "listing s-000001", Texts: []advert.Text{{Source: "listing s-000001", Body: test.text}}, Year: thisYear})
			var all []string
			for _, c := range r.Contradictions {
				all = append(all, c.Text)
				if c.Ask == "" {
					t.Errorf("%q has no question for the seller", c.Text)
				}
			}
			got := strings.Join(all, " ")
			if test.want == "" && got != "" || !strings.Contains(got, test.want) {
				t.Errorf("got %q, want %q", got, test.want)
			}
		})
	}
}

func TestTwinEnginesMayHaveDifferentHours(t *testing.T) {
	b := inspect.Boat{Make: "Lagoon", Model: "450", Year: 2012, Engines: []inspect.Engine{{Hours: 3000}, {Hours: 3800}}}
	if r := load(t).Assess(inspect.Input{Boat: b, Source: "listing", Year: thisYear}); len(r.Contradictions) != 0 {
		t.Errorf("got %+v", r.Contradictions)
	}
}

func TestQuotesCarryNoMarkupAndNoAddress(t *testing.T) {
	got := advert.Quote("deck | soft ![x](https://evil.example/p.png) <b>`now`</b>\n# mail me@x.example " + strings.Repeat("long ", 50))
	if strings.ContainsAny(got, "|[]<>`#\n@") || strings.Contains(got, "evil") || len([]rune(got)) > 90 {
		t.Errorf("got %q", got)
	}
}
