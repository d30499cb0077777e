package catalog

import "unsafe"

// recent remembers the numbers of texts by where these lie in memory. Most names of listings are texts of one vocabulary, of one
// table of designs or places, so that they are found without being read. It keeps the texts, so that no other one comes to lie there.
type recent [128]struct {
	text   string
	number uint32
}

// slot is where a text is if it is there.
func (r *recent) slot(text string) int {
	at := uintptr(unsafe.Pointer(unsafe.StringData(text))) //nolint:gosec // a number to tell places apart
	return int((at>>4 ^ at>>11) % uintptr(len(r)))
}

func (r *recent) find(text string) (number uint32, ok bool) {
	s := &r[r.slot(text)]
	same := unsafe.StringData(s.text) == unsafe.StringData(text) //nolint:gosec // places are compared, nothing is read
	return s.number, same && len(s.text) == len(text) && text != ""
}

func (r *recent) keep(text string, number uint32) {
	s := &r[r.slot(text)]
	s.text, s.number = text, number
}
