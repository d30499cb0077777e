package plan

import "testing"

func TestWhoAsksIsHeard(t *testing.T) {
	for _, c := range []struct {
		text string
		want Role
	}{
		{"I'm selling my Hanse 385, what is the market like?", Seller},
		{"and what should a seller do right now?", Seller},
		{"We want to sell our 2012 Lagoon 400 in Croatia. When and at what price?", Seller},
		{"Thinking about putting my Westerly Fulmar on the market", Seller},
		{"Wir wollen unsere Bavaria 36 verkaufen, was ist sie wert?", Seller},
		{"Je vends mon voilier de 12 m", Seller},
		{"What does that mean for sellers?", Seller},
		{"I have a 2008 Najad 380 to sell", Seller},
		{"Should I sell now or wait?", Seller},
		{"and what would you tell sellers?", Seller},
		{"what would you say to a buyer?", Buyer},
		{"My client wants to sell a Swan 45. What is the market?", Seller},
		{"Combien coûte un catamaran de 12 m et est-ce le bon moment pour vendre ?", Seller},
		{"Is spring the best time to sell?", Seller},
		{"What can a private seller expect?", Seller},
		{"I want to buy a catamaran and sell it again in five years", Buyer},
		{"Should I buy a Lagoon 42?", Buyer},
		{"What should buyers watch for?", Buyer},
		{"I have 60,000 euros and want a family cruiser", Buyer},
		{"Wir suchen ein Boot von 10 m", Buyer},
		{"I'm a yacht broker in Palma: how is demand?", Both},
		{"As an insurer I need the values of 40 ft boats", Both},
		{"I write for a magazine about used boats", Both},
		{"What should buyers and sellers do?", Both},
		{"Je suis courtier, quel est le marché ?", Both},
		{"Market study of the Lagoon 42", Anyone},
		{"What does the seller want for her?", Anyone},
		{"How fast do catamarans sell?", Anyone},
	} {
		if got := roleOf(c.text); got != c.want {
			t.Errorf("%q is of %d, want %d", c.text, got, c.want)
		}
	}
}

func TestARoleHoldsUntilAnotherOneIsTold(t *testing.T) {
	if got := roleIn("and which year?", []string{"I'm selling my Hanse 385"}); got != Seller {
		t.Errorf("got %d", got)
	}
	if got := roleIn("what should a buyer offer?", []string{"I'm selling my Hanse 385"}); got != Buyer {
		t.Errorf("got %d", got)
	}
}
