package worded

// Stating returns a function that holds sentences against a draft as an answer does.
func Stating(draft string) func(sentence string) bool {
	base := newEvidence(newMakers(nil))
	base.states = true
	base.prose(draft)
	j := judge{evidence: base.over()}
	return func(sentence string) bool {
		_, ok := j.stated(sentence, false)
		return ok
	}
}
