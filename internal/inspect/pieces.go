package inspect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// piece is an item, or one of several of which it is made up, and the year that it is from.
type piece struct {
	name    string // empty for the item itself
	year    int
	cue     advert.Cue
	decides bool // how old the item is
}

// divided are the pieces of an item that are dated on their own, "house bank 2018, start battery 2023", the item itself first. What is said of
// both sides ends what was said of one before.
func (h history) divided(built int) []piece {
	var out []piece
	keys := []string{""}
	for _, c := range h.kinds(advert.SaysRenewed, advert.SaysOriginal, advert.SaysServiced) {
		if key := pieceOf(c); !c.OfPart && !slices.Contains(keys, key) {
			keys = append(keys, key)
		}
	}
	whole := 0
	for _, key := range keys {
		said := h.where(func(c advert.Cue) bool { return pieceOf(c) == key })
		if len(said) == 0 {
			continue
		}
		year, cue := said.newest(said[0].Item, built)
		if year == 0 || key != "" && cue.Part == "" && year <= whole {
			continue
		}
		if key == "" {
			whole = year
		}
		out = append(out, piece{key, year, cue, cue.Item != part.Sails && cue.Item != part.Batteries || key == "" || cue.Item == part.Sails && working[cue.Part]})
		if cue.Part == advert.Propeller || cue.Part == advert.PropellerShaft {
			out[len(out)-1].decides = false
		}
	}
	return out
}

// several reports whether an item stands for many devices, which are as old as each is told to be.
func several(item part.Item) bool {
	_, lasts := lifespanOf(item)
	return !lasts || item == part.Canvas || item == part.Upholstery || item == part.Alarms || item == part.Extinguishers
}

// pieceOf is the piece that a cue is about: a sail, the batteries of one purpose, or the item on one side.
func pieceOf(c advert.Cue) string {
	if several(c.Item) && c.Named != "" && c.Kind != advert.SaysServiced {
		return advert.Quote(c.Named) // one of several devices
	}
	side := c.Side()
	if c.Item == part.Sails || c.Item == part.StandingRigging || c.Item == part.Batteries {
		side = ""
	}
	return strings.TrimSpace(side + " " + c.Part)
}

// named tells the pieces of an item with their years, "mainsail from 2012, genoa from 2019".
func named(item part.Item, pieces []piece) string {
	var out []string
	for _, p := range pieces {
		name := p.name
		switch {
		case name == "":
			name = LowerFirst(item.Label())
			if item == part.Gas && hosesOnly.MatchString(p.cue.Text) {
				name = "gas hose"
			}
			for _, f := range fitted {
				if f.item == item && f.named != "" {
					name = f.named // which is what is dated
				}
			}
		case p.cue.Part == "" && (p.cue.Named == "" || p.name != advert.Quote(p.cue.Named)):
			name += " " + LowerFirst(item.Label())
		}
		done := "from"
		if item == part.EngineItem && rebuilding.MatchString(p.cue.Text) {
			done = "rebuilt in"
		}
		if p.cue.Kind == advert.SaysServiced {
			done = "serviced in"
		}
		out = append(out, fmt.Sprintf("%s %s %d", name, done, p.year))
	}
	return strings.Join(out, ", ")
}

// hosesOnly matches what a gas installation is dated by.
var hosesOnly = regexp.MustCompile(`(?i)\bhoses?\b|\bschl(?:a|ä)uche?\b|\btuyaux?\b|\blyre`)

// byAge divides what is said of an item by what is judged by its age on its own; of many devices that is the oldest.
func (h history) byAge(built int) []history {
	if len(h) == 0 || !several(h[0].Item) {
		return h.byPart()
	}
	_, oldest := h.since(h[0].Item, built)
	return []history{h.where(func(c advert.Cue) bool { return pieceOf(c) == pieceOf(oldest) })}
}

// lightSails matches the sails that are set now and then.
var lightSails = regexp.MustCompile(`(?i)spin|\bspi\b|genn|chute|asym|code|drifter|blister|parasail|storm|trysail|tourmentin|sturm`)

// furtherSails is one finding of all sails beside the working ones that are told to be old: the others last as long, those that are set now and then
// longer.
func (in *Inspector) furtherSails(b boat, h history, now int) []Finding {
	l, _ := lifespanOf(part.Sails)
	var old []piece
	for _, p := range h.of(part.Sails).divided(b.Year) {
		limit := l.Watch
		if lightSails.MatchString(p.name) {
			limit = l.Replace
		}
		if p.name != "" && !working[p.cue.Part] && now-p.year > limit {
			old = append(old, p)
		}
	}
	if len(old) == 0 {
		return nil
	}
	oldest := slices.MinFunc(old, func(a, c piece) int { return a.year - c.year })
	f := in.rules.find(part.Sails, part.Aged).finding(part.Sails, part.Aged, &b)
	f.unprice()
	f.Title = fmt.Sprintf("Further sails: up to %s old", years(now-oldest.year))
	f.Deficiency = fmt.Sprintf("They date so: %s; practice: %s.", named(part.Sails, old), l.Practice)
	f.Confidence = "medium"
	for _, p := range old {
		f.Evidence = append(f.Evidence, evidenceOf(p.cue))
	}
	f.Evidence = append(f.Evidence, l.Evidence()...)
	return []Finding{f}
}
