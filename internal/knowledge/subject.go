package knowledge

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/search"
)

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
bareboat goosewing broach broaching knockdown squalls outdrive sternlight tingle coastwise bowline gangway ensign burgee
amidships becalmed belaying bitts bosun bowrider brightwork bulkhead careening catenary centreboard centerboard chandler chandlery circumnavigation
circumnavigate clinker coppercoat crosstrees daggerboard danbuoy danforth daysailer deadeye doldrums downhaul ebb flybridge foresail foretriangle freeboard
gimballed grapnel headland hydrovane imoca inshore isophase jackstaff jackline jacklines katabatic keelboat larboard lifebuoy lifesling lightship mizzen
motorsailing motorsailer neaped oilskins overfalls parbuckle pilothouse pitchpole racon rebed rebedding refloat rowlocks sandbank seagrass seawater
seaworthiness shipwreck shorthanded slipway soundings sprit squelch steerage sterndrive strake thruster towage tramontane tug tugboat typhoon watchkeeping
waterspout windage windjammer windsurf windsurfer windsurfing yachtsman awa aws twa tws vmg cog sog stw tcpa mhws mlws mllw mhwn marpol marpa nmea ilca
orca veer veering baggywrinkle marlinspike fid bollard fairlead scupper hawse lazarette coaming gunwale gunnel bulwark
taffrail gooseneck bowsprit bobstay chine tumblehome deadrise flotilla mooringleine foehn shackle seamanship mariner seaworthy
seaway forepeak bailing bailer foredeck cirrus cumulonimbus stratus bimini sprayhood stanchion windvane chartplotter turnbuckle swage cutless toerail pushpit pulpit washboard companionway
lagoon bavaria beneteau jeanneau hallberg catalina isobar barometer aboard afloat`

// borrowed are words of sailors that others use too, in another sense: they tell of the sea where nothing tells of something else.
const borrowed = `
sail sailing anchor anchoring knot dock docking crew wave deck trim tack tacking fog ship bow navigating navigate navigation berth
berthing harbour harbor hitch wind tide ocean sea coast coastal canal hatch cleat splice winch propeller prop fender boom rig
rigging mast stay stern cruise cruising cruiser compass heel onboard gale dolphin dolphins whale whales irons overboard knots
landfall pilotage kelp bora adrift belay atlantic pacific mediterranean baltic caribbean biscay monsoon`

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
ankle wrist knee bruise swollen swelling stitches antiseptic pulse vomit vomiting diarrhoea allergic allergy rash infection infected blisters bleeding hook rpm revs pregnant briefing mppt lithium lifepo4 agm licence mast navigation passenger bridge cone shore refit scope burn burns burnt scald fainted faint fainting wound choking poisoned concussion sprain toothache hw lw footer adrenaline epipen tourniquet fracture fever morphine insulin antibiotics gps chart transducer plotter throttle channel bay island islands cruise charter customs visa race start mark protest penalty watermaker provisioning provisions
grib lock locks leak hole water galley cabin bunk winter storage cover trailer outdrive gearbox exhaust coolant oil fuel tank rubber flush sa`

// elsewhere are words of questions that are about something else, however much a passage may have them in common.
const elsewhere = `
bitcoin crypto election football soccer basketball baseball homework maths python javascript algorithm horoscope astrology lottery
wedding divorce essay guitar piano photosynthesis fifa haiku minecraft netflix playstation tesla rabbit rabbits trump politics
religion bookshelf plasterboard drywall sofa wallpaper lawn jeep tractor tennis golf nba nfl cricket chess colleague spreadsheet
powerpoint css html sql blockchain macbook docker kubernetes thesis dissertation kindergarten etf etfs parliament senator bundestagswahl wahl
politician celebrity actor actress tiramisu lasagne galaxy dna calculus algebra breakup haircut makeup perfume sneakers facebook
instagram tiktok chatgpt podcast offside referee quarterback touchdown rugby golfer cyclist treadmill pilates dumbbell shampoo
lipstick deodorant mascara tattoo piercing diaper stroller spotify toner mousepad photoshop novelist sonnet rhyme limerick
screenplay orchestra violin trumpet karaoke sitcom anime manga hollywood broadway invoice payroll liabilities shareholder dividend
cryptocurrency ethereum nasdaq entrepreneur lasagna risotto burger sushi cappuccino barista hamster hedgehog orchid lawnmower
fertilizer greenhouse vows bridesmaid scholarship dinosaur dinosaurs pyramid pharaoh gladiator samurai medieval renaissance
shakespeare hamlet napoleon hitler asteroid electron photon thermodynamics enzyme chromosome astrologer tarot zodiac`

// ashore are words of questions that are mostly about something else, but that sailors need too, as the stock of an anchor.
const ashore = `
laptop smartphone stock stocks share shares capital population film novel song adopt car cars bike truck bicycle hotel restaurant
kitchen bathroom bedroom garden wine carpet shoes resume war empire flight airline poem poetry joke promotion album concert
plumber mortgage chemistry geometry boss pension password email reactor revolution lyrics gym quantum invest investing recipe bake
movie movies rice pasta president minister java apartment salary lawyer bookkeeping hockey`

// elsewherePhrases are phrases of questions that are about something else, of words that are not by themselves.
var elsewherePhrases = phraseSet(`
world cup, champions league, super bowl, premier league, grand prix, tour de france, formula one, formula 1, cover letter, job interview, job application, tax return, stock market, credit score
real estate, my thesis, my job, my marriage, my relationship, my divorce, my career, my business, my company, my wedding, my ex, my hair, my homework, my kitchen, my bedroom, my living room, my apartment
my landlord, my lawn, docking station, graphics card, gaming rig, oil rig, slide deck, deck of cards, film crew, root canal, ear canal, phone mast, anchor text, news anchor, anchor tenant, shipping address, parcel, heat wave
tie a tie, knots in my stomach, knots in my back, knots in my neck, knots in my shoulders, knot in my stomach, knot in my back, knot in my neck, knot in my shoulder, tie the knot, spare tyre of my, car tyre, washing machine, vacuum cleaner
balance sheet, bow and arrow, square root of, the office, at work, at school, video game, tv show, tv series, board game, love letter, birthday card, black hole, prime minister, machine learning, neural network, general knowledge quiz
`)

// aboardPhrases are phrases of sailors, of words that others use too.
var aboardPhrases = phraseSet(`
on board, on deck, at sea, below deck, below decks, night watch, on watch, on passage, out at sea, ocean passage, cold water, in the water, ring round the sun, halo round the sun, mares tails, mackerel sky, red sky, kill cord, bilge water, anchor chain, life raft, firing range, land breeze, weather lore, guard rail, guard rails, life lines, man overboard
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

// count is how many words of the set the query has.
func (s subject) count(q search.Query) (n int) {
	for _, w := range q.Words() {
		if t, ok := w.Term(); s.texts[w.Text] || ok && !w.Guess && s.terms[t] {
			n++
		}
	}
	return n
}

// in reports whether the query has a word of the set, in any form. A word that was only guessed counts as it was written.
func (s subject) in(q search.Query) bool { return s.count(q) > 0 }
