package worded

// Stating returns a function that holds sentences against a draft as an answer about sailing does.
func Stating(draft string) func(sentence string) bool { return holding(draft, true) }

// Offering returns a function that holds sentences against a draft as an answer about boats for sale does.
func Offering(draft string) func(sentence string) bool { return holding(draft, false) }

func holding(draft string, states bool) func(sentence string) bool {
	base := newEvidence(newMakers(nil))
	base.states = states
	base.prose(draft)
	j := judge{evidence: base.over(new(records))}
	return func(sentence string) bool {
		_, ok := j.stated(sentence, false)
		return ok
	}
}
