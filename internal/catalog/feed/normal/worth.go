package normal

import (
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// How far an asking price may be from what boats of that length and age are offered at. Makes differ by a factor of four in all,
// which is well within.
const (
	priceBand    = 12
	oldPriceBand = 30      // below, of boats over oldBoat years: condition counts more than age
	oldBoat      = 15      // years
	wreckAge     = 40      // years, from which a boat may cost next to nothing
	classicAge   = 50      // years, from which a boat may be worth anything
	usualPrice   = 250_000 // USD, up to which no price is too high
)

// priceBounds are the least and the most, in USD, that an advert of a boat of that category, length and age can ask.
func priceBounds(category design.Category, loa float64, age int) (least, most float64) {
	usual := catalog.UsualPrice(category, loa, float64(age))
	least, most = usual/priceBand, max(usualPrice, usual*priceBand)
	switch {
	case age >= classicAge:
		return 0, math.Inf(1)
	case age > wreckAge:
		least = 0
	case age > oldBoat:
		least = usual / oldPriceBand
	}
	return least, most
}

// againstWorth sets aside a price that a boat of the length and year cannot have: a figure too many, the price of another boat.
func (b *boat) againstWorth() {
	if b.Price == 0 || b.LOA == 0 || b.Year() == 0 {
		return
	}
	dollars, ok := catalog.Convert(b.Price, b.Currency, "USD")
	least, most := priceBounds(b.Category, b.LOA, b.n.now.Year()-b.Year())
	if !ok || dollars >= least && dollars <= most || dollars > most && b.classic() || dollars < least && b.damaged() {
		return
	}
	bound, than := least, "less"
	if dollars > most {
		bound, than = most, "more"
	}
	limit, _ := catalog.Convert(bound, "USD", b.Currency)
	about := math.Pow10(int(math.Log10(limit)) - 1)
	reason := fmt.Sprintf("%s than a boat of %s m and %d can cost, which is about %s %s", than, short2(b.LOA), b.Year(),
		b.Currency, quantity.Rounded(math.Round(limit/about)*about))
	b.setAside("price", b.draft.Price, reason)
	for _, p := range b.PriceHistory {
		b.setAside("price_history", written.Instant(p.At)+" "+written.FormatNumber(p.Price), "of a price that was set aside")
	}
	b.Price, b.PriceType, b.PriceHistory = 0, "", nil
}

// classic reports whether people pay for what the boat is, not for its size and age.
func (b *boat) classic() bool {
	return b.HullMaterial == "wood" || slices.Contains(b.Classes, "classic")
}

// damaged reports whether the advert says that less than a sound boat is sold.
func (b *boat) damaged() bool {
	if b.Listing.Grade == catalog.Restorable || slices.Contains(b.Features, "project") {
		return true
	}
	text := strings.ToLower(b.Title + " " + b.Description)
	for _, word := range []string{"damage", "salvage", "wreck", "sunk", "insurance", "share", "fire", "hull only", "for parts", "unfinished", "unfall", "havarie", "epave"} {
		if strings.Contains(text, word) {
			return true
		}
	}
	return false
}
