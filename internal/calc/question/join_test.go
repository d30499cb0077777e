package question_test

import "testing"

func TestACountWrittenWithItsSignIsReadOnce(t *testing.T) {
	r := reader(t)
	for text, want := range map[string]float64{
		"what can i run on 2x100ah agm": 200, "what can i run on 2 x 100ah agm": 200, "what can i run on 2x 100 Ah": 200, "3x120w solar panels how many amps": 360,
	} {
		q := r.Read(text)
		if len(q.Quantities) != 1 || q.Quantities[0].Given != want {
			t.Errorf("%q: %+v, want %v", text, q.Quantities, want)
		}
	}
}
