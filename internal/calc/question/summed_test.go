package question_test

import "testing"

func TestWhatIsAddedIsToldOfEachSum(t *testing.T) {
	r := reader(t)
	for text, want := range map[string]string{
		"2 litres to drink and 3 to wash":                                                     "2 + 3 = 5 L",
		"3.1 litres each to drink and 4.2 litres to wash":                                     "3.1 + 4.2 = 7.3 L",
		"At sea 2 litres each to drink and 3 to wash. In port 4 litres each and 20 to shower": "2 + 3 = 5 L; 4 + 20 = 24 L",
		"2 litres to drink": "",
	} {
		if got := r.Read(text).First; got != want {
			t.Errorf("%q adds up %q, want %q", text, got, want)
		}
	}
}
