package talk

import "testing"

func TestAnEngineThatIsSupposedToRunGoesIntoTheQuestion(t *testing.T) {
	const lights = "which lights do I need? she is a 30 footer"
	for turn, want := range map[string]string{
		"and when I turn on the engine?": "which lights do I need under engine? she is a 30 footer",
		"what if the engine is off":      "which lights do I need under sail? she is a 30 footer",
		"should I turn off the engine?":  "",
	} {
		if got := byOther(lights, turn); got != want {
			t.Errorf("%q: %q, want %q", turn, got, want)
		}
	}
	if got := byOther("lights when motoring at night?", "and if I stop the engine"); got != "lights under sail at night?" {
		t.Errorf("%q", got)
	}
	if got := byOther("the engine overheats, what first?", "and when I turn off the engine?"); got != "" {
		t.Errorf("%q", got)
	}
}
