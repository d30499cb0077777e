package search

import (
	"math"
	"math/rand/v2"
)

// topics is latent semantic analysis (Deerwester et al. 1990): documents and words as points in a space of few
// dimensions, in which words that occur in like documents lie near each other.
type topics struct {
	dims int
	term []float32 // by term: its dims coordinates, scaled so that a query is the weighted sum of its words
	doc  []float32 // by document: its dims coordinates, of length 1
}

// entry is one element of a sparse row.
type entry struct {
	term  Term
	value float64
}

// turns is how often the basis is turned towards the strongest dimensions. Once ranks as well on the whole, but leaves so much of the
// random start that a few sentences more in the documents change which passage is best for one question in fifty; after four it is
// one in two hundred.
const turns = 4

// newTopics finds the dims strongest dimensions of the documents by a randomised singular value decomposition (Halko,
// Martinsson and Tropp 2011, algorithms 4.4 and 5.1) of the matrix of documents by terms, whose entries are
// ln(1+f)·idf in rows of length 1. The random numbers are always the same.
func newTopics(x *Index, dims int) *topics {
	rows := x.rows()
	dims = min(dims, len(rows))
	wide := min(dims+10, len(rows))
	q := newMatrix(len(rows), wide)
	random := rand.New(rand.NewPCG(1, 2))
	start := newMatrix(len(x.postings), wide)
	for i := range start.data {
		start.data[i] = random.NormFloat64()
	}
	multiply(q, rows, start)
	q.orthonormalise()
	back := newMatrix(len(x.postings), wide)
	for range turns {
		multiplyTransposed(back, rows, q)
		multiply(q, rows, back)
		q.orthonormalise()
	}
	multiplyTransposed(back, rows, q) // the documents' matrix B, transposed, in the basis q
	vectors, values := principal(back.gram(), dims)
	t := &topics{dims: dims, term: make([]float32, len(x.postings)*dims), doc: make([]float32, len(rows)*dims)}
	project(t.term, back, vectors, values)
	t.place(rows)
	return t
}

// rows returns the documents as rows of length 1.
func (x *Index) rows() [][]entry {
	rows := make([][]entry, len(x.docs))
	for t, list := range x.postings {
		for _, p := range list {
			rows[p.doc] = append(rows[p.doc], entry{Term(t), math.Log1p(float64(p.freq)) * x.idf[t]})
		}
	}
	for _, row := range rows {
		var square float64
		for _, e := range row {
			square += e.value * e.value
		}
		for i := range row {
			row[i].value /= math.Sqrt(square)
		}
	}
	return rows
}

// project makes the right singular vectors, orthogonal columns over the terms, from the basis and the eigenvectors with their values,
// which are the squares of the columns' lengths before. A dimension counts the less the nearer it is to the last one, as if all had lost
// what that one has: cut off sharply, a passage more or less would turn dimensions about the cut, and rankings with them.
func project(dst []float32, basis, vectors matrix, values []float64) {
	dims := vectors.cols
	row, scale := make([]float64, dims), make([]float64, dims)
	for k, v := range values {
		if v > 0 {
			scale[k] = math.Sqrt((1 - values[dims-1]/v) / v)
		}
	}
	for t := range basis.rows {
		clear(row)
		for j, v := range basis.row(t) {
			for k, w := range vectors.row(j) {
				row[k] += v * w
			}
		}
		for k, v := range row {
			dst[t*dims+k] = float32(v * scale[k])
		}
	}
}

// place sets the documents' coordinates.
func (t *topics) place(rows [][]entry) {
	for d, row := range rows {
		at := t.doc[d*t.dims : (d+1)*t.dims]
		for _, e := range row {
			for k, v := range t.term[int(e.term)*t.dims : (int(e.term)+1)*t.dims] {
				at[k] += float32(e.value) * v
			}
		}
		normalise(at)
	}
}

func normalise(v []float32) {
	var square float32
	for _, x := range v {
		square += x * x
	}
	if square == 0 {
		return
	}
	scale := float32(1 / math.Sqrt(float64(square)))
	for i := range v {
		v[i] *= scale
	}
}

// query sets at, of dims coordinates, to where the query lies.
func (t *topics) query(at []float32, q Query) {
	clear(at)
	for _, w := range q.words {
		for _, f := range w.forms {
			weight := float32(w.Weight * f.factor)
			for k, v := range t.term[int(f.term)*t.dims : (int(f.term)+1)*t.dims] {
				at[k] += weight * v
			}
		}
	}
	normalise(at)
}

// near is the cosine between a place and a document.
func (t *topics) near(at []float32, doc int) float64 {
	var sum float32
	for k, v := range t.doc[doc*t.dims : (doc+1)*t.dims] {
		sum += v * at[k]
	}
	return float64(sum)
}
