package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
	"github.com/fairlead/fairlead/internal/talk"
)

// group is a part of a query that a turn can take back as a whole.
type group int

const (
	groupPrice group = iota
	groupLength
	groupYear
	groupPlace
	groupMake
	groupModel
	groupType
	groupKeel
	groupRig
	groupHull
	groupCabins
	groupBerths
	groupDraft
	groupEngine
	groupFeatures
	groupCondition
	groupTax
	groupSort
	groupUse
)

var groupNames = map[string]group{
	"price": groupPrice, "budget": groupPrice, "preis": groupPrice, "prix": groupPrice, "cost": groupPrice, "money": groupPrice,
	"preislimit": groupPrice, "preisgrenze": groupPrice, "preisobergrenze": groupPrice,
	"length": groupLength, "size": groupLength, "loa": groupLength, "lange": groupLength, "grosse": groupLength,
	"longueur": groupLength, "taille": groupLength,
	"year": groupYear, "age": groupYear, "years": groupYear, "baujahr": groupYear, "alter": groupYear, "annee": groupYear,
	"location": groupPlace, "place": groupPlace, "region": groupPlace, "country": groupPlace, "area": groupPlace, "ort": groupPlace, "liegeplatz": groupPlace, "standort": groupPlace, "revier": groupPlace,
	"land": groupPlace, "lieu": groupPlace, "pays": groupPlace, "state": groupPlace, "where": groupPlace, "radius": groupPlace,
	"make": groupMake, "brand": groupMake, "builder": groupMake, "manufacturer": groupMake, "marke": groupMake, "werft": groupMake,
	"marque": groupMake, "chantier": groupMake, "model": groupModel, "modell": groupModel, "modele": groupModel,
	"type": groupType, "typ": groupType, "keel": groupKeel, "kiel": groupKeel, "quille": groupKeel, "rig": groupRig, "rigg": groupRig,
	"hull": groupHull, "material": groupHull, "cabins": groupCabins, "cabin": groupCabins, "kabinen": groupCabins, "cabines": groupCabins,
	"berths": groupBerths, "berth": groupBerths, "kojen": groupBerths, "draft": groupDraft, "draught": groupDraft, "tiefgang": groupDraft,
	"engine": groupEngine, "engines": groupEngine, "motors": groupEngine, "motoren": groupEngine, "moteurs": groupEngine, "motor": groupEngine, "moteur": groupEngine, "features": groupFeatures, "equipment": groupFeatures,
	"extras": groupFeatures, "condition": groupCondition, "zustand": groupCondition, "vat": groupTax, "tax": groupTax, "mwst": groupTax,
	"sort": groupSort, "sorting": groupSort, "order": groupSort,
}

var (
	resets    = set("start over|start again|start afresh|new search|reset|clear filters|clear all|clear everything|clear the filters|forget everything|forget that|forget all that|forget it|forget all of that|from scratch|begin again|scratch that|start fresh|neue suche|von vorne|von vorn|neu anfangen|zurucksetzen|alles zurucksetzen|recommencer|recommence|nouvelle recherche|on recommence|repartir de zero|reinitialiser|new query|different search|lets start again|fresh start")
	drops     = set("no preference on|no preference for|no preference as to|keine praferenz beim|keine praferenz fur|drop|remove|ignore|forget|forget about|lose|clear|cancel|delete|lift|scrap|relax|never mind|don t care about|do not care about|don t mind|regardless of|no matter the|any|all|whatever|entferne|streiche|vergiss|losche|ignoriere|egal welcher|egal welches|enleve|enlevez|supprime|supprimez|oublie|oubliez|n importe quel|n importe quelle|peu importe|take off|take away|take out|leave out|leave away|lass weg|get rid of|widen|open up|unlimited")
	limits    = set("limit|limits|filter|filters|restriction|restrictions|cap|requirement|requirements|constraint|constraints|range|bound|criteria|criterion|ceiling|maximum|max|minimum|min|limite|grenze|beschrankung|filtre|upper|lower|obere|untere|superieure|inferieure")
	denies    = set("no|without|ohne|sans|kein|keine|pas de")
	after     = set("isn t important|isn t an issue|is no issue|no issue|is not an issue|is unimportant|is secondary|isn t relevant|is not relevant|n est pas important|pas important|unwichtig|ist unwichtig|nicht wichtig|ist nicht wichtig|doesn t matter|does not matter|is irrelevant|irrelevant|is not important|not important|is open|is flexible|flexible|egal|ist egal|spielt keine rolle|n a pas d importance|peu importe|no object|unlimited|open")
	elsewhere = set("wherever|no matter where|egal wo|wo auch immer|peu importe ou|anywhere|anywhere in the world|worldwide|world wide|any location|everywhere|weltweit|uberall|partout|n importe ou|dans le monde entier|globally")
	additions = set("too|as well|also|aswell|add|plus|in addition|additionally|and also|include|including|auch|ebenfalls|dazu|zusatzlich|aussi|egalement|ajoute|ajoutez")
	mores     = set("more|more please|show more|show me more|next|next page|more results|next ones|more boats|more of them|see more|weiter|mehr|mehr anzeigen|mehr boote|die nachsten|suite|page suivante|plus de resultats|encore|the next ones|next 10|another page|any more|any others|show the rest|show next")
	articles  = set("the|my|that|any|all|your|den|die|das|der|le|la|les|mon|ma|mes|l|about|of|on|de|du")
)

// readCommands reads what a turn says about the conversation: start over, drop a limit, go on, pick one.
func (t *turn) readCommands() {
	if whole, ok := t.phrase(0, len(t.words)); ok && mores[whole] {
		t.more, t.about = true, true
		t.use(0, len(t.words))
		return
	}
	t.addPlace = t.addsPlace()
	t.add = len(t.words) > 0 && (t.words[0].fold == "or" || t.words[0].fold == "oder" || t.words[0].fold == "ou")
	for i := 0; i < len(t.words); i++ {
		if n, ok := t.after(i, resets, 4); ok && t.free(i, i+n) {
			t.reset, t.about = true, true
			t.use(i, i+n)
		}
		if n, ok := t.after(i, elsewhere, 4); ok && t.free(i, i+n) {
			t.drop[groupPlace], t.about = true, true
			t.use(i, i+n)
		}
		if n, ok := t.after(i, additions, 2); ok && t.free(i, i+n) && t.words[i].fold != "including" {
			t.add = true
		}
		t.readDrop(i)
	}
	t.readChoice()
}

// readDrop reads "drop the price limit", "any length", "no budget limit" and "price doesn't matter" at word i.
func (t *turn) readDrop(i int) {
	if n, ok := t.after(i, drops, 4); ok {
		t.dropNamed(i, i+n, false)
		return
	}
	if n, ok := t.after(i, denies, 2); ok {
		t.dropNamed(i, i+n, true)
		return
	}
	g, named := groupNames[t.words[i].fold]
	if n, ok := t.after(i+1, after, 4); named && ok && t.free(i, i+1+n) {
		t.drop[g], t.about = true, true
		t.use(i, i+1+n)
	}
}

// dropNamed drops the group that is named behind a verb; a mere "no" needs the word limit behind or before the name.
func (t *turn) dropNamed(from, i int, weak bool) {
	limited := false
	for i < len(t.words) && (articles[t.words[i].fold] || limits[t.words[i].fold]) {
		limited = limited || limits[t.words[i].fold]
		i++
	}
	if i >= len(t.words) || !t.free(from, i+1) {
		return
	}
	name := t.words[i].fold
	g, ok := groupNames[name]
	if !ok {
		return
	}
	j := i + 1
	for j < len(t.words) && limits[t.words[j].fold] {
		j, limited = j+1, true
	}
	if weak && !limited && len(name) < 10 { // German has the limit in the name: Preisgrenze
		return
	}
	t.drop[g], t.about = true, true
	t.use(from, j)
}

var (
	picks    = set("the|about|on|of|number|no|nr|nummer|numero|option|listing|boat|result|item|das|die|der|den|le|la|zum|zur|du|hash")
	things   = set("one|boat|listing|result|option|yacht|item|entry|boot|angebot|anzeige|bateau|annonce|on the list|in the list")
	details  = set("tell me more about|more about|more on|more details on|more details about|details of|details on|details about|details for|more information on|more information about|more info on|more info about|info on|info about|tell me about|show me|open|describe|what about|mehr uber|mehr zu|details zu|zeig mir|plus d informations sur|en savoir plus sur|plus sur|montre moi|expand|look at|view|pick|select|choose|i like|interested in")
	praises  = set("looks|sounds|seems|interests|appeals|caught|sieht|klingt|gefallt|me plait|m interesse|a l air|semble")
	counters = set("number|no|nr|nummer|numero|option|listing|result|item|boat|boot|bateau|annonce|angebot|entry")
)

// readChoice reads "number 3", "#2", "details of the third boat".
func (t *turn) readChoice() {
	for i := range t.words {
		n, j := t.ordinal(i)
		if n == 0 || !t.free(i, j) {
			continue
		}
		_, asked := t.detailBefore(i)
		words, thing := t.after(j, things, 3)
		end := t.politely(j)
		pointed := i > 0 && picks[t.words[i-1].fold] || t.hashed(i)
		_, praised := t.after(j+words, praises, 2)
		if t.asksAbout(i, j) || praised && thing && (pointed || i == 0) {
			t.query.SelectIndex, t.about = n, true
			t.use(0, len(t.words))
			return
		}
		if i == 0 && thing && n > 0 && t.politely(j+words) || pointed && thing || asked && (thing || end || t.breaks(j-1)) || pointed && end && i <= 2 {
			t.query.SelectIndex, t.about = n, true
			t.use(0, len(t.words))
			return
		}
	}
}

// politely reports whether nothing stands from word j on, or only a please.
func (t *turn) politely(j int) bool {
	for ; j < len(t.words); j++ {
		if !polite[t.words[j].fold] {
			return false
		}
	}
	return true
}

var polite = set("please|pls|bitte|genauer|naher|mal|im|detail|details|ausfuhrlich|thanks|thank|you|danke|merci|s|il|te|vous|plait|stp|svp|in|more|and|tell|show|give|describe|me|about|it|everything|und|et")

var (
	asking    = set("is|are|was|has|have|does|did|can|could|what|where|when|why|who|how|ist|hat|was|wo|wann|wer|wie|est|est ce que|quel|quelle|ou|combien|qui")
	available = set("available|still available|sold|for sale|still for sale|still there|gone|under offer|verfugbar|noch zu haben|zu haben|verkauft|noch da|disponible|encore disponible|vendu|vendue|a vendre|encore la|encore a vendre")
)

// asksAbout reports whether a turn asks about boat i to j of the last list: "is listing 1 still available?", "what does
// number 3 cost". A number that counts or measures is no boat's.
func (t *turn) asksAbout(i, j int) bool {
	counted := i > 0 && counters[t.words[i-1].fold] || t.hashed(i)
	_, thing := t.after(j, things, 3)
	if !counted && !thing || t.counts(j) || t.measured(i) {
		return false
	}
	if counted && asking[t.words[0].fold] && !thing {
		return true
	}
	for k := j; k < len(t.words); k++ {
		if _, ok := t.after(k, available, 3); ok && k <= j+5 {
			return counted || t.words[0].fold == "is" || t.words[0].fold == "ist" || t.words[0].fold == "est"
		}
	}
	return false
}

// measuring are the dimensions of what is said of boats.
var measuring = []quantity.Dimension{quantity.Length, quantity.Money, quantity.Time, quantity.Power, quantity.Mass, quantity.Speed}

// measured reports whether word i is a number with a unit.
func (t *turn) measured(i int) bool {
	return slices.ContainsFunc(t.quantities, func(q quantity.Quantity) bool {
		return q.Start <= t.words[i].start && t.words[i].start < q.End && (slices.Contains(measuring, q.Dim) || q.Part != quantity.Whole)
	})
}

// ordinal reads "second", "2nd", "number 2" and "#2"; j is the word behind it.
func (t *turn) ordinal(i int) (n, j int) {
	w := t.words[i]
	if n := talk.Ordinal(w.fold); n > 0 {
		return n, i + 1
	}
	if i+1 < len(t.words) && t.words[i+1].start == w.end {
		if n := talk.Ordinal(w.fold + t.words[i+1].fold); n > 0 {
			return n, i + 2
		}
	}
	if n := few[strings.ToLower(t.raw(i))]; n > 0 && i > 0 && counters[t.words[i-1].fold] && !negators[t.words[i-1].fold] {
		return n, i + 1
	}
	small := len(w.fold) <= 2 && w.fold[0] > '0' && w.fold[0] <= '9'
	if small && (t.hashed(i) || i > 0 && counters[t.words[i-1].fold]) {
		for _, r := range w.fold {
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
	at := t.words[i].start
	return at > 0 && t.text[at-1] == '#'
}

// detailBefore reports whether "tell me more about" or its like stands before word i, articles between.
func (t *turn) detailBefore(i int) (at int, ok bool) {
	for i > 0 && picks[t.words[i-1].fold] {
		if n, ok := t.before(i, details, 4); ok {
			return i - n, true
		}
		i--
	}
	n, ok := t.before(i, details, 4)
	return i - n, ok
}

// addsPlace reports whether a turn is an "and" with a place, as in "and Oregon". A question, "and Oregon?", and "and in Oregon"
// ask for the place instead.
func (t *turn) addsPlace() bool {
	if len(t.words) < 2 || strings.Contains(t.text, "?") || len(t.mentions) != 1 {
		return false
	}
	switch t.words[0].fold {
	case "and", "und", "et":
		i, j := t.at(t.mentions[0].Start, t.mentions[0].End)
		return i == 1 && j == len(t.words)
	}
	return false
}
