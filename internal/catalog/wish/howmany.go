package wish

import "github.com/fairlead/fairlead/internal/catalog"

var (
	showing = set("top|show me|show|list|give me|find me|find|first|best|the|zeig mir|zeige mir|die|les|montre moi|liste|only|just|get me|display|need|want|limit to|limit it to|limit results to|not more than|no more than")
	shown   = set("boats|listings|results|options|examples|cheapest|newest|most|best|largest|biggest|longest|smallest|oldest|yachts|of|offers|sailboats|catamarans|boote|yachten|angebote|bateaux|gunstigste|billigste|teuerste|neueste|jungste|alteste|grosste|langste|kleinste|gunstigsten|billigsten|teuersten|neuesten|jungsten|altesten|grossten|langsten|kleinsten|moins|plus|latest|lowest|nearest|closest|candidates|choices|hits|by")
)

// telling are the words before how many boats to show, of whatever kind: "show me 15 fin keel sloops".
var telling = set("show me|show|list|give me|display|zeig mir|zeige mir|montre moi|montrez moi")

// latest and advertised are around how many of the newest adverts to show: "the last 5 listed".
var (
	latest     = set("last|the last|latest|the latest|most recent|letzten|die letzten|neuesten|dernieres|les dernieres|derniers|les derniers")
	advertised = set("listed|added|posted|advertised|listings|ads|adverts|inserierten|inserate|anzeigen|annonces")
)

// readHowMany reads how many boats to show.
func (t *turn) readHowMany(a amount, n int) bool {
	lead, before := t.before(a.i, showing, 3)
	follows := a.j < len(t.words) && shown[t.words[a.j].fold] && !t.breaks(a.j-1)
	if c, words, limited := endingAt(t, leading, a.i); limited && !before && (c == less || c == untilYear) {
		_, asked := t.before(a.i-words, showing, 3)
		lead, before = words, follows || asked
	}
	listed := a.j
	if listed < len(t.words) && boatWords[t.words[listed].fold] && !advertised[t.words[listed].fold] {
		listed++
	}
	if n, last := t.before(a.i, latest, 2); last && listed < len(t.words) && advertised[t.words[listed].fold] {
		lead, before, follows = n, true, true
		t.query.Sort = catalog.ListedDesc
		t.use(a.j, listed+1)
	}
	alone := (a.j == len(t.words) || a.j+1 == len(t.words) && t.words[a.j].fold == "only") && before && t.words[a.i-1].fold != "the"
	_, told := t.before(a.i, telling, 3)
	kind := told && a.j < len(t.words) && !t.breaks(a.j-1) && t.gap(a.j-1) == " " && isLetter(t.words[a.j].fold)
	if !alone && !kind && !(follows && (before || a.i == 0)) {
		return false
	}
	t.use(a.i-lead, a.j)
	t.query.Count, t.about = n, true
	return true
}
