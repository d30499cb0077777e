package fold

// FourBytes is the first four bytes of a text as one number, the first of them its lowest. The text has to have four.
func FourBytes(s string) uint64 {
	_ = s[3]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24
}

// EightBytes is the first eight bytes of a text as one number, the first of them its lowest. The text has to have eight.
func EightBytes(s string) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}
