package wish

import (
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// turn is one text while it is being read.
type turn struct {
	*Parser
	*sentence
	makes *makes
	query catalog.Query
	base  catalog.Query // what stood before
	about bool          // it speaks of boats

	mentions   []geo.Mention       // the places that are named
	quantities []quantity.Quantity // the numbers, in order

	misnamed []misnamed
	spans    []span // phrases of the lexicon, in order
	weakType string

	weakAggregate string

	reset, more, add bool
	addPlace         bool     // the place is a further one
	choose           bool     // it asks which boat to take
	judge            bool     // it asks whether the boats are good ones
	impossible       []string // amounts below nothing
	drop             map[group]bool
	forgotten        []string      // features that are wanted, or refused, no longer
	left             []geo.Mention // where boats are looked for no longer
	tolerated        []effect      // what is welcome besides what is asked for
}

// span is a phrase from word i up to but not including j with what it asks for.
type span struct {
	i, j    int
	effects []effect
}

// read makes of one text what it asks for. A text with misspelt words is read once more with the words they stand for.
func (p *Parser) read(text string, base catalog.Query) *turn {
	t := p.readAsWritten(plain(text), base)
	if right, ok := t.respelt(); ok {
		return p.readAsWritten(right, base)
	}
	return t
}

// readAsWritten makes of one text in plain spelling what it asks for. The order matters: what comes first takes its words from what follows.
func (p *Parser) readAsWritten(text string, base catalog.Query) *turn {
	t := &turn{Parser: p, makes: p.makes.Load(), sentence: newSentence(text), drop: map[group]bool{}, base: base}
	t.quantities = ranges(t.text, quantity.Find(t.text))
	t.mentions = p.places.Mentions(measuresMasked(t.text, t.quantities))
	t.readCommands()
	t.readID()
	t.readPhrases(2)
	t.readDrawnBy()
	t.readBoats()
	t.readDesigner()
	t.readPlaces()
	t.readNumbers()
	t.readMoney()
	t.readPhrases(1)
	t.readCompounds()
	t.applySpans()
	t.readGift()
	t.readText()
	t.readUnknownPlace()
	t.readAdvice()
	t.readVerdict()
	t.about = t.about || len(t.spans) > 0 || t.speaksOfBoats()
	return t
}

var identifier = regexp.MustCompile(`\b[a-z]+-[0-9A-Za-z]+\b`)

// readID finds the identifier of a listing that the catalogue holds, also inside its address.
func (t *turn) readID() {
	for _, m := range identifier.FindAllStringIndex(t.text, -1) {
		if _, ok := t.cat.Snapshot().Get(t.text[m[0]:m[1]]); ok {
			t.query.ID, t.about = t.text[m[0]:m[1]], true
			t.use(0, len(t.words))
			return
		}
	}
}

// readPhrases finds the phrases of the lexicon that have at least so many words.
func (t *turn) readPhrases(least int) {
	for i := 0; i < len(t.words); i++ {
		effects, j := t.lexicon.phraseAt(t.sentence, i, least)
		if j == i || !t.meant(i, j) {
			continue
		}
		t.use(i, j)
		t.spans = append(t.spans, span{i, j, effects})
		i = j - 1
	}
	slices.SortFunc(t.spans, func(a, b span) int { return a.i - b.i })
}

// secondParts end German compounds without saying anything: "Kuttertakelung", "Stahlrumpf".
var secondParts = set("takelung|getakelt|getakelte|rigg|rumpf|rumpfe|boot|boote|booten|yacht|yachten|jacht|jachten|schiff|schiffe|bau|bauweise|motor|motoren|maschine|antrieb|version|ausfuhrung|segler")

// readCompounds takes the long words that German makes of two apart: "Stahlketsch".
func (t *turn) readCompounds() {
	for i, w := range t.words {
		if w.used || len(w.fold) < 8 || t.lexicon.noise[w.fold] {
			continue
		}
		for cut := 3; cut <= len(w.fold)-3; cut++ {
			first, second := t.lexicon.effects[w.fold[:cut]], t.lexicon.effects[w.fold[cut:]]
			if len(first) > 0 && (len(second) > 0 || secondParts[w.fold[cut:]]) {
				t.use(i, i+1)
				t.spans = append(t.spans, span{i, i + 1, slices.Concat(first, second)})
				break
			}
		}
	}
	slices.SortFunc(t.spans, func(a, b span) int { return a.i - b.i })
}

// partsOfBoats may be driven by electricity without the boat being so.
var partsOfBoats = set("windlass|toilet|toilets|head|heads|winch|winches|fridge|panel|furler|furling|bilge|system|systems|start|cooker|stove|oven|bow|anchor|outboard|dinghy|pump")

// partsOfRigs may be of another material than the hull.
var partsOfRigs = set("mast|masts|spar|spars|rig|boom|interior|joinery|deck|decks|sails|rudder|bottle|pole|rigging")

// thans make a comparison with a number of what would be an order: "newer than 2008".
var thans = set("than|als|que|qu")

// auxiliary are the words before "sold" that ask for no boat that is: "has it been sold".
var auxiliary = set("be|been|being|is|isn|are|was|were|get|gets|not|it|already|when|until|if|once|t")

// past are the words behind "sold" that say when it was.
var past = set("last|last week|last month|last year|recently|lately|yesterday|earlier|since|this week|this month|this year")

// saysWhen reports whether a time that has passed is named from word i on.
func (t *turn) saysWhen(i int) bool {
	for ; i < len(t.words); i++ {
		if _, ok := t.after(i, past, 2); ok {
			return true
		}
	}
	return false
}

// meant refuses words whose neighbours give them another meaning.
func (t *turn) meant(i, j int) bool {
	phrase, _ := t.phrase(i, j)
	next, before := "", ""
	if j < len(t.words) {
		next = t.words[j].fold
	}
	if i > 0 {
		before = t.words[i-1].fold
	}
	if e := t.lexicon.effects[phrase][0]; e.field == "sort" && (thans[next] || e.weak && (before == "or" || before == "oder" || before == "ou")) {
		return false
	}
	switch phrase {
	case "sail", "sails":
		return before != "new" && before != "full"
	case "power":
		return before != "solar" && before != "shore" && next != "winches"
	case "steal": // often the metal, before what is built of it
		return boatWords[next] || len(t.lexicon.effects[next]) > 0 || next == "hull"
	case "a c":
		return t.gap(i) == "/" // not "a C&C"
	case "sold":
		return (i == 0 || (j == len(t.words) || t.saysWhen(j)) && !auxiliary[before]) && next != "with" && next != "by" && next != "as" && next != "out"
	case "carbon", "carbon fibre", "carbon fiber", "aluminium", "aluminum", "alloy", "wood", "wooden", "steel", "timber":
		return !partsOfRigs[next]
	case "shoal draft", "shallow draft", "shoal draught", "shallow draught", "geringer tiefgang", "geringem tiefgang", "geringen tiefgang", "faible tirant d eau":
		_, _, compared := startingAt(t, leading, j)
		return !compared && (next == "" || !isDigit(next[0]) || t.breaks(j-1))
	case "electric motor":
		return !boatWords[next]
	case "number of":
		return counting[next] == ""
	case "electric":
		return !partsOfBoats[next]
	case "mean":
		return before != "i" && before != "you" && t.speaksOfPrices()
	case "average", "durchschnitt", "moyenne": // "average?" behind a search, not "of average size"
		return len(t.words) <= 2 || before != "of" && before != "in" && t.speaksOfPrices()
	case "cruiser":
		return before != "motor"
	case "tri", "cat", "mono":
		return next != "cabin" && next != "cabins" && next != "radial" && next != "data"
	case "new":
		return next != "to" && next != "owner" && next != "owners" && next != "sailor" && before != "like" && before != "as"
	case "only new":
		return !advertised[next]
	case "twin", "dual":
		return len(t.lexicon.effects[next]) > 0 && t.lexicon.effects[next][0].field == "engine"
	case "used":
		return next != "to" && next != "for" && next != "by" && before != "be"
	}
	return true
}

var boatWords = set("boat|boats|yacht|yachts|vessel|vessels|listing|listings|sale|boot|boote|schiff|schiffe|bateau|bateaux|buy|kaufen|acheter|available|inventory|stock")

func (t *turn) speaksOfBoats() bool {
	return slices.ContainsFunc(t.words, func(w word) bool { return boatWords[w.fold] })
}

// applySpans makes of the phrases what they ask for, or what they refuse.
func (t *turn) applySpans() {
	negated := false
	for k, s := range t.spans {
		negated = t.isNegated(k, negated)
		if t.isIndifferent(k) || t.isTakenBack(s) {
			continue
		}
		for _, e := range s.effects {
			if negated && e.field == "type" && slices.ContainsFunc(s.effects, func(o effect) bool { return o.field == "category" }) {
				continue // "no center consoles" refuses no other motorboat
			}
			t.apply(e, negated)
			switch {
			case e.field == "unmet" && len(s.effects) > 1: // its rest is understood
				t.cannotRefuse(s.i, s.i+1)
			case e.field == "unmet":
				t.cannotRefuse(s.i, s.j)
			}
			if negated && (e.field == "category" || e.field == "use") {
				t.cannotRefuse(s.i, s.j)
			}
		}
	}
	if q := &t.query; t.weakAggregate != "" && !slices.Contains(q.Aggregate, catalog.AggregateMeanPrice) {
		q.Aggregate = with(q.Aggregate, t.weakAggregate)
	}
	if slices.Contains(t.query.Aggregate, catalog.AggregateByCountry) { // which counts already
		t.query.Aggregate = without(t.query.Aggregate, []string{catalog.AggregateCount})
	}
	t.settleType()
}

func (t *turn) apply(e effect, negated bool) {
	q := &t.query
	switch e.field {
	case "type", "types":
		t.applyType(e, negated)
	case "category":
		if !negated {
			q.Category = with(q.Category, e.value)
		}
	case "use":
		if !negated {
			q.Use = e.value
		}
	case "hull":
		choose(negated, &q.HullMaterial, &q.ExcludeHullMaterial, e.value)
	case "rig":
		choose(negated, &q.Rig, &q.ExcludeRig, e.value)
	case "keel":
		choose(negated, &q.Keel, &q.ExcludeKeel, e.value)
	case "feature":
		choose(negated, &q.Features, &q.Exclude, e.value)
	case "grade":
		t.applyGrade(e.value, negated)
	case "fuel":
		one := []string{}
		if choose(negated, &one, &q.ExcludeFuel, e.value); !negated {
			q.Fuel = e.value
		}
	default:
		if !negated || e.field == "new_used" || e.field == "engine_type" {
			t.applyWord(e, negated)
		}
	}
}

// applyWord sets what takes one value.
func (t *turn) applyWord(e effect, negated bool) {
	q := &t.query
	switch e.field {
	case "engine_type":
		one := []string{}
		if choose(negated, &one, &q.Exclude, e.value); !negated {
			q.EngineType = e.value
		}
	case "engines":
		q.EnginesMin = 2
	case "new_used":
		q.NewUsed = e.value
		if negated {
			q.NewUsed = map[string]string{"used": "new", "new": "used"}[e.value]
		}
	case "tax":
		q.Tax = e.value
	case "status":
		q.Status = e.value
	case "sort":
		t.applySort(e)
	case "years":
		if t.speaksOfPrices() {
			q.Aggregate = with(q.Aggregate, catalog.AggregateByYear)
		} else {
			q.Sort = catalog.YearDesc
		}
	case "within":
		q.ListedWithin, _ = strconv.Atoi(e.value)
	case "aggregate":
		if e.weak {
			t.weakAggregate = e.value
			return
		}
		q.Aggregate = with(q.Aggregate, e.value)
	case "text", "engine":
		q.Text = strings.TrimSpace(q.Text + " " + strings.ReplaceAll(e.value, "_", " "))
	}
}

// applySort orders the boats. The two ends of the prices are no order: "cheapest and dearest".
func (t *turn) applySort(e effect) {
	q := &t.query
	ends := [2]catalog.Sort{q.Sort, catalog.Sort(e.value)}
	switch {
	case e.weak && t.bounds(e.value):
	case ends == [2]catalog.Sort{catalog.PriceAsc, catalog.PriceDesc} || ends == [2]catalog.Sort{catalog.PriceDesc, catalog.PriceAsc}:
		q.Sort, q.Aggregate = "", with(q.Aggregate, catalog.AggregatePriceRange)
	default:
		q.Sort = ends[1]
	}
}

var pricesOf = set("price|prices|preis|preise|prix|cost|costs|value|values|asking")

// speaksOfPrices reports whether the turn names prices without bounding them: "how have prices changed by year".
func (t *turn) speaksOfPrices() bool {
	return t.query.PriceMin == nil && t.query.PriceMax == nil && slices.ContainsFunc(t.words, func(w word) bool { return pricesOf[w.fold] })
}

// bounds reports whether the turn bounds what an order is by: "a bit bigger, 42 to 46 ft".
func (t *turn) bounds(order string) bool {
	q := t.query
	switch field, _, _ := strings.Cut(order, "_"); field {
	case "price":
		return q.PriceMin != nil || q.PriceMax != nil
	case "year":
		return q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0
	case "length":
		return q.LengthMin+q.LengthMax > 0
	}
	return false
}

func (t *turn) applyGrade(grade string, negated bool) {
	switch {
	case negated && grade == "project":
		t.query.Exclude = with(t.query.Exclude, grade)
	case !negated:
		t.query.ConditionGrade = grade
	}
}

func (t *turn) applyType(e effect, negated bool) {
	q := &t.query
	kinds := []string{e.value}
	if e.value == "multihull" {
		kinds = []string{"catamaran", "trimaran"}
	}
	switch {
	case negated && !e.weak:
		for _, k := range kinds {
			q.ExcludeTypes = with(q.ExcludeTypes, k)
		}
	case negated:
	case e.weak:
		t.weakType = e.value
	default:
		for _, k := range kinds {
			q.TypesAny = with(q.TypesAny, k)
		}
	}
}

// settleType makes one type of several words: a stated one before a guess, a special one before sail or power, "power
// catamaran" in two words one.
func (t *turn) settleType() {
	q := &t.query
	types := q.TypesAny
	drop := func(general string, special ...string) {
		for _, s := range special {
			if slices.Contains(types, s) {
				types = slices.DeleteFunc(types, func(k string) bool { return k == general })
			}
		}
	}
	if slices.Contains(types, "power") && slices.Contains(types, "catamaran") && !t.alternatives() {
		types = []string{"power_cat"}
	}
	if !t.alternatives() {
		drop("sail", "catamaran", "trimaran", "motorsailer", "dinghy")
		drop("power", "rib", "power_cat")
	}
	if len(types) == 0 && t.weakType != "" {
		types = []string{t.weakType}
	}
	q.TypesAny = nil
	switch len(types) {
	case 0:
	case 1:
		q.Type = types[0]
	default:
		q.TypesAny = types
	}
}

// alternatives reports whether the text offers a choice.
func (t *turn) alternatives() bool {
	return slices.ContainsFunc(t.words, func(w word) bool { return w.fold == "or" || w.fold == "oder" || w.fold == "ou" })
}

func choose(negated bool, yes, no *[]string, value string) {
	if negated {
		yes = no
	}
	*yes = with(*yes, value)
}

// with adds a value to a list that does not hold it.
func with(list []string, value string) []string {
	if slices.Contains(list, value) {
		return list
	}
	return append(slices.Clone(list), value)
}
