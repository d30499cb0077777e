// Package proposal tells which production boats suit who asks what to buy for a sum: what was asked, the designs and the boats for sale go in,
// and out come a few designs of which there are many within it, with what they are asked for. It is plain data, in no language.
package proposal

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/talk"
)

// boats are what is bought.
const boats = `(?:boats?|yachts?|sailboats?|sailing boats?|sailing yachts?|cruisers?|cruising boats?|cruising yachts?|[\p{L}-]*(?:boote?s?|yacht(?:en)?|schiffe?s?)|bateaux?|voiliers?)`

var (
	// asking is a question for which boat to buy, without naming one.
	asking = regexp.MustCompile(`(?i)\b(?:what|which)(?:['’]?s| is| are| would be| makes)? (?:an? |the |some )?(?:good|best|suitable|right|ideal|sensible|decent|great|nice|perfect|easy)(?: [\p{L}-]+){0,5}? ` + boats + `\b` +
		`|\b(?:what|which)(?: [\p{L}-]+){0,5}? ` + boats + `(?: [\p{L}-]+){0,3}? (?:should|would|could|can|do|shall|are best|is best|suits?|fits?)\b` +
		`|\b(?:recommend|suggest|advise)\b(?: [\p{L}-]+){0,7}? ` + boats + `\b` +
		`|` + boats + `\b.*\bwhat (?:should|could|would|can|shall) (?:i|we|you) (?:buy|get|look at|look for|go for|choose|recommend|suggest)\b` +
		`|\bwelche[sr]?(?: [\p{L}-]+){0,5}? ?` + boats + `(?: [\p{L}-]+){0,3}? ?(?:ist|wäre|sind|wären|soll|sollte|sollten|passt|eignet|würdest|würden|empfiehlst|empfehlen|kaufen)\b` +
		`|\b(?:empfiehl|empfehl\w*|rate mir|vorschlag\w*)\b.*` + boats + `|` + boats + `\b.*\b(?:was|welches) (?:soll|sollte|sollten) (?:ich|wir) (?:kaufen|nehmen)\b` +
		`|\bquels?(?: [\p{L}'’-]+){0,5}? ` + boats + `(?: [\p{L}'’-]+){0,5}? (?:acheter|choisir|conseill\w*|recommand\w*|prendre)\b|\bquel est (?:le |un )?(?:meilleur|bon)(?: [\p{L}'’-]+){0,3}? ` + boats + `|\b(?:conseill\w*|recommand\w*)\b.*` + boats)
	// purposes are who it is for, or what: a question without any looks for boats that are for sale.
	purposes = regexp.MustCompile(`(?i)\b(?:first|starter|beginners?|novices?|new to sailing|learn\w*|couple|two (?:people|persons|of us|adults)|family|families|kids|children|retire\w*|single[- ]handed|solo|cruising|weekends?|weekend sailing|coastal|liveaboard|live aboard|bluewater|offshore|erste[sn]?|anfänger\w*|einsteiger\w*|paar|zwei personen|zu zweit|familie\w*|fahrten\w*|küste\w*|premier|première|débutant\w*|couple|famille|croisière)\b`)
	// ofGear are things for a boat, or of sailing her, that are asked for instead of one.
	ofGear = regexp.MustCompile(`(?i)\b(?:ways?|time|place|size|length|anchors?|engines?|motor|outboard|insurance|season|month|sails?|moorings?|berth|marina|names?|paint|antifouling|dinghy|tender|survey\w*|lifejackets?|radio|course|licen[cs]e|school|liegeplatz|anker|segel|versicherung|ancre|moteur|assurance)\b`)
	// sums are amounts of money.
	sums     = regexp.MustCompile(`(?i)[$€£] ?\d|\d[\d.,' ]*(?:k|grand)?\s*(?:[$€£]|dollars?|bucks|usd|euros?|eur|pounds?|quid|gbp|francs?|chf|kronor|kroner|sek|nok|dkk|aud|cad)\b|\b(?:budget|under|below|spend|up to|unter|bis|moins de|for)\D{0,14}\d[\d.,]*\s?k?\b`)
	families = regexp.MustCompile(`(?i)\b(?:family|families|kids|children|familie\w*|kinder\w*|famille|enfants)\b`)
	starters = regexp.MustCompile(`(?i)\b(?:starter|beginners?|novices?|new to sailing|learn\w*|anfänger\w*|einsteiger\w*|débutant\w*)\b`)
	voyages  = regexp.MustCompile(`(?i)\b(?:bluewater|blue[- ]water|offshore|ocean|liveaboard|live aboard|atlantic|circumnavigat\w*|blauwasser\w*|hochsee\w*|grand large|hauturi\w*)\b`)
)

// Asks reports whether a text asks which boat to buy for a sum and a purpose, and names none. What takes least time is looked for first.
func Asks(text string) bool {
	if !strings.ContainsAny(text, "0123456789") || !sums.MatchString(text) || !purposes.MatchString(text) {
		return false
	}
	asked := asking.FindString(text)
	return asked != "" && !ofGear.MatchString(asked)
}

// Step is what of a choice a turn wants.
type Step int

// The steps.
const (
	None  Step = iota
	Few        // a few boats to choose among
	One        // one of them
	Offer      // boats of them that are for sale
)

var (
	// told begins an answer that proposed boats, picked one that picked one of them.
	told   = regexp.MustCompile(`\A(?:\*[^#\n]*\n+)?## (?:Boats for your budget|Boote für dein Budget|Des bateaux pour votre budget|My pick|Meine Wahl|Mon choix)\b`)
	picked = regexp.MustCompile(`\A(?:\*[^#\n]*\n+)?## (?:My pick|Meine Wahl|Mon choix)\b`)
	// picking and offering are turns behind such an answer.
	picking = regexp.MustCompile(`(?i)\b(?:which|what)(?: one| boat| of (?:them|these|those))?\b.{0,25}\b(?:would|should|do|could|pick|choose|buy|take|best|recommend)\b|\byour (?:pick|choice|favou?rite)\b|\bpick one\b|^\W*(?:and |but )?why\b|\bwelche[sn]?\b.{0,20}\b(?:würdest|würden|soll|sollte|nehmen|kaufen|empfiehlst|am besten|beste)\b|^\W*(?:und )?warum\b|\b(?:le)?quel\b.{0,20}\b(?:choisir\w*|acheter\w*|prendr\w*|conseill\w*|meilleur)\b|^\W*pourquoi\b`)
	selling = regexp.MustCompile(`(?i)\b(?:for sale|on the market|available|to buy|listings?|show (?:me )?(?:some|any|them|one|those|these)|find (?:me )?(?:some|any|them|one)|any (?:of (?:them|those|these) )?(?:in|near|around)|zu kaufen|zu haben|zum verkauf|im angebot|zeig (?:mir )?(?:welche|einige|ein paar)|angebote|à vendre|en vente|disponibles?|montre\w*)\b`)
)

// Of tells what of a choice the last turn of a conversation wants, the question that it goes back to, and whether one boat was picked already.
func Of(t talk.Talk) (step Step, asked string, one bool) {
	text := t.Request.Question()
	if Asks(text) {
		return Few, text, false
	}
	if !told.MatchString(t.Said) {
		return None, "", false
	}
	for _, m := range slices.Backward(t.Came.Messages) {
		if m.Role == chat.User && Asks(m.Text) {
			asked = m.Text
			break
		}
	}
	switch one = picked.MatchString(t.Said); {
	case asked == "":
		return None, "", false
	case selling.MatchString(text):
		return Offer, asked, one
	case picking.MatchString(text):
		return One, asked, one
	}
	return None, "", false
}
