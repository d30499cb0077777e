package statement

import (
	"slices"
	"sync"
)

// Known are sentences that are so, against which it is held what people take for granted. It is safe for concurrent use.
type Known struct {
	read  *evidence
	texts []string // by statement
	rooms sync.Pool
}

// NewKnown reads sentences, a thousand of them in some milliseconds.
func NewKnown(sentences []string) *Known {
	k := &Known{read: newEvidence(nil, true)}
	for _, text := range sentences {
		k.read.state(text, nil, false)
		for len(k.texts) < len(k.read.record.list) {
			k.texts = append(k.texts, text)
		}
	}
	return k
}

const (
	fewestTold  = 3    // words that tell something, below which nothing is turned round,
	fewestBound = 4    // and below which opposites are not told apart by what stands beside them
	leastTold   = 0.75 // of what is said, by weight, that a known sentence has to have
	leastCover  = 0.3  // of the words of the known sentence that have to be said
)

// Against returns the known sentence that says the opposite of another: all of it is the same but for one word, in place of which its
// opposite stands, or for the order in which things are set. ok is false where there is none, or where as much says the same.
func (k *Known) Against(said string) (known string, ok bool) {
	r, kept := k.rooms.Get().(*record)
	if !kept {
		r = newRecord(k.read.record)
	}
	defer k.rooms.Put(r)
	s := &r.said
	s.empty()
	r.read(said, false, s)
	if told(s.terms) < fewestTold {
		return "", false
	}
	(&evidence{base: k.read, record: r, states: true}).weigh(s.terms)
	all := float32(0)
	for i := range s.terms {
		if s.terms[i].role == telling {
			all += s.terms[i].weight
		}
	}
	r.scores = k.read.record.score(r.scores, s.terms, false)
	var best, against, favour float32
	for n, score := range r.scores {
		there := &k.read.record.list[n]
		if score < leastTold*all || there.asks {
			continue
		}
		share, turned := there.opposes(s)
		cover := there.covered(s.terms)
		switch {
		case !turned:
			favour = max(favour, share)
		case share >= leastTold && cover >= leastCover && share+cover > best:
			best, against, known = share+cover, share, k.texts[n]
		}
	}
	return known, best > 0 && against >= favour
}

// opposes reports which share of another statement this one has, and whether just one thing is turned round in it.
func (s *saying) opposes(said *saying) (share float32, turned bool) {
	order := said.order(s)
	if order == 0 && slices.ContainsFunc(said.joints, func(j joint) bool { return j.role == comparing }) {
		return 0, false // what is more than what cannot be told
	}
	var all, found float32
	flips := 0
	agree := true
	for i := range said.terms {
		t := &said.terms[i]
		seen, same, agrees, _ := s.meets(t)
		if t.role == telling || same {
			all += t.weight
		}
		if seen == 0 {
			continue
		}
		found += t.weight
		switch {
		case same:
			agree = agree && agrees
		case t.than, has(said.terms, t.against) && count(s.terms, t.against) < 2: // both are named
		default:
			flips++
		}
	}
	if all == 0 {
		return 0, false
	}
	if order < 0 || order == 0 && len(said.joints) == 0 && told(said.terms) >= fewestBound && s.bound(said.terms) {
		flips++
	}
	return found / all, agree && flips == 1
}

// covered is the share of a statement's telling words that others name, or the opposites of.
func (s *saying) covered(said []term) float32 {
	all, found := 0, 0
	for i := range s.terms {
		t := &s.terms[i]
		if t.role != telling {
			continue
		}
		all++
		if has(said, t.id) || t.against != 0 && has(said, t.against) {
			found++
		}
	}
	return float32(found) / float32(max(all, 1))
}
