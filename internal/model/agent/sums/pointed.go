package sums

import (
	"cmp"
	"maps"
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/quantity"
)

// endsAtIt is a word at the end of a question that stands for what the sum before it came to.
var endsAtIt = regexp.MustCompile(`(?i)\b(?:that|this|it|das|ça|cela)\W*$`)

// convertsIt asks for what the sum before it came to in another unit.
var convertsIt = regexp.MustCompile(`(?i)^\W*(?:(?:and|now|please|then|can you|could you)\W+)*convert (?:that|it|this) (?:in)?to (\pL[\pL/ ]*?)\W*$`)

// howLongOrFar asks for the time or the way at a speed.
var howLongOrFar = regexp.MustCompile(`(?i)^\W*(?:(?:and|so|then|ok|und|et)\W+)*(?:how (?:long|far|many (?:miles|hours))|wie (?:lange|weit)|combien de (?:temps|milles))\b`)

// ofOutcome reads a question that ends with a word for what the sum before it came to as one of that, "what Beaufort force is that?", or that
// asks for a time or a way behind a sum that came to a speed.
func (rd Reader) ofOutcome(t Turn) (calc.Reading, bool) {
	if len(t.Earlier) == 0 {
		return calc.Reading{}, false
	}
	if m := convertsIt.FindStringSubmatch(t.Text); m != nil {
		if came, _, ok := rd.came(t); ok {
			r, ok := rd.calcs.Read(came+" in "+m[1], nil)
			r.Follows = true
			return r, ok && len(r.Missing) == 0 && r.Calculator == "convert"
		}
	}
	if howLongOrFar.MatchString(t.Text) && len(quantity.Find(t.Text)) == 1 {
		if came, _, ok := rd.came(t); ok && strings.HasSuffix(came, " kn") {
			r, ok := rd.calcs.Read(strings.TrimRight(t.Text, " ?.!")+" at "+came+"?", nil)
			r.Follows = true
			return r, ok && len(r.Missing) == 0 && len(r.Unused) == 0
		}
	}
	if !endsAtIt.MatchString(t.Text) || len(quantity.Find(t.Text)) > 0 {
		return calc.Reading{}, false
	}
	came, last, ok := rd.came(t)
	if !ok {
		return calc.Reading{}, false
	}
	r, ok := rd.calcs.Read(endsAtIt.ReplaceAllLiteralString(t.Text, came)+"?", nil)
	r.Follows = true
	return r, ok && len(r.Missing) == 0 && len(r.Unused) == 0 && !r.Doubtful && r.Calculator != last.Calculator
}

// came is what the sum before a turn came to, in four figures, and that sum; ok is false where there is none, or it is no amount.
func (rd Reader) came(t Turn) (amount string, last calc.Reading, ok bool) {
	last, ok = t.last()
	if !ok || len(last.Missing) > 0 {
		return "", last, false
	}
	result, err := rd.calcs.Call(last.Calculator, last.Args)
	if err != nil || len(result.Outcomes) == 0 || result.Outcomes[0].Plain != "" {
		return "", last, false
	}
	return amountOf(result), last, true
}

var (
	// ofTides are the calculators that come to a height of tide.
	ofTides = map[string]bool{"twelfths": true}
	drawing = phrase.Of(`draws, draw, draft, draught, tiefgang, tire, tirant, calaison`)
	charted = phrase.Of(`charted, chart, charted depth, sounding, dries, kartentiefe, sonde`)
	afloat  = phrase.Of(`float, afloat, aground, ground, touch, get in, get out, enough water, enough depth, deep enough, clear the bottom`)
	keeled  = phrase.Of(`draws, draw, draft, draught, keel, need, needs, tiefgang, tire, calaison`)
)

// atTide reads a turn that tells what a boat draws and what the chart shows, behind a sum that came to a height of tide, as what is left
// under her keel at that height: "can I get in then?". A turn that tells only what she draws, "my keel is 1.8, do I float?", lacks the chart.
func (rd Reader) atTide(t Turn) (calc.Reading, bool) {
	unknown := !t.Plain.Has(charted) && t.Plain.Has(afloat) && t.Plain.Has(keeled)
	if len(t.Earlier) == 0 || !unknown && !(t.Plain.Has(drawing) && t.Plain.Has(charted)) {
		return calc.Reading{}, false
	}
	came, last, ok := rd.came(t)
	if !ok || !ofTides[last.Calculator] {
		return calc.Reading{}, false
	}
	if drawn := quantity.Find(t.Text); unknown && len(drawn) == 1 {
		r, ok := rd.calcs.Read("height of tide "+came+", draft "+strconv.FormatFloat(drawn[0].Given, 'f', -1, 64)+" "+cmp.Or(drawn[0].Unit, "m")+". How much water is under the keel?", nil)
		r.Follows, r.Onward, r.Surely = true, true, true
		return r, ok && r.Calculator == "under_keel_clearance" && r.Args["draft"] != nil
	}
	var told []string
	for clause := range strings.FieldsFuncSeq(strings.NewReplacer(" and ", ";", ", ", ";", ". ", ";", "? ", ";", " und ", ";", " et ", ";").Replace(t.Text), func(r rune) bool { return r == ';' }) {
		values := quantity.Find(clause)
		if atHigh.MatchString(clause) && len(values) == 1 && values[0].Dim == quantity.Length {
			last.Args = maps.Clone(last.Args)
			last.Args["high_water"] = calc.Argument(values[0])
			if result, err := rd.calcs.Call(last.Calculator, last.Args); err == nil && result.Outcomes[0].Plain == "" {
				came = amountOf(result)
				continue
			}
		}
		if len(values) > 0 {
			told = append(told, ofKeel(strings.TrimRight(strings.TrimSpace(clause), " ?.!"), values))
		}
	}
	r, ok := rd.calcs.Read("height of tide "+came+", "+strings.Join(told, ", ")+". How much water is under the keel?", nil)
	r.Follows, r.Onward = true, true
	return r, ok && r.Calculator == "under_keel_clearance" && len(r.Missing) == 0 && r.Args["draft"] != nil
}

// Judges reports whether a turn only asks what to think of the number that the sum before it came to.
func (rd Reader) Judges(t Turn) bool {
	if rd.calcs == nil || len(t.Earlier) == 0 {
		return false
	}
	t.last = rd.lastOf(t)
	_, ok := t.judged()
	return ok
}

var (
	// atHigh tells how high the tide comes at high water.
	atHigh = regexp.MustCompile(`(?i)\b(?:height (?:of|at) (?:high water|hw)|(?:high water|hw)(?: height)?(?: is| of)? \d|(?:hauteur d'eau )?(?:à )?(?:pm|pleine mer)(?: de| est)? \d|hochwasser(?:höhe)? \d)`)
	dries  = phrase.Of(`dries, drying, dry, assèche, asseche, trockenfällt, fällt trocken`)
)

// ofKeel is a clause that tells one value of a keel or the ground below it, in the words in which a sum is read.
func ofKeel(clause string, values []quantity.Quantity) string {
	if len(values) != 1 {
		return clause
	}
	amount := strconv.FormatFloat(values[0].Given, 'f', -1, 64) + " " + cmp.Or(values[0].Unit, "m")
	switch p := phrase.Plain(clause); {
	case p.Has(drawing):
		return "draft " + amount
	case p.Has(dries):
		return "dries " + amount
	case p.Has(charted):
		return "charted depth " + amount
	}
	return clause
}
