package foreign

import (
	"strings"

	"github.com/fairlead/fairlead/internal/fold"
)

// umlauts are letters that are also written as two.
var umlauts = strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue")

// spellGerman is a word in lower case with its umlauts written as two letters.
func spellGerman(w string) string { return fold.String(umlauts.Replace(w)) }

// particles are beginnings of German verbs that part from them.
var particles = fold.Set("an ab auf aus bei ein um vor zu los nach weg fest mit zurueck hoch hinein rein raus heraus durch ueber unter")

// unmarked is a German word without what tells its umlauts, which plurals and forms of verbs have and many leave out.
var unmarked = strings.NewReplacer("ae", "a", "oe", "o", "ue", "u", "sss", "ss")

// stemGerman is what the forms of a German word have in common, after CISTEM (Weißweiler and Fraser 2017): without the mark of a
// participle, without umlauts and without endings.
func stemGerman(w string) string {
	const most = 3 // endings behind each other
	w = unmarked.Replace(participle(w))
	for range most {
		switch {
		case len(w) <= 3:
			return w
		case len(w) > 5 && (strings.HasSuffix(w, "em") || strings.HasSuffix(w, "er") || strings.HasSuffix(w, "nd")):
			w = w[:len(w)-2]
		case strings.ContainsRune("tesn", rune(w[len(w)-1])):
			w = w[:len(w)-1]
		default:
			return w
		}
	}
	return w
}

// participle is a German verb without the "ge" or "zu" of "gerefft", "abgelegt" and "abzulegen".
func participle(w string) string {
	const leastLeft = 4
	if !strings.HasSuffix(w, "t") && !strings.HasSuffix(w, "en") {
		return w
	}
	if rest, ok := strings.CutPrefix(w, "ge"); ok && len(rest) >= leastLeft {
		return rest
	}
	for i := 2; i < len(w)-leastLeft && i <= 7; i++ {
		if particles[w[:i]] && (w[i:i+2] == "ge" || w[i:i+2] == "zu") && len(w)-i-2 >= leastLeft-1 {
			return w[:i] + w[i+2:]
		}
	}
	return w
}

// endings are those of French verbs and of what agrees with a noun, the longest first, behind the s of many.
var endings = []string{"eraient", "issent", "issant", "issez", "issons", "erait", "aient", "erons", "eront", "erez", "ions", "ait", "ant", "ent", "era", "ons", "er", "ez", "ir", "ai", "ee", "ie", "it", "re", "e", "i"}

// stemFrench is what the forms of a French word have in common: without the s of many and without its ending.
func stemFrench(w string) string {
	const leastLeft = 3
	if len(w) > leastLeft && (strings.HasSuffix(w, "s") || strings.HasSuffix(w, "x")) {
		w = w[:len(w)-1]
	}
	for _, ending := range endings {
		if rest, ok := strings.CutSuffix(w, ending); ok && len(rest) >= leastLeft {
			return rest
		}
	}
	return w
}
