// Package tokens counts the tokens of the public o200k_base vocabulary in a text, exactly and without allocating.
//
// A text is split into words, spaces and symbols by the vocabulary's pattern, and each of these pieces is merged by
// byte-pair encoding (Sennrich, Haddow and Birch 2016). The names of special tokens, such as <|endoftext|>, are ordinary
// text here. A byte that is not valid UTF-8 is split as a symbol and merged as the byte it is.
//
// The tables, 6 MB, are built by the first call in five to ten milliseconds; an early Count("") moves that cost.
package tokens

// Count returns how many tokens text has. It takes time linear in the length of text and does not allocate.
// It is safe for concurrent use.
func Count(text string) int {
	v := load()
	count := 0
	for len(text) > 0 {
		end := v.split(text)
		count += v.count(text[:end])
		text = text[end:]
	}
	return count
}

// Lengths appends the length in bytes of each token of text, in order, to dst and returns the extended slice.
// The lengths add up to len(text). A token may end inside a UTF-8 character. It is safe for concurrent use.
func Lengths(dst []int, text string) []int {
	v := load()
	for len(text) > 0 {
		end := v.split(text)
		dst = v.lengths(dst, text[:end])
		text = text[end:]
	}
	return dst
}
