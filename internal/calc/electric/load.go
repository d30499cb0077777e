package electric

import (
	"regexp"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// takeLoads reads a list of loads: a current or power beside hours or a share of the day, in either order.
func takeLoads(d *calc.Draft, q *question.Question) {
	var loads []any
	for i := 0; i < len(q.Quantities); {
		one, ok := loadAt(q, i)
		if !ok {
			i++
			continue
		}
		for _, k := range one.told {
			d.Used[k] = true
		}
		loads = append(loads, one.entry)
		i = one.next
	}
	if len(loads) == 0 {
		loads = onlyLoad(d, q)
	}
	loads = shareHours(d, q, loads)
	if charges := onlyCharge(loads); len(loads) > 0 && (!charges || len(loads) > 1) {
		d.Args["loads"] = loads
		d.Quality += float64(len(loads))
		return
	}
	clear(d.Used)
}

// load is one consumer that a question tells of.
type load struct {
	entry map[string]any // of the argument
	told  []int          // the quantities that tell it
	next  int            // the quantity at which another may begin
}

// loadAt reads the consumer that quantity i begins with: a charge a day, or a power or a current with the hours it runs.
func loadAt(q *question.Question, i int) (load, bool) {
	if q.OfEngine(i) {
		return load{}, false
	}
	one := q.Quantities[i]
	entry := map[string]any{"name": nameBefore(q, i), "count": countBefore(q, i)}
	switch {
	case one.Dim == quantity.Charge && q.Says("per day", "a day", "daily", "each day"):
		entry["charge"] = calc.Argument(one)
		return load{entry, []int{i}, i + 1}, true
	case one.Dim == quantity.Bare && i > 0 && entry["name"] != "" && inChargeList(q, i):
		entry["charge"] = strconv.FormatFloat(one.Given, 'f', -1, 64) + " Ah" // "fridge 45 Ah a day, lights 10"
		return load{entry, []int{i}, i + 1}, true
	case i+2 < len(q.Quantities) && q.Quantities[i+1].Dim == quantity.Voltage && one.Dim == quantity.Power && loadPair(one, q.Quantities[i+2]) && near(q, i) && near(q, i+1):
		hours, timed := q.Quantities[i+2].In("h")
		if q.OfTime(i + 2) {
			hours, timed = 24*q.Quantities[i+2].Value, true
		}
		entry["power"], entry["hours"] = calc.Argument(one), hours
		return load{entry, []int{i, i + 2}, i + 3}, timed && hours <= 24
	case i+1 < len(q.Quantities) && loadPair(one, q.Quantities[i+1]) && near(q, i) && !q.OfEngine(i+1):
		return pairedLoad(q, i, entry)
	}
	return load{}, false
}

// inChargeList reports whether bare quantity i stands in a list of charges a day that begins with one in ampere hours.
func inChargeList(q *question.Question, i int) bool {
	if q.Quantities[0].Dim != quantity.Charge || !q.Says("per day", "a day", "daily", "each day") {
		return false
	}
	for _, one := range q.Quantities[1 : i+1] {
		if one.Dim != quantity.Charge && one.Dim != quantity.Bare {
			return false
		}
	}
	return true
}

// pairedLoad reads a consumer whose power or current and time are the quantities i and i+1, in any order.
func pairedLoad(q *question.Question, i int, entry map[string]any) (load, bool) {
	what, when := q.Quantities[i], q.Quantities[i+1]
	if what.Dim == quantity.Time || what.Dim == quantity.Percent {
		what, when = when, what
	}
	entry[string(what.Dim)] = calc.Argument(what)
	hours, ok := when.In("h")
	if !ok {
		hours = 24 * when.Value
	}
	told := []int{i, i + 1}
	if i+2 < len(q.Quantities) && when.Dim == quantity.Time && q.OfTime(i+2) { // "a day if it runs half the time"
		hours *= q.Quantities[i+2].Value
		told = append(told, i+2)
	}
	entry["hours"] = hours
	return load{entry, told, i + 2}, hours <= 24
}

// onlyLoad is the one power or current and the one time of a question, however far apart; nil where there is more than that.
func onlyLoad(d *calc.Draft, q *question.Question) []any {
	what, when := -1, -1
	for i, one := range q.Quantities {
		switch one.Dim {
		case quantity.Power, quantity.Current:
			if q.OfEngine(i) {
				continue
			}
			if what >= 0 {
				return nil
			}
			what = i
		case quantity.Time:
			if when >= 0 {
				return nil
			}
			when = i
		case quantity.Voltage:
		default:
			return nil
		}
	}
	if what < 0 || when < 0 && !q.Says("per|an|each|every|one hour", "pro|eine stunde", "par heure") {
		return nil
	}
	hours := 1.0
	if when >= 0 {
		var ok bool
		if hours, ok = q.Quantities[when].In("h"); !ok || hours > 24 {
			return nil
		}
		d.Used[when] = true
	}
	d.Used[what] = true
	one := q.Quantities[what]
	return []any{map[string]any{"name": nameBefore(q, what), "count": countBefore(q, what), string(one.Dim): calc.Argument(one), "hours": hours}}
}

// shareHours gives the loads without a duration of their own the only one that the question has, as in "fridge 5 A and
// lights 2 A for 24 hours".
func shareHours(d *calc.Draft, q *question.Question, loads []any) []any {
	shared, alone := -1, []int{}
	for i, one := range q.Quantities {
		switch {
		case one.Dim == quantity.Time || one.Dim == quantity.Percent:
			if shared >= 0 || !d.Used[i] || one.Dim == quantity.Percent {
				return loads
			}
			shared = i
		case (one.Dim == quantity.Current || one.Dim == quantity.Power) && !d.Used[i] && !q.OfEngine(i):
			alone = append(alone, i)
		}
	}
	if shared < 0 {
		return loads
	}
	hours, _ := q.Quantities[shared].In("h")
	var sharing []any
	for _, i := range alone {
		one := q.Quantities[i]
		sharing = append(sharing, map[string]any{"name": nameBefore(q, i), "count": countBefore(q, i), string(one.Dim): calc.Argument(one), "hours": hours})
		d.Used[i] = true
	}
	return append(sharing, loads...)
}

// onlyCharge reports whether every load is given as ampere hours.
func onlyCharge(loads []any) bool {
	for _, l := range loads {
		if _, ok := l.(map[string]any)["charge"]; !ok {
			return false
		}
	}
	return true
}

// loadPair reports whether two quantities are a current or power and how long it runs.
func loadPair(a, b quantity.Quantity) bool {
	strength := func(q quantity.Quantity) bool { return q.Dim == quantity.Current || q.Dim == quantity.Power }
	span := func(q quantity.Quantity) bool { return q.Dim == quantity.Time || q.Dim == quantity.Percent }
	return strength(a) && span(b) || span(a) && strength(b)
}

// near reports whether quantity i+1 belongs to quantity i: few words and no mark between.
func near(q *question.Question, i int) bool {
	between := q.Text[q.Quantities[i].End:q.Quantities[i+1].Start]
	return len(strings.Fields(between)) <= 5 && !strings.ContainsAny(between, ";.\n?")
}

// nameBefore is the words that stand before quantity i, since the last mark or quantity.
func nameBefore(q *question.Question, i int) string {
	start := 0
	if i > 0 {
		start = q.Quantities[i-1].End
	}
	between := q.Text[start:q.Quantities[i].Start]
	if k := strings.LastIndexAny(between, ",;:.\n"); k >= 0 {
		between = between[k+1:]
	}
	var kept []string
	for word := range strings.FieldsSeq(between) {
		if !strings.Contains(" i need and a the my for with at of draws uses takes runs per day h what is how many much ah does do convert express ", " "+strings.ToLower(word)+" ") {
			kept = append(kept, word)
		}
	}
	if len(kept) > 3 {
		kept = kept[len(kept)-3:]
	}
	return strings.Trim(strings.Join(kept, " "), " -–(")
}

// countBefore is the bare number that stands just before quantity i's name, as in "2 lights 1 A".
func countBefore(q *question.Question, i int) float64 {
	if i == 0 || q.Quantities[i-1].Dim != quantity.Bare {
		return 1
	}
	between := q.Text[q.Quantities[i-1].End:q.Quantities[i].Start]
	if !q.Says("each") && !strings.Contains(between, "x") && (!severalLoads.MatchString(between) || q.Says("total", "together", "altogether")) {
		return 1
	}
	if n := q.Quantities[i-1].Value; n >= 1 && n <= 50 && n == float64(int(n)) {
		return n
	}
	return 1
}

// severalLoads stands between the number of consumers and the current or power of one: "5 lamps 10 W".
var severalLoads = regexp.MustCompile(`(?i)^ (?:[a-z]+ )?(?:lamps|lights|leds|bulbs|fans|spots|spotlights|lampen|lichter|lampes|ventilateurs|fridges|pumps|laptops|phones|heaters)(?: of| à| a| mit| je| de| at| @)? ?$`)
