package wish

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// subject is what a number is of.
type subject int

const (
	unsaid subject = iota
	ofPrice
	ofLength
	ofBeam
	ofDraft
	ofAirDraft
	ofHours
	ofYear
	ofAge
	ofRadius
	ofListing // how long it has been listed
	ofHeadroom
	ofDisplacement
	ofOther // nothing that can be searched
)

var subjects = sentence.Table(map[subject]string{
	ofPrice:        "price|prices|priced|preis|prix|budget|cost|costs|costing|asking|asking price|spend|spending|pay|kosten|kaufpreis|prix maximum|price range|price tag|money|vb|vhb|fp|preisvorstellung|vp|hochstpreis|maximalpreis|prix maxi",
	ofLength:       "length|on deck|lod|length on deck|loa|lengths|long|lang|lange|lenght|longueur|size|in length|length overall|overall length|overall|langer|longer|longueur hors tout|hors tout|lua|lange uber alles|uber alles|longueur de coque",
	ofBeam:         "beam|breite|breit|largeur|wide|width|bau|de large|beamy",
	ofDraft:        "draft|draught|tiefgang|tirant d eau|drawing|draws|draw|deep|depth|drafts|draughts|tief|that draws|water depth|te",
	ofAirDraft:     "air draft|air draught|airdraft|mast height|bridge clearance|clearance|masthohe|durchfahrtshohe|tirant d air|mast|height|bridge|bridges|brucke|brucken|bruckenhohe",
	ofHours:        "engine hours|hours|motorstunden|betriebsstunden|heures moteur|heures|std|hrs|engine hrs|motor hours|running hours|stunden|engine time|hours on the engine|hours on engine",
	ofYear:         "built|year|years|model year|vintage|baujahr|bj|annee|construit|construction|gebaut|built in|from the year|year of build|year built|construit en|dating|dating from|manufactured|launched|my|bouwjaar|annee de construction|model years",
	ofAge:          "old|alt|alte|alter|altes|alten|age|years old|of age|d age|jahre alt|ans d age",
	ofRadius:       "within|radius|umkreis|around|rayon|im umkreis von|dans un rayon de|within a radius of|of",
	ofListing:      "listed|new listings|posted|added|advertised|in the last|in the past|during the last|in den letzten|letzten|ces derniers|last|past",
	ofHeadroom:     "headroom|standing headroom|standing height|stehhohe|hauteur|hauteur sous barrots",
	ofDisplacement: "displacement|displacing|displaces|weight|weighing|weighs|gewicht|verdrangung|wasserverdrangung|deplacement|poids|displ|disp",
	ofOther:        "irc|phrf|orc|ims|rating|handicap|tcc|yardstick|tall|ballast|sail area|tank|tanks|fuel|water|speed|knots|cruising speed|range|segelflache|fuel capacity|water capacity|tankage|surface de voilure",
})

// fillers stand between a number and what compares or names it.
var fillers = sentence.Set("s|of|is|a|an|the|with|to|be|at|in|my|our|mit|von|de|d|avec|est|ist|der|die|das|le|la|for|pour|fur|auf|it|has|have|having|only|a max|just|and|up|should|must|as|que|of about|roughly|than|then|per|boat|boats|limit|limits")
