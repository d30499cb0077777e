package advert_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// thisYear is the year that the texts are read in.
const thisYear = 2026

// shared is loaded once: it never changes.
var shared = sync.OnceValues(func() (*advert.Reader, error) {
	designs, err := design.Load()
	if err != nil {
		return nil, err
	}
	return advert.Load(designs)
})

func load(t testing.TB) *advert.Reader {
	t.Helper()
	rd, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	return rd
}

// cues says what a text says, a cue each.
func cues(rd *advert.Reader, text string) []string {
	var out []string
	for _, c := range rd.Read(advert.Text{Source: "your message", Body: text}, thisYear) {
		out = append(out, c.String())
	}
	return out
}

func TestCuesAreReadWithTheirNegations(t *testing.T) {
	rd := load(t)
	for _, test := range []struct{ text, want string }{
		{"The deck is soft.", "deck defect soft"},
		{"The deck is not soft.", "deck clear soft"},
		{"No leaks.", "deck clear leak"},
		{"Never leaked.", "deck clear leak"},
		{"Leaks: none.", "deck clear leak"},
		{"Windows leak.", "windows defect leak"},
		{"Windows do not leak.", "windows clear leak"},
		{"The hatches no longer leak.", "windows clear leak"},
		{"Without any cracks in the hull.", "hull clear crack"},
		{"Hull free of osmosis.", "hull clear blister"},
		{"Osmosis free.", "hull clear blister"},
		{"No osmosis, cracks or delamination.", "hull clear blister; hull clear crack; hull clear delamination"},
		{"No osmosis, but the rudder has blisters.", "hull clear blister; rudder defect blister"},
		{"Chainplates corroded.", "chainplates defect corrosion"},
		{"Engine not running.", "engine defect dead"},
		{"The engine does not start.", "engine defect dead"},
		{"The engine does not smoke.", "engine clear smoke"},
		{"Sold as is.", "boat defect project"},
		{"Not a project.", "boat clear project"},
		{"Needs new sails.", "sails defect needs"},
		{"Needs nothing.", ""},
		{"The sails do not need replacing.", ""},
		{"New sails 2021.", "sails renewed 2021"},
		{"Sails from 2008.", "sails renewed 2008"},
		{"Sails are five years old.", "sails renewed 2021"},
		{"10 year old rigging.", "standing_rigging renewed 2016"},
		{"Rigging replaced last year.", "standing_rigging renewed 2025"},
		{"The rigging was never replaced.", "standing_rigging original"},
		{"Original engine.", "engine original"},
		{"Batteries (2022).", "batteries renewed 2022"},
		{"Volvo Penta 2003 with 2,100 hours.", "engine_hours hours 2100"}, // a model of the 1980s, no year
		{"Repowered in 2012.", "engine renewed 2012"},
		{"Seacocks replaced in 2015 and the rudder repaired.", "seacocks renewed 2015; rudder repaired"},
		{"The deck was soft and has been repaired.", "deck repaired soft"},
		{"Teak deck removed 2014.", "teak_deck repaired age"},
		{"2,300 engine hours.", "engine_hours hours 2300"},
		{"Yanmar 3.100 h.", "engine_hours hours 3100"},
		{"Engine rebuilt at 1,200 hours.", "engine renewed"},
		{"Is the deck soft?", ""},
		{"Check whether the deck is soft.", ""},
		{"Look for cracks at the keel.", ""},
		{"Lying in New Zealand, new owner wanted.", ""},
		{"As new.", ""},
		{"Smoke alarm and gas detector fitted.", "alarms renewed"},
		{"Survey 2019 available.", ""},
		{"The dinghy leaks.", "tender defect leak"},
		{"Engine problems.", "engine defect trouble"},
		{"No problems with the engine.", "engine clear trouble"},
		{"Mast replaced, 2018.", "mast renewed 2018"},
		{"In 2019 the mast was replaced.", "mast renewed 2019"},
		{"Liferaft serviced 2023.", "liferaft serviced 2023"},
		{"Refit 2018: sails, seacocks, wiring.", "sails renewed 2018; seacocks renewed 2018; wiring renewed 2018"},
	} {
		got := strings.Join(cues(rd, test.text), "; ")
		if got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}

func TestCueTellsWhereItStands(t *testing.T) {
	const text = "A tidy boat. The seacocks are corroded, sadly."
	got := load(t).Read(advert.Text{Source: "your message", Body: text}, thisYear)
	if len(got) != 1 {
		t.Fatalf("got %d cues, want 1", len(got))
	}
	if span := text[got[0].Start:got[0].End]; span != "The seacocks are corroded" || got[0].Text != span || got[0].Source != "your message" {
		t.Errorf("got %q, %+v", span, got[0])
	}
}

func TestAreasOfAQuestion(t *testing.T) {
	rd := load(t)
	for text, want := range map[string]string{
		"and the rig?": "rig", "what about the electrics and the batteries": "electrical", "engine?": "engine", "thanks": "",
	} {
		var got []string
		for _, a := range rd.Areas(text) {
			got = append(got, string(a))
		}
		if strings.Join(got, " ") != want {
			t.Errorf("%q: got %v, want %q", text, got, want)
		}
	}
}

func TestNewPartOfAnEngineMakesNoEngineNew(t *testing.T) {
	cues := load(t).Read(advert.Text{Body: "Perkins diesel, injectors rebuilt 2019."}, thisYear)
	for _, c := range cues {
		if c.Kind == advert.SaysRenewed && c.Item == part.EngineItem {
			t.Errorf("got %+v", c)
		}
	}
}

func TestTextThatBreaksOffIsRead(t *testing.T) {
	rd := load(t)
	for _, text := range []string{
		"1985 Catalina 30. How many hours has the engine run since?",
		"1985 Catalina 30. What sails does she come with?",
		"1985 Catalina 30. Last survey 3 years.",
		"1985 Catalina 30. Survey since 10/25.",
		"1985 Catalina 30. Foul ground everywhere.",
	} {
		for _, said := range cues(rd, text) {
			if strings.Contains(said, "defect") {
				t.Errorf("%q: %s", text, said)
			}
		}
	}
}

func FuzzRead(f *testing.F) {
	for _, s := range []string{"1985 Catalina 30. Rigging 2019, sails – new.", "no, leaks: none", "2.300 h", "new", "\xff\xfe’", "Refit 2018:", "3 years old"} {
		f.Add(s)
	}
	rd := load(f)
	f.Fuzz(func(t *testing.T, text string) {
		given := advert.Text{Source: "x", Body: text}
		for _, c := range rd.Read(given, thisYear) {
			if c.Start < 0 || c.End > len(text) || c.Start >= c.End {
				t.Fatalf("%q: the cue %+v stands outside", text, c)
			}
		}
		rd.Facts(given, thisYear)
		rd.LastSurvey(given, thisYear)
		rd.Introduces(given, thisYear, func(advert.Cue) bool { return false })
		rd.Names(text)
		rd.Areas(text)
	})
}
