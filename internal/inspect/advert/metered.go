package advert

import "slices"

// ofService reports whether the hours at word k name a service and count nothing: "100 hr service done".
func (r *reading) ofService(k int, s sentence) bool {
	for n := k + 1; n < min(s.last, k+4) && !comma(r.gap(n)); n++ {
		if serviceNames[r.words[n].text] {
			return true
		}
		if !hourWords[r.words[n].text] {
			return false
		}
	}
	return false
}

// fewer reports whether fewer hours than these were told.
func (r *reading) fewer(hours float64) bool {
	return slices.ContainsFunc(r.cues, func(c Cue) bool { return c.Kind == SaysHours && c.Hours < hours })
}

// sinceNew reports whether the hours at word k were run since something was made new, and not all by the boat: "190 hours on 2014 reman long block".
func (r *reading) sinceNew(k int, s sentence) bool {
	const reach = 8 // words
	since := false
	for n := k + 1; n < min(s.last, k+reach); n++ {
		if n <= k+3 && sinceWords[r.words[n].text] {
			return true
		}
		since = since || r.words[n].text == "on" || r.words[n].text == "since" || r.words[n].text == "seit" || r.words[n].text == "depuis"
		if since && remade[r.words[n].text] {
			return true
		}
	}
	return r.onIt(k, s)
}

// onIt reports whether the hours at word k are those of what the sentence before them tells to be made new: "rebuilt in 2019, 90 hrs on it".
func (r *reading) onIt(k int, s sentence) bool {
	if !anyIn(r.words[s.first:k], remade) {
		return false
	}
	for n := k + 1; n+1 < min(s.last, k+4); n++ {
		if w := r.words[n+1].text; r.words[n].text == "on" && (w == "it" || w == "them" || w == "her") {
			return true
		}
	}
	return false
}

var sinceWords = wordClass("since_words")

// Words of services that are called by their hours, and of engines that were made new.
var (
	serviceNames = wordClass("service_names")
	remade       = wordClass("remade")
)

// labelledHours reports whether a label that begins with hours ends before the number at word k: "Hours at last survey (2021): 5,900".
func (r *reading) labelledHours(k int, s sentence) bool {
	if k-1 <= s.first || !r.opensBehind(k) || yearOf(r.words[k], r.now) != 0 {
		return false
	}
	first := s.first
	if r.words[first].text == "engine" || r.words[first].text == "motor" {
		first++
	}
	return hourWords[r.words[first].text] && len(r.words[first].text) > 1 && (k+1 == s.last || !units[r.words[k+1].text])
}
