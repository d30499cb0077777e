package wish_test

import "testing"

func TestWhatOnlyABuyerSaysIsASearch(t *testing.T) {
	for text, want := range map[string]bool{
		"€80-120k, 12-14m, 2005 to 2012, Balearics": true, "10 berths around 45 ft in Greece": true, "Stahlketsch 12 bis 14 Meter": true,
		"voilier 3 cabines Espagne après 2010": true, "bristol condition Hinckley": true, "Nordhavn by engine hours": true, "Elan between 10 and 15 years old": true,
		"Amels lying in the Canaries": true, "Westsail 32 anywhere but Florida": true,
		"anchor chain for a 12 m boat": false, "Hallberg-Rassy 36": false, "sailing from Spain to the Canaries": false, "hello": false,
		"the second one": false, "40 ft": false, "insurance for a 40 ft catamaran in Croatia": false,
	} {
		if got := parser().Searches(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}
