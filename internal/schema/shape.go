// Package schema tells whether every value that we write as JSON meets a JSON Schema of a client, and cuts it to what that leaves.
package schema

import (
	"encoding"
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

// Shape is a set of JSON values: those that a Go type is written as. It must not be changed.
type Shape struct {
	Type   string  // of JSON Schema: object, array, string, number, integer or boolean; empty for any value, of which nothing is known
	Null   bool    // it may be null as well
	Fields []Field // of an object, in order
	Items  *Shape  // of an array each item, of an object each field that Fields does not name; nil where there is none
}

// Field is a field of an object.
type Field struct {
	Name   string
	Shape  *Shape
	Always bool // it is never left out
}

// Written is a type with a MarshalJSON of its own that tells what it writes.
type Written interface {
	// Writes returns a value, only whose type matters, that is written in the same shape.
	Writes() any
}

// Of returns the shape of v's type as encoding/json writes it. What a pointer points to may be null, unless it is left out
// then; a slice is taken never to be nil. A type with a MarshalJSON that is not Written may be any value.
func Of(v any) *Shape { return shapes{}.of(reflect.TypeOf(v)) }

// Only returns an object's shape with no other fields than those named.
func (s *Shape) Only(names []string) *Shape {
	short := *s
	short.Fields = slices.DeleteFunc(slices.Clone(s.Fields), func(f Field) bool { return !slices.Contains(names, f.Name) })
	return &short
}

// Names are the names of the fields, in order.
func (s *Shape) Names() []string {
	names := make([]string, len(s.Fields))
	for i, f := range s.Fields {
		names[i] = f.Name
	}
	return names
}

func (s *Shape) field(name string) (f Field, ok bool) {
	i := slices.IndexFunc(s.Fields, func(f Field) bool { return f.Name == name })
	if i < 0 {
		return f, false
	}
	return s.Fields[i], true
}

// shapes are those of types, since types may hold themselves.
type shapes map[reflect.Type]*Shape

var (
	marshaler     = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
	written       = reflect.TypeFor[Written]()
)

func (all shapes) of(t reflect.Type) *Shape {
	if s, ok := all[t]; ok {
		return s
	}
	s := new(Shape)
	all[t] = s
	switch {
	case t == nil || t.Kind() == reflect.Interface:
	case t.Implements(written):
		*s = *all.of(reflect.TypeOf(reflect.Zero(t).Interface().(Written).Writes()))
	case t.Kind() == reflect.Pointer:
		*s = *all.of(t.Elem())
		s.Null = s.Type != ""
	case t.Implements(marshaler):
	case t.Implements(textMarshaler):
		s.Type = "string"
	default:
		all.plain(t, s)
	}
	return s
}

// plain fills in the shape of a type without methods for it.
func (all shapes) plain(t reflect.Type, s *Shape) {
	switch t.Kind() {
	case reflect.String:
		s.Type = "string"
	case reflect.Bool:
		s.Type = "boolean"
	case reflect.Float32, reflect.Float64:
		s.Type = "number"
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		s.Type = "integer"
	case reflect.Map:
		s.Type, s.Items = "object", all.of(t.Elem())
	case reflect.Slice, reflect.Array:
		if s.Type = "array"; t.Elem().Kind() == reflect.Uint8 {
			s.Type = "string" // bytes are written in base64
			return
		}
		s.Items = all.of(t.Elem())
	case reflect.Struct:
		s.Type = "object"
		s.Fields = all.fields(t)
	}
}

// fields are those of a struct and of what it embeds.
func (all shapes) fields(t reflect.Type) (list []Field) {
	for i := range t.NumField() {
		field := t.Field(i)
		tag := field.Tag.Get("json")
		name, options, _ := strings.Cut(tag, ",")
		switch {
		case field.Anonymous && name == "" && tag != "-":
			list = append(list, all.fields(field.Type)...)
			continue
		case !field.IsExported() || tag == "-":
			continue
		case name == "":
			name = field.Name
		}
		list = append(list, all.member(name, options, field.Type))
	}
	return list
}

func (all shapes) member(name, options string, t reflect.Type) Field {
	leaves := leavesOut(options, t)
	if leaves && t.Kind() == reflect.Pointer {
		t = t.Elem() // nil is left out
	}
	return Field{Name: name, Shape: all.of(t), Always: !leaves}
}

// leavesOut reports whether encoding/json may leave a field out.
func leavesOut(options string, t reflect.Type) bool {
	for option := range strings.SplitSeq(options, ",") {
		switch {
		case option == "omitzero":
			return true
		case option == "omitempty":
			return t.Kind() != reflect.Struct && t.Kind() != reflect.Array
		}
	}
	return false
}
