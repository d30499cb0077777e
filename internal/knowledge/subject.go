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
buoy buoyage lighthouse cardinal sidelight masthead tide tidal neap nautical knot nm
latitude longitude fathom charted shoal seabed navigation navigating pilotage waypoint compass sextant
vhf dsc mmsi epirb plb sart ais navtex mayday panpan coastguard colregs gmdss colreg iala solas
lifejacket overboard mob seasick seasickness capsize capsized aground grounding foghorn lookout
seacock antifouling antifoul osmosis gelcoat barnacle outboard inboard saildrive propeller prop impeller
skipper crew yachtmaster rya icc regatta cruising cruiser bluewater liveaboard
sea ocean offshore coast coastal swell wave gale squall beaufort fog wind canal
bowline hitch splice cleat winch fender deck hatch gangway ensign burgee
lagoon bavaria beneteau jeanneau hallberg catalina isobar barometer`

// elsewhere are words of questions that are about something else, however much a passage may have them in common.
const elsewhere = `
stock stocks share shares bitcoin crypto invest investing election president minister football soccer basketball
baseball poem poetry song lyrics novel movie movies film recipe bake homework maths python javascript java code
algorithm horoscope astrology lottery wedding divorce essay joke painting guitar piano bicycle airline flight smartphone
laptop password email photosynthesis quantum reactor revolution empire war movie capital population`

// subject is a set of words in lower case.
type subject map[string]bool

func newSubject(words string) subject {
	s := subject{}
	for _, w := range strings.Fields(words) {
		s[w] = true
	}
	return s
}

// in reports whether the query has a word of the set, or its plural.
func (s subject) in(q search.Query) bool {
	for _, w := range q.Words() {
		if s[w.Text] || s[strings.TrimSuffix(w.Text, "s")] {
			return true
		}
	}
	return false
}
