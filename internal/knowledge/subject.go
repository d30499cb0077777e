package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

// vessel are words for a boat, and for being on her.
const vessel = `sailboat boat boats boating yacht yachting vessel dinghy dinghies catamaran trimaran multihull monohull sailor aboard afloat liveaboard underway`

// sailing are words that hardly anyone uses about anything but boats and the sea.
const sailing = `
autopilot sculling sailor sailboat yacht yachting boat boating vessel dinghy dinghies catamaran
trimaran multihull monohull sloop ketch cutter yawl schooner trawler motorboat powerboat kayak paddleboard liferaft
anchorage rode kedge windlass mooring moored pontoon marina
quay jetty hull keel bilge rudder tiller helm helmsman shroud forestay backstay halyard
jib genoa mainsail spinnaker gennaker staysail trysail reef reefing furler furling batten leech luff gybe
gybing jibe jibing heeling leeway windward leeward starboard aft astern abeam abaft transom
buoy buoyage lighthouse cardinal sidelight sternlight masthead tidal neap nautical nm
latitude longitude fathom charted shoal seabed waypoint sextant
vhf dsc mmsi epirb plb sart ais navtex mayday panpan coastguard colregs gmdss colreg iala solas
lifejacket mob seasick seasickness capsize capsized aground grounding foghorn lookout
seacock antifouling antifoul osmosis gelcoat barnacle outboard inboard saildrive impeller
skipper yachtmaster rya icc regatta bluewater liveaboard
offshore swell squall beaufort
preventer heave heaving hove drogue vang kicker cunningham outhaul traveller traveler telltale mainsheet spreader chainplate cockpit snubber
seelonce securite lifeboat tricolour topmark fairway downwind upwind headsail skeg rafting jackline jackstay tss cpa cevni
zarpe posidonia meltemi mistral sirocco solent biscay icw intracoastal rhumb lwl loa phrf celestial aloft dismasted dismasting trysail
bareboat logbook pinching goosewing broach broaching knockdown squalls outdrive sternlight tingle coastwise bowline gangway ensign burgee
amidships becalmed belaying bitts bosun bowrider brightwork bulkhead careening catenary centreboard centerboard chandler chandlery circumnavigation
circumnavigate clinker coppercoat crosstrees daggerboard danbuoy danforth daysailer deadeye doldrums downhaul ebb flybridge foresail foretriangle freeboard
gimballed grapnel headland hydrovane imoca inshore isophase jackstaff jackline jacklines katabatic keelboat larboard lifebuoy lifesling lightship mizzen
motorsailing motorsailer neaped oilskins overfalls parbuckle pilothouse pitchpole racon rebed rebedding refloat rowlocks sandbank seagrass seawater
seaworthiness shipwreck shorthanded slipway soundings sprit squelch steerage sterndrive strake thruster towage tramontane tug tugboat typhoon watchkeeping
waterspout windage windjammer windsurf windsurfer windsurfing yachtsman awa aws twa tws vmg cog sog stw tcpa mhws mlws mllw mhwn marpol marpa nmea ilca
orca veer veering baggywrinkle marlinspike fid bollard fairlead scupper hawse lazarette coaming gunwale gunnel bulwark
taffrail gooseneck bowsprit bobstay chine tumblehome deadrise flotilla mooringleine foehn shackle seamanship mariner seaworthy
seaway forepeak bailing bailer foredeck cirrus cumulonimbus stratus bimini sprayhood stanchion windvane chartplotter turnbuckle swage cutless toerail pushpit pulpit washboard companionway
breakwater ashore bareboat chartered charterer
lagoon bavaria beneteau jeanneau hallberg catalina isobar barometer aboard afloat
yanmar penta nanni bukh lombardini westerbeke mercruiser evinrude tohatsu torqeedo raymarine simrad furuno victron mastervolt lewmar harken jabsco
rocna mantus cqr selden profurl furlex webasto eberspacher jefa lofrans`

// perils are words of what hurts people: they are heard whatever else a text is about.
const perils = `
emergency unconscious unresponsive breathing bleeding bleeds choking choke poisoned poison drowning drowned burn burns burnt burned scald scalded fracture fractured
concussion concussed fainted faint fainting hypothermia hypothermic heatstroke heart stroke seizure anaphylaxis allergic adrenaline epipen overdose cpr wound injured injury
fire flames explosion smoke gas monoxide electrocuted shock tourniquet defibrillator`

// borrowed are words of sailors that others use too, in another sense: they tell of the sea where nothing tells of something else.
const borrowed = `
sail sailing anchor anchoring knot dock docking crew wave deck trim tack tacking fog ship bow navigating navigate navigation berth
berthing harbour harbor hitch wind tide ocean sea coast coastal canal hatch cleat splice winch propeller prop fender boom rig
rigging mast stay stern cruise cruising cruiser compass heel onboard gale dolphin dolphins whale whales irons overboard knots
landfall pilotage inverter daylight volvo perkins yamaha suzuki garmin icom kelp bora adrift belay atlantic pacific mediterranean baltic caribbean biscay monsoon
azores canaries madeira bermuda cyclades ionian aegean adriatic`

// aboard are words that a sailor uses about his boat, and others about other things.
const aboard = `
chain locker sill dredger starting overboard engine motor diesel battery batteries alternator inverter solar charger fuse wiring cable pump impeller filter hose toilet heads
anode rope line knot lead splice gas propane lpg stove watch watches light lights horn signal signals flag radio radar gps
channel flare flares extinguisher first aid hypothermia dehydration sunburn drowning licence license certificate registration
insurance premium policy value market broker deposit contract title vat depreciation survey surveyor paint varnish epoxy sealant teak fibreglass fiberglass fin weather forecast front depression
pressure visibility cloud clouds thunderstorm lightning hurricane cyclone current stream depth draft draught displacement ratio
ballast stability speed course bearing heading position fix passage route crossing atlantic pacific mediterranean baltic caribbean
biscay abandon distress rescue helicopter beacon fire alarm smoke blast blasts bell bells diver divers flood flooding sinking ferry fishing jellyfish sting
stung gust gusts thunder lamp mile miles oar oars overtaking overtake overtakes shaft swim swimming swimmer tow towing wreck raft salvage siphon corrosion mould
mildew condensation damp canvas stain blister crack cracks bleach chlorine vent fridge cooker heater heating generator wire amp amps volt volts voltage breaker
storm storms rough steering steer wheel swinging sky zinc vest toots sandbar rental
drift drifting drag dragging waterline corrode corroded corrodes
drone drones ankle wrist knee bruise swollen swelling stitches antiseptic pulse vomit vomiting diarrhoea allergic allergy rash infection infected blisters bleeding hook rpm revs pregnant briefing mppt lithium lifepo4 agm licence mast navigation passenger bridge cone shore refit scope burn burns burnt scald fainted faint fainting wound choking poisoned concussion sprain toothache hw lw footer adrenaline epipen tourniquet fracture fever morphine insulin antibiotics gps chart transducer plotter throttle channel bay island islands cruise charter customs visa race start mark protest penalty watermaker provisioning provisions
grib lock locks leak hole water galley cabin bunk winter storage cover trailer outdrive gearbox neutral exhaust coolant oil fuel tank rubber flush sa`

// aboardPhrases are phrases of sailors, of words that others use too.
var aboardPhrases = phraseSet(`
on board, before steering, while steering, when steering, wants to steer, wants to helm, and steer, before sailing, before we sail, house battery, house batteries, house bank, close hauled, on deck, at sea, below deck, below decks, night watch, night watches, watches overnight, share the watches, divide the watches, organise the watches, organize the watches, overnight passage, overnight passages, go sailing, going sailing, went sailing, been sailing, anchor close, snorkelling, snorkeling, our charter, charter company, charter man, charter base, charter people, two burner, on watch, on passage, out at sea, ocean passage, long passage, night passage, cold water, in the water, ring round the sun, halo round the sun, mares tails, mackerel sky, red sky, kill cord, bilge water, anchor chain, life raft, firing range, land breeze, weather lore, guard rail, guard rails, life lines, man overboard
`)

// phraseSet reads phrases parted by commas and line ends, each with a blank before and behind.
func phraseSet(text string) []string {
	var list []string
	for p := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ',' || r == '\n' }) {
		list = append(list, " "+bareWords(p))
	}
	return list
}

func hasPhrase(text string, list []string) bool {
	text = " " + bareWords(text)
	return slices.ContainsFunc(list, func(p string) bool { return strings.Contains(text, p) })
}

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

// has reports whether the set has the word, in any form. A word that was only guessed counts as it was written.
func (s subject) has(w search.Word) bool {
	t, ok := w.Term()
	return s.texts[w.Text] || ok && !w.Guess && s.terms[t]
}
