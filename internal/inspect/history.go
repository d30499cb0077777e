package inspect

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// history is everything said about the items of a boat: by the listing's fields first, then by the texts.
type history []advert.Cue

func (in *Inspector) history(input Input) (history, []advert.Told) {
	h := fromFields(input.Boat, input.Source)
	var besides []advert.Told
	for _, t := range input.Texts {
		cues, told := in.ReadAll(t, input.Year)
		besides = append(besides, told)
		for _, c := range cues {
			if !slices.ContainsFunc(h, c.Same) {
				h = append(h, c)
			}
		}
	}
	return h.where(func(c advert.Cue) bool {
		return c.Kind != advert.SaysAboard || len(h.of(c.Item).kinds(advert.SaysAboard)) == len(h.of(c.Item))
	}), besides
}

// ofMetal reads corrosion in the bilge or at the frames of a metal boat as what it is: her plating rusts from inside.
func (h history) ofMetal(b boat) history {
	if !advert.Metal(b.material) {
		return h
	}
	out := slices.Clone(h)
	for i := range out {
		if inside := out[i].Item == part.Bilge || out[i].Item == part.Bulkheads; inside && out[i].Problem == part.Corrosion {
			out[i].Item = part.HullShell
		}
	}
	return out
}

// fromFields says in cues what a listing says in its fields. They have no place in a text: Start and End are 0.
func fromFields(b Boat, source string) history {
	var h history
	add := func(c advert.Cue) {
		c.Source = source
		h = append(h, c)
	}
	if b.RiggingYear != 0 {
		add(advert.Cue{Item: part.StandingRigging, Kind: advert.SaysRenewed, Year: b.RiggingYear, Text: fmt.Sprintf("rigging year %d", b.RiggingYear)})
	}
	if b.SailsYear != 0 {
		add(advert.Cue{Item: part.Sails, Kind: advert.SaysRenewed, Year: b.SailsYear, Text: fmt.Sprintf("sails year %d", b.SailsYear)})
	}
	for _, e := range b.Engines {
		name := strings.TrimSpace(e.Make + " " + e.Model)
		if e.Year != 0 {
			add(advert.Cue{Item: part.EngineItem, Kind: advert.SaysRenewed, Year: e.Year, Text: fmt.Sprintf("engine %s %d", name, e.Year)})
		}
		if e.Hours > 0 {
			add(advert.Cue{Item: part.EngineHours, Kind: advert.SaysHours, Hours: e.Hours, Text: fmt.Sprintf("engine %s %.0f hours", name, e.Hours)})
		}
	}
	for _, f := range b.Features {
		if problem, ok := featureProblems[f]; ok {
			add(advert.Cue{Item: problem.item, Kind: problem.kind, Problem: problem.problem, Text: strings.ReplaceAll(f, "_", " ")})
		}
	}
	for _, e := range b.Engines {
		if item, ok := driveOf[e.Type]; ok && len(h.of(item)) == 0 {
			add(advert.Cue{Item: item, Kind: advert.SaysAboard, Text: strings.TrimSpace(e.Make + " " + e.Model + ", " + e.Type)})
		}
	}
	return h
}

// driveOf are the drives that a listing's engine type tells of.
var driveOf = map[string]part.Item{"saildrive": part.Saildrive, "sterndrive": part.Sterndrive}

// featureProblems are the listing features that say something of the boat's condition.
var featureProblems = map[string]struct {
	item    part.Item
	kind    advert.Kind
	problem part.Problem
}{
	"ex_charter":      {part.WholeBoat, advert.SaysDefect, part.Charter},
	"teak_deck":       {part.TeakDeck, advert.SaysAboard, ""},
	"saildrive":       {part.Saildrive, advert.SaysAboard, ""},
	"liferaft":        {part.Liferaft, advert.SaysAboard, ""},
	"project":         {part.WholeBoat, advert.SaysDefect, part.Project},
	"osmosis_treated": {part.HullShell, advert.SaysRepaired, part.Blister},
}

// of returns what is said of an item.
func (h history) of(items ...part.Item) history {
	return h.where(func(c advert.Cue) bool { return slices.Contains(items, c.Item) })
}

// kinds returns the cues of some kinds.
func (h history) kinds(kinds ...advert.Kind) history {
	return h.where(func(c advert.Cue) bool { return slices.Contains(kinds, c.Kind) })
}

// about returns the cues of some problems.
func (h history) about(problems ...part.Problem) history {
	return h.where(func(c advert.Cue) bool { return slices.Contains(problems, c.Problem) })
}

func (h history) where(keep func(advert.Cue) bool) history {
	var out history
	for _, c := range h {
		if keep(c) {
			out = append(out, c)
		}
	}
	return out
}

// since returns when an item was last renewed and the cue that says so; 0 if nothing does. One as old as the boat has
// her year, one that only needs service the year of that. Of several pieces that are dated on their own the oldest that decides counts.
func (h history) since(item part.Item, built int) (int, advert.Cue) {
	year, said := 0, advert.Cue{}
	for _, p := range h.of(item).divided(built) {
		if p.decides && (year == 0 || p.year < year) {
			year, said = p.year, p.cue
		}
	}
	return year, said
}

// newest returns when all that is said of an item, or of one piece of it, says that it was last renewed.
func (h history) newest(item part.Item, built int) (int, advert.Cue) {
	year, said := 0, advert.Cue{}
	original := item == part.RodRigging && len(h.of(item).kinds(advert.SaysOriginal)) > 0 // new heads make no rod new
	for _, c := range h.of(item) {
		switch {
		case c.Kind == advert.SaysRenewed && h.onlyPiece(c):
		case c.Kind == advert.SaysRenewed && item == part.Sails && year != 0 && c.Beside(said) && c.Year != 0: // "sails 2009/2020"
			if c.Year < year {
				year, said = c.Year, c
			}
		case c.Kind == advert.SaysRenewed && c.Year > year, c.Kind == advert.SaysServiced && serviceIsEnough(item) && !(c.OfPart && c.Part != "") && c.Year > year && !original:
			year, said = c.Year, c
		case c.Kind == advert.SaysOriginal && c.Part != "" && item == part.StandingRigging && len(h) > 1: // a stay is not the rig
		case c.Kind == advert.SaysOriginal && year == 0 && built != 0:
			year, said = built, c
		}
	}
	return year, said
}

// onlyPiece reports whether a renewal is of one piece of what is original otherwise: "original apart from the forestay 2016".
func (h history) onlyPiece(c advert.Cue) bool {
	return slices.ContainsFunc(h, func(o advert.Cue) bool {
		return o.Kind == advert.SaysOriginal && o.Item == c.Item && o.Beside(c) && (excepting.MatchString(o.Text) || excepting.MatchString(c.Text))
	})
}

// byPart divides what is said of an item by the parts that are dated on their own, "main original, genoa 2015". What is
// said of all of it stands first, unless both of a sailing boat's working sails are dated; it holds for each part, too.
func (h history) byPart() []history {
	dated := h.kinds(advert.SaysRenewed, advert.SaysOriginal)
	var parts []string
	for _, c := range dated {
		if c.Part != "" && !slices.Contains(parts, c.Part) {
			parts = append(parts, c.Part)
		}
	}
	if len(parts) == 0 {
		return []history{h}
	}
	var out []history
	if whole := h.where(func(c advert.Cue) bool { return c.Part == "" }); len(whole) > 0 && (len(parts) < 2 || whole[0].Item != part.Sails) {
		out = append(out, whole)
	}
	for _, piece := range parts {
		if working[piece] {
			out = append(out, h.where(func(c advert.Cue) bool { return c.Part == piece }))
		}
	}
	return out
}

// pieces are the single stays that are dated on their own and older than the rig.
func (h history) pieces(item part.Item) []history {
	var out []history
	whole, _ := h.since(item, 0)
	for _, c := range h.of(item).kinds(advert.SaysOriginal) {
		if c.Part != "" && !working[c.Part] && item == part.StandingRigging {
			out = append(out, history{c})
		}
	}
	for _, c := range h.of(item).kinds(advert.SaysServiced) {
		if c.Part != "" && c.Year != 0 && item == part.StandingRigging && (whole == 0 || c.Year < whole) {
			c.Kind = advert.SaysRenewed
			out = append(out, history{c})
		}
	}
	return out
}

// working are the sails that a boat is sailed with every day; the others last longer and are wanted less. Beside them stand the parts of other
// items that are dated on their own.
var working = map[string]bool{"mainsail": true, "genoa": true, "jib": true, "headsail": true, "head sail": true, "foresail": true, "rollgenua": true, "rollfock": true,
	"genua": true, "genois": true, "foc": true, "fock": true, "vorsegel": true, advert.StartBattery: true, advert.ThrusterBattery: true, advert.MizzenRigging: true, advert.ShaftSeal: true, advert.CutlessBearing: true}

// dealtWith reports whether a text says that an item was renewed or repaired.
func (h history) dealtWith(item part.Item) bool {
	return len(h.of(item).kinds(advert.SaysRenewed, advert.SaysRepaired)) > len(h.of(item).kinds(advert.SaysRepaired).about(part.Grounding)) // which loosens what was sound
}

func (h history) evidence() []Evidence {
	var out []Evidence
	for _, c := range h {
		out = append(out, evidenceOf(c))
	}
	return out
}

// evidenceOf is where a cue stands.
func evidenceOf(c advert.Cue) Evidence {
	kind := "text"
	if c.End == 0 {
		kind = "listing"
	}
	return Evidence{Kind: kind, Source: c.Source, Quote: advert.Quote(c.Text), Start: c.Start, End: c.End}
}

// renewedPiece reports whether a piece that a prompt speaks of is told to be of a later year: a new bowsprit ends what is known of the old one.
func (h history) renewedPiece(prompt string) bool {
	return slices.ContainsFunc(h, func(c advert.Cue) bool {
		return c.Part != "" && c.Year != 0 && c.Item != part.Sails && strings.Contains(strings.ToLower(prompt), strings.ToLower(strings.TrimSuffix(c.Part, "s")))
	})
}
