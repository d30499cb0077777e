package calc

import (
	"github.com/fairlead/fairlead/internal/calc/answer"
)

// Result is the answer of one call: what was given, what came out and how.
type Result struct {
	Calculator string           `json:"calculator"`
	Title      answer.Text      `json:"title"`
	Inputs     []Given          `json:"inputs"`
	Outcomes   []answer.Outcome `json:"outcomes"` // the one asked for first; at least one
	Working    string           `json:"working"`  // the formula with the numbers put in
	Formula    string           `json:"formula"`
	Source     string           `json:"source"`
	Notes      []answer.Text    `json:"notes,omitempty"` // assumptions and limits
}

// Given is one input as it was used.
type Given struct {
	Name    string `json:"name"`
	Label   string `json:"label"`
	Value   string `json:"value"`             // with its unit
	Assumed bool   `json:"assumed,omitempty"` // a default, not given by the caller
}
