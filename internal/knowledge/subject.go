package knowledge

import (
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// sailing are words that hardly anyone uses about anything but boats and the sea.
const sailing = `
sail sailing sailor sailboat yacht yachting boat boating vessel ship dinghy dinghies catamaran
trimaran multihull monohull sloop ketch cutter yawl schooner trawler motorboat powerboat kayak paddleboard liferaft
anchor anchoring anchorage rode kedge windlass mooring moored berth dock docking pontoon marina harbour harbor
quay jetty hull keel bilge rudder tiller helm helmsman mast boom rig rigging shroud stay forestay backstay halyard
jib genoa mainsail spinnaker gennaker staysail trysail reef reefing furler furling batten leech luff tack tacking gybe
gybing jibe jibing heel heeling leeway windward leeward starboard aft astern abeam abaft bow stern transom
buoy buoyage lighthouse cardinal sidelight sternlight masthead tide tidal neap nautical knot nm
latitude longitude fathom charted shoal seabed navigation navigating pilotage waypoint compass sextant
vhf dsc mmsi epirb plb sart ais navtex mayday panpan coastguard colregs gmdss colreg iala solas
lifejacket overboard mob seasick seasickness capsize capsized aground grounding foghorn lookout
seacock antifouling antifoul osmosis gelcoat barnacle outboard inboard saildrive propeller prop impeller
skipper crew yachtmaster rya icc regatta cruising cruiser bluewater liveaboard
sea ocean offshore coast coastal swell wave gale squall beaufort fog wind canal
preventer heave heaving hove drogue vang kicker cunningham outhaul traveller traveler telltale mainsheet spreader chainplate cockpit snubber
seelonce securite lifeboat tricolour topmark fairway irons downwind upwind headsail skeg berthing rafting jackline jackstay tss cpa cevni
zarpe posidonia meltemi mistral sirocco solent biscay icw intracoastal rhumb lwl loa phrf celestial aloft dismasted dismasting trysail
bareboat goosewing broach broaching knockdown squalls outdrive sternlight tingle trim pilotage coastwise landfall bowline hitch splice cleat winch fender deck hatch gangway ensign burgee
adrift amidships becalmed belay belaying bitts bosun bowrider brightwork bulkhead careening catenary centreboard centerboard chandler chandlery circumnavigation
circumnavigate clinker coppercoat crosstrees daggerboard danbuoy danforth daysailer deadeye doldrums downhaul ebb flybridge foresail foretriangle freeboard
gimballed grapnel headland hydrovane imoca inshore isophase jackstaff jackline jacklines katabatic keelboat kelp larboard lifebuoy lifesling lightship mizzen
motorsailing motorsailer neaped oilskins overfalls parbuckle pilothouse pitchpole racon rebed rebedding refloat rowlocks sandbank seagrass seawater
seaworthiness shipwreck shorthanded slipway soundings sprit squelch steerage sterndrive strake thruster towage tramontane tug tugboat typhoon watchkeeping
waterspout windage windjammer windsurf windsurfer windsurfing yachtsman awa aws twa tws vmg cog sog stw tcpa mhws mlws mllw mhwn marpol marpa nmea ilca
onboard dolphin dolphins whale whales orca veer veering baggywrinkle marlinspike fid bollard fairlead scupper hawse lazarette coaming gunwale gunnel bulwark
taffrail gooseneck bowsprit bobstay chine tumblehome deadrise flotilla bora mooringleine foehn shackle seamanship mariner seaworthy
bimini sprayhood stanchion windvane chartplotter turnbuckle swage cutless toerail pushpit pulpit washboard companionway
lagoon bavaria beneteau jeanneau hallberg catalina isobar barometer`

// aboard are words that a sailor uses about his boat, and others about other things.
const aboard = `
engine motor diesel battery batteries alternator inverter solar charger fuse wiring cable pump impeller filter hose toilet heads
anode rope line knot lead splice gas propane lpg stove watch watches light lights horn signal signals flag radio radar gps
channel flare flares extinguisher first aid hypothermia dehydration sunburn drowning licence license certificate registration
insurance premium policy value market broker deposit contract title vat depreciation survey surveyor paint varnish epoxy sealant teak fibreglass fiberglass fin weather forecast front depression
pressure visibility cloud clouds thunderstorm lightning hurricane cyclone current stream depth draft draught displacement ratio
ballast stability speed course bearing heading position fix passage route crossing atlantic pacific mediterranean baltic caribbean
biscay abandon distress rescue helicopter beacon fire alarm smoke blast blasts bell bells diver divers flood flooding sinking ferry fishing jellyfish sting
stung gust gusts thunder lamp mile miles oar oars overtaking overtake overtakes shaft swim swimming swimmer tow towing wreck raft salvage siphon corrosion mould
mildew condensation damp canvas stain blister crack cracks bleach chlorine vent fridge cooker heater heating generator wire amp amps volt volts voltage breaker
rpm revs pregnant briefing mppt lithium lifepo4 agm licence mast navigation passenger bridge cone shore refit scope burn burns burnt scald fainted faint fainting wound choking poisoned concussion sprain toothache hw lw footer adrenaline epipen tourniquet fracture fever morphine insulin antibiotics gps chart transducer plotter throttle channel bay island islands cruise charter customs visa race start mark protest penalty watermaker provisioning provisions
grib lock locks leak hole galley cabin bunk winter storage cover trailer outdrive gearbox exhaust coolant oil fuel tank rubber flush sa`

// elsewhere are words of questions that are about something else, however much a passage may have them in common.
const elsewhere = `
stock stocks share shares bitcoin crypto invest investing election president minister football soccer basketball
baseball poem poetry song lyrics novel movie movies film recipe bake homework maths python javascript java
algorithm horoscope astrology lottery wedding divorce essay joke guitar piano bicycle airline flight smartphone
laptop password email photosynthesis quantum reactor revolution empire war capital population
fifa haiku minecraft netflix playstation apartment bathroom bedroom restaurant hotel salary tesla gym adopt car cars bicycle bike truck garden lawyer rabbit rabbits wine homework trump politics religion kitchen carpet shoes resume`

// subject is a set of words.
type subject struct {
	terms map[search.Term]bool
	texts map[string]bool // those that no passage has
}

func newSubject(index *search.Index, words string) subject {
	s := subject{map[search.Term]bool{}, map[string]bool{}}
	s.add(index, words)
	return s
}

func (s subject) add(index *search.Index, words string) {
	for text := range strings.FieldsSeq(words) {
		for _, w := range index.Query(text).Words() {
			if t, ok := w.Term(); ok && !w.Guess {
				s.terms[t] = true
			}
			s.texts[text] = true
		}
	}
}

// addNames adds those words of a name that hardly any passage has.
func (s subject) addNames(index *search.Index, name string) {
	for _, w := range index.Query(name).Words() {
		if t, ok := w.Term(); ok && w.Weight > rareName && (w.Text[0] < '0' || w.Text[0] > '9') {
			s.terms[t] = true
		}
	}
}

// rareName is the weight of a word that about one passage in thirty has.
const rareName = 3.5

// in reports whether the query has a word of the set, in any form. A word that was only guessed counts as it was written.
func (s subject) in(q search.Query) bool {
	for _, w := range q.Words() {
		if t, ok := w.Term(); s.texts[w.Text] || ok && !w.Guess && s.terms[t] {
			return true
		}
	}
	return false
}
