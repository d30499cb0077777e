package advert_test

import (
	"strings"
	"testing"
)

func TestQuestionsStateOnlyWhatTheyTakeForGranted(t *testing.T) {
	rd := load(t)
	for _, test := range []struct{ text, want string }{
		{"Is the deck soft?", ""},
		{"Is there a cracked chainplate?", ""},
		{"Does a Hunter 31 have a cracked chainplate?", ""},
		{"Are there problems with the keel?", ""},
		{"Any leaks, soft spots or cracks?", ""},
		{"If the chainplate is cracked, can I sail?", ""},
		{"How often is rigging replaced, and are seacocks corroded?", ""},
		{"Blisters?", ""},
		{"Should I worry about my cracked chainplate?", "chainplates defect crack"},
		{"My chainplate is cracked is it safe to sail?", "chainplates defect crack"},
		{"Is it safe to sail, the mast is bent?", "mast defect damage"},
		{"swage shows cracks, sailing tomorrow?", "standing_rigging defect crack"},
		{"Cracks, leaks?", ""},
		{"The spreader is broken. Can I sail?", "mast defect damage"},
		{"What would you pay for her with 2,300 engine hours and corroded seacocks?", "seacocks defect corrosion; engine_hours hours 2300"},
		{"Die Wanten sind gebrochen, kann ich segeln?", "standing_rigging defect damage"},
	} {
		if got := strings.Join(cues(rd, test.text), "; "); got != test.want {
			t.Errorf("%q: got %q, want %q", test.text, got, test.want)
		}
	}
}
