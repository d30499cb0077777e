package feed

import (
	"cmp"
	"strings"

	"github.com/fairlead/fairlead/internal/design"
)

// engineMakers are the makers of boats' engines as they are written here.
var engineMakers = section("engine")

// hourWords are the unit of an engine's hours.
var hourWords = wordSet("h hr hrs hour hours std stunden bstd heures heure ore horas uur uren draaiuren tim timmar timer timer")

// engineOf reads what one text tells of an engine: "2 x Volvo Penta D4-260 diesel, 350 hours", "Yanmar 3GM30F 24hp".
func engineOf(text string) engineDraft {
	var e engineDraft
	if times, rest := multiple(text); times > 0 {
		e.count, text = whole(times), rest
	}
	words := strings.FieldsFunc(cutText(text, maxTitle), func(r rune) bool { return r == ' ' || r == ',' || r == ';' || r == '(' || r == ')' || r == '\n' })
	var model []string
	named := -1 // the word behind the maker
	for i := 0; i < len(words); i++ {
		if times, rest := multiple(strings.Join(words[i:min(i+3, len(words))], " ")); times > 0 && e.count == "" && isDigit(words[i][0]) {
			e.count, words = whole(times), append(words[:i:i], append(strings.Fields(rest), words[min(i+3, len(words)):]...)...)
		}
		if i < len(words) && e.make == "" {
			if maker, size := makerAt(words[i:]); size > 0 {
				e.make, i = maker, i+size-1
				named = i + 1
				continue
			}
		}
		amount, size := strings.Join(words[i:min(i+2, len(words))], " "), 2
		unit, own := engineUnit(words[i])
		if own {
			amount, size = words[i], 1
		} else if unit == "" && i+1 < len(words) {
			unit, _ = engineUnit(amount)
		}
		switch {
		case unit == "hours" && e.hours == "":
			e.hours, i = amount, i+size-1
		case unit != "" && unit != "hours" && e.power.text == "":
			e.power, i = in(amount, unit), i+size-1
		case fuelWords[design.Fold(words[i])] != "" && e.fuel == "":
			e.fuel = words[i]
		case i != named && yearToken([]byte(words[i])) != 0 && e.year == "":
			e.year = words[i] // right behind the maker it is a model: Volvo 2003
		default:
			model = append(model, words[i])
		}
	}
	e.model = strings.Trim(strings.Join(model, " "), " .:-/")
	return e
}

// makerAt finds the maker whose name some words begin with.
func makerAt(words []string) (maker string, size int) {
	for size = min(2, len(words)); size > 0; size-- {
		if maker = engineMakers[design.Fold(strings.Join(words[:size], " "))]; maker != "" {
			return maker, size
		}
	}
	return "", 0
}

// engineUnit is the unit of a number of hours or of power, which stands with it in one word or behind it. It reports whether the word is
// complete by itself.
func engineUnit(text string) (unit string, own bool) {
	if text == "" || !isDigit(text[0]) {
		return "", false
	}
	_, rest, ok := number(text, true)
	if !ok || rest == "" {
		return "", false
	}
	name := strings.ToLower(strings.Trim(rest, " .-"))
	switch {
	case hourWords[name]:
		return "hours", true
	case units[name].dim == power:
		return name, true
	}
	return "", false
}

// fill takes over what another description of the engine tells beyond this one.
func (e *engineDraft) fill(from engineDraft) {
	e.make, e.model, e.year = cmp.Or(e.make, from.make), cmp.Or(e.model, from.model), cmp.Or(e.year, from.year)
	e.hours, e.fuel, e.count = cmp.Or(e.hours, from.hours), cmp.Or(e.fuel, from.fuel), cmp.Or(e.count, from.count)
	if e.power.text == "" {
		e.power = from.power
	}
}

// misplaced takes what stands for the drive or the power for the engine itself where it names a maker.
func (e *engineDraft) misplaced() {
	if _, drive := driveWords.find(e.kind); e.kind != "" && !drive {
		if whole := engineOf(e.kind); whole.make != "" {
			e.kind = ""
			e.fill(whole)
		}
	}
	if e.power.text != "" && isLetter(e.power.text[0]) {
		if whole := engineOf(e.power.text); whole.make != "" {
			e.power = amount{}
			e.fill(whole)
		}
	}
}

// setEngine reads the engine out of one text, or how many there are.
func setEngine(d *draft, a amount) {
	if n, ok := count(a.text); ok && n <= maxEngines && !strings.ContainsAny(a.text, " abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") {
		d.engineCount = cmp.Or(d.engineCount, a.text)
		return
	}
	oneEngine(func(e *engineDraft, a amount) { e.fill(engineOf(a.text)) })(d, a)
}
