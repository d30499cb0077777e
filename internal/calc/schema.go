package calc

import (
	"encoding/json"

	"github.com/fairlead/fairlead/internal/quantity"
)

// property is one input in a JSON Schema.
type property struct {
	Type        any      `json:"type"`
	Description string   `json:"description"`
	Default     any      `json:"default,omitempty"`
	Minimum     *float64 `json:"minimum,omitempty"`
	Maximum     *float64 `json:"maximum,omitempty"`
	Items       *schema  `json:"items,omitempty"`
}

type schema struct {
	Type       string              `json:"type"`
	Properties map[string]property `json:"properties"`
	Required   []string            `json:"required"`
	Additional bool                `json:"additionalProperties"`
}

// Schema is the JSON Schema of the calculator's arguments, as tools of a language model are declared: a measure is a
// number in the unit that its description names, or a text with a unit. It is nil for an unknown name.
func (s *Set) Schema(name string) json.RawMessage {
	c, ok := s.Find(name)
	if !ok {
		return nil
	}
	object := schema{Type: "object", Properties: map[string]property{}, Required: []string{}}
	for _, in := range c.Inputs {
		object.Properties[in.Name] = in.property()
		if in.Required() {
			object.Required = append(object.Required, in.Name)
		}
	}
	text, err := json.Marshal(object)
	if err != nil {
		return nil // declarations hold nothing that cannot be written as JSON; a test writes them all
	}
	return text
}

func (in Input) property() property {
	p := property{Type: "string", Description: in.describe(), Default: in.Default}
	switch {
	case in.Kind == Loads:
		p.Type = "array"
		p.Items = &schema{Type: "object", Required: []string{}, Properties: map[string]property{
			"name":    {Type: "string", Description: "what it is"},
			"current": {Type: []string{"number", "string"}, Description: "A, or give power"},
			"power":   {Type: []string{"number", "string"}, Description: "W, or give current"},
			"hours":   {Type: []string{"number", "string"}, Description: "hours a day it runs"},
			"charge":  {Type: []string{"number", "string"}, Description: "Ah a day, instead of current and hours"},
			"count":   {Type: "number", Description: "how many of them", Default: 1},
		}}
	case in.Kind == Measure && in.Dim != quantity.Clock && in.Dim != quantity.Calendar && in.Dim != "":
		p.Type = []string{"number", "string"}
		if in.Min != 0 || in.Max != 0 {
			p.Minimum, p.Maximum = &in.Min, &in.Max
		}
	}
	return p
}
