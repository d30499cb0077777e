package statement

// order says whether two statements set what they share in the same order: who keeps clear of whom, what comes before what, what is
// more than what. It is 1 where they do, -1 where one has it turned round, 0 where that cannot be told.
func (s *saying) order(other *saying) int {
	same := 0
	for n, a := range s.joints {
		best, found := float32(0), false
		for m, b := range other.joints {
			if a.role != b.role {
				continue
			}
			found = true
			if v := s.votes(n, other, m) * float32(a.sign*b.sign); max(v, -v) > max(best, -best) {
				best = v
			}
		}
		switch {
		case best < 0, !found && a.role == sequence && s.listed(n, other):
			return -1
		case best > 0:
			same = 1
		}
	}
	return same
}

// votes is above zero where what two joints set in order stands on the same sides of both, below where it is exchanged.
func (s *saying) votes(n int, other *saying, m int) float32 {
	sum := float32(0)
	from, to := s.around(n)
	for _, t := range s.terms[from:to] {
		if t.role != telling || t.joins || t.against != 0 && s.joints[n].role == comparing { // the measure itself is on both
			continue
		}
		there := other.side(m, t.id)
		if there == 0 {
			continue
		}
		w := t.weight
		if t.against != 0 && (s.has(t.against) || other.has(t.against)) {
			w *= whoWeighs
		}
		sum += w * float32(s.side(n, t.id)*there)
	}
	return sum
}

// side is where a word stands by a joint: -1 before, 1 behind, 0 for both or none.
func (s *saying) side(n int, id int32) int {
	side := 0
	from, to := s.around(n)
	for i, there := range s.ids[from:to] {
		if there != id {
			continue
		}
		here := s.joints[n].side(from + i)
		if side != 0 && here != 0 && side != here {
			return 0
		}
		if here != 0 {
			side = here
		}
	}
	return side
}

// side is -1 for a term that stands before a joint, 1 for one behind it, 0 where that is not known.
func (j joint) side(term int) int {
	switch {
	case j.lead && term == j.at:
		return 1
	case j.lead && term >= j.end:
		return -1
	case j.lead:
		return 0
	case term >= j.at:
		return 1
	}
	return -1
}

// around bounds the terms that a joint sets in order: between two marks, and of a sequence all.
func (s *saying) around(n int) (from, to int) {
	if j := s.joints[n]; j.role != sequence {
		return j.start, j.end
	}
	return 0, len(s.terms)
}

// leastApart is how many terms what is listed in a contrary order has to be apart.
const leastApart = 2

// listed reports whether another statement lists in the contrary order what a joint sets in order.
func (s *saying) listed(n int, other *saying) bool {
	var sum, count [2]int
	from, to := s.around(n)
	for _, t := range s.terms[from:to] {
		side := s.side(n, t.id)
		if t.role != telling || side == 0 {
			continue
		}
		for k, u := range other.terms {
			if u.id == t.id {
				sum[(side+1)/2] += k
				count[(side+1)/2]++
				break
			}
		}
	}
	if count[0] == 0 || count[1] == 0 {
		return false
	}
	return float64(s.joints[n].sign)*(float64(sum[1])/float64(count[1])-float64(sum[0])/float64(count[0])) < -leastApart
}
