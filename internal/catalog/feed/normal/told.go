package normal

import (
	"strings"
)

// toldWords are what texts call keel, rig and hull. A word that can mean something else beside them stands with the thing: "fin
// keel", "ketch rigged".
var toldWords = []string{
	"@keel full = full keel | full length keel | long keel | long keeled | langkiel | langkieler | quille longue",
	"@keel long_fin = long fin keel | modified full keel | cutaway full keel",
	"@keel fin = fin keel | fin keeled | deep fin keel | shoal fin keel | shallow fin keel | finkeel | flossenkiel | kurzkiel | kurzkieler",
	"@keel bulb = bulb keel | bulbed keel | fin keel with bulb | fin and bulb keel | fin bulb keel | bombenkiel",
	"@keel wing = wing keel | winged keel | wing keeled | flugelkiel | quille a ailettes",
	"@keel bilge = bilge keel | bilge keeled | bilge keeler | twin keel | twin keeled | twin keeler | triple keel | kimmkiel | kimmkieler | biquille | doppelkiel",
	"@keel lifting = lifting keel | lift keel | retractable keel | drop keel | hubkiel | quille relevable",
	"@keel centreboard = keel and centreboard | keel and centerboard | keel centreboard | keel centerboard | kielschwert | kielschwerter | deriveur integral | deriveur lourd",
	"@keel swing = swing keel | swinging keel | pivoting keel | schwenkkiel",
	"@keel canting = canting keel",
	"@rig sloop = sloop rig | sloop rigged | rigged as a sloop | fractional rig | masthead rig | fractionally rigged",
	"@rig cutter = cutter rig | cutter rigged | rigged as a cutter | kuttertakelung | kuttergetakelt",
	"@rig ketch = ketch rig | ketch rigged | rigged as a ketch | ketschtakelung | ketschgetakelt | greement de ketch",
	"@rig yawl = yawl rig | yawl rigged | rigged as a yawl | gunter yawl",
	"@rig schooner = schooner rig | schooner rigged | rigged as a schooner",
	"@rig gaff = gaff rig | gaff rigged | gaff cutter | gaff ketch | gaff sloop",
	"@rig unstayed = junk rig | junk rigged | unstayed mast | unstayed rig | freestanding mast | free standing mast",
	"@named sloop = sloop",
	"@named cutter = cutter",
	"@named ketch = ketch",
	"@named yawl = yawl",
	"@named schooner = schooner",
	"@hull steel = steel hull | hull of steel | steel construction | stahlrumpf | coque acier",
	"@hull aluminium = aluminium hull | aluminum hull | alloy hull | aluminiumrumpf | alurumpf | coque aluminium | coque alu",
	"@hull wood = wooden hull | mahogany hull | carvel hull | clinker hull | carvel planked | holzrumpf | coque bois",
	"@hull grp = grp hull | fibreglass hull | fiberglass hull | gfk rumpf | coque polyester",
	"@hull carbon = carbon hull | carbon fibre hull | carbon fiber hull",
	"@hull ferrocement = ferrocement | ferro cement | ferro cement hull | ferrocement hull",
}

// told is what a text says of keel, rig and hull. A rig that stands alone counts in the names of a sailing boat only: other boats are
// spoken of in descriptions, and there are cutters with engines.
type told struct{ keel, rig, hull, named claim }

// claim is a word that a text says, or several, of which nobody knows which is meant.
type claim struct {
	word string
	torn bool
}

// say takes over a meaning of toldWords.
func (t *told) say(meaning string) {
	field, word, _ := strings.Cut(meaning, " ")
	c := &t.keel
	switch field {
	case "@rig":
		c = &t.rig
	case "@named":
		c = &t.named
	case "@hull":
		c = &t.hull
	}
	c.torn = c.torn || c.word != "" && c.word != word
	c.word = word
}

// fill fills a field that the source leaves open, and reports whether it did.
func (c claim) fill(field *string) bool {
	if *field != "" || c.word == "" || c.torn {
		return false
	}
	*field = c.word
	return true
}

// believe fills what the source leaves open with what the texts so far say. It is called for the names of the boat before its
// description, which speaks of other boats too.
func (b *boat) believe() {
	b.told.rig.fill(&b.Listing.Rig)
	b.told.hull.fill(&b.HullMaterial)
	if b.told.keel.fill(&b.Listing.Keel) {
		b.drafts()
	}
}
