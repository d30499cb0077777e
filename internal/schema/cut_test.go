package schema_test

import (
	"encoding/json"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/schema"
)

const fleet = `{"name":"Ariel","year":1987,"length":9.5,"sold":false,"sails":[{"area":20,"kind":"jib"},{"area":30}],"owner":null,` +
	`"tender":{"name":"Tick","length":2,"sold":true,"sails":[],"owner":"x","extra":{},"raw":1,"price":{"amount":3},"hull":"ply"},` +
	`"extra":{"a":1},"raw":{"b":2},"price":{"amount":1},"hull":"grp"}`

func TestAClosedObjectIsCutToItsProperties(t *testing.T) {
	for _, tt := range []struct{ name, text, want string }{
		{"nothing asked", `{}`, fleet},
		{"the top needs not be closed", `{"properties":{"name":{},"length":{}}}`, `{"length":9.5,"name":"Ariel"}`},
		{"a list", `{"properties":{"sails":{"items":{"properties":{"area":{"type":"number"}},"required":["area"],"additionalProperties":false}}}}`, `{"sails":[{"area":20},{"area":30}]}`},
		{"an open object stays whole", `{"properties":{"sails":{"items":{"properties":{"area":{"type":"number"}},"required":["area"]}}}}`, `{"sails":[{"area":20,"kind":"jib"},{"area":30}]}`},
		{"null for unknown", `{"properties":{"sails":{"items":{"properties":{"kind":{"type":["string","null"]}},"required":["kind"],"additionalProperties":false}}}}`, `{"sails":[{"kind":"jib"},{"kind":null}]}`},
		{"null in an open object", `{"properties":{"sails":{"items":{"properties":{"kind":{"anyOf":[{"type":"string"},{"type":"null"}]}},"required":["kind"]}}}}`, `{"sails":[{"area":20,"kind":"jib"},{"area":30,"kind":null}]}`},
		{"nullable", `{"properties":{"sails":{"items":{"properties":{"kind":{"type":"string","nullable":true}},"required":["kind"],"additionalProperties":false}}}}`, `{"sails":[{"kind":"jib"},{"kind":null}]}`},
		{"not required, not null", `{"properties":{"sails":{"items":{"properties":{"kind":{"type":["string","null"]}},"additionalProperties":false}}}}`, `{"sails":[{"kind":"jib"},{}]}`},
		{"a reference", `{"properties":{"sails":{"items":{"$ref":"#/definitions/s"}}},"definitions":{"s":{"$ref":"#/definitions/t"},"t":{"properties":{"area":{}},"additionalProperties":false}}}`, `{"sails":[{"area":20},{"area":30}]}`},
		{"an object or null", `{"properties":{"price":{"anyOf":[{"type":"null"},{"type":"object","properties":{"amount":{"type":"number"}},"required":["amount"],"additionalProperties":false}]}}}`, `{"price":{"amount":1}}`},
		{"all of one", `{"allOf":[{"properties":{"hull":{}},"additionalProperties":false}]}`, `{"hull":"grp"}`},
		{"all within itself", `{"properties":{"name":{},"tender":{"anyOf":[{"$ref":"#"},{"type":"null"}]}},"required":["name","tender"],"additionalProperties":false}`,
			`{"name":"Ariel","tender":{"name":"Tick","tender":null}}`},
	} {
		s, err := schema.Parse([]byte(tt.text))
		if err != nil {
			t.Fatal(err)
		}
		cut := s.Cut(schema.Of(boat{}))
		left, err := cut.Apply(json.RawMessage(fleet))
		if err != nil {
			t.Fatal(err)
		}
		var value any
		if err := json.Unmarshal(left, &value); err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(tt.want, string(left)); diff != "" || violated(tt.text, value) != nil {
			t.Errorf("%s: %v (-want +got):\n%s", tt.name, violated(tt.text, value), diff)
		}
		if p := s.Admits(cut.Shape); p != nil {
			t.Errorf("%s: refused: %v", tt.name, p)
		}
	}
}

func TestWhatCannotBeCutToIsRefused(t *testing.T) {
	for text, path := range map[string]string{
		`{"properties":{"sails":{"items":{"properties":{"foo":{}},"additionalProperties":false}}}}`:                                                  "properties.sails.items.additionalProperties",
		`{"properties":{"sails":{"items":{"properties":{"area":{},"foo":{"type":["string","null"]}},"required":["foo"]}}}}`:                          "properties.sails.items.required",
		`{"properties":{"sails":{"items":{"properties":{"kind":{"type":"string"}},"required":["kind"],"additionalProperties":false}}}}`:              "properties.sails.items.required",
		`{"properties":{"sails":{"items":{"anyOf":[{"properties":{"area":{}},"additionalProperties":false},{"properties":{"kind":{"const":1}}}]}}}}`: "properties.sails.items.anyOf.0.additionalProperties",
	} {
		s, err := schema.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if p := s.Admits(s.Cut(schema.Of(boat{})).Shape); p == nil || p.Path != path {
			t.Errorf("%s: got %v, want a problem at %s", text, p, path)
		}
	}
}
