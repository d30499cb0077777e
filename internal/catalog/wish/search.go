package wish

import (
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
)

// Searches reports whether a text that asks nothing can only be a search for boats: every word of it is understood, it bounds or
// orders the boats as a buyer does, and it asks for something else of them besides.
func (p *Parser) Searches(text string) bool {
	w := p.Parse(text, nil)
	if len(w.NotUnderstood) > 0 || w.Query.SelectIndex != 0 || w.Query.ID != "" || w.Choose {
		return false
	}
	bounds := countBounds(w.Query)
	if len(w.Contradictions) > 0 && (bounds > 0 || described(w.Query)) {
		return true
	}
	return bounds > 1 || bounds == 1 && described(w.Query)
}

// NamesListing reports whether a text names one listing, by its identifier or its address.
func (p *Parser) NamesListing(text string) bool { return p.listingIn(text) != "" }

// Likens reports whether a text asks for boats like one that it names.
func (p *Parser) Likens(text string) bool { return p.Parse(text, nil).Like }

// AsksMarket reports whether a text asks of the boats for sale what only all of them tell: whether a price is a fair one, how long they
// are for sale, what a foot of them costs, of which there are most, in which area they cost less; or to be told when one comes. Earlier are the turns before it.
func (p *Parser) AsksMarket(text string, earlier []string) bool {
	w := p.Parse(text, earlier)
	boat := w.Query.Make+w.Query.ModelContains != ""
	if demand.ComparesAreas(w.Query) {
		return len(w.NotUnderstood) == 0 && w.Query.Text+w.Query.Use == "" && (boat || w.Query.Type != "" || w.Query.LengthMax > 0)
	}
	switch w.Question {
	case FairPrice:
		return w.Offer > 0 || w.Query.YearMin > 0 && w.Query.YearMin == w.Query.YearMax || whatToPay.MatchString(text) && !ofHerKeep.MatchString(text) || p.Parse(text, nil).Query.Make == ""
	case PricePerLength, Alert:
		return boat
	case TimeOnMarket:
		return boat || w.Query.Type != "" && len(w.NotUnderstood) == 0
	case MostMakes, MostModels:
		return len(w.NotUnderstood) == 0 && w.Query.Text+w.Query.Use == "" && forSale.MatchString(text)
	}
	return false
}

// whatToPay asks for a price itself, rather than whether something is worth while.
var whatToPay = regexp.MustCompile(`(?i)\b(?:what|how much) (?:should|would|could|can|do) (?:i|we|you|one) (?:pay|offer|ask|get|expect to (?:pay|get))\b|\bwas (?:sollte|kann|muss|darf) (?:ich|man) (?:.{1,40} )?(?:zahlen|bieten|verlangen)\b|\bcombien (?:faut-il )?(?:payer|offrir|demander)\b`)

// ofHerKeep are things that are paid for besides a boat.
var ofHerKeep = regexp.MustCompile(`(?i)\b(?:moorings?|berths?|marinas?|slips?|surveys?|surveyors?|insur\p{L}*|rigs?|rigging|sails?|engines?|refits?|storage|transport\p{L}*|deliver\p{L}*|repairs?|paint\p{L}*|charters?|charter\p{L}*|crew|lessons?|liegeplatz|gutachten|versicherung|anneau|expertise|assurance)\b`)

// forSale are words of boats that are for sale.
var forSale = regexp.MustCompile(`(?i)\b(?:for sale|listed|listings?|on (?:the|offer)|market|available|have|has|most|boats?|zu verkaufen|angeboten|inseriert|boote|à vendre|bateaux)\b`)

// countBounds counts in how many ways a query bounds or orders boats that only a buyer cares for.
func countBounds(q catalog.Query) int {
	n := 0
	for _, set := range []bool{
		q.PriceMin != nil || q.PriceMax != nil, q.LengthMin+q.LengthMax > 0, q.YearMin+q.YearMax+q.AgeMin+q.AgeMax > 0,
		q.CabinsMin+q.CabinsMax+q.BerthsMin+q.BerthsMax+q.HeadsMin+q.HeadsMax > 0, q.Sort != "", q.NewUsed+q.Tax+q.ConditionGrade != "", len(q.Exclude) > 0,
		q.Make+strings.Join(q.MakesAny, "") != "" && somewhere(q),
	} {
		if set {
			n++
		}
	}
	return n
}

// somewhere reports whether a query tells where boats have to lie.
func somewhere(q catalog.Query) bool {
	return q.Region+q.Country+q.State+q.Place != "" || len(q.RegionsAny)+len(q.CountriesAny)+len(q.StatesAny)+len(q.PlacesAny) > 0 ||
		len(q.ExcludeRegions)+len(q.ExcludeCountries)+len(q.ExcludeStates) > 0
}

// described reports whether a query tells what boats have to be or where.
func described(q catalog.Query) bool {
	for _, list := range [][]string{
		q.MakesAny, q.ModelsAny, q.TypesAny, q.Category, q.RegionsAny, q.CountriesAny, q.StatesAny, q.PlacesAny, q.HullMaterial, q.Keel, q.Rig,
		q.Features, q.ExcludeMakes, q.ExcludeCountries, q.ExcludeRegions, q.ExcludeStates, q.ExcludeHullMaterial,
	} {
		if len(list) > 0 {
			return true
		}
	}
	return q.Make+q.ModelContains+q.Type+q.Region+q.Country+q.State+q.Place+q.Fuel != ""
}
