package survey_test

import (
	"strings"
	"testing"
)

func TestReportBeginsWithAVerdictAndTheSumOfItsCosts(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("1990 Sabre 36. Standing rigging from 2004. The mainsail is tired. The chainplates are cracked."))
	if a.err != nil {
		t.Fatal(a.err)
	}
	verdict, table := strings.Index(a.text, "**Not before the 2 findings A are put right or paid for.**"), strings.Index(a.text, "| Area |")
	if verdict < 0 || verdict > table || !strings.Contains(a.text, "What has a published figure comes to USD ") || !strings.Contains(a.text, "none is a quote") {
		t.Errorf("got:\n%s", a.text)
	}
}

func TestGuaranteeOfAnAdvertIsNoQuestionForOne(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("2023 Hanse 460, 310 engine hours, builder's warranty, osmosis guarantee to 2028. 100 % original."))
	if a.err != nil {
		t.Fatal(a.err)
	}
	if strings.Contains(a.text, "cannot guarantee") {
		t.Errorf("got:\n%s", a.text)
	}
}

func TestPicturesAloneAreSaidNotToBeRecognised(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("", picture(t)))
	if a.err != nil {
		t.Fatal(a.err)
	}
	if !strings.Contains(a.text, "What they show is not recognised") {
		t.Errorf("got:\n%s", a.text)
	}
}
