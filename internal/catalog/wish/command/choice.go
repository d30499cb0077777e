package command

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/numeral"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

var (
	// picks point to a boat of the list, things stand for one; details are the words before one that more is to be told of, praises those
	// behind one that is liked. Behind counters stands the place of a boat.
	picks    = sentence.Set("the|about|on|of|number|no|nr|nummer|numero|option|listing|boat|result|item|das|die|der|den|le|la|zum|zur|du|hash")
	things   = sentence.Set("one|boat|listing|result|option|yacht|item|entry|boot|angebot|anzeige|bateau|annonce|on the list|in the list")
	details  = sentence.Set("tell me more about|more about|more on|more details on|more details about|details of|details on|details about|details for|more information on|more information about|more info on|more info about|info on|info about|tell me about|show me|show|see|open|describe|what about|mehr uber|mehr zu|details zu|zeig mir|plus d informations sur|en savoir plus sur|plus sur|montre moi|expand|look at|view|pick|select|choose|i like|interested in")
	praises  = sentence.Set("looks|sounds|seems|interests|appeals|caught|sieht|klingt|gefallt|me plait|m interesse|a l air|semble")
	counters = sentence.Set("number|no|nr|nummer|numero|option|listing|result|item|boat|boot|bateau|annonce|angebot|entry")
)

// readChoice reads "number 3", "#2", "details of the third boat".
func (r *reader) readChoice() {
	for i := range r.Words {
		n, j := r.ordinal(i)
		if n == 0 || !r.Free(i, j) || n == lastOne && !r.isLast(i, j) || r.comparedWith(i) {
			continue
		}
		_, asked := r.detailBefore(i)
		words, thing := r.thing(j)
		end := r.politely(j)
		pointed := picks[r.Fold(i-1)] || r.hashed(i)
		_, praised := r.After(j+words, praises, 2)
		if r.asksAbout(i, j) || praised && thing && (pointed || i == 0) {
			r.Select, r.About = n, true
			r.Use(0, len(r.Words))
			return
		}
		if i == 0 && thing && r.politely(j+words) || pointed && thing || asked && (thing || end || r.Breaks(j-1)) || pointed && end && i <= 2 {
			r.Select, r.About = n, true
			r.Use(0, len(r.Words))
			return
		}
	}
}

// thing is how many words from word j on stand for a boat of the list, false for none: "one", "one on the list".
func (r *reader) thing(j int) (words int, ok bool) {
	words, ok = r.After(j, things, 3)
	if more, also := r.After(j+words, things, 3); ok && also {
		words += more
	}
	return words, ok
}

// lastOne is the place of the boat at the end of a list.
const lastOne = -1

// lastNames are the words for the boat at the end of the list.
var lastNames = sentence.Set("last|letzte|letzten|letztes|dernier|derniere")

// isLast reports whether the words from i to j point to the end of the list rather than to a time: not "the last boat added".
func (r *reader) isLast(i, j int) bool {
	words, thing := r.thing(j)
	_, asked := r.detailBefore(i)
	pointed := i > 0 && i <= 2 && picks[r.Fold(i-1)]
	_, praised := r.After(j+words, praises, 2)
	return (thing || asked || pointed) && (r.politely(j+words) || r.Breaks(j+words-1) || thing && praised)
}

// politely reports whether nothing stands from word j on, or only a please.
func (r *reader) politely(j int) bool {
	for ; j < len(r.Words); j++ {
		if !polite[r.Fold(j)] {
			return false
		}
	}
	return true
}

// polite are words that ask for nothing more.
var polite = sentence.Set("please|again|once|now|then|nochmal|nochmals|noch|einmal|wieder|encore|pls|bitte|genauer|naher|mal|im|detail|details|ausfuhrlich|thanks|thank|you|danke|merci|s|il|te|vous|plait|stp|svp|in|more|and|tell|show|give|describe|me|about|it|everything|und|et")

var (
	// asking begin a question, available ask whether a boat is still for sale.
	asking    = sentence.Set("is|are|was|has|have|does|did|can|could|what|where|when|why|who|how|ist|hat|wo|wann|wer|wie|est|est ce que|quel|quelle|ou|combien|qui")
	available = sentence.Set("available|still available|sold|for sale|still for sale|still there|gone|under offer|verfugbar|noch zu haben|zu haben|verkauft|noch da|disponible|encore disponible|vendu|vendue|a vendre|encore la|encore a vendre")
)

// Offered reports whether words that say whether a boat is for sale start with word i.
func Offered(s *sentence.Sentence, i int) bool {
	_, ok := s.After(i, available, 2)
	return ok
}

// asksAbout reports whether a turn asks about boat i to j of the last list: "is listing 1 still available?", "what does
// number 3 cost". A number that counts or measures is no boat's.
func (r *reader) asksAbout(i, j int) bool {
	counted := counters[r.Fold(i-1)] || r.hashed(i)
	_, thing := r.thing(j)
	if !counted && !thing || r.Counts(j) || r.measured(i) {
		return false
	}
	if counted && asking[r.Fold(0)] && !thing {
		return true
	}
	for k := j; k < len(r.Words); k++ {
		if _, ok := r.After(k, available, 3); ok && k <= j+5 {
			return counted || r.Fold(0) == "is" || r.Fold(0) == "ist" || r.Fold(0) == "est"
		}
	}
	return false
}

// measuring are the dimensions of what is said of boats.
var measuring = []quantity.Dimension{quantity.Length, quantity.Money, quantity.Time, quantity.Power, quantity.Mass, quantity.Speed}

// measured reports whether word i is a number of something that is measured, or the end of a range.
func (r *reader) measured(i int) bool {
	return slices.ContainsFunc(r.Quantities, func(q quantity.Quantity) bool {
		return q.Start <= r.Words[i].Start && r.Words[i].Start < q.End && (slices.Contains(measuring, q.Dim) || q.Part != quantity.Whole)
	})
}

// ordinal reads "second", "2nd", "number 2" and "#2"; j is the word behind it.
func (r *reader) ordinal(i int) (n, j int) {
	w := r.Words[i]
	if n := talk.Ordinal(w.Fold); n > 0 {
		return n, i + 1
	}
	if lastNames[w.Fold] {
		return lastOne, i + 1
	}
	if i+1 < len(r.Words) && r.Words[i+1].Start == w.End {
		if n := talk.Ordinal(w.Fold + r.Fold(i+1)); n > 0 {
			return n, i + 2
		}
	}
	if n := numeral.Few(strings.ToLower(r.Raw(i))); n > 0 && counters[r.Fold(i-1)] && !sentence.Negates(r.Fold(i-1)) {
		return n, i + 1
	}
	small := len(w.Fold) <= 2 && w.Fold[0] > '0' && w.Fold[0] <= '9'
	if small && (r.hashed(i) || counters[r.Fold(i-1)]) {
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

// hashed reports whether a number sign stands before word i.
func (r *reader) hashed(i int) bool {
	at := r.Words[i].Start
	return at > 0 && r.Text[at-1] == '#'
}

// detailBefore reports whether "tell me more about" or its like stands before word i, articles between.
func (r *reader) detailBefore(i int) (at int, ok bool) {
	for picks[r.Fold(i-1)] {
		if n, ok := r.Before(i, details, 4); ok {
			return i - n, true
		}
		i--
	}
	n, ok := r.Before(i, details, 4)
	return i - n, ok
}
