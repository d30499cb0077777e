package tokens

// prefixes encodes the prefixes of a piece one after another, in time linear in the piece and in constant memory.
//
// Tokens are the encoding of their joined text exactly if every two neighbours are (see stand). So the encoding of a
// prefix is its last token after the encoding of what comes before that token, and exactly one token that the prefix
// ends with fits there. No token is longer than the ring, so the encodings that may be extended are all in it.
type prefixes struct {
	*vocabulary
	piece  string
	end    int           // how much of piece is encoded
	recent [2]int        // where the last token started, and where it did before that changed
	ring   [longest]tail // by the length of the prefix modulo longest
}

// A tail is what matters of the encoding of a prefix.
type tail struct {
	token  token // the last one
	tokens int   // how many there are
}

// last returns the tail of the prefix of that length, one of the last ones.
func (p *prefixes) last(length int) *tail {
	return &p.ring[length%longest]
}

// extend encodes the prefix that is one byte longer. Mostly its last token is the one before with the byte added, and in
// long runs of one character it alternates between two starts; so these are tried first.
func (p *prefixes) extend() {
	p.end++
	if p.starts(p.recent[0]) {
		return
	}
	start := p.recent[1]
	if !p.starts(start) {
		for start = p.end - 1; !p.starts(start); start-- {
		}
	}
	p.recent = [2]int{start, p.recent[0]}
}

// starts reports whether the last token of the prefix starts there, and if so records its tail.
func (p *prefixes) starts(start int) bool {
	t := p.word(p.piece[start:p.end])
	switch {
	case t == none:
		return false
	case start == 0:
		*p.last(p.end) = tail{t, 1}
		return true
	}
	before := *p.last(start)
	if !p.stand(before.token, t) {
		return false
	}
	*p.last(p.end) = tail{t, before.tokens + 1}
	return true
}

// stand reports whether the text of left and right is encoded as these two tokens.
//
// It undoes their merges from the last to the first. In between, the two parts that touch lie side by side until the
// merge that was undone last; the tokens stand if at no such time merging across comes first. Merges happen by rank
// and, of one rank, from left to right.
func (v *vocabulary) stand(left, right token) bool {
	before := none
	for {
		if v.pair(left, right) < before {
			return false
		}
		switch {
		case left < singles && right < singles:
			return true
		case left > right:
			before = left
			_, left = parts(left)
		default:
			before = right + 1
			right, _ = parts(right)
		}
	}
}
