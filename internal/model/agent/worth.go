package agent

import (
	"cmp"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

var (
	// worthAsked are questions for what a boat is worth, priceAsked those for a price, which may be that of anything.
	worthAsked = phrase.Of(`
		should i pay, should we pay, should i offer, should we offer, to pay for, would you pay, is a fair price, whats a fair price, what is a fair price, fair price for, going rate, worth, how much would i pay, how much should i pay, how much do i pay, what would i pay, what do people pay, what do they go for, what does one go for, market value
		wert, was sollte ich zahlen, wie viel sollte ich zahlen, was darf kosten, was zahlt man, combien payer, que vaut, combien vaut, quel prix payer`)
	priceAsked = phrase.Of(`
		how much would, how much is, how much are, how much for, how much does, how much do, how much will, how much should, what would, what does, what do, what will, whats the price, what is the price, price of, price for, what price
		was kostet, was kosten, was würde, zahlen, bezahlen, wie viel kostet, wie teuer, combien coûte, combien coûterait, quel prix`)
	// priced is what somebody wants for a boat: "they want 18000 dollars", "the asking price is £20k".
	priced = regexp.MustCompile(`(?i)\b(?:they|he|she|(?:the )?(?:seller|owner|broker|vendor|yard|guy))(?:['’]?(?:s|re)| is| are)? ?(?:wants?|wanting|asks?|asking|would take|would accept|['’]d take|['’]d accept|will take|will accept|came down to|come down to|offered)\b|\b(?:asking price|price|asked price|advertised price)(?: (?:is|of|was|at)|:)|\b(?:up|listed|offered|advertised|on) (?:for(?: sale)?(?: at| for)?|at)\b|\basking (?:for )?[$€£]?\d|\b(?:preis ist|kosten soll|soll .{0,20}kosten|verlangt|verlangen)\b|\b(?:ils? demandent?|le prix est|prix demandé)\b`)
	// tooMuch asks whether a price is right.
	tooMuch = phrase.Of(`too much, too dear, too expensive, overpriced, a fair price, fair price, a good price, good price, reasonable, a good deal, good deal, a bargain, a lot, worth it, would you buy it, would you buy her, would you buy that, would you buy this, should i buy it, should i buy her, should i buy that, should we buy it, should we buy her, is it fair, is that fair, is that ok, is that okay, is this ok, zu viel, zu teuer, guter preis, fair, trop cher, bon prix`)
	// holding asks how well boats hold their value.
	holding = regexp.MustCompile(`(?i)\b(?:hold|holds|keep|keeps|retain|retains|lose|loses|losing|holding|keeping|retaining) (?:(?:its|her|their|the|more|less|most|least|of|its|better) )*(?:resale )?(?:value|worth)\b|\bdepreciat\w+ (?:more|less|faster|slower|most|least|better)|\bbetter (?:resale|resale value|investment)\b|\bresale value\b|\bwertstabil\w*|\bverliert (?:weniger|mehr|am wenigsten)(?: an)? wert|\bperd (?:moins|plus|le moins) de (?:sa )?valeur`)
	ofYear  = regexp.MustCompile(`\b(?:19[5-9]\d|20[0-3]\d)\b`)
	ofAge   = regexp.MustCompile(`(?i)\b(\d{1,2})[ -](?:years?|yrs?)[ -]old\b|\b(\d{1,2}) jahre alte?[ns]?\b|\b(\d{1,2}) ans\b`)
	// justYear is a turn of nothing but a year: "and a 2003?".
	justYear = regexp.MustCompile(`(?i)^\W*(?:(?:and|or|what about|how about|for|a|an|one|from|of|the|und|eine?[ns]?|von|aus|et|une?|de) )*((?:19[5-9]|20[0-3])\d)(?: one| model| boat)?\W*$`)
)

// inPounds is a price that reads as a weight, too.
var inPounds = regexp.MustCompile(`(?i)\b(\d[\d.,]*k?) ?(?:pounds|quid|sterling)\b`)

// valued is a turn that asks what a boat is worth, or whether her price is right, in words that name her, her year and the price whole, and the
// kind of model that can tell; "" for any other turn.
func (a *Agent) valued(t turn) (turn, Kind) {
	const most = 24 // words
	if a.cfg.Designs == nil || a.cfg.Listings == nil || t.plain.Words() > most || t.url != "" || t.picksBoats() {
		return t, ""
	}
	if holding.MatchString(t.text) {
		return a.heldValue(t)
	}
	year, age := ofYear.FindString(t.text), ofAge.FindStringSubmatch(t.text)
	price := a.priceTold(t)
	again := ""
	if justYear.MatchString(t.text) {
		again = a.valuedBefore(t)
	}
	if len(t.told().Shown) > 0 && again == "" {
		return t, ""
	}
	asks := price != "" || again != "" || t.plain.Has(worthAsked) || (year != "" || age != nil) && t.plain.Has(priceAsked) && !t.plain.Has(viewing)
	if !asks || price == "" && (t.plain.Has(running) || aboutParts(t.plain)) || t.plain.Has(likening) && t.plain.Has(showing) {
		return t, ""
	}
	boat, said := again, ""
	if boat == "" {
		boat, said = a.boats.Last(t.text, t.recent())
	}
	if boat == "" {
		return t, ""
	}
	if year == "" && age == nil && price != "" {
		year = ofYear.FindString(said)
	}
	if year == "" && age == nil && price == "" && len(a.boatNames(t.text)) > 0 {
		return t, "" // it stands whole already
	}
	of := ""
	switch {
	case year != "":
		of = " " + t.say("of year", year)
	case age != nil:
		of = " " + t.say("of age", cmp.Or(age[1:]...))
	}
	if price != "" {
		t.text = t.say("is it fair", price, boat+of)
	} else {
		t.text = t.say("what worth", boat+of)
	}
	t.plain, t.boats = phrase.Plain(t.text), boat
	return t, Listings
}

// heldValue is a question for how well boats hold their value, with their names.
func (a *Agent) heldValue(t turn) (turn, Kind) {
	names := a.boatNames(t.text)
	least := 1
	if knowledge.FormOf(t.text) == knowledge.Compare || t.plain.Has(pointing) {
		least = 2
	}
	if len(names) == 0 {
		names = a.namedBefore(t, least)
	}
	if len(names) == 0 || a.cfg.Research == nil {
		return t, ""
	}
	t.text = "How well does the " + names[0] + " hold its value?"
	if len(names) > 1 {
		t.text = "Which holds its value better, the " + strings.Join(names, " or the ") + "?"
	}
	t.plain, t.boats = phrase.Plain(t.text), strings.Join(names, " and ")
	return t, Research
}

// priceTold is the sum that a turn tells a boat to be offered at, or asks whether it is right, as it writes it; "" for none.
func (a *Agent) priceTold(t turn) string {
	if !priced.MatchString(t.text) && !t.plain.Has(tooMuch) || aboutParts(t.plain) || t.plain.Has(running) {
		return ""
	}
	if m := inPounds.FindStringSubmatch(t.text); m != nil {
		return m[1] + " GBP"
	}
	for _, q := range quantity.Find(t.text) {
		if isSum(q) {
			return strings.TrimSpace(quantity.Rounded(q.Given) + " " + q.Unit)
		}
	}
	return ""
}

// aboutParts reports whether a text is about a part of a boat or work on her, rather than her.
func aboutParts(p phrase.Text) bool { return p.Less(sailing).Has(gear) }

// valuedBefore is the boat whose worth the turn before asked for, "" for none. Turns of nothing but a year ask for that of the boat before them.
func (a *Agent) valuedBefore(t turn) string {
	for range farBack {
		before, ok := t.before()
		if !ok {
			return ""
		}
		if t = before; justYear.MatchString(t.text) {
			continue
		}
		if asked, kind := a.valued(t); kind == Listings {
			return asked.boats
		}
		return ""
	}
	return ""
}
