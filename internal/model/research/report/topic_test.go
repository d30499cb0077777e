package report_test

import (
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/model/research/report"

	"github.com/fairlead/fairlead/internal/study"
)

// citedPassages are the ids of the passages a report cites.
func citedPassages(r report.Report) string {
	var ids []string
	for _, e := range r.Evidence {
		if e.Kind == study.OfPassage {
			ids = append(ids, strings.TrimPrefix(e.ID, "K-"))
		}
	}
	return strings.Join(ids, " ")
}

func TestPassagesThatShareOnlyAWordAreLeftOut(t *testing.T) {
	for question, foreign := range map[string][]string{
		"electric propulsion":                     {"sound-signals", "racing", "fire-"},
		"Who builds the best boats?":              {"anchoring", "maintenance", "engine"},
		"autonomous ships":                        {"colregs", "night-fog"},
		"Was ist Osmose und wie schlimm ist sie?": {"watermaker"},
	} {
		cited := citedPassages(reportOn(t, question, 3000))
		for _, f := range foreign {
			if strings.Contains(cited, f) {
				t.Errorf("%q cites %s", question, cited)
			}
		}
	}
	if cited := citedPassages(reportOn(t, "electric propulsion", 1000)); !strings.Contains(cited, "electrical-electric-propulsion") {
		t.Errorf("electric propulsion cites %q", cited)
	}
}

func TestASubjectWithoutAPassageIsSaidToHaveNone(t *testing.T) {
	r := reportOn(t, "Research report on autonomous ships", 1000)
	if text := r.Text(); !strings.Contains(text, "The knowledge base has nothing on this subject") || len(r.Evidence) != 0 {
		t.Errorf("the report is\n%s", text)
	}
}

func TestKindsOfBoatAreSetSideBySideByWhatTheyAre(t *testing.T) {
	for question, want := range map[string][]string{
		"steel vs aluminium":    {"hull-steel", "hull-aluminium"},
		"catamaran vs monohull": {"boat-types-mono-vs-cat"},
	} {
		cited := citedPassages(reportOn(t, question, 1000))
		for _, id := range want {
			if !strings.Contains(cited, id) {
				t.Errorf("%q cites %q, not %s", question, cited, id)
			}
		}
	}
}

func TestTheAnnualCostHasARowForTheBerthAndSaysWhatItAssumes(t *testing.T) {
	r := reportOn(t, "cost per year of a 12 m sailboat", 1000)
	text := r.Text()
	for _, want := range []string{"| Berth |", "| All of these |", "The berth is an assumption", "EUR 250 to EUR 1,000 a metre"} {
		if !strings.Contains(text, want) {
			t.Errorf("the report does not say %q:\n%s", want, text)
		}
	}
	if cited := citedPassages(r); !strings.Contains(cited, "costs-berth") || strings.Contains(text, "berth included") {
		t.Errorf("it cites %s:\n%s", cited, text)
	}
}

func TestAnotherLanguageIsToldThatTheReportIsInEnglish(t *testing.T) {
	for question, begins := range map[string]string{
		"Marktstudie Bavaria 37 an der Ostsee":            "Meine Quellen sind auf Englisch",
		"Was kostet der Unterhalt einer Hanse 388?":       "Meine Quellen sind auf Englisch",
		"Étude de marché pour la Lagoon 42":               "Mes sources sont en anglais",
		"Quel est le prix d'un catamaran en Martinique ?": "Mes sources sont en anglais",
		"Market study of the La Reine 42":                 "No design",
		"Market study of the Lagoon 42":                   "## Executive Summary",
		"Lagoon 42":                                       "## Executive Summary",
	} {
		if text := reportOn(t, question, 1000).Text(); !strings.HasPrefix(text, begins) {
			t.Errorf("%q is answered\n%.300s", question, text)
		}
	}
}
