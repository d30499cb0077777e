package part

// Problem is what can be wrong with an item.
type Problem string

// The problems.
const (
	Leak      Problem = "leak"
	Soft      Problem = "soft"
	Crack     Problem = "crack"
	Corrosion Problem = "corrosion"
	Rot       Problem = "rot"
	Delam     Problem = "delamination"
	Moisture  Problem = "moisture"
	Blister   Problem = "blister"
	Wear      Problem = "wear"
	Dead      Problem = "dead"
	Untested  Problem = "untested"
	Needs     Problem = "needs"
	Damage    Problem = "damage"
	Missing   Problem = "missing"
	Trouble   Problem = "trouble"
	Play      Problem = "play"
	Smoke     Problem = "smoke"
	Overheat  Problem = "overheating"
	OilLoss   Problem = "oil"
	Mould     Problem = "mould"
	BadFuel   Problem = "fuel"
	Vent      Problem = "vent"
	Brass     Problem = "brass" // a metal that does not last in sea water
	Gap       Problem = "gap"   // at a joint: what stands behind it has to be looked at
	Expired   Problem = "expired"
	Expiring  Problem = "expiring"
	Left      Problem = "left" // out of a renewal or repair of the rest
	Thin      Problem = "thin" // plating that has lost thickness
	Untaxed   Problem = "untaxed"
	Unproven  Problem = "unproven" // a tax that is said to be paid
	Copper    Problem = "copper"   // paint of it on aluminium
	Sounding  Problem = "alarm"    // it has given the alarm

	Project   Problem = "project"
	Neglect   Problem = "neglect"
	Sunk      Problem = "sunk"
	Fire      Problem = "fire"
	Lightning Problem = "lightning"
	Grounding Problem = "grounding"
	Storm     Problem = "storm"
	WriteOff  Problem = "write_off"
	Charter   Problem = "charter"

	Upkeep Problem = "upkeep" // that comes round for every boat

	Piece Problem = "piece" // of a fitting or a piece, whatever is wrong with it

	Aged Problem = "age"   // past what practice allows
	Used Problem = "hours" // past what an engine runs before an overhaul
)

// phrases word the problems as the end of a sentence about an item: "the deck is soft", "the engine smokes".
var phrases = map[Problem]string{
	Leak:      "leaks",
	Soft:      "soft",
	Crack:     "cracked",
	Wear:      "worn",
	Corrosion: "corroded",
	Rot:       "rotten",
	Delam:     "delaminated",
	Moisture:  "wet",
	Blister:   "blistered",
	Dead:      "does not work",
	Untested:  "untested",
	Needs:     "needs work",
	Damage:    "damaged",
	Trouble:   "has problems",
	Missing:   "missing",
	Play:      "has play",
	Smoke:     "smokes",
	Overheat:  "overheats",
	OilLoss:   "loses oil",
	Mould:     "mouldy",
	BadFuel:   "has bad fuel",
	Vent:      "not vented",
	Brass:     "of plain brass",
	Gap:       "not tight at its joint",
	Expired:   "out of date",
	Expiring:  "runs out this year",
	Left:      "not all renewed",
	Thin:      "thin in places",
	Untaxed:   "without VAT paid",
	Unproven:  "without proof of VAT",
	Copper:    "painted with copper",
	Sounding:  "has gone off",
	Project:   "is a project",
	Neglect:   "has been neglected",
	Sunk:      "has sunk or flooded",
	Fire:      "has burnt",
	Lightning: "was struck by lightning",
	Grounding: "has been aground",
	Storm:     "has storm damage",
	WriteOff:  "was written off",
	Charter:   "was chartered",
	Upkeep:    "due for its usual upkeep",
	Aged:      "old",
	Used:      "many hours",
}

// Phrase words a problem as the end of a sentence about an item, "has play"; empty for no problem that there is.
func (p Problem) Phrase() string { return phrases[p] }

// nouns word the problems as what there is none of.
var nouns = map[Problem]string{Leak: "leaks", Soft: "soft spots", Crack: "cracks", Corrosion: "corrosion", Rot: "rot", Delam: "delamination", Moisture: "moisture",
	Blister: "blisters", Wear: "wear", Damage: "damage", Trouble: "faults", Play: "play", Smoke: "smoke", Overheat: "overheating", OilLoss: "loss of oil", Mould: "mould",
	BadFuel: "bad fuel", Gap: "gap at its joint", Fire: "fire", Lightning: "lightning", Grounding: "grounding", Storm: "storm damage", Charter: "charter", Missing: "part missing"}

// Noun words a problem as what there is none of, "no leaks"; empty for one that nobody denies.
func (p Problem) Noun() string { return nouns[p] }

// OfWholeBoat reports whether a problem is about the boat, not about one item.
func (p Problem) OfWholeBoat() bool {
	switch p {
	case Project, Neglect, Sunk, Fire, Storm, WriteOff, Charter:
		return true
	}
	return false
}
