package search

import (
	"cmp"
	"slices"
)

// scratch is what one Rank needs; it is reused.
type scratch struct {
	freq    []float32 // by document: weighted occurrences of the word at hand
	score   []float64 // by document
	matched []uint64  // by document: a bit for each word of the query
	touched []int32   // documents with a score
	word    []int32   // documents with the word at hand
	terms   []int8    // by term: 1 + the index of the query's word it answers, 0 for none
	hits    []Hit
	place   []float32 // of the query among the topics
}

func newScratch(docs, terms int) *scratch {
	return &scratch{
		freq:    make([]float32, docs),
		score:   make([]float64, docs),
		matched: make([]uint64, docs),
		terms:   make([]int8, terms),
	}
}

// Rank returns the k documents that answer the query best, best first; equals are in the order of the documents.
//
// The score is BM25F in its simple form (Robertson and Zaragoza 2009, section 3.6): the occurrences of a word in a
// document are summed over fields, weighted and divided by relative length, and only the sum f is saturated to
// f/(k1+f), times the word's inverse document frequency. Synonyms add to f at their share. Of the best documents by this,
// neighbours of the question that stand close together add to the score, and it is mixed with how near the topics are.
func (x *Index) Rank(q Query, k int) []Hit {
	if k <= 0 || len(q.words) == 0 {
		return nil
	}
	s := x.scratch.Get().(*scratch)
	defer x.scratch.Put(s)
	for i, w := range q.words {
		x.accumulate(s, w, uint64(1)<<i)
	}
	hits := x.best(s, q, max(2*k, 20))
	if x.cfg.Proximity > 0 {
		x.proximity(s, q, hits)
	}
	if x.topics != nil {
		x.nearTopics(s, q, hits)
	}
	slices.SortFunc(hits, byScore)
	hits = slices.Clone(hits[:min(k, len(hits))])
	for _, d := range s.touched {
		s.score[d], s.matched[d] = 0, 0
	}
	s.touched = s.touched[:0]
	return hits
}

// nearTopics mixes into each score how near the document's topics are to the query's: Config.Topic of the best score for
// the same topics.
func (x *Index) nearTopics(s *scratch, q Query, hits []Hit) {
	t := x.topics()
	s.place = slices.Grow(s.place[:0], t.dims)[:t.dims]
	t.query(s.place, q)
	var best float64
	for _, h := range hits {
		best = max(best, h.Score)
	}
	for i := range hits {
		near := max(0, t.near(s.place, hits[i].Doc))
		hits[i].Score = (1-x.cfg.Topic)*hits[i].Score + x.cfg.Topic*best*near
	}
}

func byScore(a, b Hit) int { return cmp.Or(cmp.Compare(b.Score, a.Score), cmp.Compare(a.Doc, b.Doc)) }

// accumulate adds one word of the query to the scores.
func (x *Index) accumulate(s *scratch, w Word, bit uint64) {
	for _, f := range w.forms {
		factor := float32(f.factor)
		for _, p := range x.postings[f.term] {
			if s.freq[p.doc] == 0 {
				s.word = append(s.word, p.doc)
			}
			s.freq[p.doc] += factor * p.freq
		}
	}
	for _, d := range s.word {
		if s.matched[d] == 0 {
			s.touched = append(s.touched, d)
		}
		f := float64(s.freq[d])
		s.score[d] += w.Weight * f / (x.cfg.K1 + f)
		s.matched[d] |= bit
		s.freq[d] = 0
	}
	s.word = s.word[:0]
}

// best returns the n documents with the best scores.
func (x *Index) best(s *scratch, q Query, n int) []Hit {
	s.hits = s.hits[:0]
	worst := Hit{}
	for _, d := range s.touched {
		h := Hit{Doc: int(d), Score: s.score[d]}
		if len(s.hits) == n && byScore(h, worst) > 0 {
			continue
		}
		at, _ := slices.BinarySearchFunc(s.hits, h, byScore)
		if len(s.hits) == n {
			s.hits = s.hits[:n-1]
		}
		s.hits = slices.Insert(s.hits, at, h)
		worst = s.hits[len(s.hits)-1]
	}
	total := q.Weight()
	for i := range s.hits {
		s.hits[i].Share = s.share(q, s.hits[i].Doc, total)
	}
	return s.hits
}

// share is how much of the query's weight a document's words answer.
func (s *scratch) share(q Query, doc int, total float64) float64 {
	if total == 0 {
		return 1
	}
	var matched float64
	for i, w := range q.words {
		if s.matched[doc]&(1<<i) != 0 {
			matched += w.Weight
		}
	}
	return matched / total
}

// reach is how many content words apart two neighbours of the question may stand to count as close.
const reach = 4

// proximity adds to the score of each hit for every two neighbouring words of the query that the document has close
// together in one sentence: the lesser of their weights, divided by their distance.
func (x *Index) proximity(s *scratch, q Query, hits []Hit) {
	for i, w := range q.words {
		for _, f := range w.forms {
			if s.terms[f.term] == 0 {
				s.terms[f.term] = int8(i + 1)
			}
		}
	}
	for i := range hits {
		hits[i].Score += x.cfg.Proximity * closeness(s.terms, q, x.docs[hits[i].Doc])
	}
	for _, w := range q.words {
		for _, f := range w.forms {
			s.terms[f.term] = 0
		}
	}
}

// closeness sums, over neighbouring words of the query, the best closeness the document has.
func closeness(wordOf []int8, q Query, doc []Term) float64 {
	var best [maxWords]float64 // by the first of two neighbours
	var at [maxWords + 1]int   // 1 + where each word was last seen in this sentence
	start := 0                 // words seen before this belong to an earlier sentence
	for i, t := range doc {
		if t == none {
			start = i + 1
			continue
		}
		w := int(wordOf[t])
		if w == 0 {
			continue
		}
		w--
		at[w] = i + 1
		for _, other := range [2]int{w - 1, w + 1} {
			if other < 0 || other >= len(q.words) || at[other] <= start {
				continue
			}
			if gap := i + 1 - at[other]; gap <= reach {
				first := min(w, other)
				best[first] = max(best[first], min(q.words[w].Weight, q.words[other].Weight)/float64(gap))
			}
		}
	}
	var sum float64
	for _, b := range best {
		sum += b
	}
	return sum
}
