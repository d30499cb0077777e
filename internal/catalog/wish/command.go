package wish

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// groupNames are what people call the groups of demands, folded.
var groupNames = map[string]demand.Group{
	"price": demand.Price, "budget": demand.Price, "preis": demand.Price, "prix": demand.Price, "cost": demand.Price, "money": demand.Price,
	"preislimit": demand.Price, "preisgrenze": demand.Price, "preisobergrenze": demand.Price,
	"length": demand.Length, "size": demand.Length, "loa": demand.Length, "lange": demand.Length, "grosse": demand.Length,
	"longueur": demand.Length, "taille": demand.Length,
	"year": demand.Year, "age": demand.Year, "years": demand.Year, "baujahr": demand.Year, "alter": demand.Year, "annee": demand.Year,
	"location": demand.Place, "place": demand.Place, "region": demand.Place, "country": demand.Place, "area": demand.Place, "ort": demand.Place, "liegeplatz": demand.Place, "standort": demand.Place, "revier": demand.Place,
	"land": demand.Place, "lieu": demand.Place, "pays": demand.Place, "state": demand.Place, "where": demand.Place, "radius": demand.Place,
	"make": demand.Make, "brand": demand.Make, "builder": demand.Make, "manufacturer": demand.Make, "marke": demand.Make, "werft": demand.Make,
	"marque": demand.Make, "chantier": demand.Make, "model": demand.Model, "modell": demand.Model, "modele": demand.Model,
	"type": demand.Type, "typ": demand.Type, "keel": demand.Keel, "kiel": demand.Keel, "quille": demand.Keel, "rig": demand.Rig, "rigg": demand.Rig,
	"hull": demand.Hull, "material": demand.Hull, "cabins": demand.Cabins, "cabin": demand.Cabins, "kabinen": demand.Cabins, "cabines": demand.Cabins,
	"berths": demand.Berths, "berth": demand.Berths, "kojen": demand.Berths, "draft": demand.Draft, "draught": demand.Draft, "tiefgang": demand.Draft,
	"engine": demand.Engine, "engines": demand.Engine, "motors": demand.Engine, "motoren": demand.Engine, "moteurs": demand.Engine, "motor": demand.Engine, "moteur": demand.Engine, "features": demand.Features, "equipment": demand.Features,
	"extras": demand.Features, "condition": demand.Condition, "zustand": demand.Condition, "vat": demand.Tax, "tax": demand.Tax, "mwst": demand.Tax,
	"fuel": demand.Fuel, "fuels": demand.Fuel, "carburant": demand.Fuel, "treibstoff": demand.Fuel, "kraftstoff": demand.Fuel, "antrieb": demand.Engine, "propulsion": demand.Engine,
	"materials": demand.Hull, "rumpfmaterial": demand.Hull, "baumaterial": demand.Hull, "materiau": demand.Hull, "materiaux": demand.Hull,
	"takelung": demand.Rig, "greement": demand.Rig, "kielform": demand.Keel, "hersteller": demand.Make, "bootstyp": demand.Type,
	"displacement": demand.Displacement, "weight": demand.Displacement, "verdrangung": demand.Displacement, "gewicht": demand.Displacement, "deplacement": demand.Displacement,
	"sort": demand.Sort, "sorting": demand.Sort, "order": demand.Sort,
}

var (
	resets    = sentence.Set("start over|restart|start anew|start from scratch|from the top|neustart|ganz von vorne|start again|start afresh|new search|reset|clear filters|clear all|clear everything|clear the filters|forget everything|forget that|forget all that|forget it|forget all of that|from scratch|begin again|scratch that|start fresh|neue suche|von vorne|von vorn|neu anfangen|zurucksetzen|alles zurucksetzen|recommencer|recommence|nouvelle recherche|on recommence|repartir de zero|reinitialiser|new query|different search|lets start again|fresh start")
	undoes    = sentence.Set("drop that|drop it|drop that one|undo|undo that|take that back|without that|never mind that|remove that|leave that out|forget that one|go back one step|lass das weg|doch nicht|mach das ruckgangig|enleve ca|annule|sans ca")
	drops     = sentence.Set("reset|zurucksetzen|reinitialise|no preference on|no preference for|no preference as to|keine praferenz beim|keine praferenz fur|drop|remove|ignore|forget|forget about|lose|clear|cancel|delete|lift|scrap|relax|never mind|don t care about|do not care about|don t mind|regardless of|no matter the|any|all|whatever|entferne|streiche|vergiss|losche|ignoriere|egal welcher|egal welches|egal welche|jedes|jeder|jede|jegliches|beliebiges|beliebiger|beliebige|any kind of|any sort of|any type of|no particular|enleve|enlevez|supprime|supprimez|oublie|oubliez|n importe quel|n importe quelle|peu importe|take off|take away|take out|leave out|leave away|lass weg|get rid of|widen|open up|undo|take back|revoke|unlimited")
	limits    = sentence.Set("limit|limits|filter|filters|restriction|restrictions|cap|requirement|requirements|constraint|constraints|range|bound|criteria|criterion|ceiling|maximum|max|minimum|min|limite|grenze|beschrankung|filtre|upper|lower|obere|untere|superieure|inferieure")
	denies    = sentence.Set("no|without|ohne|sans|kein|keine|pas de")
	after     = sentence.Set("isn t important|isn t an issue|is no issue|no issue|is not an issue|is unimportant|is secondary|isn t relevant|is not relevant|n est pas important|pas important|unwichtig|ist unwichtig|nicht wichtig|ist nicht wichtig|doesn t matter|does not matter|don t matter|do not matter|aren t important|are not important|are unimportant|are flexible|sind egal|is irrelevant|irrelevant|is not important|not important|is open|is flexible|flexible|egal|ist egal|spielt keine rolle|n a pas d importance|peu importe|no object|unlimited|open")
	elsewhere = sentence.Set("wherever|no matter where|egal wo|wo auch immer|peu importe ou|anywhere|anywhere in the world|worldwide|world wide|any location|everywhere|weltweit|uberall|partout|n importe ou|dans le monde entier|globally")
	additions = sentence.Set("too|as well|also|aswell|add|plus|in addition|additionally|and also|include|including|auch|ebenfalls|dazu|zusatzlich|aussi|egalement|ajoute|ajoutez")
	mores     = sentence.Set("more|more please|show more|show me more|next|next page|more results|next ones|more boats|more of them|see more|weiter|mehr|mehr anzeigen|mehr boote|die nachsten|suite|page suivante|plus de resultats|encore|the next ones|next 10|another page|any more|any others|others|show others|show me others|show me some others|other ones|show me other ones|different ones|show me different ones|show the rest|show me the rest|the rest|the rest please|the rest of them|show me the rest of them|show next|andere|zeig mir andere|weitere|noch andere|d autres|montre m en d autres|les autres")
)

// command is what a turn says about the conversation and takes nothing back by.
type command struct {
	more     bool   // show the next boats
	undo     bool   // what the turn before asked for is wanted no longer
	add      bool   // what it names is wanted beside what stood before, not in its stead
	addPlace bool   // the place it names is
	lang     string // it wants to be answered in, "" where it names none
}

// readCommands reads what a turn says about the conversation: start over, drop a limit, go on, pick one.
func (t *turn) readCommands() {
	if whole, ok := t.Phrase(0, len(t.Words)); ok && mores[whole] {
		t.command.more, t.about = true, true
		t.Use(0, len(t.Words))
		return
	}
	if t.readPositions(); len(t.query.Compare) > 0 {
		return
	}
	t.readSpoken()
	t.command.addPlace = t.addsPlace()
	t.command.add = len(t.Words) > 0 && sentence.IsOr(t.Fold(0))
	for i := 0; i < len(t.Words); i++ {
		if n, ok := t.After(i, resets, 4); ok && t.Free(i, i+n) && !(drops[t.Fold(i)] && t.namesGroup(i+n)) {
			t.withdrawn.Everything, t.about = true, true
			t.Use(i, i+n)
		}
		if n, ok := t.After(i, elsewhere, 4); ok && t.Free(i, i+n) {
			t.withdraw(demand.Place)
			t.Use(i, i+n)
		}
		if n, ok := t.After(i, additions, 2); ok && t.Free(i, i+n) && t.Fold(i) != "including" {
			t.command.add = true
		}
		if n, ok := t.After(i, undoes, 4); ok && t.Free(i, i+n) && i+n == len(t.Words) {
			t.command.undo, t.about = true, true
			t.Use(i, i+n)
		}
		t.readDrop(i)
	}
	t.readChoice()
}

// spokenIn is a wish for a language at the end of a turn, which is no place: "in English please".
var spokenIn = regexp.MustCompile(`(?i)\b(?:in|into|to|auf|ins|en) (?:(english|englische?|anglais)|(german|deutsche?|allemand)|(french|franz(?:ö|oe?)sische?|fran[cç]ais))(?:[ ,]+(?:please|pls|bitte|now|then|s'il (?:vous|te) pla[iî]t))?[\s.!?]*$`)

// readSpoken reads which language a turn wants to be answered in.
func (t *turn) readSpoken() {
	m := spokenIn.FindStringSubmatchIndex(t.Text)
	if m == nil {
		return
	}
	for k, lang := range []string{English, German, French} {
		if m[2*k+2] >= 0 {
			t.command.lang = lang
		}
	}
	for i, w := range t.Words {
		if w.Start >= m[0] {
			t.Use(i, i+1)
		}
	}
}

// readDrop reads "drop the price limit", "any length", "no budget limit" and "price doesn't matter" at word i.
func (t *turn) readDrop(i int) {
	if n, ok := t.After(i, drops, 4); ok && !t.Means(i, i+n+1) && !(i > 0 && t.Means(i-1, i+n)) {
		t.dropNamed(i, i+n, false)
		return
	}
	if n, ok := t.After(i, denies, 2); ok {
		t.dropNamed(i, i+n, true)
		return
	}
	g, named := groupNames[t.Fold(i)]
	if n, ok := t.After(i+1, after, 4); named && ok && t.Free(i, i+1+n) {
		t.withdraw(g)
		t.Use(i, i+1+n)
	}
}

// withdraw takes a group of demands back, by which a turn speaks of boats.
func (t *turn) withdraw(g demand.Group) {
	t.withdrawn.Take(g)
	t.about = true
}

// dropNamed drops the group that is named behind a verb; a mere "no" needs the word limit behind or before the name.
func (t *turn) dropNamed(from, i int, weak bool) {
	if i > 0 && t.Breaks(i-1) && !strings.Contains(t.Gap(i-1), ":") {
		return // "heaters whatever, budget 75k"
	}
	limited := false
	for sentence.IsArticle(t.Fold(i)) || limits[t.Fold(i)] {
		limited = limited || limits[t.Fold(i)]
		i++
	}
	if i >= len(t.Words) || !t.Free(from, i+1) {
		return
	}
	name := t.Fold(i)
	g, ok := groupNames[name]
	if !ok {
		return
	}
	j := i + 1
	for limits[t.Fold(j)] {
		j, limited = j+1, true
	}
	if weak && !limited && len(name) < 10 { // German has the limit in the name: Preisgrenze
		return
	}
	t.withdraw(g)
	t.Use(from, j)
	if sentence.Joins(t.Fold(j)) != "" && t.namesGroup(j+1) { // "drop the price and the length"
		t.dropNamed(j+1, j+1, weak)
	}
}

// namesGroup reports whether the name of a group stands at word i, articles and limits before it.
func (t *turn) namesGroup(i int) bool {
	for sentence.IsArticle(t.Fold(i)) || limits[t.Fold(i)] {
		i++
	}
	if i >= len(t.Words) {
		return false
	}
	g, ok := groupNames[t.Fold(i)]
	return ok && g != demand.Sort // "and sort by year"
}

// addsPlace reports whether a turn is an "and" with a place, as in "and Oregon". A question, "and Oregon?", and "and in Oregon"
// ask for the place instead.
func (t *turn) addsPlace() bool {
	if len(t.Words) < 2 || strings.Contains(t.Text, "?") || len(t.Mentions) != 1 {
		return false
	}
	switch t.Fold(0) {
	case "and", "und", "et":
		i, j := t.At(t.Mentions[0].Start, t.Mentions[0].End)
		return i == 1 && j == len(t.Words)
	}
	return false
}
