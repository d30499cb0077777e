package inspect

import (
	"cmp"
	"regexp"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// sayOtherwise titles what a rule's words are too strong or too narrow for.
func (f *Finding) sayOtherwise(c advert.Cue) {
	switch {
	case c.Item == part.HullShell && c.Problem == part.Corrosion && platedOver.MatchString(c.Text):
		f.Title = "Hull: plated over"
		f.Why = "Plates over plates hide how thin the old ones are, and what stands between them goes on wasting both."
		f.Correction = "Have all of the plating gauged, and ask where, when and why it was done."
	case c.Item == part.EngineItem && c.Problem == part.OilLoss && usesOil.MatchString(c.Text) && !losesOil.MatchString(c.Text):
		f.Title = "Engine: uses oil"
		f.Why, f.Correction = "An engine that burns oil is worn in its rings, bores or valve guides.", "Have compression measured and a sample of the oil analysed."
	case c.Item == part.Bulkheads && crossbeams.MatchString(f.thing):
		f.Why = "The beam between the bows holds the forestay: when it gives way the mast comes down."
		f.Correction = "Have beam, fittings and the hull around them looked at by a rigger or surveyor before she sails, and get a quote."
		f.Cost, f.Budget = "", nil
	case c.Item == part.Mast && (c.Problem == part.Soft || c.Problem == part.Rot) && steps.MatchString(c.Text):
		f.Grade, f.Why = "A", "The step carries the whole load of the rig; soft wood below it gives way."
		f.Correction = "Ease the rig, probe step, post and beam, and have it rebuilt before she sails."
		f.Cost, f.Budget = "", nil
	case c.Item == part.Mast && c.Problem == part.Damage && steps.MatchString(c.Text):
		f.Why = "The step carries the whole load of the rig; where it sinks, what is below it has given way."
		f.Correction = "Ease the rig, look at step, post or beam and the core of the deck below it, and get a quote before she sails."
		f.Cost, f.Budget = "", nil
	case c.Item == part.FuelTank && c.Problem == part.Leak && patchedUp.MatchString(c.Sentence()):
		f.Grade, f.Title = "B", "Fuel tank: leaked, and is patched"
	case c.Item == part.FuelTank && c.Problem == part.Dead && gauges.MatchString(c.Text):
		f.Grade, f.Title = "C", "Fuel gauge: does not work"
		f.Why, f.Correction = "Nobody aboard knows how much fuel is left.", "Renew gauge or sender; keep a log of the hours until then."
	case c.Item == part.Trailer && c.Problem == part.Dead && brakes.MatchString(c.Text):
		f.Title = "Trailer: a brake sticks"
	case c.Item == part.BilgePump && c.Problem == part.Dead && switches.MatchString(c.Text):
		f.Grade, f.Title = "B", "Bilge pump: its switch does not work"
		f.Why, f.Correction = "A pump that nobody is aboard to start saves no boat at her berth.", "Renew the switch, and try it with water in the bilge."
	case c.Item == part.InteriorItem && c.Problem == part.Leak && f.thing != "":
		f.Title, f.thing = f.thing+": water has come in", ""
	case c.Item == part.Charging && c.Problem == part.Dead && stoodStill.MatchString(c.Text):
		f.Title, f.thing = cmp.Or(f.thing, c.Item.Label())+": not run for long", ""
		f.Correction = "See it start and carry load; price what is dead."
	case c.Item == part.Cooling && c.Problem == part.Missing:
		f.Title = "Cooling: loses coolant"
	case c.Item == part.Water && watermakers.MatchString(c.Text):
		f.Title = "Watermaker: " + c.Problem.Phrase()
		f.Why, f.Correction = "Membranes that stand without pickling die, and pumps seize.", "Run it, and measure what it makes and how salt that is."
	case c.Problem == part.Project && asSheIs.MatchString(c.Text):
		f.Title = "The boat is sold as she is"
	}
}

var (
	platedOver  = regexp.MustCompile(`(?i)over-?plat|doubl`)
	usesOil     = regexp.MustCompile(`(?i)\b(?:us(?:es|ing)|burn(?:s|ing)?|consum\w+|drinks|verbraucht|consomme)\b`)
	losesOil    = regexp.MustCompile(`(?i)\b(?:leak\w*|los(?:es|ing)|drip\w*|weep\w*|verliert|perd)\b`)
	patchedUp   = regexp.MustCompile(`(?i)\b(?:patched|epoxied|taped|epoxy (?:patch|repair)\w*)\b`)
	gauges      = regexp.MustCompile(`(?i)\b(?:gauge|sender|tankanzeige|tankgeber|jauge)\b`)
	brakes      = regexp.MustCompile(`(?i)\bbrake|bremse|\bfrein`)
	switches    = regexp.MustCompile(`(?i)\b(?:auto|float|automatic) ?switch|\b(?:on |in )?manual(?:ly)?(?: mode)? only|\bonly (?:works )?(?:on )?manual|\bnur (?:manuell|von hand)|schwimmerschalter|contacteur`)
	watermakers = regexp.MustCompile(`(?i)\bwater-?\s?makers?\b|\bwassermacher|\bdessalinisateur|\bentsalz`)
	steps       = regexp.MustCompile(`(?i)\b(?:mast ?(?:step|foot|heel|base)|compression post|mastfu(?:ß|ss)|pied de m[aâ]t|[ée]pontille)`)
	stoodStill  = regexp.MustCompile(`(?i)\b(?:not|n.t|never) (?:been )?(?:run|started|used) (?:in|since|for)\b`)
	asSheIs     = regexp.MustCompile(`(?i)\bas is\b`)
)
