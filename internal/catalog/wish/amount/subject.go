package amount

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// Subject is what a number is of.
type Subject int

// The subjects.
const (
	Unsaid Subject = iota
	OfPrice
	OfLength
	OfBeam
	OfDraft
	OfAirDraft
	OfHours
	OfYear
	OfAge
	OfRadius
	OfListing // how long it has been listed
	OfHeadroom
	OfDisplacement
	OfOther // nothing that can be searched
)

// subjects are what names them, before a number or behind it.
var subjects = sentence.Table(map[Subject]string{
	OfPrice:        "price|prices|priced|preis|prix|budget|cost|costs|costing|asking|asking price|spend|spending|pay|kosten|kaufpreis|prix maximum|price range|price tag|money|vb|vhb|fp|preisvorstellung|vp|hochstpreis|maximalpreis|prix maxi",
	OfLength:       "length|on deck|lod|length on deck|loa|lengths|long|lang|lange|lenght|longueur|size|in length|length overall|overall length|overall|langer|longer|longueur hors tout|hors tout|lua|lange uber alles|uber alles|longueur de coque",
	OfBeam:         "beam|breite|breit|largeur|wide|width|bau|de large|beamy",
	OfDraft:        "draft|draught|tiefgang|tirant d eau|drawing|draws|draw|deep|depth|drafts|draughts|tief|that draws|water depth|te",
	OfAirDraft:     "air draft|air draught|airdraft|mast height|bridge clearance|clearance|masthohe|durchfahrtshohe|tirant d air|mast|height|bridge|bridges|brucke|brucken|bruckenhohe",
	OfHours:        "engine hours|hours|motorstunden|betriebsstunden|heures moteur|heures|std|hrs|engine hrs|motor hours|running hours|stunden|engine time|hours on the engine|hours on engine",
	OfYear:         "built|year|years|model year|vintage|baujahr|bj|annee|construit|construction|gebaut|built in|from the year|year of build|year built|construit en|dating|dating from|manufactured|launched|my|bouwjaar|annee de construction|model years",
	OfAge:          "old|alt|alte|alter|altes|alten|age|years old|of age|d age|jahre alt|ans d age",
	OfRadius:       "within|radius|umkreis|around|rayon|im umkreis von|dans un rayon de|within a radius of|of",
	OfListing:      "listed|new listings|posted|added|advertised|in the last|in the past|during the last|in den letzten|letzten|ces derniers|last|past",
	OfHeadroom:     "headroom|standing headroom|standing height|stehhohe|hauteur|hauteur sous barrots",
	OfDisplacement: "displacement|displacing|displaces|weight|weighing|weighs|gewicht|verdrangung|wasserverdrangung|deplacement|poids|displ|disp",
	OfOther: "lwl|waterline|waterline length|length waterline|length on the waterline|load waterline|wasserlinie|wasserlinienlange|flottaison|longueur a la flottaison|" +
		"sa d|sad ratio|d l|sa d ratio|d l ratio|ratio|capsize|capsize ratio|capsize screening|capsize number|comfort ratio|motion comfort|ballast ratio|irc|phrf|orc|ims|rating|handicap|tcc|yardstick|tall|ballast|sail area|tank|tanks|water tank|water tanks|fuel tank|fuel tanks|diesel tank|diesel tanks|water tankage|fuel tankage|wassertank|wassertanks|dieseltank|fuel|water|speed|knots|cruising speed|range|segelflache|fuel capacity|water capacity|tankage|surface de voilure",
})

// fillers stand between a number and what compares or names it.
var fillers = sentence.Set("s|of|is|a|an|the|with|to|be|at|in|my|our|mit|von|de|d|avec|est|ist|der|die|das|le|la|for|pour|fur|auf|it|has|have|having|only|a max|just|and|up|should|must|as|que|of about|roughly|than|then|per|boat|boats|limit|limits")

// IsSubject reports whether a word names what a number is of.
func IsSubject(word string) bool {
	_, ok := subjects[word]
	return ok
}

// Fills reports whether a word may stand between a number and what compares or names it.
func Fills(word string) bool { return fillers[word] }
