package calc

import (
	"slices"
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/quantity"
)

// inferred reads a question by its quantities alone, for wordings that name no calculator: one that yields what is asked
// for, whose required inputs are all given and which has a use for every quantity. "14 h at 3.2 L/h, used how much?" can
// only be a volume. nil when nothing or more than one thing is meant.
func (s *Set) inferred(q *question) *draft {
	if len(q.quantities) < 2 {
		return nil
	}
	wanted, least := q.wanted(), 2
	if q.onlyQuantities() {
		least = 1
	} else if len(wanted) == 0 {
		return nil
	}
	var best *draft
	rivals := 0
	for i := range s.calculators {
		if c := &s.calculators[i]; c.yields == "" || len(wanted) > 0 && !wanted[c.yields] || c.yields == quantity.Clock && !q.timed() {
			continue
		}
		d := s.fill(i, q, least)
		switch {
		case d == nil:
		case best == nil || d.quality > best.quality+0.2:
			best, rivals = d, 0
		case d.quality > best.quality-0.2:
			rivals++
		}
	}
	if rivals > 0 {
		return nil
	}
	return best
}

// lastly reads a question by the calculators that read what no words recognise, in their order; nil where none has a use for nearly
// all that it gives.
func (s *Set) lastly(q *question) *draft {
	for i := range s.calculators {
		c := &s.calculators[i]
		if c.last == nil {
			continue
		}
		d := newDraft(c, q)
		if c.last(q, d, func() (Result, error) { return s.Call(c.Name, d.args) }) && d.leftover(q) <= context {
			d.found, d.score = d.countFound(), acceptScore
			return d
		}
	}
	return nil
}

// timed reports whether the question has a time of day.
func (q *question) timed() bool {
	return slices.ContainsFunc(q.quantities, func(one quantity.Quantity) bool { return one.Dim == quantity.Clock })
}

// onlyQuantities reports whether the question is nothing but quantities and what stands between them: "3h20 at 5.4". What
// is wanted is then the only thing that they make.
func (q *question) onlyQuantities() bool {
	for _, t := range q.tokens {
		if t.quantity < 0 && !t.mark() && !strings.Contains(" at in for from leaving dep off x with by over a an bei mit in für à en pour ", " "+t.text+" ") {
			return false
		}
	}
	return len(q.quantities) > 1
}

// fill reads the question for calculator i without regard to its subject; nil when a quantity is wanting or left over, or
// fewer than least have a unit.
func (s *Set) fill(i int, q *question, least int) *draft {
	c, r := &s.calculators[i], s.patterns()[i]
	if q.has(r.never) || q.opensWithInput(r.words, r.topic, r.asks) {
		return nil
	}
	d := c.begin(q)
	if d == nil {
		return nil
	}
	d.give(q, r)
	if len(d.missing()) > 0 || d.leftover(q) > context || d.withUnit(q) < least {
		return nil
	}
	d.found, d.score = d.countFound(), acceptScore
	return d
}

// withUnit is how many quantities with units are used: one alone says too little.
func (d *draft) withUnit(q *question) int {
	n := 0
	for i, used := range d.used {
		if used && q.quantities[i].Unit != "" {
			n++
		}
	}
	return n
}

// askedFor are the words that ask for a dimension.
var askedFor = sync.OnceValue(func() map[quantity.Dimension][]pattern {
	return map[quantity.Dimension][]pattern{
		quantity.Length: compilePatterns([]string{"how far", "distance", "distanz", "strecke", "distance ?", "range ?", "wie weit", "reichweite", "à quelle distance", "autonomie",
			"how deep|high|tall|close|near|thick", "how much|many chain|rode|warp|rope|cable|line|water|clearance|room|headroom|scope", "what|which depth|height|length|width|draft|draught|clearance|tide|range|radius|diameter",
			"depth|height|length|clearance|radius|tide ?"}),
		quantity.Time: compilePatterns([]string{"how long", "time ?", "what|which|how_much time", "how much longer", "duration", "last|lasts ?", "wie lange|lang", "dauer", "combien de temps",
			"durée", "runtime"}),
		quantity.Speed: compilePatterns([]string{"how fast", "what|which speed", "speed ?", "average ?", "how much ... speed|faster|slower", "how strong", "wie schnell", "welche geschwindigkeit", "quelle vitesse"}),
		quantity.Volume: compilePatterns([]string{"how much fuel|diesel|petrol|gas|gasoline", "used|use|uses|burn|burned|burnt how much", "how much used|burned|burnt|gone|do|did|will|would",
			"fuel|diesel|petrol ?", "fuel used|burned|burnt", "litres|liters|gallons|gal incl|including|plus|with|total|used", "wie viel|wieviel diesel|sprit|kraftstoff", "combien de gasoil|carburant"}),
		quantity.VolumeRate: compilePatterns([]string{"consumption", "what does|do|did she|it|he|we|i|they burn|use|consume ?", "what does|do|did the|my|our engine|motor|boat burn|use|consume ?", "burn|consumption ?", "burn rate", "per|an|each hour ?", "verbrauch", "consommation"}),
		quantity.Charge:     compilePatterns([]string{"how many ah", "how much charge|capacity", "amp|ampere hours|hrs ?", "amp hours|hrs", "ah per|a|each day", "ah consumed|used|taken|drawn|total|daily", "capacity used", "amperestunden", "ampères heures"}),
		quantity.Current:    compilePatterns([]string{"how many amps|amperes|a", "what|which current", "amps|current|amperage ?", "stromstärke", "wie viel ampere", "combien d ampères"}),
		quantity.Power:      compilePatterns([]string{"how many watts", "what|which power|wattage", "watts|power|wattage ?", "wie viel watt", "combien de watts"}),
		quantity.Money: compilePatterns([]string{"how much ... cost*|pay|charge*|bill|spend|price|save", "what ... cost*|pay|charge|bill|price|spend|fee|fees|interest|payment", "cost|bill|price|fee|total ?",
			"wie teuer", "was kostet|kosten|zahle*|bezahle*", "combien coûte*|paye*|payer", "how much is|are|for|does|do|will", "how much money|tax|vat|interest|commission", "what is|s that|it per|a|an|each month|year|week|day|hour|mile"}),
		quantity.Mass: compilePatterns([]string{"how heavy", "what ... weigh*|weight|mass|load", "how much ... weigh*|weight", "weight|mass|load ?", "wie schwer", "combien pèse*", "quel poids"}),
		quantity.Area: compilePatterns([]string{"what|which area", "area ?", "how big|large", "how much area|surface|sail", "welche fläche", "quelle surface"}),
		quantity.Angle: compilePatterns([]string{"what|which course|heading|bearing|angle|direction|track|deviation|variation|leeway", "course|heading|bearing|angle|direction ?", "where ... from", "welche*? kurs|winkel|peilung|richtung",
			"quel cap|angle|relèvement"}),
		quantity.Energy:      compilePatterns([]string{"how much energy", "energy ?", "how many wh|kwh"}),
		quantity.Voltage:     compilePatterns([]string{"how many volts", "what|which voltage", "voltage|volts ?"}),
		quantity.Percent:     compilePatterns([]string{"what|which percent|percentage|share|fraction|proportion|slip", "percent|percentage ?", "how many percent", "wie viel prozent", "quel pourcentage"}),
		quantity.Bare:        compilePatterns([]string{"what|which ... ratio|number|factor|figure|screening|index", "ratio ?", "how many times|people|persons|panels|batteries|cans|bottles|trips", "how often"}),
		quantity.Pressure:    compilePatterns([]string{"what|which pressure", "how much pressure", "pressure ?"}),
		quantity.Temperature: compilePatterns([]string{"what|which temperature", "how cold|warm|hot", "temperature ?"}),
		quantity.Rotation:    compilePatterns([]string{"what|which|how_many rpm|revs|revolutions", "rpm|revs ?"}),
	}
})

// wanted is the dimensions a question asks for: by words, or by a unit that stands without a number behind "how many" or
// at the end.
func (q *question) wanted() map[quantity.Dimension]bool {
	if q.asked != nil {
		return q.asked
	}
	wanted := map[quantity.Dimension]bool{}
	q.asked = wanted
	for dim, patterns := range askedFor() {
		if q.has(patterns) {
			wanted[dim] = true
		}
	}
	if u, ok := q.lastUnit(); ok {
		wanted[u.Dim] = true
	}
	if u, _ := q.targetUnit(); u.Symbol != "" {
		wanted[u.Dim] = true
	}
	return wanted
}

// closed is the tokens with a question mark at their end, which terse questions leave out.
func (q *question) closed() []token {
	if n := len(q.tokens); n > 0 && q.tokens[n-1].text == "?" {
		return q.tokens
	}
	return append(q.tokens[:len(q.tokens):len(q.tokens)], token{text: "?", start: len(q.text), quantity: -1})
}

// lastUnit is the unit that a question ends with, without a number: "90 nm at 5 kn burning 3 L/h, litres?".
func (q *question) lastUnit() (quantity.Unit, bool) {
	end := len(strings.TrimRight(q.text, " ?.!"))
	for k := len(q.tokens) - 1; k >= 0; k-- {
		t := q.tokens[k]
		if t.quantity >= 0 {
			return quantity.Unit{}, false
		}
		each := k > 0 && q.tokens[k-1].quantity < 0 && strings.Contains(everyTime, " "+q.tokens[k-1].text+" ")
		if u, to, ok := quantity.UnitAt(q.text, t.start); ok && to == end && !each && !strings.Contains(" a in at ", " "+t.text+" ") {
			return u, true
		}
		if len(q.tokens)-k > 3 {
			break
		}
	}
	return quantity.Unit{}, false
}
