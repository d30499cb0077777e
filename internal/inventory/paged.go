package inventory

// A page holds a power of two of values, so that finding one is a shift.
const (
	pageBits = 10
	pageSize = 1 << pageBits
)

// paged is a list that grows without moving what it holds. A slice of some hundred thousand entries is copied in one go when it
// grows, which nothing can interrupt: searches waited 150 milliseconds for it.
type paged[T any] struct {
	pages [][]T
	size  int32
}

// add puts a value at the end and returns its number.
func (p *paged[T]) add(v T) int32 {
	if p.size%pageSize == 0 {
		p.pages = append(p.pages, make([]T, pageSize))
	}
	i := p.size
	p.size++
	*p.at(i) = v
	return i
}

// at is the value of a number, which stays where it is.
func (p *paged[T]) at(i int32) *T { return &p.pages[i>>pageBits][i%pageSize] }
