package inspect

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// defects are the problems that the texts name.
func (in *Inspector) defects(b boat, h history) []Finding {
	var out []Finding
	for _, c := range h.kinds(advert.SaysDefect) {
		if r := in.ruleOf(c.Item, c.Problem, c.OfPart); !in.takesIn(out, c, r, &b) {
			out = append(out, r.defect(c, &b))
		}
	}
	for i := range out {
		f := &out[i]
		f.fit(b, h)
		f.ofSail(h.kinds(advert.SaysDefect).of(part.Sails).about(f.Problem).sailsIn(), b.costLength())
	}
	return out
}

// takesIn adds what a cue says to a finding of the same trouble, or of the same words; it reports whether there is one.
func (in *Inspector) takesIn(found []Finding, c advert.Cue, r rule, b *boat) bool {
	same := func(f Finding) bool {
		return (f.tells(c) || r.covers(f)) && !f.apart(c) && in.ruleOf(c.Item, f.Problem, f.ofPart).same(r)
	}
	if i := slices.IndexFunc(found, same); i >= 0 {
		found[i].merge(c)
		if !c.Minor && !small(c) {
			found[i].Grade = min(found[i].Grade, r.grade)
		}
		return true
	}
	if i := slices.IndexFunc(found, func(f Finding) bool { return f.shows(c) && !f.apart(c) }); i >= 0 {
		found[i].join(r.finding(c.Item, c.Problem, b), c)
		return true
	}
	return false
}

// defect is the finding of what a cue tells of a boat.
func (r rule) defect(c advert.Cue, b *boat) Finding {
	f := r.finding(c.Item, c.Problem, b)
	f.Title, f.thing, f.ofPart = titleOf(c), thingOf(c), c.OfPart
	f.Deficiency = fmt.Sprintf("%s says: “%s”.", sourceName(c.Source), c.Quote())
	if f.ofLess(c) {
		f.unprice()
	}
	f.sayOtherwise(c)
	f.soften(c)
	f.Confidence = "medium"
	f.Evidence = append([]Evidence{evidenceOf(c)}, r.evidence()...)
	return f
}

// ofLess reports whether the figure of a rule is of more than a cue tells: of all chainplates, of a mast as long as she is, of new sails where
// nobody looked at them.
func (f *Finding) ofLess(c advert.Cue) bool {
	return c.Item == part.Chainplates && oneChainplate.MatchString(c.Text) || c.Item == part.Mast && f.thing != "" || c.Item == part.Sails && c.Problem == part.Untested
}

// unprice takes the figure from a finding, where what it costs is not known.
func (f *Finding) unprice() { f.Cost, f.Budget = "", nil }

// soften makes a finding milder where the seller calls the trouble harmless, or tells a grave one as small.
func (f *Finding) soften(c advert.Cue) {
	if c.Minor {
		f.Grade = milder(f.Grade)
		f.Correction += " " + madeLight
	}
	if f.Grade != "A" || !small(c) {
		return
	}
	f.Grade = "B"
	f.unprice() // no reason for a new one
	switch c.Item {
	case part.Lifelines:
		f.Grade, f.Why, f.Correction = "C", "Spots of rust on a stanchion are of its surface; where they come back the weld or the base rusts.", "Clean and passivate or paint it, and look at its weld and base."
	case part.HullShell:
		f.Why, f.Correction = "Behind a dent or a mark, frames, welds or bonding may have given way.", "Have it looked at from both sides."
	}
}

// fit holds a finding against what else is known of the boat: what she burns, and what was renewed since.
func (f *Finding) fit(b boat, h history) {
	if f.Item == part.Blower && !b.inPetrol {
		f.Grade, f.Why = "C", "It airs the engine space; where petrol is aboard the engine must not be started without it."
		f.Correction, f.Standard = "Have it repaired; with petrol aboard, before the engine is started.", ""
	}
	if f.Problem == part.Lightning && len(h.of(part.Electronics).kinds(advert.SaysRenewed)) > 0 { // the electronics are new
		f.Correction = "Have bonding and through-hulls tested, and see what the insurer paid for."
		f.unprice()
	}
}

// small reports whether a grave problem is told as one that may be small.
func small(c advert.Cue) bool {
	return c.Slight && smallToo[c.Item][c.Problem] && (c.Item != part.Lifelines || postsOnly(c.Text))
}

// postsOnly reports whether a text tells of stanchions and of no wire, which hides its rust.
func postsOnly(text string) bool { return posts.MatchString(text) && !wires.MatchString(text) }

var (
	posts = regexp.MustCompile(`(?i)stanchion|chandelier|relingst`)
	wires = regexp.MustCompile(`(?i)wire|lifeline|guardrail|fili[eè]re|draht|swage|terminal`)
)

// smallToo are the grave problems of an item that may be small: what is told of them so is looked into soon, and is no reason to stay in harbour.
var smallToo = map[part.Item]map[part.Problem]bool{
	part.Steering: {part.Trouble: true, part.Play: true, part.Leak: true, part.Wear: true}, part.Rudder: {part.Play: true, part.Damage: true, part.Moisture: true},
	part.Chainplates: {part.Leak: true, part.Corrosion: true}, part.Bulkheads: {part.Delam: true, part.Leak: true, part.Moisture: true}, part.HullShell: {part.Damage: true},
	part.Lifelines: {part.Corrosion: true},
}

// ruleOf is what a surveyor says of a problem of an item. Where only a part or a fitting is named it is no reason for a new engine or deck.
func (in *Inspector) ruleOf(item part.Item, problem part.Problem, ofPart bool) rule {
	switch {
	case ofPart && item == part.EngineItem:
		if !ofAnyEngine[problem] {
			problem = part.Trouble
		}
	case ofPart:
		problem = part.Piece
	}
	return in.rules.find(item, problem)
}

// ofAnyEngine are the problems whose rule holds for a piece of an engine as for the whole.
var ofAnyEngine = map[part.Problem]bool{part.Leak: true, part.OilLoss: true, part.Smoke: true, part.Overheat: true, part.Corrosion: true}

// madeLight goes with a problem that the seller calls harmless or put right.
const madeLight = "It is told as harmless or put right: let a surveyor say so."

// covers reports whether a rule says of whatever is wrong with an item what a finding of it says already.
func (r rule) covers(f Finding) bool {
	return r.problem == "*" && r.item != part.WholeBoat && f.Item == r.item
}

// tells reports whether a finding already is about what the cue says: its item and problem, or its item and clause.
func (f *Finding) tells(c advert.Cue) bool {
	e := f.Evidence[0]
	return f.Item == c.Item && (f.Problem == c.Problem || c.End > 0 && e.Source == c.Source && e.Start == c.Start && e.End == c.End)
}

// merge adds to a finding what a further cue says of the same.
func (f *Finding) merge(c advert.Cue) {
	f.name(c)
	phrase := c.Problem.Phrase()
	if c.Item.Plural() && f.Item == part.Other && strings.Contains(phrase, " ") {
		phrase = ofSeveral(phrase)
	}
	if f.Problem != c.Problem && !strings.Contains(f.Title, phrase) {
		f.Title += ", " + phrase
	}
	if e := f.Evidence[0]; e.Start == c.Start && e.Source == c.Source {
		return
	}
	quote := "“" + c.Quote() + "”"
	if f.Item == part.Other && f.Evidence[0].Source == c.Source {
		if !strings.Contains(f.Deficiency, quote) {
			f.Deficiency = strings.TrimSuffix(f.Deficiency, ".") + "; " + quote + "."
		}
	} else if also := fmt.Sprintf("says: “%s”.", c.Quote()); !strings.Contains(f.Deficiency, also) {
		f.Deficiency += " " + sourceName(c.Source) + " also " + also
	}
	f.Evidence = append(f.Evidence, evidenceOf(c))
}

// shows reports whether a finding quotes the very words of a cue about the same item.
func (f *Finding) shows(c advert.Cue) bool {
	return c.Item != part.WholeBoat && f.Item == c.Item && strings.HasSuffix(f.Deficiency, "says: “"+c.Quote()+"”.")
}

// join makes one finding of two that the same words tell of: the graver one says why it matters.
func (f *Finding) join(other Finding, c advert.Cue) {
	if other.Grade < f.Grade {
		other.Title, other.Deficiency, other.Confidence, other.Evidence = titleOf(c), f.Deficiency, f.Confidence, f.Evidence
		other.ofPart = c.OfPart
		other, *f = *f, other
	}
	if phrase := other.Problem.Phrase(); !strings.Contains(f.Title, phrase) {
		f.Title += ", " + phrase
	}
}
