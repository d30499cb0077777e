package wish

import (
	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/meaning"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// shown stand behind how many boats to show.
var shown = sentence.Set("boats|listings|results|options|examples|cheapest|newest|most|best|largest|biggest|longest|smallest|oldest|yachts|of|offers|sailboats|catamarans|boote|yachten|angebote|bateaux|gunstigste|billigste|teuerste|neueste|jungste|alteste|grosste|langste|kleinste|gunstigsten|billigsten|teuersten|neuesten|jungsten|altesten|grossten|langsten|kleinsten|moins|plus|latest|lowest|nearest|closest|candidates|choices|hits|by")

// telling are the words before how many boats to show, of whatever kind: "show me 15 fin keel sloops".
var telling = sentence.Set("show me|show|list|give me|display|zeig mir|zeige mir|montre moi|montrez moi")

// latest are the words before how many of the newest adverts to show: "the last 5 listed".
var latest = sentence.Set("last|the last|latest|the latest|most recent|letzten|die letzten|neuesten|dernieres|les dernieres|derniers|les derniers")

// readHowMany reads how many boats to show.
func (t *turn) readHowMany(a amount.Amount, n int) bool {
	lead, before := command.Shows(t.Sentence, a.I)
	follows := shown[t.Fold(a.J)] && !t.Breaks(a.J-1)
	if c, words, limited := amount.Leading(t.Sentence, a.I); limited && !before && (c == amount.Less || c == amount.UntilYear) {
		_, asked := command.Shows(t.Sentence, a.I-words)
		lead, before = words, follows || asked
	}
	listed := a.J
	if boat.IsBoat(t.Fold(listed)) && !meaning.IsAdvert(t.Fold(listed)) {
		listed++
	}
	if n, last := t.Before(a.I, latest, 2); last && meaning.IsAdvert(t.Fold(listed)) {
		lead, before, follows = n, true, true
		t.query.Sort = catalog.ListedDesc
		t.Use(a.J, listed+1)
	}
	if t.countsBehind(a) {
		t.Use(a.I, a.J)
		t.query.Count, t.about = n, true
		return true
	}
	alone := (a.J == len(t.Words) || a.J+1 == len(t.Words) && t.Fold(a.J) == "only") && before && t.Fold(a.I-1) != "the"
	_, told := t.Before(a.I, telling, 3)
	kind := told && a.J < len(t.Words) && !t.Breaks(a.J-1) && t.Gap(a.J-1) == " " && sentence.IsLetter(t.Fold(a.J))
	if !alone && !kind && !(follows && (before || a.I == 0)) {
		return false
	}
	t.Use(a.I-lead, a.J)
	t.query.Count, t.about = n, true
	return true
}

// ends are the words for one end of an order, behind which stands how many boats to show: "the cheapest three".
var ends = sentence.Set("cheapest|newest|best|largest|biggest|longest|shortest|smallest|oldest|latest|dearest|nearest|closest|expensive|billigsten|gunstigsten|teuersten|neuesten|jungsten|altesten|grossten|langsten|kleinsten|chers|recents|recentes|anciens|grands|petits")

// countsBehind reports whether a number behind one end of an order ends a clause with it, so that it is how many boats to show.
func (t *turn) countsBehind(a amount.Amount) bool {
	return a.I > 0 && ends[t.Fold(a.I-1)] && !t.Breaks(a.I-1) && (a.J == len(t.Words) || t.Breaks(a.J-1) || behindCount[t.Fold(a.J)])
}

// behindCount may stand behind such a number.
var behindCount = sentence.Set("please|now|then|only|of|overall|bitte|nur|davon|seulement")
