package catalog

import (
	"github.com/RoaringBitmap/roaring/v2"

	"github.com/fairlead/fairlead/internal/design"
)

// field is a property with few different values, each of which has a bitmap of its listings.
type field int

const (
	fieldMake field = iota
	fieldType
	fieldClass
	fieldUse
	fieldRegion
	fieldCountry
	fieldState
	fieldHull
	fieldKeel
	fieldRig
	fieldFuel
	fieldEngineType
	fieldNewUsed
	fieldGrade
	fieldTax
	fieldStatus
	fieldFeature
	fieldDesigner
	fieldSource
	fieldCount
)

// eachValue calls add with every value that the field has in a listing; none means unknown. Names are folded by fold.
func (f field) eachValue(l *Listing, fold func(string) string, add func(string)) {
	one := func(v string) {
		if v != "" {
			add(v)
		}
	}
	switch f {
	case fieldMake:
		one(fold(l.Make))
	case fieldType:
		one(string(l.Category))
	case fieldClass:
		each(l.Classes, add)
	case fieldUse:
		l.eachUse(add)
	case fieldRegion:
		each(l.Regions, add)
	case fieldCountry:
		one(l.Country)
	case fieldState:
		one(l.State)
	case fieldHull:
		one(l.HullMaterial)
	case fieldKeel:
		one(l.Keel)
	case fieldRig:
		one(l.Rig)
	case fieldFuel:
		for _, e := range l.Engines {
			one(e.Fuel)
		}
	case fieldEngineType:
		for _, e := range l.Engines {
			one(e.Type)
		}
	case fieldNewUsed:
		one(string(l.NewUsed))
	case fieldGrade:
		one(string(l.Grade))
	case fieldTax:
		one(string(l.Tax))
	case fieldStatus:
		one(string(l.Status))
	case fieldFeature:
		l.eachFeature(add)
	case fieldDesigner:
		one(fold(l.Designer))
	case fieldSource:
		one(l.Source)
	}
}

func each(values []string, add func(string)) {
	for _, v := range values {
		add(v)
	}
}

// shoalDraft is the depth in metres up to which a keelboat counts as one for shallow waters.
const shoalDraft = 1.4

// A boat can be towed behind a car where she is no wider than the load that most American states allow without a permit, 8 ft 6 in,
// and with her trailer no heavier than the 3.5 t that European licences and cars bear.
const (
	trailerBeam  = 2.59 // m
	trailerMass  = 2700 // kg
	trailerLimit = 9    // m of length
)

// eachFeature adds what follows from the numbers to what the source says.
func (l *Listing) eachFeature(add func(string)) {
	each(l.Features, add)
	if d := l.Draft(); d > 0 && d <= shoalDraft && l.Category == design.Sail {
		add("shoal_draft")
	}
	if l.Beam > 0 && l.Beam <= trailerBeam && l.Displacement > 0 && l.Displacement <= trailerMass && l.LOA > 0 && l.LOA <= trailerLimit {
		add("trailerable")
	}
	if l.Reduced() {
		add("price_reduced")
	}
	for _, e := range l.Engines {
		if e.Type != "" {
			add(e.Type)
		}
	}
}

// eachUse tells what the particulars make a boat fit for. Bluewater is a sailing monohull of at least 9 m whose capsize
// screening value is under 2 and whose comfort ratio is at least 26, or a cruising multihull of at least 11.5 m.
// Liveaboard is any boat of at least 10 m with two cabins.
func (l *Listing) eachUse(add func(string)) {
	d := design.Design{
		Category: l.Category, LOA: l.LOA, LWL: l.LWL, Beam: l.Beam, Displacement: l.Displacement,
	}
	capsize, screened := d.CapsizeScreening()
	comfort, rated := d.ComfortRatio()
	seagoing := screened && rated && capsize < 2 && comfort >= 26 && l.LOA >= 9
	if seagoing || l.Category.Multihull() && l.Category.Sails() && l.LOA >= 11.5 {
		add("bluewater")
	}
	if l.LOA >= 10 && l.Cabins >= 2 {
		add("liveaboard")
	}
}

// fieldReader collects the listings of every value of a field, and those that have none.
type fieldReader struct {
	into    *segment
	field   field
	byValue docsByName
	unknown set
	marks   **roaring.Bitmap

	doc    uint32
	some   bool              // something of it is known
	folded map[string]string // a fleet has few names
	recent recent
	fold   func(string) string
	add    func(string)
}

func newFieldReader(into *segment, f field, marks **roaring.Bitmap) *fieldReader {
	r := &fieldReader{
		into: into, field: f, byValue: newDocsByName(into.size), unknown: make(set, wordsOf(into.size)), marks: marks, folded: map[string]string{},
	}
	r.fold = func(name string) string {
		known, ok := r.folded[name]
		if !ok {
			known = design.Fold(name)
			r.folded[name] = known
		}
		return known
	}
	r.add = func(value string) {
		r.some = true
		if number, ok := r.recent.find(value); ok {
			r.byValue.again(number, r.doc)
			return
		}
		r.recent.keep(value, r.byValue.add(value, r.doc))
	}
	return r
}

func (r *fieldReader) read(from int, block []*Listing) {
	for i, l := range block {
		r.doc, r.some = uint32(from+i), false
		if r.field.eachValue(l, r.fold, r.add); !r.some {
			r.unknown.add(r.doc)
		}
	}
}

func (r *fieldReader) end() {
	r.into.fields[r.field] = r.byValue.lists()
	*r.marks = roaring.FromDense(r.unknown, false)
}
