package inspect

import (
	"math"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// What is out of the usual for an engine, in hours a year.
const (
	manyHours = 400
	fewHours  = 15
)

// impossibleHours are more than a yacht's engine ever runs.
const impossibleHours = 50_000

// datesOfItems finds items older than the boat, or from the future.
func datesOfItems(b boat, h history, now int) []Contradiction {
	var out []Contradiction
	for _, c := range h.kinds(advert.SaysRenewed, advert.SaysServiced, advert.SaysRepaired) {
		area, evidence := c.Item.Area(), history{c}.evidence()
		switch {
		case c.Year > now:
			out = append(out, contradict(area, "What does the invoice say?", evidence, "The %s dated %d, which is still to come.", is(c.Item), c.Year))
		case c.Year != 0 && b.Year != 0 && c.Year < b.Year-1:
			out = append(out, contradict(area, "Is one of the years wrong, or is the part second-hand?", evidence,
				"The %s dated %d, before the boat was built in %d.", is(c.Item), c.Year, b.Year))
		}
	}
	return out
}

// yearsDiffer finds items that the listing's fields and the texts date differently.
func yearsDiffer(_ boat, h history, _ int) []Contradiction {
	return differ(h.kinds(advert.SaysRenewed), func(a, c advert.Cue) (Contradiction, bool) {
		fromField := a.End == 0 && c.End != 0
		apart := a.Year != 0 && c.Year != 0 && max(a.Year-c.Year, c.Year-a.Year) > 1
		return contradict(a.Item.Area(), "Which year is on the invoice?", history{a, c}.evidence(),
			"The %s dated %d in one place and %d in another.", is(a.Item), a.Year, c.Year), fromField && apart
	})
}

// hoursDiffer finds two meter readings of one engine.
func hoursDiffer(b boat, h history, _ int) []Contradiction {
	if b.engines > 1 || b.category.Multihull() {
		return nil
	}
	if slices.ContainsFunc(h, meterChanged) {
		return nil
	}
	return differ(h.kinds(advert.SaysHours), func(a, c advert.Cue) (Contradiction, bool) {
		return contradict(part.Drive, "What does the hour meter show, and was it ever changed?", history{a, c}.evidence(),
			"The engine has %.0f hours in one place and %.0f in another.", a.Hours, c.Hours), (math.Abs(a.Hours-c.Hours) > 0.1*max(a.Hours, c.Hours) || ranBack(a, c) || ranBack(c, a)) && a.Since == c.Since && !a.Beside(c) && !(a.Side() != "" && c.Side() != "" && a.Side() != c.Side())
	})
}

// meterChanged reports whether a reading is told together with a new meter, which explains two, or of a second engine: "meter replaced at
// 3,300, now reads 2,800", "wing engine 240 hours".
func meterChanged(c advert.Cue) bool {
	return c.Kind == advert.SaysHours && otherMeter.MatchString(c.Sentence())
}

var otherMeter = regexp.MustCompile(`(?i)\b(?:meter|counter|clock|zähler|stundenzähler|compteur)s?\b[^.;]{0,25}\b(?:replaced|renewed|changed|new|fitted|installed|reset|ersetzt|getauscht|neu|changé|remplacé)|\bnew (?:hour )?(?:meter|counter|clock)|\b(?:wing|get-home|second) engine|^gen(?:set|erator)?\b|\bgen(?:set|erator)?\b[^.;]{0,12}\d`)

// ranBack reports whether a reading of a survey in the past is above the one of today.
func ranBack(then, now advert.Cue) bool {
	return then.Year != 0 && now.Year == 0 && then.Hours > now.Hours
}

// differ compares every two cues about one item.
func differ(h history, compare func(a, c advert.Cue) (Contradiction, bool)) []Contradiction {
	var out []Contradiction
	for i, a := range h {
		for _, c := range h[i+1:] {
			if a.Item != c.Item {
				continue
			}
			if found, ok := compare(a, c); ok {
				out = append(out, found)
			}
		}
	}
	return out
}

// saidAndDenied finds problems that are named in one place and denied in another.
func saidAndDenied(_ boat, h history, _ int) []Contradiction {
	var out []Contradiction
	defects := h.kinds(advert.SaysDefect)
	for _, c := range h.kinds(advert.SaysClear) {
		i := slices.IndexFunc(defects, func(d advert.Cue) bool { // "dry except at the mast" denies nothing
			return d.Item == c.Item && d.Problem == c.Problem && !d.Minor && !d.Beside(c) && !d.Follows(c) && !c.Follows(d)
		})
		if i >= 0 {
			out = append(out, contradict(c.Item.Area(), "Which is true today?", history{defects[i], c}.evidence(),
				"One place says that the %s, another denies it.", has(c.Item, c.Problem)))
		}
	}
	return out
}

// calledOriginal finds items that are called original in one place and dated later in another.
func calledOriginal(b boat, h history, _ int) []Contradiction {
	var out []Contradiction
	for _, c := range h.kinds(advert.SaysOriginal) {
		same := h.of(c.Item).where(func(other advert.Cue) bool {
			return other.Part == c.Part && sameThing(c, other) && !(c.Item == part.Sails && c.Part == "" && (oneSailNamed.MatchString(c.Text) || oneSailNamed.MatchString(other.Text)))
		})
		year, renewed := same.since(c.Item, 0)
		if excepted := renewed.Beside(c) && (excepting.MatchString(c.Text) || excepting.MatchString(renewed.Text)); b.Year != 0 && year > b.Year+1 && !excepted {
			out = append(out, contradict(c.Item.Area(), "What of it was renewed, and when?", history{c, renewed}.evidence(),
				"One place calls the %s original, another dates it %d.", LowerFirst(c.Item.Label()), year))
		}
	}
	return out
}

// oneSailNamed matches the names of single sails.
var oneSailNamed = regexp.MustCompile(`(?i)\bmain\b|\bmainsail|\bgenoa|\bjib\b|\bmizzen|\bstaysail|\bspinnaker|\bgro(?:ß|ss)|\bgenua|\bfock|\bgv\b|\bg[ée]nois`)

// sameThing reports whether two cues of an item are not told of different sides or of devices of different names: "port drive original,
// starboard 2023", "chain 2018, anchor original".
func sameThing(a, c advert.Cue) bool {
	sides := a.Side() != c.Side() && (a.Side() != "" || c.Side() != "")
	if a.Named != "" && c.Named != "" && places.FindString(a.Named) != places.FindString(c.Named) {
		return false // "saloon upholstery original, flybridge upholstery 2012"
	}
	return !sides && (!several(a.Item) || a.Named == "" || c.Named == "" || strings.EqualFold(a.Named, c.Named) || strings.EqualFold(a.Named, a.Item.Label()) || strings.EqualFold(c.Named, c.Item.Label()))
}

// places matches the place that a name begins with.
var places = regexp.MustCompile(`(?i)^(?:flybridge|foredeck|salon|saloon|side|cockpit|aft|forward|fwd|bow|stern|wheelhouse|cabin)\b`)

// excepting matches what parts one piece from the rest: "original apart from the forestay".
var excepting = regexp.MustCompile(`(?i)\b(?:except|apart from|other than|but for|save for|excluding|ausser|außer|bis auf|sauf|hormis|à part)\b`)

// hoursForAge finds engines that ran far more or less than usual, whether they ran since the boat was built or since the
// engine was renewed: a rebuilt engine often keeps its meter.
func hoursForAge(b boat, h history, now int) []Contradiction {
	newest, _ := h.since(part.EngineItem, b.Year)
	if newest == 0 {
		newest = b.Year
	}
	oldest := b.Year
	if oldest == 0 {
		oldest = newest
	}
	if c, ok := h.beyond(impossibleHours); ok {
		return []Contradiction{contradict(part.Drive, "What does the hour meter show?", history{c}.evidence(),
			"%.0f engine hours is more than an engine of a yacht ever runs.", c.Hours)}
	}
	if oldest == 0 {
		return nil
	}
	if now-newest < 2 {
		return hoursOfNew(h, now-oldest+1)
	}
	for _, c := range h.kinds(advert.SaysHours) {
		if c.Since || secondEngine.MatchString(c.Sentence()) {
			continue
		}
		evidence := history{c}.evidence()
		least, most := c.Hours/float64(now-oldest), c.Hours/float64(now-newest)
		switch {
		case least > manyHours && len(h.kinds(advert.SaysDefect, advert.SaysClear).about(part.Charter)) > 0: // which explains it, or answers what would be asked
		case least > manyHours:
			return []Contradiction{contradict(part.Drive, "Was she chartered, or does the engine charge batteries for hours?", evidence,
				"%.0f engine hours in %d years is %.0f a year, far above the usual 100–200.", c.Hours, now-oldest, least)}
		case most < fewHours && now-newest >= 10:
			return []Contradiction{contradict(part.Drive, "Was the hour meter or the engine ever changed, and how was she laid up?", evidence,
				"%.0f engine hours in %d years is only %.0f a year: she stood still for long, or the meter was changed.", c.Hours, now-newest, most)}
		}
	}
	return nil
}

// secondEngine matches an engine that is only run when the other fails.
var secondEngine = regexp.MustCompile(`(?i)\b(?:wing|get-home|auxiliary) engine`)

// hoursOfNew finds hours that a boat of so many years, the first one begun included, cannot have run day and night.
func hoursOfNew(h history, years int) []Contradiction {
	const inYear = 8766
	if c, ok := h.beyond(float64(max(1, years)) * inYear); ok {
		return []Contradiction{contradict(part.Drive, "What does the hour meter show?", history{c}.evidence(),
			"%.0f engine hours is more than there have been since she was built.", c.Hours)}
	}
	return nil
}

// beyond returns a reading above a number of hours.
func (h history) beyond(hours float64) (advert.Cue, bool) {
	i := slices.IndexFunc(h, func(c advert.Cue) bool { return c.Kind == advert.SaysHours && c.Hours > hours })
	if i < 0 {
		return advert.Cue{}, false
	}
	return h[i], true
}

// rebuiltBefore finds an engine that is said to have been rebuilt before it was new.
func rebuiltBefore(_ boat, h history, _ int) []Contradiction {
	dated := slices.DeleteFunc(h.of(part.EngineItem).kinds(advert.SaysRenewed), func(c advert.Cue) bool { return c.Year == 0 })
	for _, old := range dated {
		for _, made := range dated {
			if rebuilding.MatchString(old.Text) && !rebuilding.MatchString(made.Text) && made.Year > old.Year {
				return []Contradiction{contradict(part.Drive, "Which engine is in her, from which year, and what was rebuilt?", history{old, made}.evidence(),
					"The engine is said to be rebuilt in %d, but new in %d.", old.Year, made.Year)}
			}
		}
	}
	return nil
}

// twoEngines finds an engine that is given with its year in one place, and as put in later in another.
func twoEngines(b boat, h history, _ int) []Contradiction {
	if b.engines > 1 || b.category.Multihull() {
		return nil
	}
	dated := h.of(part.EngineItem).kinds(advert.SaysRenewed).where(func(c advert.Cue) bool {
		return c.Year != 0 && c.End != 0 && c.Side() == "" && !c.OfPart && c.Part == ""
	})
	for _, put := range dated {
		for _, given := range dated {
			later := putIn.MatchString(put.Text) && !putIn.MatchString(given.Text) && !rebuilding.MatchString(given.Text) && put.Year > given.Year+2
			if later && put.Sentence() != given.Sentence() {
				return []Contradiction{contradict(part.Drive, "Which engine is in her, and of which year?", history{put, given}.evidence(),
					"The engine is said to be put in in %d in one place, and given as of %d in another.", put.Year, given.Year)}
			}
		}
	}
	return nil
}

// putIn matches words for another engine.
var putIn = regexp.MustCompile(`(?i)\bre-?engined|\bre-?powered|\bnew engine|\bengine (?:was )?(?:replaced|renewed|new)|\bneuer motor|\bmotor neu|\bmoteur neuf|\bremotoris`)

var rebuilding = regexp.MustCompile(`(?i)re-?buil[dt]|overhaul|recondition|überhol|ueberhol|révis|refait`)

// undatedClaims finds things of weight that are called new without a year.
func undatedClaims(b boat, h history, input Input) []Contradiction {
	var out []Contradiction
	for _, c := range h.plain().kinds(advert.SaysRenewed) {
		if _, lasts := lifespanOf(c.Item); c.Year != 0 || !lasts || c.Item.Weight() < 0.5 || b.Year >= input.Year-2 || c.Part != "" || c.OfPart || input.dates(c) {
			continue
		}
		if onlyFitted(c) || slices.ContainsFunc(h.of(c.Item), func(o advert.Cue) bool { return o.Year != 0 }) {
			continue // how old it is, or when work was done on it, is told in other words
		}
		label := LowerFirst(c.Item.Label())
		out = append(out, contradict(c.Item.Area(), "Renewed "+label+": in which year, and is there an invoice?", history{c}.evidence(),
			"The %s said to be renewed, but no year is given.", is(c.Item)))
	}
	return out
}

// dates reports whether a year or a time stands in the sentence of a cue, or in the one behind it.
func (in Input) dates(c advert.Cue) bool {
	if timeTold.MatchString(c.Sentence()) {
		return true
	}
	i := slices.IndexFunc(in.Texts, func(t advert.Text) bool { return t.Source == c.Source && c.End <= len(t.Body) })
	if i < 0 || c.End == 0 {
		return false
	}
	_, end := around(in.Texts[i].Body, c.Start, c.End)
	if end >= len(in.Texts[i].Body) {
		return false
	}
	_, next := around(in.Texts[i].Body, end+1, end+1)
	return timeTold.MatchString(in.Texts[i].Body[end:next])
}

// timeTold matches words of when something was done.
var timeTold = regexp.MustCompile(`(?i)\b(?:19|20)\d\d\b|['’]\d\d\b|\b\d{1,2}/\d\d\b|\b(?:last|this) (?:week|month|year|season|spring|summer|autumn|fall|winter)\b|\byears? ago\b|\bletzt\w* (?:jahr|saison|winter|frühjahr)|\bl'an dernier\b|\bl'année dernière\b`)

// onlyFitted reports whether a cue tells that something is there, or was done in a refit whose year its sentence names, and not that it was renewed
// at an unknown time: "bubble tester fitted", "a full restoration in 2005: new keel bolts".
func onlyFitted(c advert.Cue) bool {
	return fitting.MatchString(c.Text) && !newly.MatchString(c.Text) || refit.MatchString(c.Sentence()) && someYear.MatchString(c.Sentence())
}

var (
	fitting  = regexp.MustCompile(`(?i)\b(?:fitted|installed|eingebaut|montiert|install[ée]e?|pos[ée]e?)\b`)
	newly    = regexp.MustCompile(`(?i)\b(?:new|newly|recent|recently|just|neu|frisch|kürzlich|neuf|neuve|récemment)\b`)
	refit    = regexp.MustCompile(`(?i)\b(?:refit|restor(?:ed|ation)|rebuil[dt]|refurbish\w*|restaur\w*|überhol\w*)\b`)
	someYear = regexp.MustCompile(`\b(?:19|20)\d\d\b`)
)
