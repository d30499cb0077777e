package schema_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/schema"
)

// boat holds each kind of field that a type may have.
type boat struct {
	Name    string            `json:"name"`
	Year    int               `json:"year,omitempty"`
	Length  float64           `json:"length"`
	Sold    bool              `json:"sold"`
	Sails   []sail            `json:"sails"`
	Owner   *string           `json:"owner"`
	Tender  *boat             `json:"tender,omitempty"`
	Extra   map[string]int    `json:"extra"`
	Raw     json.RawMessage   `json:"raw"`
	Price   price             `json:"price"`
	Dropped string            `json:"-"`
	Notes   map[string]string `json:"notes,omitempty"`
	plate
}

type plate struct {
	Hull string `json:"hull"`
}

type sail struct {
	Area float64 `json:"area"`
	Kind string  `json:"kind,omitempty"`
}

// price writes itself.
type price struct{}

func (price) MarshalJSON() ([]byte, error) { return []byte(`{"amount":1}`), nil }

func (price) Writes() any {
	return struct {
		Amount   int      `json:"amount"`
		Currency **string `json:"currency,omitempty"`
	}{}
}

func admits(t *testing.T, text string) *schema.Problem {
	t.Helper()
	s, err := schema.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return s.Admits(schema.Of(boat{}))
}

func TestASchemaThatEveryValueMeetsIsAdmitted(t *testing.T) {
	for _, text := range []string{
		`{}`,
		`{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"x","title":"t","description":"d","default":1,"examples":[],"x-y":1}`,
		`{"type":"object","required":["name","length","hull","owner","price"]}`,
		`{"type":["null","object"],"properties":{"name":{"type":"string","format":"email"},"year":{"type":"number"},"other":{"type":"boolean","minimum":1}}}`,
		`{"properties":{"length":{"type":"number"},"sold":{"enum":[false,true]},"raw":true,"extra":{"type":"object"}}}`,
		`{"properties":{"sails":{"type":"array","items":{"type":"object","required":["area"],"properties":{"area":{"type":"number"},"kind":{"type":"string"}},"additionalProperties":false}}}}`,
		`{"properties":{"owner":{"type":["string","null"]}}}`,
		`{"properties":{"owner":{"anyOf":[{"type":"string"},{"type":"null"}]}}}`,
		`{"properties":{"owner":{"oneOf":[{"type":"string"},{"type":"null","const":null}]}}}`,
		`{"properties":{"owner":{"anyOf":[{"type":"string"},{"enum":[null]}]}}}`,
		`{"properties":{"extra":{"additionalProperties":{"type":"integer"},"properties":{"a":{"type":"number"}}}}}`,
		`{"properties":{"year":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"name":{"minimum":1}}}`,
		`{"properties":{"price":{"type":"object","required":["amount"],"properties":{"amount":{"type":"integer"},"currency":{"type":["string","null"]}},"additionalProperties":false}}}`,
		`{"allOf":[{"type":"object"},{"$ref":"#/$defs/boat"}],"$defs":{"boat":{"required":["name"]}}}`,
		`{"type":"object","properties":{"tender":{"$ref":"#"},"sails":{"items":{"$ref":"#/definitions/a~1b"}}},"definitions":{"a/b":{"type":"object"}}}`,
	} {
		if p := admits(t, text); p != nil {
			t.Errorf("%s: %v", text, p)
		}
	}
}

func TestASchemaThatAValueMayViolateIsRefusedAtItsPlace(t *testing.T) {
	for text, path := range map[string]string{
		`{"type":"array"}`:                               "type",
		`{"type":3}`:                                     "type",
		`{"not":{}}`:                                     "not",
		`{"const":{}}`:                                   "const",
		`{"enum":[1]}`:                                   "enum",
		`{"enum":[{}]}`:                                  "enum",
		`{"if":{},"then":{"required":["foo"]}}`:          "if",
		`{"dependentRequired":{"name":["foo"]}}`:         "dependentRequired",
		`{"minProperties":5}`:                            "minProperties",
		`{"maxProperties":1}`:                            "maxProperties",
		`{"patternProperties":{"^a":{}}}`:                "patternProperties",
		`{"propertyNames":{"maxLength":3}}`:              "propertyNames",
		`{"unevaluatedProperties":false}`:                "unevaluatedProperties",
		`{"required":["foo"]}`:                           "required",
		`{"required":["year"]}`:                          "required",
		`{"required":"name"}`:                            "required",
		`{"properties":[]}`:                              "properties",
		`{"properties":{},"additionalProperties":false}`: "additionalProperties",
		`{"properties":{"name":{}},"additionalProperties":{"type":"number"}}`:                        "additionalProperties.type",
		`{"properties":{"name":false}}`:                                                              "properties.name",
		`{"properties":{"name":3}}`:                                                                  "properties.name",
		`{"properties":{"name":{"allOf":[{"minLength":9}]}}}`:                                        "properties.name.allOf.0.minLength",
		`{"properties":{"name":{"enum":["a"]}}}`:                                                     "properties.name.enum",
		`{"properties":{"length":{"type":"integer"}}}`:                                               "properties.length.type",
		`{"properties":{"length":{"oneOf":[{"type":"number"},{"type":"integer"}]}}}`:                 "properties.length.oneOf",
		`{"properties":{"owner":{"type":"string","nullable":false}}}`:                                "properties.owner.type",
		`{"properties":{"owner":{"nullable":true,"type":"string","enum":["a"]}}}`:                    "properties.owner.enum",
		`{"properties":{"owner":{"type":"string"}}}`:                                                 "properties.owner.type",
		`{"properties":{"year":{"minimum":0}}}`:                                                      "properties.year.minimum",
		`{"properties":{"length":{"maximum":9007199254740991}}}`:                                     "properties.length.maximum",
		`{"properties":{"owner":{"anyOf":[{"type":"string","pattern":"x"},{"type":"null"}]}}}`:       "properties.owner.anyOf.0.pattern",
		`{"properties":{"owner":{"anyOf":[]}}}`:                                                      "properties.owner.anyOf",
		`{"properties":{"sold":{"enum":[true]}}}`:                                                    "properties.sold.enum",
		`{"properties":{"sails":{"items":{"type":"string"}}}}`:                                       "properties.sails.items.type",
		`{"properties":{"sails":{"items":[{}]}}}`:                                                    "properties.sails.items",
		`{"properties":{"sails":{"items":false}}}`:                                                   "properties.sails.items",
		`{"properties":{"sails":{"maxItems":0}}}`:                                                    "properties.sails.maxItems",
		`{"properties":{"sails":{"items":{"required":["kind"]}}}}`:                                   "properties.sails.items.required",
		`{"properties":{"sails":{"items":{"properties":{"area":{}},"additionalProperties":false}}}}`: "properties.sails.items.additionalProperties",
		`{"properties":{"raw":{"type":"object"}}}`:                                                   "properties.raw.type",
		`{"properties":{"raw":{"required":["a"]}}}`:                                                  "properties.raw.required",
		`{"properties":{"raw":{"items":{}}}}`:                                                        "properties.raw.items",
		`{"properties":{"extra":{"additionalProperties":false}}}`:                                    "properties.extra.additionalProperties",
		`{"properties":{"extra":{"properties":{"a":{"type":"string"}}}}}`:                            "properties.extra.properties.a.type",
		`{"properties":{"extra":{"required":["a"]}}}`:                                                "properties.extra.required",
		`{"properties":{"price":{"properties":{"currency":{"type":"string"}}}}}`:                     "properties.price.properties.currency.type",
		`{"$ref":"#/$defs/b","$defs":{"b":{"properties":{"name":{"type":"number"}}}}}`:               "$defs.b.properties.name.type",
		`{"$ref":"#/$defs/b"}`:                                                                       "$ref",
		`{"$ref":"https://example.com/x"}`:                                                           "$ref",
		`{"properties":{"name":{"$id":"y"}}}`:                                                        "properties.name.$id",
		`{"$ref":"#"}`:                                                                               "",
		`{"anyOf":[{"required":["foo"]}]}`:                                                           "anyOf.0.required",
		`{"anyOf":[{"required":["foo"]},{"type":"string"}]}`:                                         "anyOf.0.required",
		`{"oneOf":[{"type":"string"}]}`:                                                              "oneOf",
		`{"oneOf":[{},{"type":"object"}]}`:                                                           "oneOf",
		`{"properties":{"tender":{"$ref":"#"},"sold":{"type":"null"}}}`:                              "properties.sold.type",
	} {
		p := admits(t, text)
		if p == nil || p.Path != path || p.Says == "" {
			t.Errorf("%s: got %v, want a problem at %s", text, p, path)
		}
	}
}

// A property with a dot and a path through two properties read alike; the one's verdict is not the other's.
func TestPlacesThatReadAlikeAreToldApart(t *testing.T) {
	type inner struct {
		B string `json:"b"`
	}
	type outer struct {
		Whole inner `json:"a"`
		Dot   inner `json:"a.properties.b"`
	}
	s, err := schema.Parse([]byte(`{"properties":{"a":{"properties":{"b":{"type":"string"}}},"a.properties.b":{"properties":{"b":{"type":"number"}}}}}`))
	if err != nil {
		t.Fatal(err)
	}
	if s.Admits(schema.Of(outer{})) == nil {
		t.Error("a number is promised where a string is given")
	}
}

// What was taken to be met while a schema that holds itself was compared is compared again when that fails.
func TestAFailedAssumptionIsForgotten(t *testing.T) {
	type node struct {
		Next []node `json:"next"`
		Name string `json:"name"`
	}
	text := `{"anyOf":[{"$ref":"#/$defs/bad"},{"properties":{"next":{"items":{"$ref":"#/$defs/list"}}}}],
		"$defs":{"list":{"properties":{"next":{"items":{"$ref":"#/$defs/bad"}}}},
		"bad":{"properties":{"next":{"items":{"$ref":"#/$defs/list"}},"name":{"type":"number"}}}}}`
	s, err := schema.Parse([]byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if s.Admits(schema.Of(node{})) == nil {
		t.Error("a name that is a number is promised two levels down")
	}
}

func TestAnEndlessSchemaIsRefusedInTime(t *testing.T) {
	var branches []string
	for i := range 400 {
		branches = append(branches, fmt.Sprintf(`{"properties":{"tender":{"$ref":"#/anyOf/%d"},"name":{"type":"number"}}}`, (i+1)%400))
	}
	if admits(t, `{"anyOf":[`+strings.Join(branches, ",")+`]}`) == nil {
		t.Error("no branch is met")
	}
	deep := strings.Repeat(`{"properties":{"tender":`, 9000) + "{}" + strings.Repeat("}}", 9000)
	if s, err := schema.Parse([]byte(deep)); err == nil && s.Admits(schema.Of(boat{})) != nil {
		t.Error("a deep schema that asks nothing is refused")
	}
}

func TestNamedArePropertiesAndWhatIsRequired(t *testing.T) {
	for text, want := range map[string][]string{
		`{}`:                               nil,
		`{"properties":{}}`:                nil,
		`{"required":["a"]}`:               nil,
		`{"properties":{"b":{},"a":true}}`: {"a", "b"},
		`{"properties":{"b":{}},"required":["a","b",1]}`: {"a", "b"},
	} {
		s, err := schema.Parse([]byte(text))
		if err != nil {
			t.Fatal(err)
		}
		if diff := cmp.Diff(want, s.Named()); diff != "" {
			t.Errorf("%s (-want +got):\n%s", text, diff)
		}
	}
	for _, text := range []string{`[]`, `null`, `3`, `{`} {
		if _, err := schema.Parse([]byte(text)); err == nil {
			t.Errorf("%s is taken for a schema", text)
		}
	}
}

func TestOnlyKeepsTheFieldsNamed(t *testing.T) {
	whole := schema.Of(boat{})
	if diff := cmp.Diff([]string{"name", "hull"}, whole.Only([]string{"hull", "name", "foo"}).Names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
	want := []string{"name", "year", "length", "sold", "sails", "owner", "tender", "extra", "raw", "price", "notes", "hull"}
	if diff := cmp.Diff(want, whole.Names()); diff != "" {
		t.Errorf("(-want +got):\n%s", diff)
	}
}

func FuzzAdmits(f *testing.F) {
	f.Add(`{"properties":{"name":{"type":"string"}},"anyOf":[{"$ref":"#"}]}`)
	f.Add(`{"allOf":[true,{"enum":[null,[]]}],"required":[1]}`)
	f.Add(`{"properties":{"sails":{"items":{"$ref":"#/$defs/s"}}},"$defs":{"s":{"properties":{"kind":{"type":["string","null"]}},"required":["kind"],"additionalProperties":false}}}`)
	written, err := json.Marshal(boat{Sails: []sail{{}}, Extra: map[string]int{}, Tender: &boat{}})
	if err != nil {
		f.Fatal(err)
	}
	var value any
	if err := json.Unmarshal(written, &value); err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, text string) {
		s, err := schema.Parse([]byte(text))
		if err != nil {
			return
		}
		cut := s.Cut(schema.Of(boat{}))
		if s.Admits(cut.Shape) == nil {
			left, err := cut.Apply(written)
			var value any
			if err == nil {
				err = json.Unmarshal(left, &value)
			}
			if problem := violated(text, value); err != nil || problem != nil {
				t.Errorf("%s refuses what it leaves, %s: %v, %v", text, left, problem, err)
			}
		}
		if s.Admits(schema.Of(boat{})) != nil {
			return
		}
		if problem := violated(text, value); problem != nil {
			t.Errorf("%s admits what it refuses: %v", text, problem)
		}
	})
}
