package calc

import (
	"fmt"
)

// InputError tells a caller which argument is wrong and why; its text is safe to show.
type InputError struct {
	Field   string // the input's name, "" when the call as a whole is wrong
	Problem string // what is wrong with it, with bound and value
}

// Error is the field and its problem: "depth must be at least 0 m, not -3 m".
func (e *InputError) Error() string {
	if e.Field == "" {
		return e.Problem
	}
	return e.Field + " " + e.Problem
}

// InputErrorf is an *InputError about a field, "" for none.
func InputErrorf(field, format string, args ...any) error {
	return &InputError{Field: field, Problem: fmt.Sprintf(format, args...)}
}
