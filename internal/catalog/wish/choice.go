package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	picks    = sentence.Set("the|about|on|of|number|no|nr|nummer|numero|option|listing|boat|result|item|das|die|der|den|le|la|zum|zur|du|hash")
	things   = sentence.Set("one|boat|listing|result|option|yacht|item|entry|boot|angebot|anzeige|bateau|annonce|on the list|in the list")
	details  = sentence.Set("tell me more about|more about|more on|more details on|more details about|details of|details on|details about|details for|more information on|more information about|more info on|more info about|info on|info about|tell me about|show me|show|see|open|describe|what about|mehr uber|mehr zu|details zu|zeig mir|plus d informations sur|en savoir plus sur|plus sur|montre moi|expand|look at|view|pick|select|choose|i like|interested in")
	praises  = sentence.Set("looks|sounds|seems|interests|appeals|caught|sieht|klingt|gefallt|me plait|m interesse|a l air|semble")
	counters = sentence.Set("number|no|nr|nummer|numero|option|listing|result|item|boat|boot|bateau|annonce|angebot|entry")
)

// readChoice reads "number 3", "#2", "details of the third boat".
func (t *turn) readChoice() {
	for i := range t.Words {
		n, j := t.ordinal(i)
		if n == 0 || !t.Free(i, j) || n == lastOne && !t.isLast(i, j) || t.comparedWith(i) {
			continue
		}
		_, asked := t.detailBefore(i)
		words, thing := t.thing(j)
		end := t.politely(j)
		pointed := picks[t.Fold(i-1)] || t.hashed(i)
		_, praised := t.After(j+words, praises, 2)
		if t.asksAbout(i, j) || praised && thing && (pointed || i == 0) {
			t.query.SelectIndex, t.about = n, true
			t.Use(0, len(t.Words))
			return
		}
		if i == 0 && thing && t.politely(j+words) || pointed && thing || asked && (thing || end || t.Breaks(j-1)) || pointed && end && i <= 2 {
			t.query.SelectIndex, t.about = n, true
			t.Use(0, len(t.Words))
			return
		}
	}
}

// thing is how many words from word j on stand for a boat of the list, false for none: "one", "one on the list".
func (t *turn) thing(j int) (words int, ok bool) {
	words, ok = t.After(j, things, 3)
	if more, also := t.After(j+words, things, 3); ok && also {
		words += more
	}
	return words, ok
}

// lastOne is the place of the boat at the end of a list.
const lastOne = -1

var lastNames = sentence.Set("last|letzte|letzten|letztes|dernier|derniere")

// isLast reports whether the words from i to j point to the end of the list rather than to a time: not "the last boat added".
func (t *turn) isLast(i, j int) bool {
	words, thing := t.thing(j)
	_, asked := t.detailBefore(i)
	pointed := i > 0 && i <= 2 && picks[t.Fold(i-1)]
	_, praised := t.After(j+words, praises, 2)
	return (thing || asked || pointed) && (t.politely(j+words) || t.Breaks(j+words-1) || thing && praised)
}

// politely reports whether nothing stands from word j on, or only a please.
func (t *turn) politely(j int) bool {
	for ; j < len(t.Words); j++ {
		if !polite[t.Fold(j)] {
			return false
		}
	}
	return true
}

var polite = sentence.Set("please|again|once|now|then|nochmal|nochmals|noch|einmal|wieder|encore|pls|bitte|genauer|naher|mal|im|detail|details|ausfuhrlich|thanks|thank|you|danke|merci|s|il|te|vous|plait|stp|svp|in|more|and|tell|show|give|describe|me|about|it|everything|und|et")

var (
	asking    = sentence.Set("is|are|was|has|have|does|did|can|could|what|where|when|why|who|how|ist|hat|wo|wann|wer|wie|est|est ce que|quel|quelle|ou|combien|qui")
	available = sentence.Set("available|still available|sold|for sale|still for sale|still there|gone|under offer|verfugbar|noch zu haben|zu haben|verkauft|noch da|disponible|encore disponible|vendu|vendue|a vendre|encore la|encore a vendre")
)

// asksAbout reports whether a turn asks about boat i to j of the last list: "is listing 1 still available?", "what does
// number 3 cost". A number that counts or measures is no boat's.
func (t *turn) asksAbout(i, j int) bool {
	counted := counters[t.Fold(i-1)] || t.hashed(i)
	_, thing := t.thing(j)
	if !counted && !thing || t.Counts(j) || t.measured(i) {
		return false
	}
	if counted && asking[t.Fold(0)] && !thing {
		return true
	}
	for k := j; k < len(t.Words); k++ {
		if _, ok := t.After(k, available, 3); ok && k <= j+5 {
			return counted || t.Fold(0) == "is" || t.Fold(0) == "ist" || t.Fold(0) == "est"
		}
	}
	return false
}

// measuring are the dimensions of what is said of boats.
var measuring = []quantity.Dimension{quantity.Length, quantity.Money, quantity.Time, quantity.Power, quantity.Mass, quantity.Speed}

// measured reports whether word i is a number of something that is measured, or the end of a range.
func (t *turn) measured(i int) bool {
	return slices.ContainsFunc(t.Quantities, func(q quantity.Quantity) bool {
		return q.Start <= t.Words[i].Start && t.Words[i].Start < q.End && (slices.Contains(measuring, q.Dim) || q.Part != quantity.Whole)
	})
}

// ordinal reads "second", "2nd", "number 2" and "#2"; j is the word behind it.
func (t *turn) ordinal(i int) (n, j int) {
	w := t.Words[i]
	if n := talk.Ordinal(w.Fold); n > 0 {
		return n, i + 1
	}
	if lastNames[w.Fold] {
		return lastOne, i + 1
	}
	if i+1 < len(t.Words) && t.Words[i+1].Start == w.End {
		if n := talk.Ordinal(w.Fold + t.Fold(i+1)); n > 0 {
			return n, i + 2
		}
	}
	if n := numeral.Few(strings.ToLower(t.Raw(i))); n > 0 && counters[t.Fold(i-1)] && !sentence.Negates(t.Fold(i-1)) {
		return n, i + 1
	}
	small := len(w.Fold) <= 2 && w.Fold[0] > '0' && w.Fold[0] <= '9'
	if small && (t.hashed(i) || counters[t.Fold(i-1)]) {
		for _, r := range w.Fold {
			if r < '0' || r > '9' {
				return 0, i
			}
			n = n*10 + int(r-'0')
		}
		return n, i + 1
	}
	return 0, i
}

func (t *turn) hashed(i int) bool {
	at := t.Words[i].Start
	return at > 0 && t.Text[at-1] == '#'
}

// detailBefore reports whether "tell me more about" or its like stands before word i, articles between.
func (t *turn) detailBefore(i int) (at int, ok bool) {
	for picks[t.Fold(i-1)] {
		if n, ok := t.Before(i, details, 4); ok {
			return i - n, true
		}
		i--
	}
	n, ok := t.Before(i, details, 4)
	return i - n, ok
}
