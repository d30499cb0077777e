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
	text     string // all of it
}

const boatSeparator = "|"

func boatOf(l *catalog.Listing, parts keyParts) boat {
	b := boat{hin: hullNumber(l.HIN), broker: parts.of(l.Broker), currency: l.Currency}
	text := append(append(make([]byte, 0, 80), b.hin...), boatSeparator...)
	if l.Make != "" && l.Model != "" && l.Year() != 0 && l.Country != "" {
		text = append(append(text, parts.of(l.Make)...), '/')
		text = append(append(text, parts.of(l.Model)...), '/')
		text = append(strconv.AppendInt(text, int64(l.Year()), 10), '/')
		text = append(text, l.Country...)
	}
	kind := len(text)
	text = append(append(append(append(text, boatSeparator...), b.broker...), boatSeparator...), b.currency...)
	b.text = string(text)
	b.kind = b.text[len(b.hin)+len(boatSeparator) : kind]
	return b
}

// String is the boat as it is on record.
func (b boat) String() string { return b.text }

func parseBoat(text string) boat {
	parts := strings.SplitN(text, boatSeparator, 4)
	for len(parts) < 4 {
		parts = append(parts, "")
	}
	return boat{parts[0], parts[1], parts[2], parts[3], text}
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
