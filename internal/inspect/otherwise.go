package inspect

import (
	"cmp"
	"regexp"
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// otherwise is what is said of a trouble that a rule's words are too strong or too narrow for. What a row leaves empty stays as the rule has it.
type otherwise struct {
	item     part.Item                           // any where it is empty
	problems []part.Problem                      // any where there are none
	meant    func(f *Finding, c advert.Cue) bool // whether the cue tells of this; nil where it always does

	title, grade    string
	why, correction string
	label           string // in the title stands for the item
	behind          string // in the title stands behind what the text names, which the finding names no more
	unpriced        bool   // the rule's figure is of another job
}

// otherwises are looked through in their order; the first that is meant holds.
var otherwises = []otherwise{
	{item: part.HullShell, problems: []part.Problem{part.Corrosion}, meant: telling(platedOver), title: "Hull: plated over",
		why:        "Plates over plates hide how thin the old ones are, and what stands between them goes on wasting both.",
		correction: "Have all of the plating gauged, and ask where, when and why it was done."},
	{item: part.EngineItem, problems: []part.Problem{part.OilLoss}, meant: func(_ *Finding, c advert.Cue) bool {
		return usesOil.MatchString(c.Text) && !losesOil.MatchString(c.Text)
	},
		title: "Engine: uses oil", why: "An engine that burns oil is worn in its rings, bores or valve guides.", correction: "Have compression measured and a sample of the oil analysed."},
	{item: part.Bulkheads, meant: func(f *Finding, _ advert.Cue) bool { return crossbeams.MatchString(f.thing) }, unpriced: true,
		why:        "The beam between the bows holds the forestay: when it gives way the mast comes down.",
		correction: "Have beam, fittings and the hull around them looked at by a rigger or surveyor before she sails, and get a quote."},
	{item: part.Mast, problems: []part.Problem{part.Soft, part.Rot}, meant: telling(steps), grade: "A", unpriced: true,
		why:        "The step carries the whole load of the rig; soft wood below it gives way.",
		correction: "Ease the rig, probe step, post and beam, and have it rebuilt before she sails."},
	{item: part.Mast, problems: []part.Problem{part.Damage}, meant: telling(steps), unpriced: true,
		why:        "The step carries the whole load of the rig; where it sinks, what is below it has given way.",
		correction: "Ease the rig, look at step, post or beam and the core of the deck below it, and get a quote before she sails."},
	{item: part.FuelTank, problems: []part.Problem{part.Leak}, meant: func(_ *Finding, c advert.Cue) bool { return patchedUp.MatchString(c.Sentence()) },
		grade: "B", title: "Fuel tank: leaked, and is patched"},
	{item: part.FuelTank, problems: []part.Problem{part.Dead}, meant: telling(gauges), grade: "C", title: "Fuel gauge: does not work",
		why: "Nobody aboard knows how much fuel is left.", correction: "Renew gauge or sender; keep a log of the hours until then."},
	{item: part.Trailer, problems: []part.Problem{part.Dead}, meant: telling(brakes), title: "Trailer: a brake sticks"},
	{item: part.BilgePump, problems: []part.Problem{part.Dead}, meant: telling(switches), grade: "B", title: "Bilge pump: its switch does not work",
		why: "A pump that nobody is aboard to start saves no boat at her berth.", correction: "Renew the switch, and try it with water in the bilge."},
	{item: part.InteriorItem, problems: []part.Problem{part.Leak}, meant: func(f *Finding, _ advert.Cue) bool { return f.thing != "" }, behind: ": water has come in"},
	{item: part.Charging, problems: []part.Problem{part.Dead}, meant: telling(stoodStill), behind: ": not run for long", correction: "See it start and carry load; price what is dead."},
	{item: part.Cooling, problems: []part.Problem{part.Missing}, title: "Cooling: loses coolant"},
	{item: part.Water, meant: telling(watermakers), label: "Watermaker",
		why: "Membranes that stand without pickling die, and pumps seize.", correction: "Run it, and measure what it makes and how salt that is."},
	{problems: []part.Problem{part.Project}, meant: telling(asSheIs), title: "The boat is sold as she is"},
}

// telling reports whether the clause of a cue matches a pattern.
func telling(pattern *regexp.Regexp) func(*Finding, advert.Cue) bool {
	return func(_ *Finding, c advert.Cue) bool { return pattern.MatchString(c.Text) }
}

// sayOtherwise puts into a finding of a cue what a rule's words are too strong or too narrow for.
func (f *Finding) sayOtherwise(c advert.Cue) {
	for _, o := range otherwises {
		if o.item != "" && o.item != c.Item || len(o.problems) > 0 && !slices.Contains(o.problems, c.Problem) || o.meant != nil && !o.meant(f, c) {
			continue
		}
		f.Title = cmp.Or(o.title, f.Title)
		if o.label != "" {
			f.Title = o.label + ": " + c.Problem.Phrase()
		}
		if o.behind != "" {
			f.Title, f.thing = cmp.Or(f.thing, c.Item.Label())+o.behind, ""
		}
		f.Grade, f.Why, f.Correction = cmp.Or(o.grade, f.Grade), cmp.Or(o.why, f.Why), cmp.Or(o.correction, f.Correction)
		if o.unpriced {
			f.unprice()
		}
		return
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
