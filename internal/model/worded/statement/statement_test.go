package statement_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

// stating holds sentences against a draft as an answer about sailing does.
func stating(draft string) func(sentence string) bool {
	return holding(statement.Draft{Text: draft}, true)
}

// offering holds sentences against a draft as an answer about boats for sale does.
func offering(draft string) func(sentence string) bool {
	return holding(statement.Draft{Text: draft, Looks: []string{"Known on this design", "must check", "nothing said"}}, false)
}

func holding(draft statement.Draft, strict bool) func(sentence string) bool {
	h := statement.New(statement.Config{Strict: strict}).Read(draft).Hear("", nil)
	return func(sentence string) bool {
		_, ok := h.Holds(sentence)
		return ok
	}
}

// meeting is a draft about a rule and about safety.
const meeting = `**Meeting other boats**

In open water a boat under engine keeps clear of a boat under sail, but the one that overtakes keeps clear of the other. [1]

- Between boats on opposite tacks the one on port tack gives way to the one on starboard tack.
- Look astern before you tack, and never pass under the bow of a ship.
- Show a red light to port and a green one to starboard at night; lamps in the rigging are not allowed.
- Carbon steel is stronger than bronze, but bronze does not rust.
- Do not pour water on burning oil, because it spreads the fire.
- Keep the hatch shut while you motor in a swell, so that no spray comes in.
- A lifejacket without a crotch strap slides over the head.
- Reduce sail early when the wind rises, and clip on when you are alone on deck.
- Talcum keeps drysuit seals soft, and grease ruins them.
- In fog every boat proceeds at a safe speed and sounds her signal.
- Spare lamps lie in the locker below the chart table. [2]
- A boat not under command also shows black balls by day.
- Ropes cannot be tied or untied under load.
- Wire fails without warning and insurers may exclude the mast.
- Anglers must not impede a ferry. [3]`

var judged = map[string]bool{
	"A boat under sail that meets one under engine in open water need not keep clear.":    false,
	"In open water the boat under engine has to keep out of the way of the sailing boat.": true,
	"In open water a boat under sail keeps clear of a boat under engine.":                 false,
	"The boat on starboard tack gives way to the boat on port tack.":                      false,
	"The boat on starboard tack has right of way over the boat on port tack.":             true,
	"Before you tack, look astern.":                                                       true,
	"Tack before you look astern.":                                                        false,
	"At night show a green light to starboard and a red light to port.":                   true,
	"At night show a green light to port.":                                                false,
	"Bronze is stronger than carbon steel.":                                               false,
	"Carbon steel is stronger than bronze.":                                               true,
	"Never pour water on burning oil.":                                                    true,
	"Pour water on burning oil.":                                                          false,
	"Don't leave the hatch open while you motor in a swell.":                              true,
	"Leave the hatch open while you motor in a swell.":                                    false,
	"Reduce sail late when the wind rises.":                                               false,
	"Grease keeps drysuit seals soft.":                                                    true, // clauses of one sentence are told apart only by their share
	"A wet towel over the face protects you from the smoke.":                              false,
	"Lamps in the rigging are allowed.":                                                   false,
	"A boat not under command shows no black balls by day.":                               false,
	"Ropes can be untied under load.":                                                     false,
	"Insurers may exclude the mast.":                                                      true,
	"Anglers may impede a ferry.":                                                         false,
	"A boat that overtakes does not have to keep clear of the other.":                     false,
	"Here is what matters.":                                                               true,
	"Vor dem Wenden schaut man nach achtern.":                                             true,
}

func TestWhatIsTurnedRoundOrMadeUpIsNotSent(t *testing.T) {
	holds := stating(meeting)
	for sentence, want := range judged {
		if got := holds(sentence); got != want {
			t.Errorf("%q: got %t, want %t", sentence, got, want)
		}
	}
}

// offered is a draft about a boat for sale.
const offered = `## Condition assessment

- **Saildrive: old.** The seal is all that keeps the sea out of the engine space. *Renew the seal at the next haul-out.* [1]
- **Known on this design: mast.** Corrosion of the mast foot. [2]

| Area | Score | Basis |
|---|---|---|
| Engine and drive | not assessed | nothing said |
| Hull | 40 | Hull: blistered; seen in GB |

**A surveyor must check:** keel joint and bolts; engine under load.`

var heldOffers = map[string]bool{
	"Renew the seal of the saildrive at the next haul-out.":           true,
	"The seal of the saildrive was renewed recently.":                 false,
	"The seal need not be renewed.":                                   false,
	"On this design corrosion of the mast foot is known.":             true,
	"The mast foot is corroded.":                                      false,
	"The engine was not assessed.":                                    true,
	"The engine runs well.":                                           false,
	"The keel bolts are new.":                                         false,
	"The hull is blistered.":                                          true,
	"She was seen in Britain.":                                        true,
	"She was seen in Norway.":                                         false,
	"Prices of such boats have risen sharply since the winter storm.": false,
	"If you like, I can tell you more.":                               true,
}

func TestOfABoatForSaleOnlyWhatIsToldIsSent(t *testing.T) {
	holds := offering(offered)
	for sentence, want := range heldOffers {
		if got := holds(sentence); got != want {
			t.Errorf("%q: got %t, want %t", sentence, got, want)
		}
	}
}

func TestHoldingASentenceAgainstADraftHardlyAllocates(t *testing.T) {
	holds := stating(meeting)
	if n := testing.AllocsPerRun(100, func() { holds("In open water the boat under engine keeps out of the way of the sailing boat.") }); n > 2 {
		t.Errorf("got %v allocations, want at most 2", n)
	}
}

func BenchmarkHoldingASentenceAgainstADraft(b *testing.B) {
	holds := stating(meeting)
	b.ReportAllocs()
	for b.Loop() {
		for sentence := range judged {
			holds(sentence)
		}
	}
	b.ReportMetric(float64(len(judged)), "sentences")
}

func FuzzAnySentenceIsJudged(f *testing.F) {
	for sentence := range judged {
		f.Add(meeting, sentence)
	}
	f.Add("a, b, or not; -free un n't than", "before, than -free, nor after. never")
	f.Fuzz(func(t *testing.T, draft, sentence string) {
		for _, strict := range []bool{true, false} {
			h := statement.New(statement.Config{Strict: strict}).Read(statement.Draft{Text: draft}).Hear("x", nil)
			h.Holds(sentence)
			h.Prose(sentence)
			if kept, ok := h.Holds(sentence); !ok && kept != "" {
				t.Errorf("%q over %q: %q is left of what does not hold", sentence, draft, kept)
			}
			h.Close()
		}
	})
}

func TestZeroHasToStandInTheEvidenceAsAnyNumberHas(t *testing.T) {
	holds := stating("Lithium cells must not be charged below 0 °C. [1]\n\nPropane works down to -42 °C. [2]")
	for sentence, want := range map[string]bool{
		"Do not charge lithium cells below 0 °C.":                 true,
		"Lithium cells must not be charged below 0 °C [1].":       true,
		"Do not charge lithium cells below 5 °C.":                 false,
		"Propane works down to 0 kn, as lithium cells do at 0 V.": false,
	} {
		if got := holds(sentence); got != want {
			t.Errorf("%q: got %t, want %t", sentence, got, want)
		}
	}
}
