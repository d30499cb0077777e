package sentence

// Free reports whether the words from i up to but not including j exist and nothing has been made of them.
func (s *Sentence) Free(i, j int) bool {
	if i < 0 || j > len(s.Words) {
		return false
	}
	for _, w := range s.Words[i:j] {
		if w.Used {
			return false
		}
	}
	return true
}

// Use takes the words from i up to but not including j from the readers that follow.
func (s *Sentence) Use(i, j int) {
	for k := i; k < j; k++ {
		s.Words[k].Used = true
	}
}

// TellBack has the words from i up to but not including j told back, which ask for what no search can meet or leave out. They stay free
// where they are.
func (s *Sentence) TellBack(i, j int) {
	for ; i < j; i++ {
		s.Words[i].Unmet = true
	}
}

// FreeAround returns the words around those from i to j that nothing was made of, as far as a number's neighbours are read.
func (s *Sentence) FreeAround(i, j int) (from, to int) {
	const neighbours = 5
	from, to = i, j
	for from > max(0, i-neighbours) && !s.Words[from-1].Used && !s.Breaks(from-1) {
		from--
	}
	for to < min(len(s.Words), j+neighbours) && !s.Words[to].Used && !s.Breaks(to-1) {
		to++
	}
	return from, to
}

// Unread reports whether nothing has been made of the figures, or of the words that spell them, from word i up to but not including j.
func (s *Sentence) Unread(i, j int) bool {
	for k := i; k < j; k++ {
		if s.Figure(k) {
			return !s.Words[k].Used
		}
	}
	return i < j && s.Free(i, j)
}
