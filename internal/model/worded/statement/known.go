package statement

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// Known are sentences that are so, against which it is held what people take for granted. It is safe for concurrent use.
type Known struct {
	read  *evidence
	texts []string      // by statement
	kinds map[int32]int // of the values, by their ids
	rooms sync.Pool
}

// values are words of which one thing has but one: what is said of it with another of the line is said otherwise.
const values = `
	red green yellow white black blue orange
	winter summer autumn
	january february march april may june july august september october november december
	north south east west northerly southerly easterly westerly
	sloop ketch yawl cutter schooner
	ball cone cylinder diamond
	bronze brass steel iron wood plastic
	port starboard
	petrol diesel propane`

// NewKnown reads sentences, a thousand of them in some milliseconds.
func NewKnown(sentences []string) *Known {
	k := &Known{read: newEvidence(nil, true), kinds: map[int32]int{}}
	for n, line := range strings.Split(values, "\n") {
		for w := range strings.FieldsSeq(line) {
			k.kinds[k.read.record.sense(w).id] = n
		}
	}
	for _, text := range sentences {
		k.read.state(text, nil, false)
		for len(k.texts) < len(k.read.record.list) {
			k.texts = append(k.texts, text)
		}
	}
	k.read.record.list, k.texts = slices.Clone(k.read.record.list), slices.Clone(k.texts) // no larger than they have to be
	return k
}

const (
	fewestTold  = 3    // words that tell something, below which nothing is turned round,
	fewestBound = 4    // and below which opposites are not told apart by what stands beside them
	leastTold   = 0.75 // of what is said, by weight, that a known sentence has to have
	leastCover  = 0.3  // of the words of the known sentence that have to be said,
	moreCover   = 0.5  // and where more than one thing is turned round
)

// Against returns the known sentence that says the opposite of another: all of it is the same but for one word, in place of which its
// opposite stands, or for the order in which things are set. ok is false where there is none, or where as much says the same.
func (k *Known) Against(said string) (known string, ok bool) {
	known, against, favour := k.weigh(said)
	return known, against > 0 && against >= favour
}

// Denies returns the known sentence that tells the opposite of all that is said, and more surely so than any tells the same. A question
// may be answered "No" by it.
func (k *Known) Denies(said string) (known string, ok bool) {
	const all = 0.9
	known, against, favour := k.weigh(said)
	return known, against >= all && against > favour && (!someOnly.MatchString(known) || someOnly.MatchString(said))
}

// someOnly is how a sentence begins that speaks only of some of a kind: "lithium batteries that were under seawater".
var someOnly = regexp.MustCompile(`(?i)^\W*(?:[\pL-]+ ){1,4}(?:that|which|who|whose|where|when|if) `)

// Holds reports whether a known sentence says what is said, or too little is said to tell.
func (k *Known) Holds(said string) bool {
	_, against, favour := k.weigh(said)
	return favour >= leastTold && favour > against
}

// weigh returns the sentence that says the opposite, the share of what is said that it has, and the share that one has which says the same.
func (k *Known) weigh(said string) (known string, against, favour float32) {
	r, kept := k.rooms.Get().(*record)
	if !kept {
		r = newRecord(k.read.record)
	}
	defer k.rooms.Put(r)
	s := &r.said
	s.empty()
	r.read(said, false, s)
	if told(s.terms) < fewestTold {
		return "", 0, 1
	}
	(&evidence{base: k.read, record: r, states: true}).weigh(s.terms)
	all := float32(0)
	for i := range s.terms {
		if s.terms[i].role == telling {
			all += s.terms[i].weight
		}
	}
	r.scores = k.read.record.score(r.scores, s.terms, false)
	var best float32
	for n, score := range r.scores {
		there := &k.read.record.list[n]
		if score < leastTold*all || there.asks {
			continue
		}
		share, flips, turned := k.opposes(there, s)
		cover := there.covered(s.terms)
		switch {
		case !turned && cover >= leastCover:
			favour = max(favour, share)
		case !turned, flips > 1 && cover < moreCover:
		case share >= leastTold && cover >= leastCover && share+cover > best:
			best, against, known = share+cover, share, k.texts[n]
		}
	}
	return known, against, favour
}

// opposes reports which share of a statement a known one has, and whether something is turned round in it: one thing, or more of
// the one that the statement begins with.
func (k *Known) opposes(known, said *saying) (share float32, flips int, turned bool) {
	order := said.order(known)
	if order == 0 && slices.ContainsFunc(said.joints, func(j joint) bool { return j.role == comparing }) {
		return 0, 0, false // what is more than what cannot be told
	}
	var all, found float32
	agree, anchored := true, false
	for i := range said.terms {
		t := &said.terms[i]
		seen, same, agrees, _ := known.meets(t)
		other := seen == 0 && k.differs(t.id, known, said)
		if t.role == telling || same || other {
			all += t.weight
		}
		if seen == 0 && !other {
			continue
		}
		found += t.weight
		switch {
		case same:
			agree = agree && agrees
			anchored = anchored || flips == 0 && t.role == telling
		case t.than, !other && has(said.terms, t.against) && count(known.terms, t.against) < 2: // both are named
		default:
			flips++
		}
	}
	if all == 0 {
		return 0, 0, false
	}
	if order < 0 || order == 0 && len(said.joints) == 0 && told(said.terms) >= fewestBound && known.bound(said.terms) {
		flips++
	}
	return found / all, flips, agree && (flips == 1 || flips > 1 && anchored)
}

// differs reports whether a word is a value in place of which a known statement has another, which is not said.
func (k *Known) differs(id int32, known, said *saying) bool {
	kind, ok := k.kinds[id]
	return ok && slices.ContainsFunc(known.ids, func(other int32) bool {
		n, ok := k.kinds[other]
		return ok && n == kind && !has(said.terms, other)
	})
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
