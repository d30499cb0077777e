package meaning

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// advertised are the words that say that adverts are meant.
var advertised = sentence.Set("listed|added|posted|advertised|listings|ads|adverts|inserierten|inserate|anzeigen|annonces")

// drafts are the words for what a boat draws.
var drafts = sentence.Set("draft|drafts|draught|draughts|draw|draws|drawing|tiefgang|tiefgange|flachgehend|tirant|shoal|shallow")

// pricesOf are the words for prices.
var pricesOf = sentence.Set("price|prices|preis|preise|prix|cost|costs|value|values|asking")

// engineMakers build what only engines have for a name, folded: a number behind them is that of an engine.
var engineMakers = sentence.Set("perkins|yanmar|volvo|penta|volvo penta|lehman|lehmans|ford|westerbeke|universal|kubota|cummins|caterpillar|cat|cats|detroit|man|mtu|nanni|lombardini|" +
	"bukh|farymann|sole|solé|beta|mercedes|mercruiser|mercury|suzuki|honda|evinrude|johnson|tohatsu|mermaid|thornycroft|gardner|sabb|vetus|craftsman|deutz|iveco|john deere|deere|mitsubishi|renault|steyr|bmc|atomic")

// NamesPrices reports whether a sentence names prices, as a question for figures of them does: "how have prices changed by year".
func NamesPrices(s *sentence.Sentence) bool { return s.HoldsOne(pricesOf) }

// NamesDraft reports whether a sentence names the draft of a boat.
func NamesDraft(s *sentence.Sentence) bool { return s.HoldsOne(drafts) }

// IsAdvert reports whether a word says that adverts are meant rather than boats.
func IsAdvert(word string) bool { return advertised[word] }

// EngineMaker reports whether the name of one who builds only engines ends before word i.
func EngineMaker(s *sentence.Sentence, i int) bool {
	_, ok := s.Before(i, engineMakers, 2)
	return ok
}
