package tokens

// scanned is the length in bytes up to which a piece is merged by scanning for the lowest rank. That takes time quadratic
// in the length, yet is faster than prefixes up to about here.
const scanned = 96

// A part is a token of a piece that is being merged.
type part struct {
	token  token
	joined token // what it merges into with the next part, or none
}

// count returns the number of tokens of a piece. What is rare is in functions of its own, since its tables are large: a stack
// that has to hold them, below every open stream, is twice as large for as long as the stream lasts.
func (v *vocabulary) count(piece string) int {
	switch {
	case v.word(piece) != none:
		return 1
	case len(piece) <= scanned:
		return v.countShort(piece)
	}
	return v.countLong(piece)
}

//go:noinline
func (v *vocabulary) countShort(piece string) int {
	var room [scanned]part
	return len(v.merge(room[:0], piece))
}

func (v *vocabulary) countLong(piece string) int {
	p := prefixes{vocabulary: v, piece: piece}
	for range len(piece) {
		p.extend()
	}
	return p.last(len(piece)).tokens
}

// lengths appends the lengths of the tokens of a piece.
func (v *vocabulary) lengths(dst []int, piece string) []int {
	switch {
	case v.word(piece) != none:
		return append(dst, len(piece))
	case len(piece) <= scanned:
		return v.lengthsShort(dst, piece)
	}
	return v.lengthsLong(dst, piece)
}

func (v *vocabulary) lengthsShort(dst []int, piece string) []int {
	var room [scanned]part
	for _, p := range v.merge(room[:0], piece) {
		dst = append(dst, v.length(p.token))
	}
	return dst
}

func (v *vocabulary) lengthsLong(dst []int, piece string) []int {
	base := len(dst)
	p := prefixes{vocabulary: v, piece: piece}
	for end := range len(piece) {
		p.extend()
		dst = append(dst, v.length(p.last(end+1).token))
	}
	return append(dst[:base], backward(dst[base:])...)
}

// backward takes the length of the last token of every prefix of a piece and returns the lengths of the piece's tokens,
// at the end of the same memory.
func backward(last []int) []int {
	first := len(last)
	for end := len(last); end > 0; {
		length := last[end-1]
		first--
		last[first] = length
		end -= length
	}
	return last[first:]
}

// merge splits a piece into bytes in parts and merges the pair of lowest rank, the leftmost of equals, until none is
// left.
func (v *vocabulary) merge(parts []part, piece string) []part {
	for i := range len(piece) {
		parts = append(parts, part{v.single[piece[i]], none})
	}
	for i := range len(parts) - 1 {
		parts[i].joined = v.pair(parts[i].token, parts[i+1].token)
	}
	for {
		lowest, at := none, 0
		for i := range parts {
			if parts[i].joined < lowest {
				lowest, at = parts[i].joined, i
			}
		}
		if lowest == none {
			return parts
		}
		copy(parts[at+1:], parts[at+2:])
		parts = parts[:len(parts)-1]
		parts[at] = part{lowest, none}
		if at+1 < len(parts) {
			parts[at].joined = v.pair(lowest, parts[at+1].token)
		}
		if at > 0 {
			parts[at-1].joined = v.pair(parts[at-1].token, lowest)
		}
	}
}
