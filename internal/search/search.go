// Package search ranks texts by how well they answer a few words, and tells which of the words they answer.
package search

import (
	"cmp"
	"math"
	"slices"
	"sync"
)

// Field says how much the words of one field of a document count.
type Field struct {
	Weight float64 // how much one occurrence counts
	Length float64 // b of BM25: 0 ignores how long the field is, 1 counts shares of it
}

// Document is the text of each field, in the order of Config.Fields. Fields left out at the end are empty.
type Document []string

// Config says how documents are read and ranked.
type Config struct {
	Fields    []Field    // at least one
	Variants  [][]string // the words and phrases of a group are the same; a group of one makes a phrase known
	Synonyms  [][]string // the words and phrases of a group are often meant for each other
	Generic   []string   // words and phrases that say little, such as the subject of the whole collection
	Synonym   float64    // what a synonym counts beside the word itself; 0 means 0.3
	Phrased   float64    // what a word counts that is part of a recognised phrase; 0 means 0.4
	K1        float64    // how soon more occurrences stop counting; 0 means 1.2
	Proximity float64    // what two neighbouring words of the question count where they stand close together
	Topics    int        // dimensions of latent semantic analysis; 0 leaves it out
	Topic     float64    // what a document's topic counts, from 0 to 1, beside its words
}

// Hit is a document that answers a query.
type Hit struct {
	Doc   int     // index into what Build was given
	Score float64 // higher is better; comparable only within one query
	Share float64 // share of the query's weight, 0 to 1, that the document's words answer
}

// Index is a searchable collection of documents. It is immutable and safe for concurrent use.
type Index struct {
	cfg      Config
	words    *vocabulary
	postings [][]posting    // by term, in the order of documents
	idf      []float64      // by term
	rarest   float64        // idf of a term that no document has
	docs     [][]Term       // the content terms of each document, none between sentences and fields
	topics   func() *topics // nil without Config.Topics
	scratch  sync.Pool
}

// posting is how often a document has a term: occurrences weighted by field and divided by the field's relative length.
type posting struct {
	doc  int32
	freq float32
}

// Build reads documents into an index. It takes time linear in their length. With Topics the first that is ranked waits for them,
// a second or so for a thousand pages; they are found beside what the caller does meanwhile.
func Build(docs []Document, cfg Config) *Index {
	cfg.Synonym = cmp.Or(cfg.Synonym, 0.3)
	cfg.Phrased = cmp.Or(cfg.Phrased, 0.4)
	cfg.K1 = cmp.Or(cfg.K1, 1.2)
	words := splitAll(docs)
	x := &Index{cfg: cfg, words: newVocabulary(words, cfg)}
	x.post(words)
	x.weigh(len(docs))
	if cfg.Topics > 0 {
		x.topics = sync.OnceValue(func() *topics { return newTopics(x, cfg.Topics) })
		go x.topics()
	}
	x.scratch.New = func() any { return newScratch(len(docs), len(x.postings)) }
	return x
}

// Settle returns when everything is there that Build left to be found beside its caller.
func (x *Index) Settle() {
	if x.topics != nil {
		x.topics()
	}
}

// splitAll is the words of every field of every document.
func splitAll(docs []Document) [][][]word {
	var words []word
	all := make([][][]word, len(docs))
	for d, doc := range docs {
		all[d] = make([][]word, len(doc))
		for f, text := range doc {
			words = split(words[:0], text)
			all[d][f] = slices.Clone(words)
		}
	}
	return all
}

// post reads every document's terms and fills the postings.
func (x *Index) post(docs [][][]word) {
	fields := make([][][]Term, len(docs))
	average := make([]float64, len(x.cfg.Fields))
	for d, doc := range docs {
		fields[d] = make([][]Term, len(doc))
		for f, words := range doc {
			fields[d][f] = x.words.termsOf(words)
			average[f] += float64(len(fields[d][f])) / float64(len(docs))
		}
	}
	x.docs = make([][]Term, len(docs))
	x.postings = make([][]posting, x.words.size())
	for d := range docs {
		size := 0
		for _, terms := range fields[d] {
			size += len(terms) + 1
		}
		x.docs[d] = make([]Term, 0, size)
		for f, terms := range fields[d] {
			x.postField(d, x.cfg.Fields[f], terms, average[f])
			x.docs[d] = append(append(x.docs[d], terms...), none)
		}
	}
	for t, list := range x.postings {
		x.postings[t] = slices.Clone(list) // no larger than it has to be
	}
}

func (x *Index) postField(d int, field Field, terms []Term, average float64) {
	once := float32(field.Weight / (1 - field.Length + field.Length*float64(len(terms))/max(average, 1)))
	for _, t := range terms {
		if t == none {
			continue
		}
		list := x.postings[t]
		if n := len(list); n > 0 && list[n-1].doc == int32(d) {
			list[n-1].freq += once
			continue
		}
		x.postings[t] = append(list, posting{int32(d), once})
	}
}

// weigh sets the inverse document frequency of each term, in the form that stays positive (Robertson and Zaragoza 2009,
// section 3.1): ln(1 + (N - n + 0.5) / (n + 0.5)), with N documents of which n have the term or a variant of it.
func (x *Index) weigh(docs int) {
	idf := func(n int) float64 { return math.Log(1 + (float64(docs-n)+0.5)/(float64(n)+0.5)) }
	x.idf = make([]float64, len(x.postings))
	for t := range x.postings {
		x.idf[t] = idf(x.having(Term(t)))
	}
	x.rarest = idf(0)
}

// having counts the documents that have a term or a variant of it.
func (x *Index) having(t Term) int {
	variants := slices.DeleteFunc(slices.Clone(x.words.alternatives[t]), func(f form) bool { return f.factor < 1 })
	if len(variants) == 0 {
		return len(x.postings[t])
	}
	docs := map[int32]bool{}
	for _, f := range append(variants, form{t, 1}) {
		for _, p := range x.postings[f.term] {
			docs[p.doc] = true
		}
	}
	return len(docs)
}

// Search returns the k documents that answer text best, best first; equals are in the order of the documents.
func (x *Index) Search(text string, k int) []Hit { return x.Rank(x.Query(text), k) }
