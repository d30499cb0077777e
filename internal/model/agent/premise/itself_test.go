package premise

import "testing"

func TestASentenceThatSetsContrariesSideBySideContradictsNeither(t *testing.T) {
	const known = "In the northern hemisphere wind goes anticlockwise round a low and clockwise round a high."
	for said, want := range map[string]bool{
		"wind goes anticlockwise round a low": true,
		"wind goes clockwise round a low":     false,
	} {
		if got := saysItself(known, said); got != want {
			t.Errorf("%q is said itself: %v, want %v", said, got, want)
		}
	}
	if saysItself("Port tack gives way to starboard tack.", "starboard tack gives way to port tack") {
		t.Error("what is turned round is taken for what is said")
	}
}
