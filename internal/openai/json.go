package openai

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"unicode/utf8"

	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/gateway"
)

// maxDepth bounds the nesting of a body.
const maxDepth = 64

// object is a JSON object whose fields are read one by one, so that null, absent and a wrong type are told apart and a fault
// can name the path. encoding/json into structs would match keys in any case and hide the difference. The first problem of
// a body is kept; what is read after it does not matter.
type object struct {
	fields map[string]json.RawMessage
	path   string // of the object itself, "" for the body
	first  *error // shared by all objects of a body
}

// parseBody reads a whole body as one object.
func parseBody(body []byte) (object, error) {
	if !utf8.Valid(body) {
		return object{}, invalidJSON("the body is not valid UTF-8")
	}
	if depth := depthOf(body); depth > maxDepth {
		return object{}, invalidJSON(fmt.Sprintf("the body may nest at most %d levels deep, not %d", maxDepth, depth))
	}
	if i := unblank(body, 0); !json.Valid(body) || body[i] != '{' {
		var fields map[string]json.RawMessage
		if err := json.Unmarshal(body, &fields); err != nil {
			return object{}, invalidJSON("the body must be one JSON object: " + jsonProblem(err))
		}
		return object{}, invalidJSON("the body must be one JSON object, not null")
	}
	return object{fields: fieldsOf(body), first: new(error)}, nil
}

// fieldsOf are the fields of a valid object, as parts of raw; of a name that stands there twice the last.
func fieldsOf(raw []byte) map[string]json.RawMessage {
	fields := map[string]json.RawMessage{}
	members(raw, func(name string, value json.RawMessage) { fields[name] = value })
	return fields
}

func invalidJSON(message string) error {
	return fault.New(fault.Invalid, "%s", message).Coded("invalid_json")
}

// jsonProblem words an error of encoding/json without naming Go types.
func jsonProblem(err error) string {
	var syntax *json.SyntaxError
	if errors.As(err, &syntax) {
		return fmt.Sprintf("%s at byte %d", syntax.Error(), syntax.Offset)
	}
	var kind *json.UnmarshalTypeError
	if errors.As(err, &kind) {
		return "it is of type " + kind.Value
	}
	return "it cannot be read"
}

// depthOf returns how deep brackets nest; what is inside strings does not count. The scan needs no stack of its own.
func depthOf(body []byte) (deepest int) {
	depth, inString := 0, false
	for i := 0; i < len(body); i++ {
		switch c := body[i]; {
		case inString && c == '\\':
			i++
		case c == '"':
			inString = !inString
		case inString:
		case c == '{' || c == '[':
			depth++
			deepest = max(deepest, depth)
		case c == '}' || c == ']':
			depth--
		}
	}
	return deepest
}

// at is the path of a field.
func (o object) at(name string) string {
	if o.path == "" {
		return name
	}
	return o.path + "." + name
}

// get returns a field's raw value; absent and null are the same.
func (o object) get(name string) (json.RawMessage, bool) {
	raw, ok := o.fields[name]
	if !ok || string(raw) == "null" {
		return nil, false
	}
	return raw, true
}

func (o object) has(name string) bool {
	_, ok := o.get(name)
	return ok
}

// refuse keeps the first problem of the body.
func (o object) refuse(err error) {
	if *o.first == nil {
		*o.first = err
	}
}

// problem is the first problem of the body, nil if there is none so far.
func (o object) problem() error { return *o.first }

// require refuses a body where a field is absent or null.
func (o object) require(name string) {
	if !o.has(name) {
		o.refuse(missing(o.at(name)))
	}
}

func wrongType(path, want string, raw json.RawMessage) error {
	return fault.New(fault.Invalid, "%s must be %s, not %s", path, want, kindOf(raw)).At(path).Coded("invalid_type")
}

func missing(path string) error {
	return fault.New(fault.Invalid, "%s is required", path).At(path).Coded("missing_required_parameter")
}

func unsupported(path, format string, args ...any) error {
	return fault.New(fault.Invalid, format, args...).At(path).Coded("unsupported_value")
}

// kindOf names the JSON type of a value.
func kindOf(raw json.RawMessage) string {
	switch raw[0] {
	case '"':
		return "a string"
	case '{':
		return "an object"
	case '[':
		return "an array"
	case 't', 'f':
		return "a boolean"
	case 'n':
		return "null"
	}
	return "a number"
}

// as returns a field of the kind that want names; ok is false where it is absent, null or of another kind.
func (o object) as(name, want string) (raw json.RawMessage, ok bool) {
	raw, ok = o.get(name)
	if ok && kindOf(raw) != want {
		o.refuse(wrongType(o.at(name), want, raw))
		return nil, false
	}
	return raw, ok
}

// text returns a string field, "" where it is absent or null.
func (o object) text(name string) string {
	raw, ok := o.as(name, "a string")
	if !ok {
		return ""
	}
	return o.textOf(o.at(name), raw)
}

// textOf returns a value that must be a string.
func (o object) textOf(path string, raw json.RawMessage) string {
	if kindOf(raw) == "a string" {
		return unquoted(raw)
	}
	o.refuse(wrongType(path, "a string", raw))
	return ""
}

// number returns a number field, nil where it is absent or null.
func (o object) number(name string) *float64 {
	raw, ok := o.as(name, "a number")
	if !ok {
		return nil
	}
	f, _ := strconv.ParseFloat(string(raw), 64) // it is valid; one beyond all float64 is infinite
	return &f
}

// within returns a number field that has to keep to a bound, nil where it is absent or null.
func (o object) within(b gateway.Bound) *float64 {
	f := o.number(b.Param)
	if f != nil {
		if err := b.Check(*f, o.said(b.Param)); err != nil {
			o.refuse(err)
		}
	}
	return f
}

// said is a field as the client wrote it.
func (o object) said(name string) string { return fault.Clip(string(o.fields[name])) }

// integer returns an integer field, nil where it is absent or null. 100.0 is an integer, 100.5 is not. One beyond an int64 comes as
// one that is large or small.
func (o object) integer(name string) *int64 {
	f := o.number(name)
	if f == nil {
		return nil
	}
	if n, err := strconv.ParseInt(string(o.fields[name]), 10, 64); err == nil {
		return &n // exact where a float64 is not
	}
	if *f != math.Trunc(*f) {
		o.refuse(fault.New(fault.Invalid, "%s must be an integer, not %s", o.at(name), o.said(name)).At(o.at(name)).Coded("invalid_type"))
	}
	n := int64(max(math.MinInt64, min(*f, math.MaxInt64/2)))
	return &n
}

// boolean returns a boolean field, false where it is absent or null.
func (o object) boolean(name string) bool {
	raw, _ := o.as(name, "a boolean")
	return string(raw) == "true"
}

// object returns an object field; ok is false where it is absent or null.
func (o object) object(name string) (inner object, ok bool) {
	raw, ok := o.as(name, "an object")
	if !ok {
		return object{}, false
	}
	return o.objectOf(o.at(name), raw), true
}

// objectOf returns a value that must be an object.
func (o object) objectOf(path string, raw json.RawMessage) object {
	inner := object{path: path, first: o.first}
	if kindOf(raw) != "an object" {
		o.refuse(wrongType(path, "an object", raw))
		return inner
	}
	inner.fields = fieldsOf(raw)
	return inner
}

// array returns an array field, nil where it is absent or null.
func (o object) array(name string) (items []json.RawMessage) {
	raw, ok := o.as(name, "an array")
	if !ok {
		return nil
	}
	items = []json.RawMessage{}
	members(raw, func(_ string, value json.RawMessage) { items = append(items, value) })
	return items
}

func index(path string, i int) string { return path + "[" + strconv.Itoa(i) + "]" }
