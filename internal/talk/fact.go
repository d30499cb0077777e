package talk

import (
	"regexp"
	"strings"
)

// Fact is a particular of a boat that a turn asks for, by the name that a listing tells it under in English.
type Fact string

// The particulars that listings tell, and what is asked of the price.
const (
	Year      Fact = "Year"
	Place     Fact = "Place"
	Price     Fact = "Price"
	Length    Fact = "Length"
	Beam      Fact = "Beam"
	Draft     Fact = "Draft"
	Weight    Fact = "Displacement"
	Engine    Fact = "Engine"
	Tanks     Fact = "Tanks"
	Cabins    Fact = "Cabins, berths, heads"
	Rigging   Fact = "Rigging of"
	Sails     Fact = "Sails of"
	Condition Fact = "Condition"
	Equipment Fact = "Equipment"
	Broker    Fact = "Broker"
	Seen      Fact = "Seen"
	Tax       Fact = "Tax"
	Designer  Fact = "Designer"
	Status    Fact = "Status"
	Build     Fact = "Hull, rig, keel"
	Pictures  Fact = "Pictures"
	History   Fact = "Price history"
	// EngineYear is no fact of its own: a boat of a list can be the first by it.
	EngineYear Fact = "Engine of"
	Worth      Fact = "Worth" // how the price stands to those of boats like her
)

// asks are the words by which people ask for a particular, folded, in English, German and French.
var asks = []struct {
	fact Fact
	says *regexp.Regexp
}{
	{Worth, saying(`(?:so|that|too|very|really|suspiciously) (?:cheap|expensive|low|high|dear)|worth|overpriced|good (?:price|value|deal)|fair price|bargain|(?:so|zu) (?:billig|gunstig|teuer)|preiswert|wert|(?:si|trop) (?:bon marche|chere?|peu chere?)|bonne affaire`)},
	{Year, saying(`how old|age|built|what year|which year|year|wie alt|baujahr|gebaut|quel age|quelle annee|annee`)},
	{Place, saying(`where|located|location|lying|wo|liegt|liegeplatz|ou|se trouve`)},
	{History, saying(`price (?:history|changes?|drops?|reductions?|cuts?)|(?:price|asking)(?: \S+){0,5} (?:changed|dropped|reduced|lowered|cut|come down|gone down|gone up)|been reduced|preisverlauf|preis(?: \S+){0,4} (?:geandert|gesenkt|gesunken)|historique(?: du prix)?|prix(?: \S+){0,4} (?:change|baisse)`)},
	{Pictures, saying(`photos?|pictures?|pics?|images?|fotos?|bild|bilder`)},
	{Price, saying(`how much|price|cost|costs|asking|asked for|was kostet|kostet|preis|combien|prix|coute`)},
	{Length, saying(`how long|how big|length|loa|size|wie lang|wie gross|lange|longueur|quelle taille`)},
	{Beam, saying(`how wide|beam|width|wie breit|breite|quelle largeur|largeur`)},
	{Draft, saying(`how deep|draft|draught|draw|draws|tiefgang|wie tief|tirant`)},
	{Weight, saying(`how heavy|weigh|weighs|weight|displacement|displace|displaces|gewicht|wiegt|schwer|poids|pese|deplacement`)},
	{Engine, saying(`engine|engines|motor|motors|horsepower|hp|diesel|engine hours|hours|maschine|ps|moteur|heures`)},
	{Tanks, saying(`tank|tanks|water capacity|fuel capacity|how much (?:water|fuel|diesel)|reservoir|reservoirs`)},
	{Cabins, saying(`cabin|cabins|berth|berths|sleep|sleeps|heads|toilet|toilets|kabine|kabinen|kojen|kojenzahl|cabine|cabines|couchettes`)},
	{Rigging, saying(`(?:standing |running )?rigging|stehendes gut|rigg|greement`)},
	{Sails, saying(`sails|sail wardrobe|segel|voiles`)},
	{Condition, saying(`condition|shape|state|zustand|etat`)},
	{Equipment, saying(`equipment|equipped|gear|autopilot|windlass|radar|liferaft|bow thruster|ausrustung|ausgestattet|equipement`)},
	{Broker, saying(`broker|brokers|seller|contact|owner|phone|selling|sold by|makler|verkaufer|verkauft sie|kontakt|vendeur|courtier|contacter`)},
	{Seen, saying(`how long (?:has|have|is|was) (?:it|she|he|this|that|the \S+)(?: \S+)? (?:been )?(?:on the market|for sale|listed|on offer)|on the market|wie lange`)},
	{Tax, saying(`vat|tax|taxes|duty|mwst|mehrwertsteuer|versteuert|tva`)},
	{Designer, saying(`designer|designed|architect|drawn by|konstrukteur|entworfen|architecte|dessine`)},
	{Status, saying(`available|sold|still there|gone|under offer|verfugbar|noch zu haben|verkauft|disponible|vendu|vendue`)},
	{Build, saying(`(?:what|which|kind of|type of) (?:hull|keel|rig)|hull material|made of|material|welche[rsn]? (?:kiel|rumpf|rigg)|quelle (?:quille|coque)`)},
}

// Facts are the particulars of a boat that the last question asks for.
func (t Talk) Facts() []Fact {
	text := words(t.Request.Question())
	var found []Fact
	for _, a := range asks {
		if a.says.MatchString(text) {
			found = append(found, a.fact)
		}
	}
	return found
}

// pointing are words for one boat that was spoken of before.
var pointing = saying(`it|its|it's|she|she's|her|that one|this one|that boat|this boat|the boat|the yacht|that yacht|this yacht|es|sie|ihr|das boot|die yacht|il|elle|le bateau|ce bateau|son|sa`)

// PointsBack reports whether the last question speaks of a boat by a pronoun.
func (t Talk) PointsBack() bool {
	text := words(t.Request.Question())
	if len(t.Shown) == 1 && len(text) < 60 { // "what's the asking price?"
		rest := text
		for _, a := range asks {
			rest = a.says.ReplaceAllString(rest, " ")
		}
		if rest != text && saysNothing(whichOne.Replace(rest)) {
			return true
		}
	}
	return (len(t.Shown) > 0 || len(t.Listed) > 0) && len(text) < 100 && pointing.MatchString(text)
}

// whichOne are words that ask, which add nothing to what is asked for.
var whichOne = strings.NewReplacer(" why ", " ", " warum ", " ", " pourquoi ", " ", " quel ", " ", " quelle ", " ", " welcher ", " ", " welche ", " ", " welchen ", " ", " welches ", " ", " which ", " ")

// ofOne begins a question for something that one boat has or is.
var ofOne = regexp.MustCompile(`^ (?:(?:and|so|ok|but|und|et) )*(?:has|does|did|is|was|can|could|hat|ist|kann|a|est-ce qu'|est-ce que)-?(?:t-)? ?(?:it|she|he|her|that one|this one|that boat|this boat|the boat|sie|es|das boot|il|elle|le bateau) `)

// AsksOfOne reports whether the last question asks what the boat that was opened has or is: "has she got a windlass?".
func (t Talk) AsksOfOne() bool {
	return len(t.Shown) == 1 && ofOne.MatchString(words(t.Request.Question()))
}

// among is a choice from the boats that were shown, not from all that are for sale: "the cheaper one", "of these".
var among = saying(`(?:of|from|among|between|out of) (?:them|these|those|the (?:two|three|four|five|first|ones)|both)(?: \S+)?|the (?:cheaper|newer|older|longer|bigger|larger|smaller|shorter|dearer|(?:more|less) \S+) (?:one|boat|yacht)|davon|von (?:denen|diesen|beiden|den beiden)|d'entre eux|de ces \S+|des deux`)

// AmongShown reports whether the last question chooses from the boats that were shown.
func (t Talk) AmongShown() bool {
	return len(t.Listed) > 1 && among.MatchString(words(t.Request.Question()))
}
