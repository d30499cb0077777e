package inventory

import (
	"strconv"
	"strings"
	"unicode"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/fold"
)

// Two adverts are of one boat where the hull number is the same or, where one of them tells none, where make, model, year
// and country are, the length differs by at most 2 % and the price by at most 5 %. A broker does not advertise a boat twice
// in one source, and one that names no brokers is a broker's: what looks alike there is two boats of a series.
const (
	lengthApart = 0.02
	priceApart  = 0.05
)

// boat is what adverts of one boat have in common. It is on record as text, catalog.Mark.DupKey.
type boat struct {
	hin      string // hull number
	kind     string // make, model, year and country; empty unless all are known
	broker   string
	currency string
}

const boatSeparator = "|"

func boatOf(l *catalog.Listing, parts keyParts) boat {
	b := boat{hin: hullNumber(l.HIN), broker: parts.of(l.Broker), currency: l.Currency}
	if l.Make != "" && l.Model != "" && l.Year() != 0 && l.Country != "" {
		b.kind = strings.Join([]string{parts.of(l.Make), parts.of(l.Model), strconv.Itoa(l.Year()), l.Country}, "/")
	}
	return b
}

func (b boat) String() string {
	return strings.Join([]string{b.hin, b.kind, b.broker, b.currency}, boatSeparator)
}

func parseBoat(text string) boat {
	parts := strings.SplitN(text, boatSeparator, 4)
	for len(parts) < 4 {
		parts = append(parts, "")
	}
	return boat{parts[0], parts[1], parts[2], parts[3]}
}

// keyParts remembers what keyPart has made of names, of which a market has few.
type keyParts map[string]string

const maxKeyParts = 1 << 15

func (k keyParts) of(name string) string {
	if name == "" {
		return ""
	}
	part, ok := k[name]
	if !ok {
		if part = keyPart(name); len(k) < maxKeyParts {
			k[strings.Clone(name)] = part // a name may lie in the record of an advert, which is much larger
		}
	}
	return part
}

// keyPart is a name without case, accents and punctuation.
func keyPart(name string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return -1
	}, fold.String(name))
}

// hullNumber is a hull number as it can be compared, empty for what sellers write where they do not know it. Real ones
// have 12 to 14 characters, a hyphen left out.
func hullNumber(text string) string {
	digits := 0
	number := strings.Map(func(r rune) rune {
		switch {
		case r >= '0' && r <= '9':
			digits++
			return r
		case r >= 'A' && r <= 'Z':
			return r
		}
		return -1
	}, strings.ToUpper(text))
	if len(number) < 10 || len(number) > 20 || digits < 3 {
		return ""
	}
	return number
}
