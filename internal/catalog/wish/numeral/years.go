package numeral

import (
	"regexp"
	"strings"
)

// years are the ways to write years that the number reader does not know.
var years = []spelling{
	{ // "pre-war"
		[]string{"prewar", "pre-war", "pre war", "vorkrieg", "avant-guerre", "avant guerre", "before the war"},
		regexp.MustCompile(`(?i)\b(?:pre[- ]?war|before the war|vorkriegs?|d'avant[- ]guerre|avant[- ]guerre)(?:\s|$|\b)`),
		func([]string) string { return "built before 1940 " },
	},
	{ // "1985-90"
		[]string{"19", "20"}, regexp.MustCompile(`\b((?:19|20)\d)(\d)\s?[-–/]\s?(\d)(\d)(\s*[\p{L}'"€$£%.\d/-]+|$|[,;)\s])`),
		func(m []string) string {
			first, last := m[1]+m[2], m[1][:2]+m[3]+m[4]
			if last <= first && m[1][:2] == "19" && m[3] < "4" {
				last = "20" + m[3] + m[4]
			}
			if last <= first || measured.MatchString(m[5]) {
				return m[0]
			}
			return first + "-" + last + m[5]
		},
	},
	{ // "year 99-05", "Bj. 95-02"
		[]string{"year", "built", "bj", "baujahr", "ann", "construit", "vintage", "from", "'", "’"},
		regexp.MustCompile(`(?i)(\b(?:years?|built(?: in| between)?|bj\.?|baujahre?|années?|annee|construite?s?(?: en)?|vintage):?\s?|['’])['’]?(\d\d)\s?(?:[-–/]|to|bis|à|and)\s?['’]?(\d\d)(\s*[\p{L}'"€$£%.\d/-]+|$|[,;)\s])`),
		shortYears,
	},
	{ // "built this century"
		[]string{"century", "jahrhundert", "siècle", "siecle"}, regexp.MustCompile(`(?i)\b(?:(?:built|from|made|aus|gebaut|construit) )?(?:in )?(?:this|the (?:current|present|21st)|diesem|de ce|dans ce|ce) (?:century|jahrhundert|si[èe]cle)\b`),
		func([]string) string { return "from 2000 on" },
	},
	{ // "2016 à 2020", which is no time of the day
		[]string{" à "}, regexp.MustCompile(`\b((?:19|20)\d\d) à ((?:19|20)\d\d)(\s|$|,|\.)`),
		func(m []string) string { return m[1] + "-" + m[2] + m[3] },
	},
	{ // "'98", unlike the feet of 98'
		[]string{"'", "’"}, regexp.MustCompile(`(?i)(^|[\s(,;/–-])['’](\d\d)(\s*[\p{L}'"’€$£%.\d/-]+|$|[,;)?!\s])`),
		func(m []string) string {
			if m[3] != "." && measured.MatchString(m[3]) {
				return m[0]
			}
			return m[1] + century(m[2]) + m[2] + m[3]
		},
	},
	{ // "before 85", "Bj. 79", "post-98"
		[]string{"before ", "after ", "since ", "pre", "post", "bj", "built ", "baujahr ", "jg", "jahrgang ", "model year ", "vor ", "nach ", "avant ", "apr", "depuis ", "année ", "construit"},
		regexp.MustCompile(`(?i)(^|[\s(,;'’])((?:before|after|since|pre|post|(?:bj\.?|baujahr|jahrgang|jg\.?)(?: ab| bis| vor| nach| um)?|built(?: in| before| after| since| around)?|model year|vor|nach|avant|après|depuis|année|construite?(?: en| avant| après)?)[\s-])(\d\d)(\s*[\p{L}'"’€$£%.\d/-]+|$|[,;)?!\s])`),
		func(m []string) string {
			if m[4] != "." && measured.MatchString(m[4]) || lasting.MatchString(m[4]) || m[3] < earlyBuilt && (m[3] > soonBuilt || m[3][0] != '0' && !building.MatchString(m[2])) {
				return m[0]
			}
			return m[1] + strings.Replace(m[2], "-", " ", 1) + century(m[3]) + m[3] + m[4]
		},
	},
}

// soonBuilt and earlyBuilt are the last and the first year of two figures that boats of this century and the last are known by.
const (
	soonBuilt  = "29"
	earlyBuilt = "50"
)

// building is the beginning of the words that only a year follows.
var building = regexp.MustCompile(`(?i)^(?:built|bj|baujahr|jg|jahrgang|model|construit|année)`)

// lasting is the beginning of what makes a number a time that something takes, or a count.
var lasting = regexp.MustCompile(`(?i)^\s*(?:days?|weeks?|months?|tagen?|wochen|monaten?|jahren?|jours?|semaines?|mois|ans|hours?|stunden|heures?|boats?|listings?|am|pm|uhr|of)\b`)

// shortYears writes out the years of which only the last two figures are said.
func shortYears(m []string) string {
	first, last := century(m[2])+m[2], century(m[3])+m[3]
	if first > last || measured.MatchString(m[4]) {
		return m[0]
	}
	return strings.Trim(m[1], "'’") + first + "-" + last + m[4]
}

// century is that of a year of two figures: nothing is built far ahead.
func century(year string) string {
	if year < "40" {
		return "20"
	}
	return "19"
}
