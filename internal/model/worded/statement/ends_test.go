package statement_test

import (
	"testing"

	"github.com/fairlead/fairlead/internal/model/worded/statement"
)

func TestASentenceEndsBehindItsSources(t *testing.T) {
	for line, want := range map[string]string{
		"Use 5:1. [1] More of it.":          "Use 5:1. [1] ",
		"Use 5:1. [1; Q2] More of it.":      "Use 5:1. [1; Q2] ",
		"Use 5:1. [1 , 2][3] More of it.":   "Use 5:1. [1 , 2][3] ",
		"Use 5:1. [1999] was a year.":       "Use 5:1. ",
		"Use approx. 5:1 [1]. More of it.":  "Use approx. 5:1 [1]. ",
		"Use 5:1. [1; 2]":                   "",
		"Use 5:1 and do not end before it,": "",
	} {
		if got := line[:statement.End(line, true)]; got != want {
			t.Errorf("%q ends behind %q, want %q", line, got, want)
		}
	}
}
