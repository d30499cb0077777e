package statement

import "slices"

const (
	commonWeight = 0.3  // of a word that tells little, to one that tells something
	inClause     = 0.5  // so much of a share counts only in one clause of the evidence
	leastDenied  = 0.25 // of a clause that one side denies and the other does not, so that they say the opposite,
	halfDenied   = 0.5  // or of all that is denied
	otherDenied  = 2.5  // weight of a word that only the evidence denies
	unordered    = 0.75 // what is left of a share where the evidence does not say the order that is told
	undenied     = 0.75 // and where it denies nothing of what is denied
	whoWeighs    = 4    // times more than what else is said of them
)

// mostClauses of a statement are told apart.
const mostClauses = 16

// alternative is how far opposites are apart that are named together: "tied or untied".
const alternative = 2

// says reports which share of a clause a statement of the evidence has, and whether it says the opposite. joined says that joints
// tell who does what.
func (s *saying) says(c []term, joined bool) (share float32, turned bool) {
	var all, exactly, found, agreed, conflict float32
	var clauses, exact [mostClauses]float32
	last := 0
	flips := 0
	var denied, whole float32
	for i := range c {
		t := &c[i]
		seen, same, agrees, both := s.meets(t)
		w := t.weight
		if whole += w; t.denied {
			denied += w
		}
		if t.role == telling || same {
			all += w
		}
		if seen == 0 {
			continue
		}
		found += w
		for k := 0; seen>>k != 0; k++ {
			if seen>>k&1 == 0 {
				continue
			}
			last = max(last, k)
			clauses[k] += w
			if same {
				exact[k] += w
			}
		}
		switch {
		case !same && t.than, !same && joined && has(c, t.against): // the sentence names both, the evidence one of them
		case !same:
			flips++
		case same:
			exactly += w
			if t.role != telling {
				w *= 2
			}
			if !agrees {
				conflict += w
			} else if both {
				agreed += w
			}
		}
	}
	if all == 0 {
		return 0, false
	}
	if conflict > 2*agreed && (conflict >= leastDenied*all || conflict >= halfDenied*(conflict+agreed+s.scope(c))) {
		flips++
	}
	if !joined && s.bound(c) {
		flips++
	}
	if flips > 1 && conflict == 0 { // several opposites at once say something else
		found, clauses, flips = exactly, exact, 0
	}
	share = ((1-inClause)*found + inClause*slices.Max(clauses[:last+1])) / all
	if agreed == 0 && flips == 0 && denied > leastDenied*whole {
		share *= undenied
	}
	return share, flips%2 == 1
}

// meets looks for a word: seen are the clauses that have it or its opposite, same says that it is the word itself, agrees that it
// is denied in both or in none, both that it is in both.
func (s *saying) meets(t *term) (seen uint32, same, agrees, both bool) {
	for i, id := range s.ids {
		switch {
		case id == t.id:
			u := &s.terms[i]
			same = true
			agrees = agrees || u.denied == t.denied || u.open || t.open
			both = both || u.denied && t.denied
			seen |= 1 << min(u.clause, mostClauses-1)
		case t.against != 0 && id == t.against:
			seen |= 1 << min(s.terms[i].clause, mostClauses-1)
		}
	}
	return seen, same, agrees, both
}

// scope is the weight of what only one of the two denies.
func (s *saying) scope(c []term) (sum float32) {
	for _, u := range s.terms {
		if u.denied && u.role == telling && !has(c, u.id) && (u.against == 0 || !has(c, u.against)) {
			sum += otherDenied
		}
	}
	for _, t := range c {
		if t.denied && !s.has(t.id) {
			sum += t.weight
		}
	}
	return sum
}

// bound reports whether the opposites of a clause, both sides of which a statement names, stand there beside the other words of the
// clause exchanged: "red to port, green to starboard".
func (s *saying) bound(c []term) bool {
	for i, t := range c {
		if t.against == 0 || !s.has(t.id) || !s.has(t.against) || s.apart(t.id, t.against) <= alternative {
			continue
		}
		votes := float32(0)
		for k, x := range c {
			if k == i || x.clause != t.clause || x.id == t.id || x.id == t.against || x.joins || count(c, x.id) > 1 || count(s.terms, x.id) > 1 {
				continue
			}
			w := x.weight
			if x.against != 0 && s.has(x.against) {
				w *= whoWeighs // the two are opposites in pairs
			} else if max(i-k, k-i) > 1 {
				continue
			}
			switch mine, there := s.apart(x.id, t.id), s.apart(x.id, t.against); {
			case mine < there:
				votes += w
			case mine > there:
				votes -= w
			}
		}
		if votes < 0 {
			return true
		}
	}
	return false
}

// farApart is more than two words of a statement are from each other.
const farApart = 1 << 20

// apart is how far two words of a statement are from each other at least, where an "and" or a mark between them counts as three more words.
func (s *saying) apart(a, b int32) int {
	least := farApart
	for i, t := range s.terms {
		if t.id != a {
			continue
		}
		for k, u := range s.terms {
			if u.id == b {
				least = min(least, max(i-k, k-i)+3*int(max(t.group-u.group, u.group-t.group)))
			}
		}
	}
	return least
}

// has reports whether a statement has a word.
func (s *saying) has(id int32) bool { return slices.Contains(s.ids, id) }

func has(list []term, id int32) bool {
	for i := range list {
		if list[i].id == id {
			return true
		}
	}
	return false
}

func count(list []term, id int32) (n int) {
	for i := range list {
		if list[i].id == id {
			n++
		}
	}
	return n
}
