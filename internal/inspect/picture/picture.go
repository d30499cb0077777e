// Package picture looks at photographs without understanding them: size, sharpness, light, whether two are prints of one, and
// colours and lines that deserve a look aboard. It refuses what is no picture, or would be too dear to decode.
package picture

// Reader looks at pictures, a few at a time. It is safe for concurrent use.
type Reader struct {
	slots chan struct{} // one for each picture that may be decoded at a time
}

// NewReader returns a reader.
func NewReader() *Reader { return &Reader{slots: make(chan struct{}, decodeSlots)} }
