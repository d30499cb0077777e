package inspect

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

	Project   Problem = "project"
	Neglect   Problem = "neglect"
	Sunk      Problem = "sunk"
	Fire      Problem = "fire"
	Lightning Problem = "lightning"
	Grounding Problem = "grounding"
	Storm     Problem = "storm"
	WriteOff  Problem = "write_off"
	Charter   Problem = "charter"

	Aged Problem = "age"   // past what practice allows
	Used Problem = "hours" // past what an engine runs before an overhaul
)

// problems is how adverts word them. A word that says which item it is about implies it.
var problems = []struct {
	problem Problem
	phrase  string // of an item that has it: "the deck is soft"
	implies []Item
	terms   string
}{
	{Leak, "leaks", nil, "leak, leaking, leaked, leaky, leakage, drip, dripping, weep, weeping, water ingress, ingress of water, lets in water, let in water, takes on water, taking on water, makes water, making water, seep, seeping, seepage, leaks water, full of water"},
	{Leak, "leaks", []Item{Bilge}, "water in the bilge, water in bilge, wet bilge"},
	{Soft, "soft", nil, "soft, soft spot, spongy, springy, soft area, soft patch, soft deck, spongy deck, flexes, flexing, flex, soft underfoot, softened, softening"},
	{Crack, "cracked", nil, "crack, cracked, cracking, fracture, fractured, split, hairline crack, stress crack, broken strand"},
	{Wear, "worn", nil, "star crack, crazing, crazed, craze, spider crack, spider cracking, gelcoat crack, gelcoat crazing, crazing in the gelcoat"},
	{Corrosion, "corroded", nil, "corroded, corrosion, corroding, rust, rusty, rusted, rusting, rust streak, rust stain, pitting, pitted, electrolysis, dezincified, dezincification, seeping rust, crevice corrosion, verdigris, rust bleed, rusting badly"},
	{Rot, "rotten", nil, "rot, rotten, rotted, rotting, dry rot, wet rot, punky, decayed, decay"},
	{Delam, "delaminated", nil, "delamination, delaminated, delaminating, delam, delaminate, debonded, debonding, detached, separation, separating"},
	{Delam, "delaminated", []Item{DeckItem}, "wet core, core is wet, core wet, saturated core, waterlogged core, wet balsa, balsa is wet, wet deck core, deck core is wet"},
	{Moisture, "wet", nil, "moisture, high moisture, elevated moisture, moisture reading, moist, damp, wet, high readings, saturated, elevated readings, elevated moisture reading, high moisture reading"},
	{Blister, "blistered", []Item{HullShell}, "osmosis, osmotic, osmotic blister, blister, blistering, blistered, boat pox, osmotic blistering, hull blister, pox"},
	{Wear, "worn", nil, "worn, worn out, tired, torn, tear, fallen, coming down, chafed, frayed, fraying, faded, stained, tatty, past its best, past their best, threadbare, peeling, scratched, scuffed, stiff, baggy, blown out, stretched, perished, brittle, sagging, end of life, at the end of their life, near the end, seen better days, missing caulk, caulking failing, lifting, dull, chalky, oxidised, oxidized, oxidation, cosmetic damage"},
	{Dead, "does not work", nil, "not working, not work, does not work, doesnt work, not run, not running, does not run, doesnt run, not start, does not start, doesnt start, wont start, will not start, wont turn over, inoperative, inoperable, inop, non working, nonworking, non functional, not functioning, not function, seized, unserviceable, out of order, not operational, non operational, blown, broken down, faulty, defective, kaputt, dead, failed, intermittent, has stopped working, stopped working, non runner, nonrunner, sticking, stuck, not hold charge, do not hold charge, dont hold charge, no longer work, no longer working, no longer hold charge, bad compression, low compression, wont hold charge, jammed, not charging, does not charge"},
	{Untested, "untested", nil, "untested, not tested, not been run, not run for, has not run, hasnt run, not been started, not been used, unknown condition, condition unknown, of unknown age, unknown age, age unknown"},
	{Damage, "damaged", nil, "damage, damaged, broken, bent, dented, dent, buckled, twisted, snapped, gouge, gouged, holed, chipped, loose, collision, impact damage, distorted, deformed, deformation, dented mast"},
	{Trouble, "has problems", nil, "problem, issue, fault, trouble"},
	{Missing, "missing", nil, "missing, removed, no engine, without engine, not fitted, engineless"},
	{Play, "has play", nil, "play, slop, free play, excessive play, wobble, slack, backlash"},
	{Smoke, "smokes", []Item{EngineItem}, "smoke, smokes, smoking, smoky, blue smoke, white smoke, black smoke, blows smoke, smoked"},
	{Overheat, "overheats", []Item{EngineItem}, "overheat, overheats, overheating, overheated, runs hot, running hot"},
	{OilLoss, "loses oil", []Item{EngineItem}, "oil leak, leaks oil, leaking oil, uses oil, burns oil, burning oil, oil consumption, oil weep, oil seep, milky oil, water in the oil, drips oil"},
	{Mould, "mouldy", []Item{InteriorItem}, "mould, mold, mouldy, moldy, mildew, musty, musty smell"},
	{BadFuel, "has bad fuel", []Item{FuelTank}, "diesel bug, bad fuel, old fuel, contaminated fuel, fuel contamination, fuel leak, leaking fuel, fuel smell, smell of diesel, diesel smell, diesel leak, diesel in the bilge, leaks fuel, leaking diesel, leaks diesel, leaks petrol"},
	{Leak, "leaks", []Item{Gas}, "gas leak, smell of gas, propane leak, lpg leak, gas smell"},

	{Project, "is a project", nil, "project, project boat, restoration project, unfinished, fixer upper, fixer, for restoration, refit project, needs completing, part finished, half finished, sold as is, as is, as is where is, sold as seen, as seen, for parts, spares or repair, restoration started, everything else needs work, needs completion"},
	{Neglect, "has been neglected", nil, "neglected, abandoned, ashore for year, years ashore, ashore for some year, ashore for several year, ashore for many year, on the hard for year, on the hard for several year, not been in the water, not sailed for year, sitting for year, sat for year, unused for year, been sitting, laid up for year, laid up since, recommissioning"},
	{Sunk, "has sunk or flooded", nil, "sunk, sank, sinking, submerged, flooded, was flooded, went under, refloated"},
	{Fire, "has burnt", nil, "fire damage, caught fire, engine fire, galley fire, burnt, fire on board, smoke damage"},
	{Lightning, "was struck by lightning", []Item{Wiring}, "lightning strike, struck by lightning, lightning damage, hit by lightning, lightning, near strike"},
	{Grounding, "has been aground", []Item{Keel}, "grounded, ran aground, run aground, aground, hit a rock, hit the bottom, hit rock, struck a rock, hard grounding, touched bottom, hit bottom, grounding damage, grounding, a grounding"},
	{Storm, "has storm damage", nil, "hurricane, storm damage, hurricane damage, hurricane boat, blown over, fell off stand, storm damaged, knocked off her stands"},
	{WriteOff, "was written off", nil, "insurance write off, write off, written off, total loss, totaled, totalled, salvage, salvage title, constructive total loss, ctl"},
	{Charter, "was chartered", nil, "ex charter, former charter, charter fleet, out of charter, charter boat, charter yacht, chartered, charter company, in charter"},
}

// phrase words a problem as the end of a sentence about an item.
func (p Problem) phrase() string {
	switch p {
	case Needs:
		return "needs work"
	case Aged:
		return "old"
	case Used:
		return "many hours"
	}
	for _, row := range problems {
		if row.problem == p {
			return row.phrase
		}
	}
	return string(p)
}

// ofWholeBoat reports whether a problem is about the boat, not about one item.
func (p Problem) ofWholeBoat() bool {
	switch p {
	case Project, Neglect, Sunk, Fire, Storm, WriteOff, Charter:
		return true
	}
	return false
}
