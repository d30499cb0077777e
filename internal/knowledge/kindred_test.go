package knowledge_test

import "testing"

func TestAQuestionStaysWithTheSubjectThatWasToldWhereThatAnswersItAsWell(t *testing.T) {
	for _, c := range []struct{ told, question, want string }{
		{"gas-leak-action", "how do I find the leak afterwards", "gas-leak-test"},
		{"anchoring-dragging", "how do I find the leak", ""},
		{"gas-leak-action", "what lights does a trawler show?", ""},
		{"", "how do I find the leak", ""},
	} {
		if id, ok := load(t).Kindred(c.told, c.question); id != c.want || ok != (c.want != "") {
			t.Errorf("behind %q %q is about %q, want %q", c.told, c.question, id, c.want)
		}
	}
}
