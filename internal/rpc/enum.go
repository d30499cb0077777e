package rpc

import (
	"encoding/json"
	"fmt"
	"strings"

	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/fairlead/fairlead/internal/fault"
)

// mostNested is how deep in a message names are looked at. Each depth is read anew, so that a body that holds itself thousands of times would
// take seconds; no message of ours is as deep.
const mostNested = 12

// unknownName is the fault of the first value of a message in JSON that is no name of its enum; nil where there is none. An object that is
// none of a message is left to who reads it.
func unknownName(data []byte, d protoreflect.MessageDescriptor, path string) *fault.Fault {
	if strings.Count(path, ".") >= mostNested {
		return nil
	}
	var fields map[string]json.RawMessage
	_ = json.Unmarshal(data, &fields) // what is no object has no fields
	for i := range d.Fields().Len() {
		field := d.Fields().Get(i)
		value, ok := fields[field.JSONName()]
		if !ok {
			value, ok = fields[field.TextName()]
		}
		if !ok {
			continue
		}
		if f := unknownIn(value, field, strings.TrimPrefix(path+"."+field.TextName(), ".")); f != nil {
			return f
		}
	}
	return nil
}

// unknownIn looks into the value of a field, or each of its values. The library's own messages have another form in JSON.
func unknownIn(value json.RawMessage, field protoreflect.FieldDescriptor, path string) *fault.Fault {
	message := field.Message()
	if field.IsMap() || field.Enum() == nil && message == nil || message != nil && message.ParentFile().Package() == "google.protobuf" {
		return nil
	}
	values, list := []json.RawMessage{value}, field.IsList()
	if list {
		values = nil
		_ = json.Unmarshal(value, &values) // what is no list has no values
	}
	for i, value := range values {
		at := path
		if list {
			at = fmt.Sprintf("%s[%d]", path, i)
		}
		if message != nil {
			if f := unknownName(value, message, at); f != nil {
				return f
			}
			continue
		}
		var name string
		if json.Unmarshal(value, &name) == nil && string(value) != "null" && field.Enum().Values().ByName(protoreflect.Name(name)) == nil {
			return notOf(field.Enum(), at, fmt.Sprintf("%q", fault.Clip(name)))
		}
	}
	return nil
}

// notOf refuses a value that an enum does not have. The first of its names, for nothing, is none to choose.
func notOf(enum protoreflect.EnumDescriptor, path, value string) *fault.Fault {
	var names []string
	for i := 1; i < enum.Values().Len(); i++ {
		names = append(names, string(enum.Values().Get(i).Name()))
	}
	return fault.New(fault.Invalid, "%s must be one of %s, not %s", path, strings.Join(names, ", "), value).At(path)
}
