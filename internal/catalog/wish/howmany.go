package wish

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

var (
	showing = sentence.Set("top|show me|show|list|give me|find me|find|first|best|the|zeig mir|zeige mir|die|les|montre moi|liste|only|just|get me|display|need|want|limit to|limit it to|limit results to|not more than|no more than")
	shown   = sentence.Set("boats|listings|results|options|examples|cheapest|newest|most|best|largest|biggest|longest|smallest|oldest|yachts|of|offers|sailboats|catamarans|boote|yachten|angebote|bateaux|gunstigste|billigste|teuerste|neueste|jungste|alteste|grosste|langste|kleinste|gunstigsten|billigsten|teuersten|neuesten|jungsten|altesten|grossten|langsten|kleinsten|moins|plus|latest|lowest|nearest|closest|candidates|choices|hits|by")
)

// telling are the words before how many boats to show, of whatever kind: "show me 15 fin keel sloops".
var telling = sentence.Set("show me|show|list|give me|display|zeig mir|zeige mir|montre moi|montrez moi")

// latest and advertised are around how many of the newest adverts to show: "the last 5 listed".
var (
	latest     = sentence.Set("last|the last|latest|the latest|most recent|letzten|die letzten|neuesten|dernieres|les dernieres|derniers|les derniers")
	advertised = sentence.Set("listed|added|posted|advertised|listings|ads|adverts|inserierten|inserate|anzeigen|annonces")
)

// readHowMany reads how many boats to show.
func (t *turn) readHowMany(a amount, n int) bool {
	lead, before := t.Before(a.i, showing, 3)
	follows := shown[t.Fold(a.j)] && !t.Breaks(a.j-1)
	if c, words, limited := sentence.EndingAt(t.Sentence, leading, a.i); limited && !before && (c == less || c == untilYear) {
		_, asked := t.Before(a.i-words, showing, 3)
		lead, before = words, follows || asked
	}
	listed := a.j
	if boatWords[t.Fold(listed)] && !advertised[t.Fold(listed)] {
		listed++
	}
	if n, last := t.Before(a.i, latest, 2); last && advertised[t.Fold(listed)] {
		lead, before, follows = n, true, true
		t.query.Sort = catalog.ListedDesc
		t.Use(a.j, listed+1)
	}
	alone := (a.j == len(t.Words) || a.j+1 == len(t.Words) && t.Fold(a.j) == "only") && before && t.Fold(a.i-1) != "the"
	_, told := t.Before(a.i, telling, 3)
	kind := told && a.j < len(t.Words) && !t.Breaks(a.j-1) && t.Gap(a.j-1) == " " && sentence.IsLetter(t.Fold(a.j))
	if !alone && !kind && !(follows && (before || a.i == 0)) {
		return false
	}
	t.Use(a.i-lead, a.j)
	t.query.Count, t.about = n, true
	return true
}
