package wish

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// likenings stand before a boat that is named as an example of what is wanted.
var likenings = sentence.Set("similar in size to|the size of|as big as|something like|anything like|boat like|boats like|yacht like|yachts like|sailboat like|sailboats like|cruiser like|one like|ones like|model like|models like|design like|designs like|more like|similar to|in the same class as|same class as|in the class of|competes with|compete with|competing with|rivalling|ressemblent au|ressemblent a|ressemble au|ressemble a|ressemblant au|ressemblant a|qui ressemble a|ahnliches wie|comparable to|comparable with|equivalent to|alternative to|alternatives to|alternative for|alternatives for|competitor of|competitors of|competitors to|rivals of|rival to|rivals to|along the lines of|in the style of|in the spirit of|in the vein of|ahnlich wie|ahnlich der|ahnlich einer|ahnlich dem|vergleichbar mit|vergleichbare mit|alternative zu|alternativen zu|alternative zur|alternativen zur|alternative zum|alternativen zum|konkurrenten der|konkurrent der|im stil|im stil von|so etwas wie|etwas wie|boot wie|boote wie|yacht wie|yachten wie|semblable a|semblables a|similaire a|similaires a|comparable a|comparables a|equivalent a|equivalent d|alternative a|alternatives a|concurrents de|concurrent de|dans le genre|dans le genre de|dans le genre d|dans l esprit de|dans l esprit d|quelque chose comme|bateau comme|bateaux comme|voilier comme|voiliers comme")

// alikes ask for others like the boat that the conversation is about.
var alikes = sentence.Set("similar boats|similar yachts|else is like it|else like it|competes with it|competes with her|compete with it|in the same class|of the same kind|similar ones|similar models|similar designs|anything similar|something similar|anything like it|anything like her|something like her|like it but|like that but|like her but|something like that|something like it|something like this|anything like that|or similar|or the like|something along those lines|anything along those lines|oder so etwas|oder so was|oder ahnlich|oder ahnliches|so etwas in der art|etwas in der art|ou similaire|ou equivalent|quelque chose comme ca|quelque chose dans le genre|dans ce genre|others like it|others like that|others like this|boats like it|boats like that|boats like this|boats like this one|like this one|like that one|any alternatives|what alternatives|the alternatives|alternatives|ahnliche boote|ahnliche yachten|ahnliche schiffe|ahnliche modelle|etwas ahnliches|was ahnliches|alternativen|bateaux similaires|bateaux semblables|modeles similaires|quelque chose de semblable|quelque chose de similaire|des alternatives")

// exampled may stand between.
var exampled = sentence.Set("a|an|the|my|our|one|old|used|ein|eine|einer|einem|einen|der|die|dem|den|meiner|meinem|un|une|l|le|la|mon|ma|d")

const (
	longestLikening = 4
	longestAlike    = 5
)

// likened reports whether the boat at word i is named as an example, and uses the words that say so.
func (t *turn) likened(i int) bool {
	at := i
	for exampled[t.Fold(at-1)] && !t.Breaks(at-1) {
		at--
	}
	n, ok := t.Before(at, likenings, longestLikening)
	if ok {
		t.Use(at-n, at)
	}
	return ok
}

// readLike notices a question for others like the boat that is named, in this turn or before.
func (t *turn) readLike() {
	if t.query.ModelContains == "" && t.base.ModelContains == "" {
		return
	}
	for i := range t.Words {
		if n, ok := t.After(i, alikes, longestAlike); ok && t.Free(i, i+n) {
			t.like, t.about = true, true
			t.Use(i, i+n)
			return
		}
	}
}
