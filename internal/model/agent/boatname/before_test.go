package boatname_test

import "testing"

// completed is a text behind others, and what it is completed to.
type completed struct {
	text        string
	before      []string
	first, last string // "" for nothing
}

func hold(t *testing.T, complete func(string, []string) (string, string), list []completed) {
	t.Helper()
	for _, c := range list {
		if first, last := complete(c.text, c.before); first != c.first || last != c.last {
			t.Errorf("%q behind %q gives %q, %q, want %q, %q", c.text, c.before, first, last, c.first, c.last)
		}
	}
}

func TestANumberAloneIsOfTheBuilderThatWasNamedLast(t *testing.T) {
	hold(t, shared().Numbered, []completed{
		{"and the 34?", []string{"Tell me about the Catalina 30"}, "and the Catalina 34?", "Catalina 34"},
		{"and the 34?", []string{"Tell me about the Catalina 30", "how heavy is she?"}, "and the Catalina 34?", "Catalina 34"},
		{"and the 36?", []string{"Is a Bavaria 37 fast?", "or a Hallberg-Rassy 352?"}, "and the Hallberg-Rassy 36?", "Hallberg-Rassy 36"},
		{"and the 99?", []string{"Tell me about the Catalina 30"}, "", ""},
		{"and the 34 ft?", []string{"Tell me about the Catalina 30"}, "", ""},
		{"and 34?", []string{"Tell me about the Catalina 30"}, "", ""},
		{"and the 34?", []string{"How do I set the anchor?"}, "", ""},
		{"and the 34?", nil, "", ""},
	})
}

func TestABuilderAloneIsTheBoatOfHisThatWasNamedLast(t *testing.T) {
	hold(t, shared().Called, []completed{
		{"any known problems with the Catalina?", []string{"Tell me about the Catalina 34"}, "any known problems with the Catalina 34?", "Catalina 34"},
		{"how long is the Catalina?", []string{"Compare the Catalina 30 and the Bavaria 37"}, "how long is the Catalina 30?", "Catalina 30"},
		{"is our Catalina heavy?", []string{"I looked at a Catalina 30", "then at a Catalina 34", "and a Bavaria 37"}, "is our Catalina 34 heavy?", "Catalina 34"},
		{"how long is the Catalina 30?", []string{"Tell me about the Catalina 34"}, "", ""},
		{"is a Catalina heavy?", []string{"Tell me about the Catalina 34"}, "", ""},
		{"any known problems with the Catalina?", []string{"Tell me about the Bavaria 37"}, "", ""},
		{"any known problems with the Catalina?", nil, "", ""},
	})
}

func TestTheLastBoatIsThatOfTheTextElseOfThoseBeforeIt(t *testing.T) {
	hold(t, shared().Last, []completed{
		{"what is a Contessa 32 worth?", []string{"Tell me about the Catalina 34"}, "Contessa 32", ""},
		{"what is she worth?", []string{"I have a Catalina 34 of 1991", "how heavy is she?"}, "Catalina 34", "I have a Catalina 34 of 1991"},
		{"what is the Lagoon worth?", []string{"Compare Lagoon 380 and Leopard 38"}, "Lagoon 380", "Compare Lagoon 380 and Leopard 38"},
		{"how much would a 36 footer be?", []string{"do you know Hallberg-Rassy?"}, "Hallberg-Rassy 36 ft", ""},
		{"how much is a 36 ft Bavaria?", nil, "Bavaria 36 ft", ""},
		{"what is she worth?", []string{"Compare Lagoon 380 and Leopard 38"}, "", ""},
		{"what is a Contessa 32 or a Catalina 34 worth?", nil, "", ""},
		{"what is a Bavaria worth?", []string{"How do I set the anchor?"}, "", ""},
	})
}
