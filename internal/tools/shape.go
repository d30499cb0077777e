package tools

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// shape is what the tags of a struct say about arguments.
type shape []argument

// argument is one field of the struct.
type argument struct {
	name, description string
	index             int
	kind              reflect.Type
	optional          bool
	minimum, maximum  *float64 // of a number; of a text its length in bytes
	otherwise         json.RawMessage
	enum              []string
}

func shapeOf(t reflect.Type) shape {
	var s shape
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		a := argument{
			name: name, description: f.Tag.Get("description"), index: i, kind: f.Type,
			optional: strings.Contains(options, "omitempty"),
			minimum:  bound(f, "minimum"), maximum: bound(f, "maximum"),
		}
		if d, ok := f.Tag.Lookup("default"); ok {
			a.optional, a.otherwise = true, literal(f.Type, d)
		}
		if e := f.Tag.Get("enum"); e != "" {
			a.enum = strings.Split(e, "|")
		}
		if name == "" || jsonType(f.Type) == "" {
			panic(fmt.Sprintf("tools: the field %s of %s cannot be an argument", f.Name, t))
		}
		s = append(s, a)
	}
	return s
}

func bound(f reflect.StructField, tag string) *float64 {
	text, ok := f.Tag.Lookup(tag)
	if !ok {
		return nil
	}
	v, err := strconv.ParseFloat(text, 64)
	if err != nil {
		panic(fmt.Sprintf("tools: the %s %q of %s is no number", tag, text, f.Name))
	}
	return &v
}

// literal is the JSON of a default in a tag.
func literal(t reflect.Type, text string) json.RawMessage {
	if t.Kind() == reflect.String {
		return json.RawMessage(strconv.Quote(text))
	}
	return json.RawMessage(text)
}

// jsonType is the JSON Schema type of a Go type, "" for one that cannot be an argument.
func jsonType(t reflect.Type) string {
	switch t.Kind() {
	case reflect.String:
		return "string"
	case reflect.Bool:
		return "boolean"
	case reflect.Int, reflect.Int64:
		return "integer"
	case reflect.Float64:
		return "number"
	case reflect.Slice:
		if jsonType(t.Elem()) != "" {
			return "array"
		}
	}
	return ""
}

// schema is the JSON Schema of the arguments.
func (s shape) schema() json.RawMessage {
	properties := map[string]any{}
	required := []string{}
	for _, a := range s {
		p := map[string]any{"type": jsonType(a.kind), "description": a.description}
		low, high := "minimum", "maximum"
		if a.kind.Kind() == reflect.String {
			low, high = "minLength", "maxLength"
		}
		if a.minimum != nil {
			p[low] = *a.minimum
		}
		if a.maximum != nil {
			p[high] = *a.maximum
		}
		if a.otherwise != nil {
			p["default"] = a.otherwise
		}
		if a.enum != nil {
			p["enum"] = a.enum
		}
		if a.kind.Kind() == reflect.Slice {
			p["items"] = map[string]any{"type": jsonType(a.kind.Elem())}
		}
		properties[a.name] = p
		if !a.optional {
			required = append(required, a.name)
		}
	}
	text, err := json.Marshal(map[string]any{
		"type": "object", "properties": properties, "required": required, "additionalProperties": false,
	})
	if err != nil {
		panic("tools: " + err.Error()) // a default in a tag is not JSON
	}
	return text
}

// complete refuses unknown and missing arguments, puts in the defaults and returns the whole object.
func (s shape) complete(given map[string]json.RawMessage) (json.RawMessage, error) {
	for name := range given {
		if !slices.ContainsFunc(s, func(a argument) bool { return a.name == name }) {
			return nil, invalid(name, "is not an argument of this tool; it takes %s", s.names())
		}
	}
	for _, a := range s {
		value, ok := given[a.name]
		switch missing := !ok || string(value) == "null"; {
		case missing && !a.optional:
			return nil, invalid(a.name, "is missing: %s", a.description)
		case missing && a.otherwise != nil:
			given[a.name] = a.otherwise
		}
	}
	return json.Marshal(given)
}

func (s shape) names() string {
	var names []string
	for _, a := range s {
		names = append(names, a.name)
	}
	return strings.Join(names, ", ")
}

// check holds the values against their bounds.
func (s shape) check(in reflect.Value) error {
	for _, a := range s {
		if err := a.check(in.Field(a.index)); err != nil {
			return err
		}
	}
	return nil
}

func (a argument) check(v reflect.Value) error {
	size, unit := 0.0, ""
	switch v.Kind() {
	case reflect.String:
		if v.Len() == 0 && a.optional {
			return nil
		}
		size, unit = float64(v.Len()), " bytes long"
		if a.enum != nil && !slices.Contains(a.enum, v.String()) {
			return invalid(a.name, "must be one of %s, not %q", strings.Join(a.enum, ", "), v.String())
		}
	case reflect.Int, reflect.Int64:
		size = float64(v.Int())
	case reflect.Float64:
		size = v.Float()
	default:
		return nil
	}
	if a.minimum != nil && size < *a.minimum {
		return invalid(a.name, "must be at least %v%s, not %v", *a.minimum, unit, size)
	}
	if a.maximum != nil && size > *a.maximum {
		return invalid(a.name, "must be at most %v%s, not %v", *a.maximum, unit, size)
	}
	return nil
}
