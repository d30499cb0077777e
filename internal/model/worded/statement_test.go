package worded_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/model/worded"
)

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
- Spare lamps lie in the locker below the chart table. [2]`

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
	"Here is what matters.":                                                               true,
	"Vor dem Wenden schaut man nach achtern.":                                             true,
}

func TestWhatIsTurnedRoundOrMadeUpIsNotSent(t *testing.T) {
	holds := worded.Stating(meeting)
	for sentence, want := range judged {
		if got := holds(sentence); got != want {
			t.Errorf("%q: got %t, want %t", sentence, got, want)
		}
	}
}

func TestHoldingASentenceAgainstADraftHardlyAllocates(t *testing.T) {
	holds := worded.Stating(meeting)
	if n := testing.AllocsPerRun(100, func() { holds("In open water the boat under engine keeps out of the way of the sailing boat.") }); n > 2 {
		t.Errorf("got %v allocations, want at most 2", n)
	}
}

func BenchmarkHoldingASentenceAgainstADraft(b *testing.B) {
	holds := worded.Stating(meeting)
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
		worded.Stating(draft)(sentence)
		e := &engine{script: []turn{says(sentence)}}
		p := plan{id: "svc-survey-agent", events: []chat.Event{chat.Text(draft)}}
		if g := run(t, newModel(t, p, e), ask("x")); g.err != nil {
			t.Errorf("%q over %q: %v", sentence, draft, g.err)
		}
	})
}
