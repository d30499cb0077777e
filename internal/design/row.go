package design

import (
	"fmt"
	"strconv"
	"strings"
)

var columns = []string{
	"builder", "name", "aliases", "designer", "category", "loa_m", "lwl_m", "beam_m", "draft_min_m", "draft_max_m",
	"displacement_kg", "ballast_kg", "sail_area_m2", "rig", "keel", "hull_material", "first_built", "last_built",
	"cabins", "berths", "engine_kw", "engines", "fuel", "class",
}

// row reads cells by the name of their column and keeps the first thing that is wrong.
type row struct {
	cells []string
	err   error
}

func (r *row) text(column string) string {
	for i, name := range columns {
		if name == column {
			return strings.TrimSpace(r.cells[i])
		}
	}
	r.refuse(column, "there is no such column")
	return ""
}

func (r *row) number(column string) float64 {
	cell := r.text(column)
	if cell == "" {
		return 0
	}
	v, err := strconv.ParseFloat(cell, 64)
	if err != nil || !(v > 0 && v < 1e7) {
		r.refuse(column, "%q is not a positive number", cell)
	}
	return v
}

func (r *row) count(column string) int {
	v := r.number(column)
	if v != float64(int(v)) {
		r.refuse(column, "%v is not a whole number", v)
	}
	return int(v)
}

func (r *row) refuse(column, format string, args ...any) {
	if r.err == nil {
		r.err = fmt.Errorf("column %s: "+format, append([]any{column}, args...)...)
	}
}

func (r *row) require(ok bool, column, format string, args ...any) {
	if !ok {
		r.refuse(column, format, args...)
	}
}

func parseRow(cells []string) (Design, error) {
	r := &row{cells: cells}
	d := Design{
		Builder:      r.text("builder"),
		Name:         r.text("name"),
		Aliases:      splitList(r.text("aliases")),
		Designer:     r.text("designer"),
		Category:     Category(r.text("category")),
		Class:        r.text("class"),
		LOA:          r.number("loa_m"),
		LWL:          r.number("lwl_m"),
		Beam:         r.number("beam_m"),
		DraftMin:     r.number("draft_min_m"),
		DraftMax:     r.number("draft_max_m"),
		Displacement: r.number("displacement_kg"),
		Ballast:      r.number("ballast_kg"),
		SailArea:     r.number("sail_area_m2"),
		Rig:          r.text("rig"),
		Keel:         r.text("keel"),
		HullMaterial: r.text("hull_material"),
		FirstBuilt:   r.count("first_built"),
		LastBuilt:    r.count("last_built"),
		Cabins:       r.count("cabins"),
		Berths:       r.count("berths"),
		EngineKW:     r.number("engine_kw"),
		Engines:      r.count("engines"),
		Fuel:         r.text("fuel"),
	}
	d.ID = slug(d.Builder + " " + d.Name)
	r.check(d)
	return d, r.err
}

func splitList(cell string) []string {
	var out []string
	for item := range strings.SplitSeq(cell, ";") {
		if item = strings.TrimSpace(item); item != "" {
			out = append(out, item)
		}
	}
	return out
}

// check refuses what no boat is: a slip of a digit or of a unit, feet for metres or pounds for kilograms.
func (r *row) check(d Design) {
	widest, name := 0.5, "half"
	if d.Category.Multihull() || d.Category == Dinghy {
		widest, name = 0.8, "eight tenths of"
	}
	r.require(d.Builder != "", "builder", "is empty")
	r.require(d.Name != "", "name", "is empty")
	r.require(d.Category.known(), "category", "%q is not a category", d.Category)
	r.require(d.LOA == 0 || d.LOA >= 1.8 && d.LOA <= 120, "loa_m", "%v m is not a boat's length", d.LOA)
	r.require(d.LWL <= d.LOA || d.LOA == 0, "lwl_m", "%v is longer than the boat", d.LWL)
	r.require(d.LWL == 0 || d.LOA == 0 || d.LWL >= 0.6*d.LOA, "lwl_m", "%v is short for a boat of %v m", d.LWL, d.LOA)
	r.require(d.LOA == 0 || d.Beam < widest*d.LOA, "beam_m", "%v is more than %s the length", d.Beam, name)
	r.require(d.LOA == 0 || d.DraftMax < 0.4*d.LOA, "draft_max_m", "%v is deep for a boat of %v m", d.DraftMax, d.LOA)
	r.require(d.DraftMax == 0 || d.DraftMin <= d.DraftMax, "draft_min_m", "%v is more than draft_max_m", d.DraftMin)
	r.require(d.Ballast == 0 || d.Displacement == 0 || d.Ballast < 0.65*d.Displacement,
		"ballast_kg", "%v is most of the displacement", d.Ballast)
	r.require(d.Displacement == 0 || d.Category == Dinghy || d.Displacement >= 20*d.LOA,
		"displacement_kg", "%v is light for a boat of %v m", d.Displacement, d.LOA)
	r.require(d.FirstBuilt == 0 || d.FirstBuilt >= 1850 && d.FirstBuilt <= 2100, "first_built", "%d is not a year", d.FirstBuilt)
	r.require(d.LastBuilt == 0 || d.LastBuilt >= d.FirstBuilt && d.LastBuilt <= 2100,
		"last_built", "%d is before first_built or not a year", d.LastBuilt)
}
