package survey_test

import (
	"context"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"sync"
	"testing"
	"testing/synctest"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/fetch"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/model/survey"
)

// web is what stands at addresses, and which were asked for.
type web struct {
	mu    sync.Mutex
	at    map[string]fetch.Found
	fails map[string]error
	asked []string
}

func (w *web) Read(_ context.Context, address string) (fetch.Found, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.asked = append(w.asked, address)
	if err := w.fails[address]; err != nil {
		return fetch.Found{}, err
	}
	found, ok := w.at[address]
	if !ok {
		return fetch.Found{}, fetch.ErrUnreachable
	}
	found.Address = address
	return found, nil
}

// readPage stands in for a reader of pages: TITLE, a line, the text; "LISTING" makes it a listing too.
func readPage(body []byte, address string) (survey.Page, error) {
	title, text, ok := strings.Cut(string(body), "\n")
	if !ok {
		return survey.Page{}, errors.New("no page")
	}
	p := survey.Page{Title: title, Text: text}
	if description, ok := strings.CutPrefix(text, "LISTING "); ok {
		p.Text = "Menu\nSaved boats\nContact the broker"
		p.Listing = &catalog.Listing{
			Source: "page", SourceURL: address, Make: "Hallberg-Rassy", Model: "352", DesignID: "hallberg-rassy-352", YearBuilt: 1982, LOA: 10.54, Category: design.Sail,
			Price: 61000, Currency: "EUR", PriceType: catalog.Ask, Title: title, Description: description, RiggingYear: 2005,
			SetAside: []catalog.SetAside{{Field: "displacement_kg", Value: "450 lb", Reason: "450 lb for a boat of 10.5 m"}},
		}
	}
	return p, nil
}

func surveyorOn(t testing.TB, w *web) *survey.Surveyor {
	t.Helper()
	l := load(t)
	return survey.New(l.inspector, survey.Config{Links: base, Boats: l.boats, Passages: l.passages, Fetch: w, ReadPage: readPage})
}

func html(text string) fetch.Found { return fetch.Found{Page: []byte(text)} }

func pixels(t testing.TB) []byte {
	t.Helper()
	_, data, _ := strings.Cut(picture(t), ",")
	raw, err := base64.StdEncoding.DecodeString(data)
	if err != nil {
		t.Fatal(err)
	}
	return raw
}

const broker = "https://www.broker.org/boats/7"

func TestPageOfABrokerIsAssessed(t *testing.T) {
	w := &web{at: map[string]fetch.Found{broker: html("Hallberg-Rassy 352\nLISTING Soft spots on deck. See also https://www.broker.org/boats/8 and http://169.254.169.254/.")}}
	for name, message := range map[string]chat.Message{"in the text": user("Please look at " + broker + "."), "as an image part": user("What of this?", broker)} {
		t.Run(name, func(t *testing.T) {
			w.asked = nil
			a := ask(t, surveyorOn(t, w), 3000, message)
			if a.err != nil {
				t.Fatal(a.err)
			}
			for _, want := range []string{"1982 Hallberg-Rassy 352", "Identified by page www.broker.org/boats/7 [1]", "Standing rigging: about", "Deck: soft", "Page www.broker.org/boats/7 says",
				"“450 lb”, cannot be right", "At 61,000 she is", "s-00000"} {
				if !strings.Contains(a.text, want) {
					t.Errorf("%q is missing in:\n%s", want, a.text)
				}
			}
			if len(w.asked) != 1 || w.asked[0] != broker {
				t.Errorf("asked for %v", w.asked)
			}
			for _, ev := range a.events {
				if c, ok := ev.(chat.Citation); ok && c.Number == 1 && c.URL != broker {
					t.Errorf("cites %+v", c)
				}
			}
		})
	}
}

func TestPageOfProseIsAssessed(t *testing.T) {
	w := &web{at: map[string]fetch.Found{"https://broker.org/x": html("A boat\n1985 Catalina 30 with corroded seacocks")}}
	a := ask(t, surveyorOn(t, w), 2000, user("https://broker.org/x"))
	if a.err != nil || !strings.Contains(a.text, "1985 Catalina 30") || !strings.Contains(a.text, "Seacocks and through-hulls: corroded") {
		t.Errorf("%v:\n%s", a.err, a.text)
	}
}

func TestPicturesOfOthersAreLookedAt(t *testing.T) {
	w := &web{at: map[string]fetch.Found{"https://broker.org/a.png": {Picture: pixels(t)}, "https://broker.org/b": {Picture: pixels(t)}}}
	a := ask(t, surveyorOn(t, w), 2000, user("1985 Catalina 30, see https://broker.org/b", "https://broker.org/a.png", picture(t)))
	if a.err != nil {
		t.Fatal(a.err)
	}
	for _, want := range []string{"Image 1, PNG 320 × 240", "Image 2, PNG", "Image 3, PNG", "Image 3 looks the same as image 1", "1985 Catalina 30"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
	pictures := 0
	for _, ev := range a.events {
		if p, ok := ev.(chat.Picture); ok && len(p.JPEG) > 0 && strings.Contains(p.Alt, "1: rust-coloured") {
			pictures++
		}
	}
	if pictures != 3 {
		t.Errorf("%d annotated pictures", pictures)
	}
}

func TestWhatWasNotReadIsNamedWithItsReason(t *testing.T) {
	w := &web{
		at: map[string]fetch.Found{"https://broker.org/empty": html("News\nThe harbour fair was a success."), "https://broker.org/broken": html("nothing"), "https://broker.org/text": html("x\ny")},
		fails: map[string]error{"https://inside.org/": fmt.Errorf("%w: dial tcp 10.0.0.1:80: refused", fetch.ErrUnreachable), "https://other.org/": fmt.Errorf("%w: its host is not in the setting", fetch.ErrRefused),
			"https://broker.org/big": fetch.ErrTooLarge, "https://broker.org/pdf": fetch.ErrType},
	}
	s := surveyorOn(t, w)
	for address, why := range map[string]string{
		"https://inside.org/":       "https://inside.org/ cannot be read;",
		"https://other.org/":        "https://other.org/ may not be read by this server;",
		"https://broker.org/big":    "https://broker.org/big is too large to be read;",
		"https://broker.org/pdf":    "https://broker.org/pdf is neither a web page nor a picture;",
		"https://broker.org/broken": "https://broker.org/broken is neither a web page nor a picture;",
		"https://broker.org/empty":  "https://broker.org/empty describes no boat;",
		base + "/knowledge/rules":   base + "/knowledge/rules is a page of this server, but no listing;",
	} {
		a := ask(t, s, 1000, user("see "+address))
		var f *fault.Fault
		if !errors.As(a.err, &f) || f.Code != "invalid_listing_url" || f.Param != "messages[0].content" || !strings.Contains(f.Message, why) || !strings.HasSuffix(f.Message, "paste the advert's text or send its photographs") {
			t.Errorf("%s: %v", address, a.err)
			continue
		}
		if strings.Contains(f.Message, "10.0.0.1") || strings.Contains(f.Message, "setting") {
			t.Errorf("%s tells too much: %s", address, f.Message)
		}
		a = ask(t, s, 1000, user("look", picture(t), address))
		if own := strings.HasPrefix(address, base); !own && (!errors.As(a.err, &f) || f.Code != "invalid_image" || !strings.HasPrefix(f.Message, "image 2, ")) {
			t.Errorf("%s as an image: %v", address, a.err)
		}
		a = ask(t, s, 2000, user("1985 Catalina 30 with corroded seacocks, "+address))
		if a.err != nil || !strings.Contains(a.text, "Not read: ") || !strings.Contains(a.text, "Seacocks") {
			t.Errorf("%s beside a text: %v\n%s", address, a.err, a.text)
		}
	}
	for _, address := range w.asked {
		if strings.HasPrefix(address, base) {
			t.Errorf("the server asks itself for %s", address)
		}
	}
}

func TestFollowUpDoesNotFetchAgain(t *testing.T) {
	load(t) // the shared inspector has a channel, which must not belong to the bubble
	synctest.Test(t, func(t *testing.T) {
		w := &web{at: map[string]fetch.Found{broker: html("Hallberg-Rassy 352\nLISTING Soft spots on deck."), "https://broker.org/a.png": {Picture: pixels(t)}}}
		s := surveyorOn(t, w)
		run := func(who string, messages ...chat.Message) string {
			var text strings.Builder
			ctx := keys.With(t.Context(), keys.Caller{UserID: who})
			if _, err := s.Run(ctx, chat.Request{Messages: messages}, func(ev chat.Event) error {
				if piece, ok := ev.(chat.Text); ok {
					text.WriteString(string(piece))
				}
				return nil
			}); err != nil {
				t.Fatal(err)
			}
			return text.String()
		}
		first := user(broker, "https://broker.org/a.png")
		run("u1", first)
		if text := run("u1", first, user("and the rig?")); !strings.Contains(text, "rig aloft") || len(w.asked) != 2 {
			t.Errorf("asked for %v; got:\n%s", w.asked, text)
		}
		run("u2", first)
		if len(w.asked) != 4 {
			t.Errorf("another user's answer comes from memory: %v", w.asked)
		}
		time.Sleep(6 * time.Minute)
		run("u1", first)
		if len(w.asked) != 6 {
			t.Errorf("after minutes it still comes from memory: %v", w.asked)
		}
	})
}

func TestMemoryOfWhatWasReadIsBounded(t *testing.T) {
	w := &web{at: map[string]fetch.Found{}}
	page := "Catalina 30\n1985 Catalina 30 with corroded seacocks." + strings.Repeat(" ", 2<<20)
	for i := range 40 {
		w.at[fmt.Sprintf("https://broker.org/%d", i)] = html(page)
	}
	s := surveyorOn(t, w)
	for i := range 40 {
		ask(t, s, 200, user(fmt.Sprintf("https://broker.org/%d", i)))
	}
	asked := len(w.asked)
	ask(t, s, 200, user("https://broker.org/39"))
	ask(t, s, 200, user("https://broker.org/0"))
	if len(w.asked) != asked+1 {
		t.Errorf("%d addresses were read again, want the oldest only", len(w.asked)-asked)
	}
}

func TestAtMostFourPagesAreRead(t *testing.T) {
	w := &web{at: map[string]fetch.Found{}}
	text := "1985 Catalina 30 "
	for i := range 9 {
		text += fmt.Sprintf("https://broker.org/%d ", i)
		w.at[fmt.Sprintf("https://broker.org/%d", i)] = html("Catalina 30\n1985 Catalina 30")
	}
	a := ask(t, surveyorOn(t, w), 2000, user(text))
	if a.err != nil || len(w.asked) != 4 || !strings.Contains(a.text, "at most 4 addresses are") {
		t.Errorf("%v, asked for %v:\n%s", a.err, w.asked, a.text)
	}
}

func TestPageThatWasPastedIsReadAsAPage(t *testing.T) {
	pasted := "<html><body><p>Soft spots on deck, see https://www.broker.org/boats/8</p></body></html>"
	s := survey.New(load(t).inspector, survey.Config{Links: base, Fetch: &web{}, ReadPage: func(body []byte, _ string) (survey.Page, error) {
		if string(body) != pasted {
			t.Errorf("read %q", body)
		}
		return survey.Page{Title: "1985 Catalina 30", Text: "Soft spots on deck"}, nil
	}})
	a := ask(t, s, 2000, user("What do you think of her? "+pasted+" Is she sound?"))
	if a.err != nil {
		t.Fatal(a.err)
	}
	for _, want := range []string{"1985 Catalina 30", "Deck: soft", "Page that was pasted says"} {
		if !strings.Contains(a.text, want) {
			t.Errorf("%q is missing in:\n%s", want, a.text)
		}
	}
	if strings.Contains(a.text, "boats/8") {
		t.Errorf("an address of the page was followed:\n%s", a.text)
	}
}
