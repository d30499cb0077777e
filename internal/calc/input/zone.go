package input

import (
	"slices"
	"time"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/quantity"
)

// kept is the time that is kept at some places: that of a zone in winter, an hour more in summer where it has one.
type kept struct {
	places  string // as a phrase of a pattern
	peoples string // whose time it is called, as in "French time"; "" where that may be another's
	winter  float64
	summer  bool
}

var keptTimes = []kept{
	{"london|england|britain|uk|scotland|wales|ireland|solent|portugal|lisbon|madeira|canaries|canary_islands|las_palmas", "british|english|irish|portuguese|uk", 0, true},
	{"azores|horta", "", -1, true}, {"cape_verde|mindelo", "", -1, false}, {"iceland|reykjavik", "", 0, false},
	{"paris|france|brest|spain|madrid|mallorca|palma|barcelona|italy|rome|germany|berlin|hamburg|kiel|denmark|sweden|norway|netherlands|holland|amsterdam|belgium|croatia|malta|montenegro", "french|spanish|italian|german|danish|swedish|norwegian|dutch|belgian|croatian|maltese|continental", 1, true},
	{"greece|athens|finland|helsinki|cyprus|estonia|tallinn", "greek|finnish|estonian|cypriot", 2, true}, {"turkey|istanbul|marmaris|bodrum", "turkish", 3, false},
	{"new_york|boston|newport|annapolis|miami|florida|charleston|fort_lauderdale|bahamas|nassau|toronto|us_east_coast|eastern_time", "", -5, true},
	{"bermuda|halifax|nova_scotia", "", -4, true},
	{"antigua|martinique|guadeloupe|grenada|barbados|st_lucia|bvi|tortola|puerto_rico|st_martin|trinidad|caribbean", "", -4, false},
	{"chicago|houston|galveston|new_orleans|central_time", "", -6, true}, {"mountain_time", "", -7, true},
	{"los_angeles|san_francisco|san_diego|seattle|vancouver|california|pacific_time", "", -8, true}, {"hawaii|honolulu", "", -10, false},
}

// Zone is a time zone that a question names, from one byte to another. Offset is in hours ahead of UTC, Summer what is added in a part of the year that it does not tell.
type Zone struct {
	Offset, Summer float64
	Start, End     int
}

// ZonesOf are the zones that a question names by how far they are from UTC, by letters or by a place, in their order.
func ZonesOf(q *question.Question) []Zone {
	var list []Zone
	add := func(z Zone) {
		if !slices.ContainsFunc(list, func(other Zone) bool { return z.Start < other.End && other.Start < z.End }) {
			list = append(list, z)
		}
	}
	bytes := func(e question.Extent) (from, to int) {
		last := q.Tokens[e.To-1]
		return q.Tokens[e.From].Start, last.Start + len(last.Text)
	}
	for sign, phrase := range map[float64]string{1: "# ahead_of|before|vor|avant utc|gmt|ut", -1: "# behind|after|hinter utc|gmt|ut"} {
		for _, e := range q.Find(phrase) {
			if i := q.QuantityIn(e, quantity.Time); i >= 0 {
				from, to := bytes(e)
				add(Zone{Offset: sign * q.Quantities[i].Value / 3600, Start: from, End: to})
			}
		}
	}
	for _, z := range quantity.ZonesIn(q.Text) {
		add(Zone{Offset: z.Offset, Start: z.Start, End: z.End})
	}
	summer, winter := seasonOf(q)
	for _, k := range keptTimes {
		found := q.Find(k.places)
		if k.peoples != "" {
			found = q.Find(k.peoples+" summer|winter|standard|local|daylight_saving? time", k.places)
		}
		for _, e := range found {
			z := Zone{Offset: k.winter}
			z.Start, z.End = bytes(e)
			switch {
			case !k.summer || winter:
			case summer:
				z.Offset++
			default:
				z.Summer = 1
			}
			add(z)
		}
	}
	slices.SortFunc(list, func(a, b Zone) int { return a.Start - b.Start })
	return list
}

// seasonOf tells whether a question is of a month in which summer time is kept everywhere that has it, or nowhere.
func seasonOf(q *question.Question) (summer, winter bool) {
	for _, one := range q.Quantities {
		if month := one.Date.Month; one.Dim == quantity.Calendar && month != 0 {
			return month >= time.April && month <= time.October, month <= time.February || month >= time.November
		}
	}
	for _, z := range quantity.ZonesIn(q.Text) {
		if slices.Contains([]string{"BST", "CEST", "MESZ", "EEST", "EDT", "CDT", "MDT", "PDT", "ADT"}, z.Name) {
			return true, false
		}
	}
	return q.Says("april|may|june|july|august|september|october", "summer", "juni|juli|sommer", "juin|juillet|août|été"),
		q.Says("november|december|january|february", "winter", "dezember|januar|februar", "décembre|janvier|février|hiver")
}
