package inspect_test

import (
	"math"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect"
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// assess reads one message.
func assess(t testing.TB, text string) inspect.Report {
	t.Helper()
	return assessWith(load(t), text)
}

func assessWith(in *inspect.Inspector, text string) inspect.Report {
	return in.Assess(inspect.Input{Texts: []advert.Text{{Source: "your message", Body: text}}, Year: thisYear})
}

func area(t testing.TB, r inspect.Report, a part.Area) inspect.AreaScore {
	t.Helper()
	for _, s := range r.Areas {
		if s.Area == a {
			return s
		}
	}
	t.Fatalf("no area %s in the report", a)
	return inspect.AreaScore{}
}

func TestWeightsAddUpToOne(t *testing.T) {
	sum := 0.0
	for _, s := range inspect.Sections() {
		sum += s.Weight
	}
	if math.Abs(sum-1) > 1e-9 {
		t.Errorf("the weights add up to %v", sum)
	}
}

func TestScoreBeginsWithThePriorByAge(t *testing.T) {
	for text, want := range map[string]float64{
		"2016 sloop, engine serviced 2024":       88, // 100 - 1.2 × 10
		"1986 sloop, engine serviced 2024":       52,
		"1930 sloop, engine serviced 2024":       40, // the floor
		"34 foot sloop, engine serviced in 2024": 64, // age unknown, taken for 30
	} {
		if got := area(t, assess(t, text), part.Drive).Moves[0].Points; got != want {
			t.Errorf("%q: the prior is %v, want %v", text, got, want)
		}
	}
}

func TestScoreIsTheSumOfItsMoves(t *testing.T) {
	in := load(t)
	for _, a := range adverts(t) {
		for _, s := range assessWith(in, a.text).Areas {
			if !s.Assessed {
				if len(s.Moves) > 0 || s.Score != 0 {
					t.Errorf("%s: %s is not assessed but has %+v", a.name, s.Area, s)
				}
				continue
			}
			sum := 0.0
			for i, m := range s.Moves {
				sum += m.Points
				if i > 0 && len(m.Evidence) == 0 {
					t.Errorf("%s: %s moves by %v without evidence", a.name, s.Area, m)
				}
			}
			if want := int(math.Round(min(100, max(5, sum)))); s.Score != want {
				t.Errorf("%s: %s has score %d, its moves add up to %d", a.name, s.Area, s.Score, want)
			}
			if s.Confidence <= 0 || s.Confidence > 0.6 {
				t.Errorf("%s: %s has confidence %v; words alone allow 0.6", a.name, s.Area, s.Confidence)
			}
		}
	}
}

func TestEvidenceMovesTheScore(t *testing.T) {
	plain := area(t, assess(t, "1986 sloop, rigging serviced"), part.Rig).Score
	for text, better := range map[string]bool{
		"1986 sloop, standing rigging replaced 2024":        true,
		"1986 sloop, standing rigging from 2004":            false,
		"1986 sloop, chainplates corroded":                  false,
		"1986 sloop, rigging original":                      false,
		"1986 sloop, rigging serviced, project, sold as is": false,
	} {
		got := area(t, assess(t, text), part.Rig).Score
		if better && got <= plain || !better && got >= plain {
			t.Errorf("%q scores %d, without it %d", text, got, plain)
		}
	}
}

func TestAreaThatNothingIsSaidOfIsNotAssessed(t *testing.T) {
	r := assess(t, "1986 Catalina 30. Engine smokes.")
	for _, s := range r.Areas {
		if s.Assessed != (s.Area == part.Drive) {
			t.Errorf("%s: assessed is %v", s.Area, s.Assessed)
		}
	}
	if open := strings.Join(r.NotAssessed, ", "); !strings.Contains(open, "rig and sails") || strings.Contains(open, "engine and drive") {
		t.Errorf("not assessed: %s", open)
	}
}

// told is an advert that says something of nearly everything.
const told = "2010 Hallberg-Rassy 342. Hull without osmosis. Keel bolts checked 2022. Rudder bearings replaced 2020. Steering cable new 2021. Seacocks replaced 2020. " +
	"Bulkheads inspected 2022. Deck has no soft spots. Windows resealed 2021. Winches serviced 2023. Standing rigging replaced 2022. Sails 2021. Mast unstepped and inspected 2022. " +
	"Halyards 2022. Engine serviced 2024, 1,200 hours. Saildrive seal replaced 2021. Exhaust elbow replaced 2022. Batteries 2023. Wiring checked 2022. Solar 2022. " +
	"Cushions 2020. Toilet rebuilt 2022. Heating serviced 2023. Gas system tested 2023. Bilge pump replaced 2022. Liferaft serviced 2024."

func TestBandNeedsCoverage(t *testing.T) {
	if r := assess(t, "2010 Hallberg-Rassy 342. Engine serviced 2024, 1,200 hours. Standing rigging replaced 2022."); r.Band != "" || r.Coverage >= 0.6 {
		t.Errorf("got band %q at a coverage of %v", r.Band, r.Coverage)
	}
	r := assess(t, told)
	if r.Coverage < 0.9 || r.Band != "above average" {
		t.Errorf("got band %q at a coverage of %v", r.Band, r.Coverage)
	}
	r = assess(t, told+" The gas locker is cracked.")
	if r.Band != "fair" {
		t.Errorf("with a finding A the band is %q, want fair", r.Band)
	}
}

func TestPhotographsAloneNeverGiveAScore(t *testing.T) {
	photo := picture.Photo{Name: "image 1", Format: "PNG", Width: 400, Height: 300, Exposure: "normal",
		Indicators: []picture.Indicator{{Kind: "rust-coloured staining", Share: 0.05, Right: 40, Bottom: 40, Otherwise: "tannin looks the same", Confidence: "low"}}}
	r := load(t).Assess(inspect.Input{Photos: []picture.Photo{photo}, Year: thisYear})
	for _, s := range r.Areas {
		if s.Assessed {
			t.Errorf("%s is assessed", s.Area)
		}
	}
	if r.Band != "" || r.Coverage != 0 || len(r.Findings) == 0 || r.Findings[0].Confidence != "low" {
		t.Errorf("got %+v", r)
	}
}

func TestPowerBoatHasNoRig(t *testing.T) {
	r := assess(t, "1998 Sea Ray 310 Sundancer with 640 hours")
	sum := 0.0
	for _, s := range r.Areas {
		if s.Area == part.Rig {
			t.Error("the rig of a motor boat is in the report")
		}
		sum++
	}
	if strings.Contains(strings.Join(r.Questions, " "), "rigging") || sum != 6 {
		t.Errorf("%v areas, questions: %v", sum, r.Questions)
	}
}

func TestFindingsStandAlone(t *testing.T) {
	in := load(t)
	for _, a := range adverts(t) {
		grade := "A"
		for _, f := range assessWith(in, a.text).Findings {
			if f.Title == "" || f.Deficiency == "" || f.Why == "" || f.Correction == "" || len(f.Evidence) == 0 || f.Confidence == "" {
				t.Errorf("%s: incomplete finding %+v", a.name, f)
			}
			if f.Grade < grade {
				t.Errorf("%s: finding %s (%s) stands behind grade %s", a.name, f.Title, f.Grade, grade)
			}
			grade = f.Grade
		}
	}
}

func TestAgeIsJudgedByPractice(t *testing.T) {
	for text, want := range map[string]string{
		"1986 Catalina 30, standing rigging from 2020": "",
		"1986 Catalina 30, standing rigging from 2014": "B",
		"1986 Catalina 30, standing rigging from 2005": "A",
		"1986 Catalina 30, rigging original":           "A",
		"1986 Catalina 30, sails from 2014":            "C",
		"2016 Bavaria 46, batteries from 2025":         "",
	} {
		got := ""
		for _, f := range assess(t, text).Findings {
			if f.Problem == part.Aged {
				got = f.Grade
			}
		}
		if got != want {
			t.Errorf("%q: grade %q, want %q", text, got, want)
		}
	}
}
