package calc

import (
	"fmt"
	"regexp"
	"strings"

	"github.com/fairlead/fairlead/internal/quantity"
)

// load is one consumer: its current or power, how many hours a day it runs, and how many there are.
type load struct {
	name               string
	amps, watts, hours float64
	ampHours           float64 // instead of current and hours
	count              float64
}

// daily is the charge the load takes in a day at a voltage, in ampere hours.
func (l load) daily(volts float64) float64 {
	return l.count * (l.ampHours + l.amps*l.hours + l.watts/volts*l.hours)
}

// takeLoads reads a list of loads: a current or power beside hours or a share of the day, in either order.
func (d *draft) takeLoads(q *question) {
	var loads []any
	for i := 0; i < len(q.quantities); i++ {
		if q.ofEngine(i) {
			continue
		}
		one, first := q.quantities[i], i
		entry := map[string]any{"name": q.nameBefore(i), "count": q.countBefore(i)}
		switch {
		case one.Dim == quantity.Charge && q.says("per day", "a day", "daily", "each day"):
			entry["charge"] = canonical(one)
		case i+2 < len(q.quantities) && q.quantities[i+1].Dim == quantity.Voltage && one.Dim == quantity.Power && loadPair(one, q.quantities[i+2]) && q.near(i) && q.near(i+1):
			hours, timed := q.quantities[i+2].In("h")
			if !timed || hours > 24 {
				continue
			}
			entry["power"], entry["hours"] = canonical(one), hours
			d.used[i+2] = true
			i++
		case i+1 < len(q.quantities) && loadPair(q.quantities[i], q.quantities[i+1]) && q.near(i):
			what, when := one, q.quantities[i+1]
			if what.Dim == quantity.Time || what.Dim == quantity.Percent {
				what, when = when, what
			}
			entry[string(what.Dim)] = canonical(what)
			hours, ok := when.In("h")
			if !ok {
				hours = 24 * when.Value
			}
			if hours > 24 {
				continue
			}
			entry["hours"] = hours
			d.used[i+1] = true
		default:
			continue
		}
		d.used[first] = true
		loads = append(loads, entry)
		if _, single := entry["charge"]; !single {
			i++
		}
	}
	if len(loads) == 0 {
		loads = d.onlyLoad(q)
	}
	loads = d.shareHours(q, loads)
	if charges := d.onlyCharge(loads); len(loads) > 0 && (!charges || len(loads) > 1) {
		d.args["loads"] = loads
		d.quality += float64(len(loads))
		return
	}
	clear(d.used)
}

// onlyLoad is the one power or current and the one time of a question, however far apart; nil where there is more than that.
func (d *draft) onlyLoad(q *question) []any {
	what, when := -1, -1
	for i, one := range q.quantities {
		switch one.Dim {
		case quantity.Power, quantity.Current:
			if q.ofEngine(i) {
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
	if what < 0 || when < 0 && !q.says("per|an|each|every|one hour", "pro|eine stunde", "par heure") {
		return nil
	}
	hours := 1.0
	if when >= 0 {
		var ok bool
		if hours, ok = q.quantities[when].In("h"); !ok || hours > 24 {
			return nil
		}
		d.used[when] = true
	}
	d.used[what] = true
	one := q.quantities[what]
	return []any{map[string]any{"name": q.nameBefore(what), "count": q.countBefore(what), string(one.Dim): canonical(one), "hours": hours}}
}

// shareHours gives the loads without a duration of their own the only one that the question has, as in "fridge 5 A and
// lights 2 A for 24 hours".
func (d *draft) shareHours(q *question, loads []any) []any {
	shared, alone := -1, []int{}
	for i, one := range q.quantities {
		switch {
		case one.Dim == quantity.Time || one.Dim == quantity.Percent:
			if shared >= 0 || !d.used[i] || one.Dim == quantity.Percent {
				return loads
			}
			shared = i
		case (one.Dim == quantity.Current || one.Dim == quantity.Power) && !d.used[i] && !q.ofEngine(i):
			alone = append(alone, i)
		}
	}
	if shared < 0 {
		return loads
	}
	hours, _ := q.quantities[shared].In("h")
	var sharing []any
	for _, i := range alone {
		one := q.quantities[i]
		sharing = append(sharing, map[string]any{"name": q.nameBefore(i), "count": q.countBefore(i), string(one.Dim): canonical(one), "hours": hours})
		d.used[i] = true
	}
	return append(sharing, loads...)
}

// onlyCharge reports whether every load is given as ampere hours.
func (d *draft) onlyCharge(loads []any) bool {
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
func (q *question) near(i int) bool {
	between := q.text[q.quantities[i].End:q.quantities[i+1].Start]
	return len(strings.Fields(between)) <= 5 && !strings.ContainsAny(between, ";.\n?")
}

// nameBefore is the words that stand before quantity i, since the last mark or quantity.
func (q *question) nameBefore(i int) string {
	start := 0
	if i > 0 {
		start = q.quantities[i-1].End
	}
	between := q.text[start:q.quantities[i].Start]
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
func (q *question) countBefore(i int) float64 {
	if i == 0 || q.quantities[i-1].Dim != quantity.Bare {
		return 1
	}
	between := q.text[q.quantities[i-1].End:q.quantities[i].Start]
	if !q.says("each") && !strings.Contains(between, "x") && (!severalLoads.MatchString(between) || q.says("total", "together", "altogether")) {
		return 1
	}
	if n := q.quantities[i-1].Value; n >= 1 && n <= 50 && n == float64(int(n)) {
		return n
	}
	return 1
}

// severalLoads stands between the number of consumers and the current or power of one: "5 lamps 10 W".
var severalLoads = regexp.MustCompile(`(?i)^ (?:[a-z]+ )?(?:lamps|lights|leds|bulbs|fans|spots|spotlights|lampen|lichter|lampes|ventilateurs|fridges|pumps|laptops|phones|heaters)(?: of| à| a| mit| je| de| at| @)? ?$`)

// readLoads reads the argument "loads".
func readLoads(in Input, given any) ([]load, error) {
	list, ok := given.([]any)
	if !ok || len(list) == 0 {
		return nil, inputError(in.Name, "must be a list of {name, current or power, hours}")
	}
	var loads []load
	for i, item := range list {
		fields, ok := item.(map[string]any)
		if !ok {
			return nil, inputError(in.Name, "item %d must be an object {name, current or power, hours}", i+1)
		}
		l, err := readLoad(fmt.Sprintf("%s[%d].", in.Name, i), fields)
		if err != nil {
			return nil, err
		}
		loads = append(loads, l)
	}
	return loads, nil
}

func readLoad(path string, fields map[string]any) (load, error) {
	l := load{count: 1}
	l.name, _ = fields["name"].(string)
	for _, f := range []struct {
		name string
		dim  quantity.Dimension
		unit string
		max  float64
		to   *float64
	}{
		{"current", quantity.Current, "A", 5000, &l.amps}, {"power", quantity.Power, "W", 1e5, &l.watts}, {"hours",
			quantity.Time, "h", 24, &l.hours},
		{"charge", quantity.Charge, "Ah", 1e5, &l.ampHours}, {"count", quantity.Bare, "", 1000, &l.count},
	} {
		given, ok := fields[f.name]
		if !ok || given == nil {
			continue
		}
		in := Input{Name: path + f.name, Label: f.name, Dim: f.dim, Unit: f.unit, Max: f.max}
		q, err := in.measure(given)
		if err != nil {
			return load{}, err
		}
		if err := in.inBounds(q); err != nil {
			return load{}, err
		}
		if *f.to, ok = q.In(f.unit); !ok {
			*f.to = q.Value
		}
	}
	if l.ampHours == 0 && (l.amps == 0 && l.watts == 0 || l.hours == 0) {
		return load{}, inputError(strings.TrimSuffix(path, "."), "needs current or power and hours a day")
	}
	return l, nil
}

func showLoads(loads []load) string {
	var parts []string
	for _, l := range loads {
		parts = append(parts, strings.TrimSpace(l.name+" "+l.show()))
	}
	return strings.Join(parts, "; ")
}

// show writes the load as a product.
func (l load) show() string {
	text := ""
	if l.count != 1 {
		text = sh(l.count) + " × "
	}
	switch {
	case l.ampHours > 0:
		return text + show(l.ampHours, "Ah")
	case l.amps > 0:
		return text + sh(l.amps) + " A × " + sh(l.hours) + " h"
	}
	return text + sh(l.watts) + " W × " + sh(l.hours) + " h"
}
