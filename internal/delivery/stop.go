package delivery

import "strings"

// stops finds stop sequences in text that arrives in pieces. Where the pieces are cut makes no difference:
// the sequence that is complete first ends the text, and of several complete at once the longest.
type stops struct {
	sequences []string
	held      string // the longest end of the text so far that could still become a sequence
}

func newStops(sequences []string) stops {
	var s stops
	for _, seq := range sequences {
		if seq != "" {
			s.sequences = append(s.sequences, seq)
		}
	}
	return s
}

// pass returns the text that is now certain to stand before any stop sequence, and whether one was reached.
func (s *stops) pass(piece string) (text string, reached bool) {
	if len(s.sequences) == 0 {
		return piece, false
	}
	buf := s.held + piece
	if start, found := s.first(buf); found {
		s.held = ""
		return buf[:start], true
	}
	keep := len(buf) - s.overlap(buf)
	s.held = buf[keep:]
	return buf[:keep], false
}

// rest returns what was held back when the text ends.
func (s *stops) rest() string {
	held := s.held
	s.held = ""
	return held
}

// first returns where the sequence that ends first begins.
func (s *stops) first(buf string) (start int, found bool) {
	end := len(buf) + 1
	for _, seq := range s.sequences {
		i := strings.Index(buf, seq)
		if i < 0 {
			continue
		}
		if e := i + len(seq); e < end || e == end && i < start {
			start, end, found = i, e, true
		}
	}
	return start, found
}

// overlap returns the length of the longest end of buf that is a proper beginning of a sequence.
func (s *stops) overlap(buf string) int {
	longest := 0
	for _, seq := range s.sequences {
		for n := min(len(seq)-1, len(buf)); n > longest; n-- {
			if strings.HasSuffix(buf, seq[:n]) {
				longest = n
			}
		}
	}
	return longest
}
