package particulars

import (
	"fmt"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/phrase"
)

// keels are the kinds of keel of the table as they are told.
var keels = map[string]string{
	"fin": "a fin keel", "bulb": "a fin keel with a bulb", "wing": "a winged keel", "full": "a full (long) keel", "long_fin": "a long fin keel",
	"bilge": "twin (bilge) keels", "centreboard": "a centreboard", "lifting": "a lifting keel", "swing": "a swing keel", "daggerboard": "daggerboards",
}

// kilowatt is one in horsepower.
const kilowatt = 1.34102

// outfit is what a boat has that is not measured in metres or kilograms, each with the words that ask for it and how it is told, "" where
// it is not known.
var outfit = []struct {
	asks phrase.List
	name string
	told func(design.Design) string
}{
	{phrase.Of(`how many cabins, number of cabins`), "number of cabins", func(d design.Design) string { return count(d.Cabins, "cabin") }},
	{phrase.Of(`how many berths, number of berths, how many people sleep, how many can sleep, how many people can sleep, how many does she sleep, how many does it sleep`), "number of berths", func(d design.Design) string { return count(d.Berths, "berth") }},
	{phrase.Of(`what engine, which engine, engine size, engine power, how big is the engine, how many horsepower, how much horsepower, how many hp`), "engine", engine},
	{phrase.Of(`what keel, which keel, keel type, keel options, type of keel, kind of keel, have a full keel, have a long keel, have a fin keel, have a bulb keel, have a wing keel, have twin keels, have bilge keels, have a lifting keel, have a swing keel, have a centreboard, have a centerboard, have a daggerboard, long keeled, full keeled, fin keeled, twin keeled, bilge keeled`), "keel", keel},
	{phrase.Of(`hull made of, hull built of, hull material, made of aluminium, made of aluminum, made of steel, made of wood, made of grp, made of fibreglass, made of fiberglass, built of aluminium, built of steel, built of wood, built of grp`), "material", material},
	{phrase.Of(`what fuel, which fuel, petrol or diesel, diesel or petrol, gas or diesel, diesel or gas`), "fuel", func(d design.Design) string { return worded("her engine is listed for ", d.Fuel) }},
	{phrase.Of(`what rig, which rig, type of rig, kind of rig, how is she rigged, how is it rigged, rig of`), "rig", rig},
}

// fittings are the words that ask for any of the outfit.
var fittings = func() phrase.List {
	var list phrase.List
	for _, o := range outfit {
		list = append(list, o.asks...)
	}
	return list
}()

// fitted tells what is asked of the outfit of a boat, and names what of it is not known.
func fitted(d design.Design, asked phrase.Text) (told, lacks []string) {
	for _, o := range outfit {
		if !asked.Has(o.asks) && !(o.name == "rig" && asksKind(asked)) {
			continue
		}
		if text := o.told(d); text != "" {
			told = append(told, text)
		} else {
			lacks = append(lacks, o.name)
		}
	}
	return told, lacks
}

func count(n int, of string) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "one " + of + " in my table"
	}
	return fmt.Sprintf("%d %ss in my table, which other layouts may change", n, of)
}

func engine(d design.Design) string {
	if d.EngineKW == 0 {
		return ""
	}
	text := fmt.Sprintf("her engine has about %.0f kW (%.0f hp)", d.EngineKW, d.EngineKW*kilowatt)
	if d.Engines > 1 {
		text = fmt.Sprintf("%d engines of about %.0f kW (%.0f hp)", d.Engines, d.EngineKW, d.EngineKW*kilowatt)
	}
	return text + ", though it may have been another in some years"
}

func keel(d design.Design) string {
	if keels[d.Keel] == "" {
		return ""
	}
	return "she is listed with " + keels[d.Keel] + ", and other keels may have been offered"
}

// materials are the materials of the table that are not told by their name.
var materials = map[string]string{"grp": "GRP (fibreglass)", "other": ""}

func material(d design.Design) string {
	if name, other := materials[d.HullMaterial]; other {
		return worded("her hull is listed as of ", name)
	}
	return worded("her hull is listed as of ", d.HullMaterial)
}

// worded is what is known behind the words that tell it, "" where nothing is known.
func worded(words, known string) string {
	if known == "" {
		return ""
	}
	return words + known
}

// rigs are the rigs of the table that are not told by their name.
var rigs = map[string]string{"gaff": "gaff rigged", "cat": "cat rigged, with one sail and the mast far forward", "unstayed": "a cat ketch with unstayed masts", "solent": "a sloop with a second forestay (a solent)"}

// hulls are the categories that are told with the rig.
var hulls = map[design.Category]string{design.Catamaran: "a catamaran", design.Trimaran: "a trimaran", design.Motorsailer: "a motorsailer", design.PowerCat: "a power catamaran"}

// kinds are what a question ends in that asks how a boat is rigged or how many hulls she has.
var kinds = []string{"a cutter", "a ketch", "a sloop", "a yawl", "cutter rigged", "ketch rigged", "sloop rigged", "a catamaran", "a trimaran", "a monohull", "a motorsailer"}

// asksKind reports whether a text ends in asking what kind of boat one is.
func asksKind(p phrase.Text) bool {
	return slices.ContainsFunc(kinds, func(k string) bool { return strings.HasSuffix(p.Spaced(), " "+k+" ") }) && p.Has(isShe)
}

var isShe = phrase.Of(`is, was, are`)

func rig(d design.Design) string {
	switch {
	case hulls[d.Category] != "" && d.Rig == "":
		return "she is listed as " + hulls[d.Category]
	case hulls[d.Category] != "" && rigs[d.Rig] == "":
		return "she is listed as " + hulls[d.Category] + " with the rig of a " + d.Rig
	case d.Rig == "":
		return ""
	case rigs[d.Rig] != "":
		return "she is listed as " + rigs[d.Rig]
	}
	return "she is listed as a " + d.Rig
}

// absent are particulars that the table has of no boat.
var absent = []struct {
	asks phrase.List
	name string
}{
	{phrase.Of(`mast height, height of the mast, how tall is the mast, how high is the mast, air draft, air draught, bridge clearance, masthöhe, tirant d air`), "height above the water"},
	{phrase.Of(`bridgedeck clearance, bridge deck clearance`), "bridgedeck clearance"},
	{phrase.Of(`headroom, stehhöhe, hauteur sous barrot`), "headroom"},
	{phrase.Of(`what is the range, what range, cruising range, range under power`), "range"},
	{phrase.Of(`how much fuel does, how big is the fuel tank, fuel tank size, how much water does, how big is the water tank, water tank size, how much fuel can, how much water can`), "tank capacity"},
}

// missing are the particulars that a text asks for and that the table has of no boat.
func missing(asked phrase.Text) []string {
	var list []string
	if asked.Has(howMany) && asked.Has(whenBuilt) {
		list = append(list, "number built")
	}
	for _, a := range absent {
		if asked.Has(a.asks) {
			list = append(list, a.name)
		}
	}
	return list
}

var howMany = phrase.Of(`how many, number, wie viele, combien`)
