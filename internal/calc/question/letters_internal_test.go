package question

import "testing"

func TestNoPatternIsLostByItsBeginnings(t *testing.T) {
	tokens := tokenize("how fast should a 12 m hull go at hull-speed, please?", nil)
	begin := beginnings(tokens)
	for phrase, held := range map[string]bool{
		"hull speed": true, "how fast|slow": true, "how ... hu*": true, "h*": true, "go": true, "... ?": true, "the? hull": true,
		"propeller pitch": false, "wie schnell": false, "sail|jib area": false,
	} {
		p := PatternOf(phrase)
		if in := p.In(tokens); in != held {
			t.Errorf("%q: stands there is %t", phrase, in)
		}
		if held && !p.needs.meets(&begin) {
			t.Errorf("%q is passed over", phrase)
		}
	}
	if p := PatternOf("zinc anode"); p.needs.meets(&begin) {
		t.Error("a pattern of other words is not passed over")
	}
}
