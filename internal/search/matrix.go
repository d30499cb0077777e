package search

import (
	"math"
	"slices"
)

// matrix is dense, row by row.
type matrix struct {
	rows, cols int
	data       []float64
}

func newMatrix(rows, cols int) matrix { return matrix{rows, cols, make([]float64, rows*cols)} }

func (m matrix) row(i int) []float64 { return m.data[i*m.cols : (i+1)*m.cols] }

// multiply sets dst to the sparse rows times m.
func multiply(dst matrix, rows [][]entry, m matrix) {
	clear(dst.data)
	for i, row := range rows {
		to := dst.row(i)
		for _, e := range row {
			for j, v := range m.row(int(e.term)) {
				to[j] += e.value * v
			}
		}
	}
}

// multiplyTransposed sets dst to the transposed sparse rows times m.
func multiplyTransposed(dst matrix, rows [][]entry, m matrix) {
	clear(dst.data)
	for i, row := range rows {
		from := m.row(i)
		for _, e := range row {
			to := dst.row(int(e.term))
			for j, v := range from {
				to[j] += e.value * v
			}
		}
	}
}

// orthonormalise makes the columns orthonormal by modified Gram-Schmidt, each column twice; a column that depends on
// those before it becomes zero.
func (m matrix) orthonormalise() {
	t := m.transposed()
	for i := range t.rows {
		column := t.row(i)
		for range 2 {
			for j := range i {
				add := -dot(column, t.row(j))
				for k, v := range t.row(j) {
					column[k] += add * v
				}
			}
		}
		length := math.Sqrt(dot(column, column))
		for k := range column {
			if length < 1e-12 {
				column[k] = 0
			} else {
				column[k] /= length
			}
		}
	}
	for i := range t.rows {
		for k, v := range t.row(i) {
			m.data[k*m.cols+i] = v
		}
	}
}

func (m matrix) transposed() matrix {
	t := newMatrix(m.cols, m.rows)
	for i := range m.rows {
		for j, v := range m.row(i) {
			t.data[j*t.cols+i] = v
		}
	}
	return t
}

func dot(a, b []float64) float64 {
	var sum float64
	for i, v := range a {
		sum += v * b[i]
	}
	return sum
}

// gram returns the products of the columns with each other.
func (m matrix) gram() matrix {
	g := newMatrix(m.cols, m.cols)
	for i := range m.rows {
		row := m.row(i)
		for j, v := range row {
			to := g.row(j)
			for k := j; k < m.cols; k++ {
				to[k] += v * row[k]
			}
		}
	}
	for j := range g.rows {
		for k := range j {
			g.data[j*g.cols+k] = g.data[k*g.cols+j]
		}
	}
	return g
}

// principal returns the n eigenvectors of a symmetric matrix with the largest eigenvalues as columns, largest first, and these values,
// by cyclic Jacobi rotations (Golub and Van Loan 2013, section 8.5).
func principal(s matrix, n int) (vectors matrix, values []float64) {
	size := s.rows
	v := newMatrix(size, size) // rows are eigenvectors
	for i := range size {
		v.data[i*size+i] = 1
	}
	for range 30 {
		if s.offDiagonal() < 1e-18 {
			break
		}
		for p := range size {
			for q := p + 1; q < size; q++ {
				s.rotate(v, p, q)
			}
		}
	}
	order := make([]int, size)
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch d := s.data[b*size+b] - s.data[a*size+a]; {
		case d > 0:
			return 1
		case d < 0:
			return -1
		}
		return 0
	})
	vectors, values = newMatrix(size, n), make([]float64, n)
	for j, i := range order[:n] {
		values[j] = s.data[i*size+i]
		for k, x := range v.row(i) {
			vectors.data[k*n+j] = x
		}
	}
	return vectors, values
}

// offDiagonal is the share of the squares that lies off the diagonal.
func (m matrix) offDiagonal() float64 {
	var off, all float64
	for i := range m.rows {
		for j, x := range m.row(i) {
			all += x * x
			if i != j {
				off += x * x
			}
		}
	}
	return off / all
}

// rotate makes s[p][q] zero and turns the vectors with it.
func (m matrix) rotate(v matrix, p, q int) {
	n := m.cols
	apq := m.data[p*n+q]
	if apq == 0 {
		return
	}
	theta := (m.data[q*n+q] - m.data[p*n+p]) / (2 * apq)
	t := 1 / (math.Abs(theta) + math.Sqrt(theta*theta+1))
	if theta < 0 {
		t = -t
	}
	c := 1 / math.Sqrt(t*t+1)
	s := t * c
	for k := range n {
		kp, kq := m.data[k*n+p], m.data[k*n+q]
		m.data[k*n+p], m.data[k*n+q] = c*kp-s*kq, s*kp+c*kq
	}
	turn(m.row(p), m.row(q), c, s)
	turn(v.row(p), v.row(q), c, s)
}

func turn(a, b []float64, c, s float64) {
	for k, x := range a {
		a[k], b[k] = c*x-s*b[k], s*x+c*b[k]
	}
}
