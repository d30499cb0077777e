package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/amount"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

var (
	// marketWords speak of how long boats have been offered, whatever else a turn says.
	marketWords = sentence.Set("listed|advertised|market|inseriert|markt|marche|unsold|unverkauft")
	// offered are the words beside a time for which boats have been offered.
	offered = sentence.Set("on the market|on market|for sale|up for sale|listed|been listed|advertised|unsold|am markt|auf dem markt|im angebot|zum verkauf|inseriert|online|" +
		"en vente|a la vente|sur le marche|en ligne|annonce depuis|been for sale|been on the market|been on sale|on sale")
	// lately are the words before a time that is short: "only two weeks on the market".
	lately = sentence.Set("only|just|last|past|recent|within|nur|erst|letzten|seulement|dernieres|derniers")
	// duration may stand between a time and what it was spent on.
	duration     = sentence.Set("for|over|more|than|longer|at|least|already|now|some|the|seit|schon|uber|mehr|als|mindestens|depuis|plus|de|au|moins|or|and|oder|ou|up|been|have|has|since|langer|plus que")
	listingWords = sentence.Set("listed|listings|listing|new|added|posted|advertised|market|inseriert|neu|annonces|since")
)

func (t *turn) mentionsListing() bool { return t.HoldsOne(listingWords) }

// offeredSince reports whether a time is how long boats have been offered at least: "for sale over six months", "six months on the market".
func (t *turn) offeredSince(a amount.Amount) bool {
	if oldWords[t.Fold(a.J)] {
		return false
	}
	switch a.Comparison {
	case amount.More:
		return t.besideOffer(a) || t.HoldsOne(marketWords)
	case amount.Same:
		return a.Subject == amount.Unsaid && !t.refusedTime(a.I) && t.besideOffer(a)
	}
	return false
}

// oldWords stand behind the age of a boat.
var oldWords = sentence.Set("old|alt|alte|alten|altes|age|of|d")

// besideOffer reports whether a time stands beside words that offer boats, only such as measure it between.
func (t *turn) besideOffer(a amount.Amount) bool {
	j := a.J
	for !t.Breaks(j-1) && duration[t.Fold(j)] && !offered[t.Fold(j)] {
		j++
	}
	if n, ok := t.After(j, offered, 3); ok && (j == a.J || !t.Breaks(j-1)) {
		t.Use(a.J, j+n)
		t.Use(t.measuredFrom(a.I), a.I)
		return true
	}
	i := t.measuredFrom(a.I)
	n, ok := t.Before(i, offered, 4)
	if ok = ok && (i < a.I || a.High.Unit != "years"); ok {
		t.Use(i-n, a.I)
	}
	return ok
}

// measuredFrom is where the words before word i begin that only measure a time.
func (t *turn) measuredFrom(i int) int {
	for !t.Breaks(i-1) && duration[t.Fold(i-1)] {
		i--
	}
	return i
}

// refusedTime reports whether the time at word i is a short one, or one that is not wanted.
func (t *turn) refusedTime(i int) bool { return lately[t.Fold(i-1)] || t.NegatedAt(i) }

// ofPriceCut reports whether the time at word i is when a price fell, which no search asks for: "price cuts in the past month".
func (t *turn) ofPriceCut(i int) bool {
	for !t.Breaks(i-1) && saysTime[t.Fold(i-1)] {
		i--
	}
	return slices.ContainsFunc(t.Spans, func(s sentence.Span) bool {
		return s.J == i && !t.Breaks(s.J-1) && s.Effects[0].Value == priceReduced
	})
}

// priceReduced is the feature of boats whose price has fallen.
const priceReduced = "price_reduced"

// saysTime are the words before a time that has passed.
var saysTime = sentence.Set("in|within|during|over|the|last|past|since|this|im|den|der|letzten|seit|diese|diesen|depuis|au|cours|des|du|la|le|les|ces|cette|dans|recently")

// readCutTimes has it told back when a price has to have fallen: "price dropped this week".
func (t *turn) readCutTimes() {
	for i, w := range t.Words {
		if calendar[w.Fold] && !t.digitBefore(i) && t.ofPriceCut(i) {
			t.TellBack(i, i+1)
		}
	}
}

// calendar are the times of the calendar.
var calendar = sentence.Set("week|month|year|days|weeks|months|today|yesterday|woche|monat|tagen|wochen|monaten|heute|gestern|semaine|mois|jours|semaines|aujourd")

// digitBefore reports whether a number stands before word i.
func (t *turn) digitBefore(i int) bool { return t.Figure(i - 1) }
