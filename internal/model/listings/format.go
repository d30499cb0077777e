package listings

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
)

const metresPerFoot = 0.3048

func whole(v float64) float64 { return math.Round(v) }

// thousands writes a whole number with separators: 39,900.
func thousands(v float64) string {
	digits := strconv.FormatFloat(math.Abs(whole(v)), 'f', 0, 64)
	var b strings.Builder
	for i, d := range digits {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteByte(',')
		}
		b.WriteRune(d)
	}
	return b.String()
}

func money(amount float64, currency string) string {
	return strings.TrimSpace(thousands(amount) + " " + currency)
}

// priceOf is the price of a boat as it is asked.
func priceOf(l *catalog.Listing) string {
	switch {
	case l.PriceType == catalog.Free:
		return "free"
	case l.Price > 0:
		return money(l.Price, l.Currency)
	}
	return "on request"
}

// lengthOf is a length in both units, a dash if unknown.
func lengthOf(metres float64) string {
	if metres == 0 {
		return "–"
	}
	return fmt.Sprintf("%.1f m / %.0f ft", metres, metres/metresPerFoot)
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

func boats(n int) string {
	if n == 1 {
		return "1 boat"
	}
	return thousands(float64(n)) + " boats"
}

func day(t time.Time) string { return t.Format("2 January 2006") }

var plainText = strings.NewReplacer("|", "/", "[", "(", "]", ")", "\n", " ", "\r", " ", "`", "'", "<", "‹", ">", "›", "*", "·")

// plain takes from a text what would be markup.
func plain(s string) string { return plainText.Replace(s) }

// list joins words as a sentence does.
func list(words []string, last string) string {
	switch len(words) {
	case 0:
		return ""
	case 1:
		return words[0]
	}
	return strings.Join(words[:len(words)-1], ", ") + " " + last + " " + words[len(words)-1]
}
