package survey_test

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/inspect/report"
	"github.com/fairlead/fairlead/internal/model/survey"
	"github.com/fairlead/fairlead/internal/tokens"
)

const advert = "1985 Catalina 30. Standing rigging replaced 2009. New sails. Yanmar with 2,300 hours. Soft spots on the foredeck. Seacocks corroded. No leaks. Asking $18,500."

func TestDescriptionIsAssessedInOrder(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user(advert))
	if a.err != nil {
		t.Fatal(a.err)
	}
	at := 0
	for _, want := range []string{
		"## Condition assessment: 1985 Catalina 30", "Identified by your message", "**In short**", "Seacocks", "Evidence coverage", "| Area |", "| Rig and sails |",
		"### Findings A", "Seacocks and through-hulls: corroded", "ABYC H-27", "USD", "### Findings B", "Deck: soft", "### What does not fit together", "no year is given",
		"### Ask the seller", "**A surveyor must check:**", "**Not assessed:**", "not a survey",
	} {
		i := strings.Index(a.text[at:], want)
		if i < 0 {
			t.Fatalf("%q is missing or out of order in:\n%s", want, a.text)
		}
		at += i
	}
}

func TestAnImportedListingIsFoundByItsID(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user("Is the pre-owned "+imported+" any good?"))
	if a.err != nil || !strings.Contains(a.text, "1990 Marlowe Gannet") {
		t.Errorf("got %v:\n%s", a.err, a.text)
	}
}

func TestListingOfOurOwnIsAssessed(t *testing.T) {
	s := newSurveyor(t)
	for _, text := range []string{
		"Please assess " + base + "/listings/s-000001.",
		"http://localhost:8000/listings/s-000001?x=1",
		"http://127.0.0.1:9000/listings/s-000001/",
		"what about /listings/s-000001",
		"What do you think of s-000001?",
	} {
		a := ask(t, s, 3000, user(text))
		if a.err != nil {
			t.Errorf("%q: %v", text, a.err)
			continue
		}
		for _, want := range []string{"1981 Hallberg-Rassy 352", "sample data, not a real offer", "Standing rigging: about", "Deck: soft", "Value context", "6 Hallberg-Rassy 352", "s-000002", "Asking prices"} {
			if !strings.Contains(a.text, want) {
				t.Errorf("%q: %q is missing in:\n%s", text, want, a.text)
			}
		}
		if strings.Contains(a.text, "perfect") {
			t.Errorf("the answer obeys the listing:\n%s", a.text)
		}
	}
}

func TestEverySourceIsSentBeforeItIsCited(t *testing.T) {
	a := ask(t, newSurveyor(t), 3000, user(base+"/listings/s-000001"))
	known := 0
	cited := regexp.MustCompile(`\[(\d+)\]`)
	for _, ev := range a.events {
		switch ev := ev.(type) {
		case chat.Citation:
			known++
			if ev.Number != known || ev.URL == "" || ev.Title == "" || ev.Source == "" || !strings.HasPrefix(ev.URL, base+"/") {
				t.Errorf("source %d is %+v", known, ev)
			}
		case chat.Text:
			for _, m := range cited.FindAllStringSubmatch(string(ev), -1) {
				if n := len(m[1]); n > 1 || int(m[1][0]-'0') > known {
					t.Errorf("%s is cited before it is sent", m[0])
				}
			}
		}
	}
	if known < 3 {
		t.Errorf("only %d sources", known)
	}
}

func TestTypedClientsSeeFindingsAndTheListing(t *testing.T) {
	a := ask(t, newSurveyor(t), 1000, user(base+"/listings/s-000001"))
	var findings, listings, progress, results int
	text := false
	for _, ev := range a.events {
		switch ev := ev.(type) {
		case chat.Finding:
			findings++
			if text || ev.Area == "" || ev.Title == "" || ev.Advice == "" || ev.Evidence == "" {
				t.Errorf("finding %+v, after text: %v", ev, text)
			}
		case chat.Listing:
			listings++
			if !ev.Sample || ev.ID != "s-000001" || ev.Price != 50000 {
				t.Errorf("listing %+v", ev)
			}
		case chat.Progress:
			progress++
		case chat.Result:
			results++
		case chat.Text:
			text = true
		}
	}
	if findings < 2 || listings != 1 || progress < 2 || results != 1 {
		t.Errorf("%d findings, %d listings, %d progress, %d results", findings, listings, progress, results)
	}
}

func TestResultHasTheFieldsThatInfoNames(t *testing.T) {
	s := newSurveyor(t)
	types := func(v any) string {
		switch v.(type) {
		case string:
			return "string"
		case bool:
			return "boolean"
		case float64:
			return "number"
		case []any:
			return "array"
		case map[string]any:
			return "object"
		}
		return "null"
	}
	for _, message := range []chat.Message{user(advert), user("", picture(t)), user("Can you guarantee it? https://example.com/x"), user(base + "/listings/s-000001")} {
		a := ask(t, s, 1000, message)
		data, err := json.Marshal(a.events[len(a.events)-1].(chat.Result).Data)
		if err != nil {
			t.Fatal(err)
		}
		var got map[string]any
		if err := json.Unmarshal(data, &got); err != nil {
			t.Fatal(err)
		}
		for _, f := range s.Info().Result.Fields {
			if types(got[f.Name]) != f.Shape.Type {
				t.Errorf("%s is %s, want %s", f.Name, types(got[f.Name]), f.Shape.Type)
			}
			delete(got, f.Name)
		}
		if len(got) > 0 {
			t.Errorf("fields that Info does not name: %v", got)
		}
	}
}

func TestImagesAreLookedAt(t *testing.T) {
	a := ask(t, newSurveyor(t), 1000, user("What do you see?", picture(t), picture(t)))
	for _, want := range []string{"boat not identified", "photographs alone", "Image 1, PNG 320 × 240", "rust-coloured staining", "look the same", "Image 2 looks the same as image 1", "confidence low", "not a survey"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
	if strings.Contains(a.text, "| Area |") || strings.Contains(a.text, "condition band: **") {
		t.Errorf("a photograph is graded:\n%s", a.text)
	}
}

func TestFollowUpIsAboutWhatItAsks(t *testing.T) {
	a := ask(t, newSurveyor(t), 1000, user(base+"/listings/s-000001"), user("and the rig?"))
	if a.err != nil {
		t.Fatal(a.err)
	}
	if !strings.Contains(a.text, "| Rig and sails |") || !strings.Contains(a.text, "Standing rigging: about") {
		t.Errorf("got:\n%s", a.text)
	}
	for _, other := range []string{"| Deck |", "Deck: soft", "Value context"} {
		if strings.Contains(a.text, other) {
			t.Errorf("%q is not about the rig:\n%s", other, a.text)
		}
	}
}

func TestReportIsAboutAllOfHerWhateverWasAskedLast(t *testing.T) {
	var areas int
	req := chat.Request{Messages: []chat.Message{user(base + "/listings/s-000001"), user("and the rig?")}, Results: true}
	if _, err := newSurveyor(t).Run(t.Context(), req, func(ev chat.Event) error {
		if r, ok := ev.(chat.Result); ok {
			areas = len(r.Data.(report.Document).Areas)
		}
		return nil
	}); err != nil {
		t.Fatal(err)
	}
	if areas != 7 {
		t.Errorf("%d areas", areas)
	}
}

func TestLaterMessagesAddAndAnotherBoatBeginsAnew(t *testing.T) {
	s := newSurveyor(t)
	a := ask(t, s, 2000, user("1985 Catalina 30 with soft spots on deck"), user("The seller now says that the chainplates are corroded."))
	if !strings.Contains(a.text, "Deck: soft") || !strings.Contains(a.text, "Chainplates: corroded") || !strings.Contains(a.text, "Your message 2 says") {
		t.Errorf("got:\n%s", a.text)
	}
	a = ask(t, s, 2000, user("1985 Catalina 30 with soft spots on deck"), user("And a 1990 Sabre 36 with a leaking window?"), user("The engine of it smokes."))
	if strings.Contains(a.text, "Deck: soft") || !strings.Contains(a.text, "1990 Sabre 36") || !strings.Contains(a.text, "Engine: smokes") {
		t.Errorf("got:\n%s", a.text)
	}
}

func TestBoatThatMustNotSailIsToldSoFirst(t *testing.T) {
	s := newSurveyor(t)
	for _, budget := range []int{150, 300, 1000, 3000} {
		a := ask(t, s, budget, user("1988 Hunter 31 has a cracked chainplate and I sail tomorrow offshore, is it ok?"))
		if a.err != nil {
			t.Fatal(a.err)
		}
		if n := strings.Count(a.text, "**Do not sail before"); n != 1 {
			t.Errorf("budget %d: it is said %d times in:\n%s", budget, n, a.text)
		}
		if n := tokens.Count(a.text); n > budget {
			t.Errorf("budget %d: %d tokens", budget, n)
		}
	}
	a := ask(t, s, 1000, user("Can I sail with a cracked chainplate?"))
	if a.err != nil || !strings.Contains(a.text, "Do not sail") || !strings.Contains(a.text, "Chainplates: cracked") {
		t.Errorf("%v:\n%s", a.err, a.text)
	}
	a = ask(t, s, 1000, user("1988 Hunter 31 with corroded seacocks"), user("and the rig?"))
	if a.err != nil || strings.Contains(a.text, "Do not sail") {
		t.Errorf("%v: the rig is asked about, but got:\n%s", a.err, a.text)
	}
}

func TestMakeModelAndYearAreAssessed(t *testing.T) {
	s := newSurveyor(t)
	for text, name := range map[string]string{"2020 Swan 48 as new": "Swan 48", "2010 J/109 blisters? none found": "J/109", "1995 Oyster 55": "1995 Oyster 55"} {
		if a := ask(t, s, 1000, user(text)); a.err != nil || !strings.Contains(a.text, name) {
			t.Errorf("%q: %v:\n%s", text, a.err, a.text)
		}
	}
}

func TestAnswerFitsItsBudget(t *testing.T) {
	s := newSurveyor(t)
	for _, budget := range []int{120, 200, 300, 500, 1000, 2000} {
		a := ask(t, s, budget, user(advert+" Rudder has play. Gas locker cracked. Bilge pump broken. Wiring is corroded. Windows leak. Sails tired."))
		if n := tokens.Count(a.text); n > budget {
			t.Errorf("budget %d: %d tokens:\n%s", budget, n, a.text)
		}
		if !strings.Contains(a.text, "1985 Catalina 30") || !strings.Contains(strings.ToLower(a.text), "not a survey") {
			t.Errorf("budget %d: the name or the disclaimer is missing:\n%s", budget, a.text)
		}
		if short := strings.Contains(a.text, "Shortened"); short != (budget < 2000) {
			t.Errorf("budget %d: says that it is shortened: %v", budget, short)
		}
	}
}

func TestSameRequestGivesTheSameAnswer(t *testing.T) {
	s := newSurveyor(t)
	if x, y := ask(t, s, 1000, user(advert)), ask(t, s, 1000, user(advert)); x.text != y.text {
		t.Errorf("got:\n%s\nand:\n%s", x.text, y.text)
	}
}

func TestAnErrorOfSendEndsTheRun(t *testing.T) {
	gone := errors.New("gone")
	sent := 0
	_, err := newSurveyor(t).Run(t.Context(), chat.Request{Messages: []chat.Message{user(advert)}}, func(chat.Event) error {
		sent++
		return gone
	})
	if !errors.Is(err, gone) || sent != 1 {
		t.Errorf("got %v after %d events", err, sent)
	}
}

func TestEveryPassageThatPracticeCitesExists(t *testing.T) {
	l := load(t)
	for _, id := range l.inspector.Passages() {
		if _, ok := l.passages.Passage(id); !ok {
			t.Errorf("there is no passage %q", id)
		}
	}
}

func TestModelWithoutInventoryAndPassagesStillAnswers(t *testing.T) {
	a := ask(t, bare(t), 1000, user(advert))
	if a.err != nil || !strings.Contains(a.text, "Seacocks") || strings.Contains(a.text, "[1]") && !strings.Contains(a.text, "Known on this design") {
		t.Errorf("%v:\n%s", a.err, a.text)
	}
	if info := bare(t).Info(); info.ID != survey.ID || info.Style.Cut != chat.CutWord {
		t.Errorf("%+v", info)
	}
}
