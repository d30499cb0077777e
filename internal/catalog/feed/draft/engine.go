package draft

import (
	"cmp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// MaxEngines bounds how many engines a boat has.
const MaxEngines = 8

// Alike is how many engines one description is of, and the hours of each where it tells them one by one: "620 / 640". The boat has n, as
// far as the source tells, in so many descriptions.
func (e *Engine) Alike(n, descriptions int) (times int, hours []string) {
	times, ok := written.Count(e.count)
	for _, text := range []*string{&e.Power.Text, &e.Make, &e.Model} {
		many, rest := multiple(*text)
		if many == 0 {
			continue
		}
		if *text = rest; descriptions == 1 { // else the others are described by themselves
			times, ok = many, true
		}
	}
	if !ok || times > MaxEngines {
		times = 1
	}
	if many, each := multiple(e.Hours); many > 0 && many <= MaxEngines {
		return many, slices.Repeat([]string{each}, many)
	}
	if strings.ContainsAny(e.Hours, "/+&") {
		hours = strings.FieldsFunc(e.Hours, func(r rune) bool { return r == '/' || r == '+' || r == '&' })
	}
	switch {
	case len(hours) > 1 && (times == len(hours) || descriptions == 1 && n == len(hours)):
		return len(hours), hours
	default:
		return times, nil
	}
}

// multiple cuts the number of engines off a text that begins or ends with it: "2 x 310 hp", "2x Volvo D4", "D6-310 x 2".
func multiple(text string) (times int, rest string) {
	if len(text) < 3 || !written.IsDigit(text[0]) || written.IsDigit(text[1]) {
		return multipleBehind(text)
	}
	after := strings.TrimLeft(text[1:], " ")
	for _, sign := range [...]string{"x", "X", "×", "*"} {
		if rest, ok := strings.CutPrefix(after, sign); ok && rest != "" && (rest[0] == ' ' || written.IsDigit(rest[0]) || written.IsLetter(rest[0]) && after != text[1:]) {
			return int(text[0] - '0'), strings.TrimSpace(rest)
		}
	}
	return multipleBehind(text)
}

func multipleBehind(text string) (times int, rest string) {
	end := strings.TrimRight(text, " )")
	if len(end) < 4 || !written.IsDigit(end[len(end)-1]) {
		return 0, text
	}
	before := strings.TrimRight(end[:len(end)-1], " ")
	for _, sign := range [...]string{" x", " X", " ×", "(x", "(X", "(×"} {
		if rest, ok := strings.CutSuffix(before, sign); ok && rest != "" {
			return int(end[len(end)-1] - '0'), strings.TrimSpace(rest)
		}
	}
	return 0, text
}

// EngineMakers are the makers of boats' engines as they are written here.
var EngineMakers = written.Section("engine")

// hourWords are the unit of an engine's hours.
var hourWords = fold.Set("h hr hrs hour hours std stunden bstd heures heure ore horas uur uren draaiuren tim timmar timer timer")

// EngineOf reads what one text tells of an engine: "2 x Volvo Penta D4-260 diesel, 350 hours", "Yanmar 3GM30F 24hp".
func EngineOf(text string) Engine {
	var e Engine
	if times, rest := multiple(text); times > 0 {
		e.count, text = written.Whole(times), rest
	}
	words := strings.FieldsFunc(ungrouped(written.CutText(text, written.MaxTitle)), func(r rune) bool { return r == ' ' || r == ',' || r == ';' || r == '(' || r == ')' || r == '\n' })
	var model []string
	named := -1 // the word behind the maker
	for i := 0; i < len(words); i++ {
		if times, rest := multiple(strings.Join(words[i:min(i+3, len(words))], " ")); times > 0 && e.count == "" && written.IsDigit(words[i][0]) {
			e.count, words = written.Whole(times), append(words[:i:i], append(strings.Fields(rest), words[min(i+3, len(words)):]...)...)
		}
		if i < len(words) && e.Make == "" {
			if maker, size := makerAt(words[i:]); size > 0 {
				e.Make, i = maker, i+size-1
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
		case unit == "hours" && e.Hours == "":
			e.Hours, i = amount, i+size-1
		case unit != "" && unit != "hours" && e.Power.Text == "":
			e.Power, i = AmountIn(amount, unit), i+size-1
		case FuelWords[design.Fold(words[i])] != "" && e.Fuel == "":
			e.Fuel = words[i]
		case i != named && YearToken([]byte(words[i])) != 0 && e.Year == "":
			e.Year = words[i] // right behind the maker it is a model: Volvo 2003
		default:
			model = append(model, words[i])
		}
	}
	e.Model = strings.Trim(strings.Join(model, " "), " .:-/")
	return e
}

// ungrouped leaves out the commas that group the thousands of a number, which part no words: "Volvo D2-75, 4,250 h".
func ungrouped(text string) string {
	var out strings.Builder
	digit := func(i int) bool { return i >= 0 && i < len(text) && written.IsDigit(text[i]) }
	for i := range len(text) {
		if text[i] == ',' && digit(i-1) && digit(i+1) && digit(i+2) && digit(i+3) && !digit(i+4) {
			continue
		}
		out.WriteByte(text[i])
	}
	return out.String()
}

// makerAt finds the maker whose name some words begin with.
func makerAt(words []string) (maker string, size int) {
	for size = min(2, len(words)); size > 0; size-- {
		if maker = EngineMakers[design.Fold(strings.Join(words[:size], " "))]; maker != "" {
			return maker, size
		}
	}
	return "", 0
}

// engineUnit is the unit of a number of hours or of power, which stands with it in one word or behind it. It reports whether the word is
// complete by itself.
func engineUnit(text string) (unit string, own bool) {
	if text == "" || !written.IsDigit(text[0]) {
		return "", false
	}
	_, rest, ok := written.Number(text, true)
	if !ok || rest == "" {
		return "", false
	}
	name := strings.ToLower(strings.Trim(rest, " .-"))
	switch {
	case hourWords[name]:
		return "hours", true
	case Units[name].Dim == Power:
		return name, true
	}
	return "", false
}

// Fill takes over what another description of the engine tells beyond this one.
func (e *Engine) Fill(from Engine) {
	e.Make, e.Model, e.Year = cmp.Or(e.Make, from.Make), cmp.Or(e.Model, from.Model), cmp.Or(e.Year, from.Year)
	e.Hours, e.Fuel, e.count = cmp.Or(e.Hours, from.Hours), cmp.Or(e.Fuel, from.Fuel), cmp.Or(e.count, from.count)
	if e.Power.Text == "" {
		e.Power = from.Power
	}
}

// Misplaced takes what stands for the drive or the power for the engine itself where it names a maker.
func (e *Engine) Misplaced() {
	if _, drive := DriveWords.Find(e.Kind); e.Kind != "" && !drive {
		if whole := EngineOf(e.Kind); whole.Make != "" {
			e.Kind = ""
			e.Fill(whole)
		}
	}
	if e.Power.Text != "" && written.IsLetter(e.Power.Text[0]) {
		if whole := EngineOf(e.Power.Text); whole.Make != "" {
			e.Power = Amount{}
			e.Fill(whole)
		}
	}
}

// YearToken reads a word as a year of the last century or this one; 0 if it is none.
func YearToken(w []byte) int {
	if len(w) != 4 || string(w[:2]) != "19" && string(w[:2]) != "20" || !written.IsDigit(w[2]) || !written.IsDigit(w[3]) {
		return 0
	}
	return int(w[0]-'0')*1000 + int(w[1]-'0')*100 + int(w[2]-'0')*10 + int(w[3]-'0')
}

// FuelWords are what engines run on.
var FuelWords = written.Section("fuel")

// DriveWords are where an engine stands and how it drives. "Inboard" alone is what is said of most; a more exact word
// beside it is longer or has its own phrase.
var DriveWords = written.Section("drive")

// PositionWords are where on board one of several engines stands.
var PositionWords = written.Section("position")
