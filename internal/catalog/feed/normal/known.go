package normal

import (
	"fmt"
	"math"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

const (
	sameLength  = 0.03 // of the design's, by which a boat is one of it
	otherLength = 0.25 // beyond which the name or the length is wrong
	otherMass   = 3    // times the design's displacement, or its inverse
)

// known matches the boat to its design: by make and model, one of several of that name by length and year.
func (b *boat) known() {
	if d, ok := b.n.cfg.Designs.ByID(b.draft.DesignID); ok && b.fits(&d) {
		b.of(d)
		return
	}
	named := b.n.designs.named(b.Make, b.Model)
	fits, only := countDesigns(named, b.fits)
	if y := b.Year(); fits > 1 && y != 0 {
		fits, only = countDesigns(named, func(d *design.Design) bool { return b.fits(d) && d.BuiltIn(y) })
	}
	switch {
	case fits == 1:
		b.of(*only)
	case fits == 0 && len(named) == 1:
		b.doubt(named[0])
	}
}

// countDesigns counts the designs that fit, and returns the last of them.
func countDesigns(all []design.Design, fits func(*design.Design) bool) (n int, last *design.Design) {
	for i := range all {
		if d := &all[i]; fits(d) {
			n, last = n+1, d
		}
	}
	return n, last
}

// fits reports whether the boat is as long as the design; without a length the name has to do, and a year that the
// design was not built in speaks against it.
func (b *boat) fits(d *design.Design) bool {
	if b.LOA == 0 || d.LOA == 0 {
		y := b.Year()
		return y == 0 || d.BuiltIn(y)
	}
	return math.Abs(b.LOA-d.LOA) <= sameLength*d.LOA
}

// of fills what a design fixes for every boat of it: names, designer, and that it has several hulls. Keel and rig are offered in
// several kinds, of which the table knows one; tanks, cabins and engines are chosen by the buyer; displacement and sails change
// over the years: these stay unknown where the source is silent.
func (b *boat) of(d design.Design) {
	b.DesignID, b.ModelAliases = d.ID, d.Aliases
	short := d
	short.Name = modelName(d)
	if upper(b.Model) || strings.EqualFold(b.Model, short.FullName()) || strings.EqualFold(b.Make+" "+b.Model, short.Name) {
		b.Model = short.Name
	}
	// Feeds that know only sail and power call a catamaran a sailing boat.
	if finer := d.Category.Multihull() && combine(d.Category, b.Category) == d.Category; b.Category == "" || finer {
		b.Category = d.Category
	}
	if b.Designer == "" {
		b.Designer = d.Designer
	}
	b.design = d
}

// upper reports whether a name has letters and all are capitals.
func upper(name string) bool {
	letters := 0
	for i := range len(name) {
		if name[i] >= 'a' && name[i] <= 'z' {
			return false
		}
		if written.IsLetter(name[i]) {
			letters++
		}
	}
	return letters > 3
}

// againstMass sets aside a displacement that the design cannot have.
func (b *boat) againstMass() {
	d := b.design
	if b.Displacement == 0 || d.Displacement == 0 {
		return
	}
	if r := b.Displacement / d.Displacement; r > otherMass || r < 1.0/otherMass {
		given := b.draft.Displacement
		if given.Text == "" {
			given = b.draft.Dry
		}
		b.setAside("displacement_kg", given.Given(), fmt.Sprintf("the %s displaces %s kg", d.FullName(), short2(d.Displacement)))
		b.Displacement = 0
	}
}

// doubt sets aside a length that the design of that name does not have. Feet taken for metres, or the other way, are
// plainly seen and leave no doubt of the design; the length is not corrected all the same, the source may be wrong twice.
func (b *boat) doubt(d design.Design) {
	if b.LOA == 0 || d.LOA == 0 || math.Abs(b.LOA-d.LOA) <= otherLength*d.LOA {
		return
	}
	ratio := b.LOA / d.LOA
	mixed := math.Abs(ratio*quantity.Foot-1) < 0.08 || math.Abs(ratio/quantity.Foot-1) < 0.08
	reason := fmt.Sprintf("the %s is %s m long", d.FullName(), short2(d.LOA))
	if mixed {
		reason += "; feet and metres seem to be mixed up"
	}
	b.setAside("loa_m", b.draft.LOA.Given(), reason)
	b.LOA = 0
	if y := b.Year(); mixed && (y == 0 || d.BuiltIn(y)) {
		b.of(d)
	}
}
