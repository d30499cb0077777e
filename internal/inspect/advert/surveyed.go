package advert

// surveys are the words for a surveyor's inspection of the boat.
var surveys = map[string]bool{"survey": true, "surveyed": true, "gutachten": true, "expertise": true, "expertisee": true, "begutachtet": true}

// ordering words follow "survey" where it is what the reader is to do: "survey this boat".
var ordering = map[string]bool{"this": true, "these": true, "it": true, "my": true, "for": true}

// surveyReach is how far, in words, the year of a survey stands from it.
const surveyReach = 8

// LastSurvey returns the year of the last survey that a text tells of, 0 if it tells of none. now is this year.
func (rd *Reader) LastSurvey(t Text, now int) int {
	last := 0
	r := rd.reading(t, split(t.Body), now)
	for _, s := range sentences(t.Body, r.words) {
		last = max(last, r.surveyIn(s))
	}
	return last
}

func (r *reading) surveyIn(s sentence) int {
	last := 0
	for k := s.first; k < s.last && !s.asked; k++ {
		if !surveys[r.words[k].text] || k+1 < s.last && ordering[r.words[k+1].text] || k == 0 {
			continue
		}
		for n := max(s.first, k-surveyReach); n < min(s.last, k+surveyReach+1); n++ {
			if y, ok := r.yearAt(n, s.last); ok && y.year <= r.now {
				last = max(last, y.year)
			}
		}
	}
	return last
}
