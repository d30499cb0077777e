package listings

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/quantity"
)

func whole(v float64) float64 { return math.Round(v) }

// number writes a whole number with separators: 39,900.
func (p *phrases) number(v float64) string {
	return quantity.Grouped(strconv.FormatFloat(math.Abs(whole(v)), 'f', 0, 64), p.group)
}

// decimal writes a number with so many digits behind the point.
func (p *phrases) decimal(v float64, digits int) string {
	return strings.Replace(strconv.FormatFloat(v, 'f', digits, 64), ".", p.point, 1)
}

func (p *phrases) money(amount float64, currency string) string {
	return strings.TrimSpace(p.number(amount) + " " + currency)
}

// priceOf is the price of a boat as it is asked.
func (p *phrases) priceOf(l *catalog.Listing) string {
	switch {
	case l.PriceType == catalog.Free:
		return p.free
	case l.Price > 0:
		return p.money(l.Price, l.Currency)
	}
	return p.onRequest
}

// lengthOf is a length in both units, a dash if unknown.
func (p *phrases) lengthOf(metres float64) string {
	if metres == 0 {
		return "–"
	}
	return p.decimal(metres, 1) + " m / " + p.decimal(metres/quantity.Foot, 0) + " ft"
}

// placeOf is where a boat lies, short.
func placeOf(l *catalog.Listing) string {
	where := l.Country
	if l.State != "" && len(l.State) <= 3 {
		where = l.State
	}
	switch {
	case l.Place == "":
		return "–"
	case where == "":
		return plain(l.Place)
	}
	return plain(l.Place) + ", " + where
}

func (p *phrases) count(n int) string {
	if n == 1 {
		return p.boat
	}
	return fmt.Sprintf(p.boats, p.number(float64(n)))
}

var plainText = strings.NewReplacer("|", "/", "[", "(", "]", ")", "\n", " ", "\r", " ", "`", "'", "<", "‹", ">", "›", "*", "·")

// plain takes from a text what would be markup.
func plain(s string) string { return plainText.Replace(s) }
