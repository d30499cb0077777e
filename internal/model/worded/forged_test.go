package worded_test

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/chat"
)

// grounded are sentences that the drafts hold, each with what is sent of it.
var grounded = []struct {
	by   plan
	says string
	want string // empty: as it is
}{
	{anchoring, "Cruisers of 10 to 11 m use 8 mm chain [1].", ""},
	{anchoring, "Let out 40 m of chain in 8 m of depth [2].", ""},
	{anchoring, "Carry at least 50 m of it [1].", ""},
	{anchoring, "A scope of 5:1 does with chain, 7:1 with rope [2].", ""},
	{anchoring, "**Nylon** stretches by 15 % [1].", ""},
	{anchoring, "Nylon stretches fifteen per cent [1].", ""},
	{anchoring, "Call on VHF channel 16 [1].", ""},
	{anchoring, "See ISO 4565 [2].", ""},
	{anchoring, "There are three ways to do it, of which 2 are common.", ""},
	{anchoring, "First, look at the depth; 1. is not needed.", ""},
	{anchoring, "The 2nd anchor helps.", ""},
	{anchoring, "Carry 50 m of chain.", "Carry 50 m of chain [1]."},
	{anchoring, "Carry 50 m of chain [9].", "Carry 50 m of chain [1]."},
	{anchoring, "Carry 50 m of chain. [2]", "Carry 50 m of chain [1]."},
	{anchoring, "Use 5:1 and 50 m [2].", "Use 5:1 and 50 m [2][1]."},
	{anchoring, "Set it well [7].", "Set it well."},
	{anchoring, "With your 37 ft boat use 8 mm chain [1].", ""},
	{anchoring, "Read [Anchor rode](http://fairlead.test/knowledge/k-rode) first.", ""},
	{anchoring, "Read [this](http://evil.test/x) first.", "Read this first."},
	{anchoring, "Look: ![x](http://evil.test/pixel.png) here.", "Look:  here."},
	{boats, "The Moody 376 of 1997 asks 80,000 EUR and is 11.4 m long (sample data).", ""},
	{boats, "The 2002 Bavaria 44 asks EUR 49,000, all sample data.", ""},
	{boats, "The sample boat s-000202 lies in Patras.", ""},
	{boats, "In all 115 sample boats fit as of 1 November 2026 [1].", ""},
	{boats, "Die Bavaria 44 kostet 49.000 EUR (Beispieldaten).", ""},
}

// forged are statements that no evidence holds though most of their words are there.
var forged = []struct {
	by   plan
	says string
}{
	{anchoring, "Call on VHF channel 15."},
	{anchoring, "Call on channel 5."},
	{anchoring, "See ISO 4566 [2]."},
	{anchoring, "Rule 8 says so."},
	{anchoring, "Carry 50 ft of chain [1]."},
	{anchoring, "Carry 50 kg of chain [1]."},
	{anchoring, "Use two metres of chain."},
	{anchoring, "Use twelve metres of chain."},
	{anchoring, "It needs about thirty minutes."},
	{anchoring, "It costs EUR 50."},
	{anchoring, "Nylon stretches by 5 %."},
	{anchoring, "The winds reach force 9."},
	{anchoring, "Go to http://evil.test/x for more."},
	{anchoring, "Buy the Lagoon with it."},
	{anchoring, "The Hallberg-Rassy has it as standard."},
	{anchoring, "The NMEA2000 bus shows it."},
	{anchoring, "Take the Fantasia 40 as an example."},
	{anchoring, "Insurance is EUR 1,200 a year."},
	{boats, "The Moody 376 asks 49,000 EUR."},
	{boats, "The Bavaria 44 asks 80,000 EUR."},
	{boats, "The Moody 376 is 13.9 m long."},
	{boats, "The Bavaria 44 dates from 1997."},
	{boats, "Boat s-000203 is the best."},
	{boats, "The Bavaria 46 asks 49,000 EUR."},
	{boats, "The Lagoon 44 asks 49,000 EUR."},
	{boats, "Die Bavaria 46 kostet 49.000 EUR."},
	{boats, "116 boats fit."},
	{boats, "The Moody 376 asks 80.5 thousand euros."},
}

const question = "How much chain for my 37 ft boat?"

func TestWhatTheEvidenceHoldsIsSent(t *testing.T) {
	for _, tt := range grounded {
		want := tt.want
		if want == "" {
			want = tt.says
		}
		g := run(t, newModel(t, tt.by, &engine{script: []turn{says(tt.says)}}), ask(question))
		if first, _, _ := strings.Cut(g.text, "\n\n|"); first != want || g.start.Engine != "upstream" {
			t.Errorf("%q: %s", tt.says, cmp.Diff(want, first))
		}
	}
}

func TestWhatNoEvidenceHoldsIsNotSent(t *testing.T) {
	for _, tt := range forged {
		g := run(t, newModel(t, tt.by, &engine{script: []turn{says("So much is sure. " + tt.says + " That is all.")}}), ask(question))
		if first, _, _ := strings.Cut(g.text, "\n\n"); first != "So much is sure. That is all." {
			t.Errorf("%q was sent: %q", tt.says, first)
		}
	}
}

var digits = regexp.MustCompile(`\d[\d,.]*\d|\d`)

// A number of each grounded sentence is replaced by one that stands nowhere in the draft or the question.
func TestNoneOf200CorruptedSentencesIsKept(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 11))
	tried := 0
	for tried < 200 {
		tt := grounded[random.IntN(len(grounded))]
		if tt.want != "" || strings.Contains(tt.says, "http") || strings.Contains(tt.says, "three ways") || strings.Contains(tt.says, "1. is") || strings.Contains(tt.says, "2nd") {
			continue
		}
		bare := regexp.MustCompile(`\[\d+\]`).ReplaceAllString(tt.says, "")
		places := digits.FindAllStringIndex(bare, -1)
		if len(places) == 0 {
			continue
		}
		at := places[random.IntN(len(places))]
		number := fmt.Sprint(17 + random.IntN(80_000))
		if strings.Contains(tt.by.text()+question, number) || number == "1997" || number == "2002" {
			continue
		}
		tried++
		corrupted := bare[:at[0]] + number + bare[at[1]:]
		g := run(t, newModel(t, tt.by, &engine{script: []turn{says("So much is sure. " + corrupted)}}), ask(question))
		if first, _, _ := strings.Cut(g.text, "\n\n"); first != "So much is sure." {
			t.Errorf("%q was sent: %q", corrupted, first)
		}
	}
}

// The same text has to come out however it comes in.
func FuzzTextComesOutTheSameHoweverItIsCut(f *testing.F) {
	for _, tt := range grounded {
		f.Add(tt.says, uint64(1))
	}
	f.Add("## Head\n\n1. One. Two 9 m!\n2. Three? [1]\n\n| a |\n[[table 1]]\n```\nx\n```\n- e.g. 5:1 [2], then [1", uint64(3))
	f.Fuzz(func(t *testing.T, text string, seed uint64) {
		random := rand.New(rand.NewPCG(seed, 1))
		var pieces []string
		for rest := text; rest != ""; {
			n := 1 + random.IntN(min(len(rest), 9))
			pieces = append(pieces, rest[:n])
			rest = rest[n:]
		}
		whole := run(t, newModel(t, boats, &engine{script: []turn{says(text)}}), ask("x"))
		cut := run(t, newModel(t, boats, &engine{script: []turn{says(pieces...)}}), ask("x"))
		if whole.text != cut.text {
			t.Errorf("%q: whole %q, in pieces %q", text, whole.text, cut.text)
		}
		for _, ev := range cut.events {
			if text, ok := ev.(chat.Text); ok && text == "" {
				t.Error("an empty text was sent")
			}
		}
	})
}

// Whatever an engine writes over whatever draft ends in an answer.
func FuzzAnySentenceIsJudged(f *testing.F) {
	for _, tt := range forged {
		f.Add(tt.by.text(), tt.says)
	}
	f.Add("a, b, or not; -free un n't than", "before, than -free, nor after. never")
	f.Fuzz(func(t *testing.T, draft, sentence string) {
		e := &engine{script: []turn{says(sentence)}}
		p := plan{id: "svc-survey-agent", events: []chat.Event{chat.Text(draft)}}
		if g := run(t, newModel(t, p, e), ask("x")); g.err != nil {
			t.Errorf("%q over %q: %v", sentence, draft, g.err)
		}
	})
}
