package question

import (
	"strings"
	"sync"

	"github.com/fairlead/fairlead/internal/quantity"
)

// OnlyQuantities reports whether the question is nothing but quantities and what stands between them: "3h20 at 5.4". What
// is wanted is then the only thing that they make.
func (q *Question) OnlyQuantities() bool {
	for _, t := range q.Tokens {
		if t.Quantity < 0 && !t.Mark() && !strings.Contains(" at in for from leaving dep off x with by over a an bei mit in für à en pour ", " "+t.Text+" ") {
			return false
		}
	}
	return len(q.Quantities) > 1
}

// askedFor are the words that ask for a dimension.
var askedFor = sync.OnceValue(func() map[quantity.Dimension][]Pattern {
	return map[quantity.Dimension][]Pattern{
		quantity.Length: Patterns([]string{"how far", "distance", "distanz", "strecke", "distance ?", "range ?", "wie weit", "reichweite", "à quelle distance", "autonomie",
			"how deep|high|tall|close|near|thick", "how much|many chain|rode|warp|rope|cable|line|water|clearance|room|headroom|scope", "what|which depth|height|length|width|draft|draught|clearance|tide|range|radius|diameter",
			"depth|height|length|clearance|radius|tide ?"}),
		quantity.Time: Patterns([]string{"how long", "time ?", "what|which|how_much time", "how much longer", "duration", "last|lasts ?", "wie lange|lang", "dauer", "combien de temps",
			"durée", "runtime"}),
		quantity.Speed: Patterns([]string{"how fast", "what|which speed", "speed ?", "average ?", "how much ... speed|faster|slower", "how strong", "wie schnell", "welche geschwindigkeit", "quelle vitesse"}),
		quantity.Volume: Patterns([]string{"how much fuel|diesel|petrol|gas|gasoline", "used|use|uses|burn|burned|burnt how much", "how much used|burned|burnt|gone|do|did|will|would",
			"fuel|diesel|petrol ?", "fuel used|burned|burnt", "litres|liters|gallons|gal incl|including|plus|with|total|used", "wie viel|wieviel diesel|sprit|kraftstoff", "combien de gasoil|carburant"}),
		quantity.VolumeRate: Patterns([]string{"consumption", "what does|do|did she|it|he|we|i|they burn|use|consume ?", "what does|do|did the|my|our engine|motor|boat burn|use|consume ?", "burn|consumption ?", "burn rate", "per|an|each hour ?", "verbrauch", "consommation"}),
		quantity.VolumeRun:  Patterns([]string{"fuel|litres|liters|gallons|diesel|consumption|burn per|a|each nautical? mile|nm", "liter|sprit|verbrauch pro|je seemeile|meile", "carburant|consommation par|au mille"}),
		quantity.Charge:     Patterns([]string{"how many ah", "how much charge|capacity", "amp|ampere hours|hrs ?", "amp hours|hrs", "ah per|a|each day", "ah consumed|used|taken|drawn|total|daily", "capacity used", "amperestunden", "ampères heures"}),
		quantity.Current:    Patterns([]string{"how many amps|amperes|a", "what|which current", "amps|current|amperage ?", "stromstärke", "wie viel ampere", "combien d ampères"}),
		quantity.Power:      Patterns([]string{"how many watts", "what|which power|wattage", "watts|power|wattage ?", "wie viel watt", "combien de watts"}),
		quantity.Money: Patterns([]string{"how much ... cost*|pay|charge*|bill|spend|price|save", "what ... cost*|pay|charge|bill|price|spend|fee|fees|interest|payment", "cost|bill|price|fee|total ?",
			"wie teuer", "was kostet|kosten|zahle*|bezahle*", "combien coûte*|paye*|payer", "how much is|are|for|does|do|will", "how much money|tax|vat|interest|commission", "what is|s that|it per|a|an|each month|year|week|day|hour|mile"}),
		quantity.Mass: Patterns([]string{"how heavy", "what ... weigh*|weight|mass|load", "how much ... weigh*|weight", "weight|mass|load ?", "wie schwer", "combien pèse*", "quel poids"}),
		quantity.Area: Patterns([]string{"what|which area", "area ?", "how big|large", "how much area|surface|sail", "welche fläche", "quelle surface"}),
		quantity.Angle: Patterns([]string{"what|which course|heading|bearing|angle|direction|track|deviation|variation|leeway", "course|heading|bearing|angle|direction ?", "where ... from", "welche*? kurs|winkel|peilung|richtung",
			"quel cap|angle|relèvement"}),
		quantity.Energy:      Patterns([]string{"how much energy", "energy ?", "how many wh|kwh"}),
		quantity.Voltage:     Patterns([]string{"how many volts", "what|which voltage", "voltage|volts ?"}),
		quantity.Percent:     Patterns([]string{"what|which percent|percentage|share|fraction|proportion|slip", "percent|percentage ?", "how many percent", "wie viel prozent", "quel pourcentage"}),
		quantity.Bare:        Patterns([]string{"what|which ... ratio|number|factor|figure|screening|index", "ratio ?", "how many times|people|persons|panels|batteries|cans|bottles|trips", "how often"}),
		quantity.Pressure:    Patterns([]string{"what|which pressure", "how much pressure", "pressure ?"}),
		quantity.Temperature: Patterns([]string{"what|which temperature", "how cold|warm|hot", "temperature ?"}),
		quantity.Rotation:    Patterns([]string{"what|which|how_many rpm|revs|revolutions", "rpm|revs ?"}),
	}
})

// Wanted is the dimensions a question asks for: by words, or by a unit that stands without a number behind "how many" or
// at the end.
func (q *Question) Wanted() map[quantity.Dimension]bool {
	if q.asked != nil {
		return q.asked
	}
	wanted := map[quantity.Dimension]bool{}
	q.asked = wanted
	for dim, patterns := range askedFor() {
		if q.Has(patterns) {
			wanted[dim] = true
		}
	}
	if u, ok := q.LastUnit(); ok {
		wanted[u.Dim] = true
	}
	if u, _ := q.TargetUnit(); u.Symbol != "" {
		wanted[u.Dim] = true
	}
	return wanted
}

// closed is the tokens with a question mark at their end, which terse questions leave out.
func (q *Question) closed() []Token {
	if n := len(q.Tokens); n > 0 && q.Tokens[n-1].Text == "?" {
		return q.Tokens
	}
	return append(q.Tokens[:len(q.Tokens):len(q.Tokens)], Token{Text: "?", Start: len(q.Text), Quantity: -1})
}
