package agent_test

import (
	"context"
	"regexp"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/chat"
	conversation "github.com/fairlead/fairlead/internal/talk"
)

func TestAFollowUpIsAnsweredAsWhatItIs(t *testing.T) {
	a := newAgent(t)
	for _, c := range []struct {
		turns []string
		want  string
	}{
		{[]string{"how do i get a rope out of my prop", "water is 9 degrees and im alone"}, `(?i)stay out of the water.*coastguard`},
		{[]string{"how do i get a rope out of my prop", "who do i call, im not in danger just stuck"}, `(?i)routine.*16.*no Mayday`},
		{[]string{"my anchor drags every time in the mud", "so which one should i get? boat is 10.5m"}, `15 kg for 10 m`},
		{[]string{"whats the difference between a cutter and a sloop", "and a ketch?", "so for two old people crossing the atlantic which"}, `(?is)^By what I know: \w+.*two people`},
		{[]string{"tell me a joke", "haha another"}, `(?i)skipper|fortune`},
		{[]string{"how do I reef?", "lol my wife says just sail slower"}, `^Ha!`},
		{[]string{"how do I call a marina on the radio", "what do i say exactly im shy on radio"}, `this is yacht`},
		{[]string{"best knot to tie a genoa sheet to the clew?", "cheers. different thing, when do i reef"}, `^\*\*When to reef`},
		{[]string{"how long to go 43nm at 5.5 kn", "what if we only make 4.5", "and i leave at 6am, when do i get there"}, `15:33`},
		{[]string{"how much chain should i put out in 16 metres?", "what about a snubber, how long?"}, `^\*\*Snubber`},
		{[]string{"my engine overheats after 10 minutes", "impeller looks fine. what next?"}, `(?s)^\*\*Engine overheating.*That apart, look at`},
		{[]string{"engine won't start, just clicks", "battery is charged. what should I check next?", "cleaned the terminals, still the same"}, `(?s)^\*\*Engine does not crank.*solenoid`},
		{[]string{"my bilge pump runs every ten minutes", "ok it's the stern gland, drips about 20 a minute", "how do i tighten it"}, `^\*\*Stern gland`},
		{[]string{"my toilet stinks", "it's the hoses i think. how do i check?"}, `(?s)^\*\*Marine toilet smell.*damp cloth`},
		{[]string{"how does a watermaker work", "how much power does it need?"}, `(?s)^\*\*Watermakers.{0,150} (?:Ah|W|Wh)\b`},
		{[]string{"is a catamaran safer than a monohull", "but more expensive in marinas right?"}, `(?s)^\*\*Monohull or catamaran.*costs? more`},
		{[]string{"what lights do I have to show? 32 foot sailing yacht", "and when we turn on the motor?"}, `(?s)^\*\*Which lights.{0,300}power-driven`},
		{[]string{"engine overheating alarm just went off", "strainer is clean, seacock open. what next"}, `(?s)^\*\*Engine overheating.*That apart`},
		{[]string{"engine won't start just clicks", "still nothing"}, `(?s)^\*\*Engine does not crank.*That apart`},
		{[]string{"spinnaker wrap round the forestay how do i get it off", "still stuck"}, `(?s)^\*\*Spinnaker wrapped.*That apart`},
		{[]string{"my vhf only reaches 3 miles", "antenna is on the pushpit"}, `(?s)^\*\*VHF range.*That apart`},
		{[]string{"should i buy a boat with a saildrive", "what goes wrong with them"}, `(?i)^\*\*saildrive`},
		{[]string{"is osmosis a dealbreaker", "that's a lot. can't I do it myself?"}, `(?i)doing it yourself`},
		{[]string{"how long to go 43nm at 5.5 kn", "what if we only make 4.5", "and i leave at 6am, when do i get there", "no i meant with the first speed"}, `13:49`},
	} {
		if got := run(t, a, talk(t, a, c.turns...)).text; !regexp.MustCompile(c.want).MatchString(got) {
			t.Errorf("%q: want %s, got %s", c.turns, c.want, got)
		}
	}
}

func TestAnAnswerThatIsWantedShorterNeverGrows(t *testing.T) {
	a := newAgent(t)
	for _, turns := range [][]string{
		{"why does my boat round up when a gust hits", "so what do i do about it", "shorter please"},
		{"How do I heave to?", "less text please"}, {"What is weather helm?", "just tell me reef or ease the main"},
		{"When should I reef?", "shorter please", "even shorter"}, {"What is a cunningham?", "explain like I'm five"},
	} {
		req := talk(t, a, turns...)
		before := req.Messages[len(req.Messages)-2].Text
		if got := run(t, a, req).text; got == "" || utf8.RuneCountInString(got) > utf8.RuneCountInString(before) {
			t.Errorf("%q: %q is longer than %q", turns, got, before)
		}
	}
}

func TestATurnBehindAStudyIsAnsweredInShort(t *testing.T) {
	a := newAgent(t)
	const study = "## Executive Summary\n\nModern scoop anchors hold best.\n\n## Detailed Analysis\n\nMuch."
	for turn, want := range map[string]string{"which holds best in weed": `fisherman`, "what was the price difference again": `no price`} {
		req := ask("compare rocna spade and mantus anchors properly")
		req.Messages = append(req.Messages, chat.Message{Role: chat.Assistant, Text: study}, chat.Message{Role: chat.User, Text: turn})
		got := run(t, a.First(silent{}), req).text
		if !regexp.MustCompile(want).MatchString(got) || strings.Contains(got, "## ") {
			t.Errorf("%q: want %s in %s", turn, want, got)
		}
	}
}

// silent is a model that says what no other does.
type silent struct{}

func (silent) Info() chat.Info { return chat.Info{ID: "svc-deep-research-agent"} }

func (s silent) Run(ctx context.Context, req chat.Request, send chat.Send) (chat.Outcome, error) {
	return s.Converse(ctx, conversation.Of(req), send)
}

func (silent) Converse(_ context.Context, _ conversation.Talk, send chat.Send) (chat.Outcome, error) {
	return chat.Outcome{Finish: chat.FinishStop}, send(chat.Text("## Executive Summary"))
}
