package command

import (
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
	// drops are the words before a group that is wanted no longer, after those behind it.
	drops = sentence.Set("reset|zurucksetzen|reinitialise|no preference on|no preference for|no preference as to|keine praferenz beim|keine praferenz fur|drop|remove|ignore|forget|forget about|lose|clear|cancel|delete|lift|scrap|relax|never mind|don t care about|do not care about|don t mind|regardless of|no matter the|any|all|whatever|entferne|streiche|vergiss|losche|ignoriere|egal welcher|egal welches|egal welche|jedes|jeder|jede|jegliches|beliebiges|beliebiger|beliebige|any kind of|any sort of|any type of|no particular|enleve|enlevez|supprime|supprimez|oublie|oubliez|n importe quel|n importe quelle|peu importe|take off|take away|take out|leave out|leave away|lass weg|get rid of|widen|open up|undo|take back|revoke|unlimited")
	after = sentence.Set("isn t important|isn t an issue|is no issue|no issue|is not an issue|is unimportant|is secondary|isn t relevant|is not relevant|n est pas important|pas important|unwichtig|ist unwichtig|nicht wichtig|ist nicht wichtig|doesn t matter|does not matter|don t matter|do not matter|aren t important|are not important|are unimportant|are flexible|sind egal|is irrelevant|irrelevant|is not important|not important|is open|is flexible|flexible|egal|ist egal|spielt keine rolle|n a pas d importance|peu importe|no object|unlimited|open")
	// limits stand for a bound, whatever it is of.
	limits = sentence.Set("limit|limits|filter|filters|restriction|restrictions|cap|requirement|requirements|constraint|constraints|range|bound|criteria|criterion|ceiling|maximum|max|minimum|min|limite|grenze|beschrankung|filtre|upper|lower|obere|untere|superieure|inferieure")
)

// GroupOf is the group of demands that a folded word names.
func GroupOf(word string) (g demand.Group, ok bool) {
	g, ok = groupNames[word]
	return g, ok
}

// IsGroup reports whether a folded word names a group of demands other than the price, whose words are said of amounts as well.
func IsGroup(word string) bool { return groupNames[word] != demand.Price }

// IsLimit reports whether a folded word stands for a bound, whatever it is of.
func IsLimit(word string) bool { return limits[word] }

// readDrop reads "drop the price limit", "any length", "no budget limit" and "price doesn't matter" at word i.
func (r *reader) readDrop(i int) {
	if n, ok := r.After(i, drops, 4); ok && !r.Means(i, i+n+1) && !(i > 0 && r.Means(i-1, i+n)) {
		r.dropNamed(i, i+n, false)
		return
	}
	if n, ok := r.DeniedFrom(i); ok {
		r.dropNamed(i, i+n, true)
		return
	}
	g, named := groupNames[r.Fold(i)]
	if n, ok := r.After(i+1, after, 4); named && ok && r.Free(i, i+1+n) {
		r.withdraw(g)
		r.Use(i, i+1+n)
	}
}

// withdraw takes a group of demands back, by which a turn speaks of boats.
func (r *reader) withdraw(g demand.Group) {
	r.Withdrawn.Take(g)
	r.About = true
}

// dropNamed drops the group that is named behind a verb; a mere "no" needs the word limit behind or before the name.
func (r *reader) dropNamed(from, i int, weak bool) {
	if i > 0 && r.Breaks(i-1) && !strings.Contains(r.Gap(i-1), ":") {
		return // "heaters whatever, budget 75k"
	}
	limited := false
	for sentence.IsArticle(r.Fold(i)) || limits[r.Fold(i)] {
		limited = limited || limits[r.Fold(i)]
		i++
	}
	if i >= len(r.Words) || !r.Free(from, i+1) {
		return
	}
	name := r.Fold(i)
	g, ok := groupNames[name]
	if !ok {
		return
	}
	j := i + 1
	for limits[r.Fold(j)] {
		j, limited = j+1, true
	}
	if weak && !limited && len(name) < 10 { // German has the limit in the name: Preisgrenze
		return
	}
	r.withdraw(g)
	r.Use(from, j)
	if sentence.Joins(r.Fold(j)) != "" && r.namesGroup(j+1) { // "drop the price and the length"
		r.dropNamed(j+1, j+1, weak)
	}
}

// namesGroup reports whether the name of a group stands at word i, articles and limits before it.
func (r *reader) namesGroup(i int) bool {
	for sentence.IsArticle(r.Fold(i)) || limits[r.Fold(i)] {
		i++
	}
	if i >= len(r.Words) {
		return false
	}
	g, ok := groupNames[r.Fold(i)]
	return ok && g != demand.Sort // "and sort by year"
}
