package feed

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
)

// vocabulary is what the words of sources mean in ours. Its keys are folded phrases.
type vocabulary map[string]string

// words makes a vocabulary of lines "meaning: phrase | phrase".
func words(lines ...string) vocabulary {
	v := vocabulary{}
	for _, l := range lines {
		meaning, phrases, _ := strings.Cut(l, ": ")
		for p := range strings.SplitSeq(phrases, " | ") {
			p = strings.TrimSpace(p)
			// The usual ways to write it are found without folding.
			for _, form := range []string{p, strings.ToUpper(p), strings.ToUpper(p[:1]) + p[1:], capitals(strings.ToUpper(p))} {
				v[form] = meaning
			}
		}
	}
	return v
}

// find returns the meaning of a text: of the whole or else of the longest phrase in it, the first of equals.
func (v vocabulary) find(text string) (meaning string, ok bool) {
	if text == "" {
		return "", false
	}
	if m, ok := v[text]; ok {
		return m, true
	}
	folded := design.Fold(cutText(text, 200))
	if m, ok := v[folded]; ok {
		return m, true
	}
	parts := strings.Fields(folded)
	for size := min(4, len(parts)); size > 0; size-- {
		for i := 0; i+size <= len(parts); i++ {
			if m, ok := v[strings.Join(parts[i:i+size], " ")]; ok {
				return m, true
			}
		}
	}
	return "", false
}

// kindWords tell the category of a boat. A class that says nothing of it has no entry.
var kindWords = words(
	"sail: sail | sailing | sailboat | sailboats | sail boat | sailing yacht | sailing boat | sailing yachts | sailing boats | segelyacht | segelboot | segelboote | voilier | voiliers | monohull | sloop | ketch | cutter | yawl | schooner | racer cruiser | cruiser racer | cruiser sail | daysailer | day sailer | keelboat | velero | barca a vela | antique and classic sail | racing sailboat | cruising sailboat | zeilboot | zeiljacht",
	"power: power | powerboat | power boat | motor | motorboat | motor boat | motor yacht | motoryacht | motor yachts | motorboot | motorboote | motorjacht | bateau a moteur | bateaux a moteur | trawler | trawlers | flybridge | express cruiser | sports cruiser | center console | centre console | bowrider | pilothouse power | sport fishing | sportfish | convertible | cabin cruiser | cuddy cabin | runabout | houseboat | barge | narrowboat | widebeam | tug | downeast | pontoon | personal watercraft | jet ski | pwc | speedboat | mega yachts | motor cruiser | lobster boat | dutch barge | canal boat | ski and wakeboard | walkaround | aluminum fishing | passenger | commercial",
	"catamaran: catamaran | catamarans | cat | sailing catamaran | sailing catamarans | sail catamaran | cruising catamaran | multihull | multihulls | multi hull | katamaran | segelkatamaran | catamaran a voile | catamaran sail | beach catamaran",
	"power_cat: power catamaran | power catamarans | power cat | powercat | motor catamaran | motorkatamaran | catamaran a moteur | power multihull | multihull power",
	"trimaran: trimaran | trimarans | sailing trimaran",
	"motorsailer: motorsailer | motor sailer | motorsailers | motorsailor | motor sailor | motorsegler | motorsailer sail",
	"rib: rib | ribs | rigid inflatable | rigid inflatable boat | rigid inflatable boats | rigid inflatable boats rib | inflatable | inflatables | schlauchboot | semi rigide | pneumatique | rigid inflatables | rhib",
	"dinghy: dinghy | dinghies | sailing dinghy | jolle | jollen | deriveur | tender dinghy | sport boat dinghy",
)

// classWords are the finer kinds, as the catalogue calls them.
var classWords = words(
	"trawler: trawler | trawlers | trawler yacht", "flybridge: flybridge | fly bridge | flybridge cruiser",
	"express_cruiser: express cruiser | express | sports cruiser | sport cruiser | express cruisers", "centre_console: center console | centre console | center consoles",
	"motor_yacht: motor yacht | motoryacht | motor yachts | mega yacht | mega yachts | super yacht", "pilothouse: pilothouse | pilot house | wheelhouse",
	"convertible: convertible | sportfish | sport fishing | sportfisher | convertible boats", "downeast: downeast | down east | lobster boat",
	"tug: tug | tug boat | tugs", "bowrider: bowrider | bow rider | bowriders", "walkaround: walkaround | walk around", "tender: tender | tenders",
	"sedan: sedan | sedan bridge", "coupe: coupe | hardtop coupe", "cuddy_cabin: cuddy cabin | cuddy", "runabout: runabout | runabouts",
	"houseboat: houseboat | house boat", "barge: barge | barges | dutch barge | narrowboat | narrow boat | widebeam | canal boat | peniche",
	"pwc: personal watercraft | pwc | jet ski", "pontoon: pontoon | pontoons", "fishing: fishing boat | aluminum fishing | bass boat",
	"cruiser: cruiser | cruising | cruisers | cruising yacht | cruising sailboat", "racer: racer | racing | racing sailboat | regatta | racing yacht",
	"cruiser_racer: cruiser racer | racer cruiser | racer and cruiser", "daysailer: daysailer | day sailer | daysailor | day sailor",
	"deck_saloon: deck saloon | decksaloon | deck salon", "classic: classic | antique and classic | classic yacht | antique",
	"centre_cockpit: center cockpit | centre cockpit", "beach_catamaran: beach catamaran | beach cat", "gulet: gulet", "tow_boat: tow boat | ski boat | wakeboard boat | ski and wakeboard", "open: open | open boat", "commercial: commercial | passenger",
)

// hullWords are hull materials.
var hullWords = words(
	"grp: grp | fiberglass | fibreglass | glass fibre | glass fiber | glassfibre | gfk | polyester | frp | plastic | fiberglass reinforced plastic | glass reinforced plastic | fibre de verre | gelcoat | gvk | vetroresina | prfv",
	"aluminium: aluminium | aluminum | alu | alloy", "steel: steel | stahl | acier | staal | acciaio | stainless steel",
	"wood: wood | wooden | timber | holz | bois | mahogany | teak | larch | oak | plywood | hout | legno | wood epoxy | cold moulded | cold molded | strip plank",
	"carbon: carbon | carbon fibre | carbon fiber | kevlar carbon", "ferrocement: ferrocement | ferro cement | ferro | concrete | cement",
	"hypalon_pvc: hypalon | pvc | orca | rubber | hypalon pvc", "composite: composite | composites | epoxy | kevlar | sandwich | epoxy composite | grp sandwich | sandwich composite",
)

var rigWords = words(
	"sloop: sloop | slup | fractional sloop | masthead sloop | bermudan sloop | bermuda sloop | fractional | masthead | 7 8 | bermudan", "cutter: cutter | kutter | cotre",
	"ketch: ketch | ketsch", "yawl: yawl", "schooner: schooner | schoner | goelette", "cat: cat rig | catboat | cat rigged | cat ketch", "solent: solent",
	"gaff: gaff | gaffer | gaff cutter | gaff ketch | gaff sloop", "unstayed: unstayed | junk | junk rig | freestanding | free standing mast",
)

var keelWords = words(
	"full: full | full keel | long | long keel | langkiel | quille longue | encapsulated long", "long_fin: long fin | long fin keel | modified full | modified full keel | cutaway full",
	"fin: fin | fin keel | finkeel | flossenkiel | kurzkiel | deep fin | deep fin keel | quillard | shoal fin | fin and skeg | fin skeg | shallow fin",
	"bulb: bulb | bulb keel | fin with bulb | fin bulb | t keel | t bulb | torpedo | fin keel with bulb | bombenkiel",
	"wing: wing | wing keel | winged | winged keel", "bilge: bilge | bilge keel | bilge keels | twin | twin keel | twin keels | triple keel | kimmkiel | biquille | doppelkiel",
	"lifting: lifting | lifting keel | lift keel | hubkiel | quille relevable | retractable | retractable keel | telescopic | drop | drop keel",
	"centreboard: centreboard | centerboard | centre board | center board | keel centreboard | keel centerboard | keel and centreboard | schwert | derive | stub keel and centreboard",
	"swing: swing | swing keel | pivoting | pivoting keel | schwenkkiel", "canting: canting | canting keel", "daggerboard: daggerboard | dagger board | daggerboards | dagger boards",
)

var fuelWords = words(
	"diesel: diesel | bio diesel | red diesel | gasoil | gazole | heavy fuel", "petrol: petrol | gasoline | gas | unleaded | benzin | essence | gas petrol | unleaded petrol | gasolina | benzina | benzine",
	"electric: electric | elektro | electrique | battery", "hybrid: hybrid | hybride | diesel electric | electric hybrid", "lpg: lpg | propane",
)

// driveWords are where an engine stands and how it drives. "Inboard" alone is what is said of most; a more exact word
// beside it is longer or has its own phrase.
var driveWords = words(
	"inboard: inboard | shaft | shaft drive | straight shaft | v drive | direct drive | direct | conventional shaft | innenborder | shaftdrive | wellenantrieb | jet | jet drive | water jet",
	"saildrive: saildrive | sail drive | saildrives | inboard saildrive", "outboard: outboard | outboards | outboard 4s | outboard 2s | outboard 4 stroke | outboard 2 stroke | aussenborder | hors bord | electric outboard",
	"sterndrive: sterndrive | stern drive | outdrive | inboard outboard | i o | io | z drive | inboard sterndrive | inboard outdrive", "pod: pod | pod drive | ips | ips drive | zeus | pods | inboard pod",
)

var positionWords = words("port: port | left | backbord | babord", "starboard: starboard | right | steuerbord | tribord", "centre: center | centre | middle | mitte")

var statusWords = map[string]catalog.Status{
	"active": catalog.Active, "available": catalog.Active, "for sale": catalog.Active, "current": catalog.Active, "listed": catalog.Active, "on market": catalog.Active,
	"in stock": catalog.Active, "instock": catalog.Active, "1": catalog.Active, "true": catalog.Active, "published": catalog.Active, "live": catalog.Active, "limited availability": catalog.Active,
	"limitedavailability": catalog.Active, "onlineonly": catalog.Active, "instoreonly": catalog.Active, "new listing": catalog.Active, "price reduced": catalog.Active,
	"under offer": catalog.UnderOffer, "underoffer": catalog.UnderOffer, "sale pending": catalog.UnderOffer, "pending": catalog.UnderOffer, "under contract": catalog.UnderOffer,
	"sale agreed": catalog.UnderOffer, "reserved": catalog.UnderOffer, "offer accepted": catalog.UnderOffer, "deposit taken": catalog.UnderOffer, "under deposit": catalog.UnderOffer,
	"sold": catalog.Sold, "sold out": catalog.Sold, "soldout": catalog.Sold, "outofstock": catalog.Sold, "out of stock": catalog.Sold, "delivered": catalog.Sold,
	"on order": catalog.OnOrder, "onorder": catalog.OnOrder, "preorder": catalog.OnOrder, "pre order": catalog.OnOrder, "backorder": catalog.OnOrder, "in build": catalog.OnOrder, "in production": catalog.OnOrder, "presale": catalog.OnOrder,
	"withdrawn": catalog.Withdrawn, "inactive": catalog.Withdrawn, "deleted": catalog.Withdrawn, "expired": catalog.Withdrawn, "discontinued": catalog.Withdrawn, "off market": catalog.Withdrawn,
	"removed": catalog.Withdrawn, "archived": catalog.Withdrawn, "cancelled": catalog.Withdrawn, "suspended": catalog.Withdrawn, "0": catalog.Withdrawn, "false": catalog.Withdrawn,
}

var newUsedWords = words(
	"used: used | as new | like new | nearly new | usedcondition | refurbishedcondition | damagedcondition | pre owned | preowned | second hand | gebraucht | occasion | brokerage | previously owned | pre loved",
	"new: new | newcondition | brand new | neu | neuf | new boat | stock | new in stock", "new_on_order: new on order | on order | new build | to order", "demo: demo | demonstrator | ex demo | ex demonstrator | show boat",
)

// gradeWords are grades of condition as surveyors call them. "Good" is no grade: it is what nearly every advert says.
var gradeWords = words(
	"bristol: bristol | bristol condition | as new | like new", "above_average: above average | above average condition | above bucs average",
	"average: average | average condition", "fair: fair | below average", "restorable: restorable | project | restoration project | for restoration | for parts | non running",
)

var taxWords = words(
	"vat_paid: vat paid | tax paid | paid | vat included | inc vat | incl vat | including vat | vat inc | eu vat paid | mwst bezahlt | inkl mwst | tva payee | included | ttc | duty paid | true | yes | 1 | mwst ausgewiesen",
	"vat_not_paid: vat not paid | vat not yet paid | not yet paid | tax not paid | not paid | vat unpaid | unpaid | tva non payee | unversteuert | duty unpaid | duty not paid | tax free",
	"vat_excluded: vat excluded | ex vat | plus vat | excl vat | excluding vat | vat excl | exvat | zzgl mwst | excluded | ht | hors taxe | false",
	"na: n a | na | not applicable | exempt | vat exempt | none",
)

// word looks up a text in a vocabulary and sets it aside where it tells something that is not understood.
func (b *boat) word(field, text string, v vocabulary) string {
	if unknown(text) {
		return ""
	}
	m, ok := v.find(text)
	if !ok {
		b.setAside(field, text, "not a word that is known here")
	}
	return m
}
