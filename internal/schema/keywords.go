package schema

import (
	"slices"
	"strconv"
	"strings"
)

// nothing is the shape of null alone.
var nothing = &Shape{Type: "null"}

// judge compares what one keyword of a schema asks with a shape that is not null too. A keyword that cannot be judged is a problem.
func (s *Schema) judge(keyword string, at place, shape *Shape, in place) *Problem {
	switch keyword {
	case "title", "description", "default", "examples", "format", "deprecated", "readOnly", "writeOnly",
		"$comment", "$schema", "$defs", "definitions":
		return nil // they ask nothing of a value
	case "nullable": // of OpenAPI 3.0, as some clients write it: it adds null to the type beside it
		return nil
	case "$id":
		if in.id == "" {
			return nil
		}
	case "type":
		if shape.Type == "null" && in.asks.(map[string]any)["nullable"] == true {
			return nil
		}
		return at.kind(shape)
	case "properties":
		return s.properties(at, shape)
	case "required":
		return at.required(shape)
	case "additionalProperties":
		return s.additional(at, shape, in)
	case "items":
		return s.items(at, shape)
	case "minimum", "maximum":
		return at.bound(keyword, shape)
	case "enum":
		return at.enum(shape)
	case "const":
		return at.one(shape)
	case "$ref":
		to, p := s.resolve(at)
		if p != nil {
			return p
		}
		return s.meet(to, shape)
	case "allOf", "anyOf", "oneOf":
		return s.several(keyword, at, shape)
	}
	if strings.HasPrefix(keyword, "x-") {
		return nil
	}
	return at.no("what %q asks cannot be promised", clip(keyword))
}

// kind judges type: a name or a list of names.
func (p place) kind(shape *Shape) *Problem {
	if shape.Type == "" {
		return p.no("of what type this is cannot be promised")
	}
	if !allows(p.asks, shape.Type) {
		return p.no("this is given as %s, not as %s", shape.Type, clip(listed(p.asks)))
	}
	return nil
}

// allows reports whether a type keyword admits the type given.
func allows(asks any, given string) bool {
	switch asks := asks.(type) {
	case string:
		return asks == given || asks == "number" && given == "integer"
	case []any:
		return slices.ContainsFunc(asks, func(a any) bool { _, name := a.(string); return name && allows(a, given) })
	}
	return false
}

// listed are the names of a type keyword.
func listed(asks any) string {
	list, ok := asks.([]any)
	if !ok {
		list = []any{asks}
	}
	var names []string
	for _, name := range list {
		if name, ok := name.(string); ok {
			names = append(names, name)
		}
	}
	if len(names) == 0 {
		return "what is no type"
	}
	return strings.Join(names, " or ")
}

// is reports whether a keyword that is about values of a type is about the shape; a problem where nobody knows.
func (p place) is(kind string, shape *Shape) (bool, *Problem) {
	if shape.Type == "" {
		return false, p.no("nothing can be promised of what this holds")
	}
	return shape.Type == kind, nil
}

func (s *Schema) properties(at place, shape *Shape) *Problem {
	about, p := at.is("object", shape)
	if !about {
		return p
	}
	described, ok := at.asks.(map[string]any)
	if !ok {
		return at.no("properties must be an object")
	}
	for _, f := range shape.Fields {
		if asks, ok := described[f.Name]; ok {
			if p := s.within(at.in(f.Name, asks), f.Shape); p != nil {
				return p
			}
		}
	}
	if shape.Items == nil {
		return nil
	}
	for name, asks := range described {
		if _, ours := shape.field(name); !ours {
			if p := s.within(at.in(name, asks), shape.Items); p != nil {
				return p
			}
		}
	}
	return nil
}

func (p place) required(shape *Shape) *Problem {
	about, problem := p.is("object", shape)
	if !about {
		return problem
	}
	list, ok := p.asks.([]any)
	if !ok {
		return p.no("required must be an array of names")
	}
	for _, name := range list {
		name, ok := name.(string)
		if !ok {
			return p.no("required must be an array of names")
		}
		switch f, ours := shape.field(name); {
		case !ours:
			return p.no("%q cannot be given; there is %s", clip(name), strings.Join(shape.Names(), ", "))
		case !f.Always:
			return p.no("%q is left out where it is unknown, so it cannot be required", clip(name))
		}
	}
	return nil
}

// additional judges additionalProperties, which is about the fields that properties beside it does not describe.
func (s *Schema) additional(at place, shape *Shape, in place) *Problem {
	about, p := at.is("object", shape)
	if !about {
		return p
	}
	described, _ := in.asks.(map[string]any)["properties"].(map[string]any)
	for _, f := range shape.Fields {
		if _, ok := described[f.Name]; ok {
			continue
		}
		if at.asks == false {
			return at.no("%q can be there too, and properties does not describe it", f.Name)
		}
		if p := s.within(at, f.Shape); p != nil {
			return p
		}
	}
	if shape.Items == nil {
		return nil
	}
	return s.within(at, shape.Items)
}

func (s *Schema) items(at place, shape *Shape) *Problem {
	about, p := at.is("array", shape)
	if !about {
		return p
	}
	if shape.Items == nil {
		return nil
	}
	return s.within(at, shape.Items)
}

// exact is the greatest integer up to which float64 has them all: as validators write that a number has to be an integer.
const exact = 1<<53 - 1

// bound judges minimum and maximum: of integers those are promised that every integer of JSON keeps to.
func (p place) bound(keyword string, shape *Shape) *Problem {
	about, problem := p.is("integer", shape)
	if !about && shape.Type != "number" {
		return problem
	}
	if bound, ok := p.asks.(float64); ok && about && (keyword == "minimum" && bound <= -exact || keyword == "maximum" && bound >= exact) {
		return nil
	}
	return p.no("that this is not beyond the bound cannot be promised")
}

func (p place) enum(shape *Shape) *Problem {
	list, _ := p.asks.([]any)
	has := func(v any) bool { return slices.Contains(list, v) }
	if comparable := !slices.ContainsFunc(list, func(v any) bool { return !plain(v) }); !comparable {
		return p.no("what this asks cannot be promised")
	}
	if shape.Type == "null" && has(nil) || shape.Type == "boolean" && has(true) && has(false) {
		return nil
	}
	return p.no("that this is one of these values cannot be promised")
}

// plain reports whether a value may be compared by ==.
func plain(v any) bool {
	switch v.(type) {
	case map[string]any, []any:
		return false
	}
	return true
}

func (p place) one(shape *Shape) *Problem {
	if shape.Type == "null" && p.asks == nil {
		return nil
	}
	return p.no("that this is always the same value cannot be promised")
}

// several judges allOf, anyOf and oneOf. Of the branches of oneOf those that are not met must be of other types.
func (s *Schema) several(keyword string, at place, shape *Shape) *Problem {
	list, ok := at.asks.([]any)
	if !ok || len(list) == 0 {
		return at.no("%s must be an array of schemas", keyword)
	}
	var first *Problem // of a branch that is about values of this type
	met := 0
	for i, asks := range list {
		branch := at.in(strconv.Itoa(i), asks)
		p := s.meet(branch, shape)
		switch {
		case p == nil:
			met++
		case keyword == "allOf":
			return p
		case excludes(asks, shape):
		case first == nil:
			first = p
		}
	}
	switch {
	case keyword == "allOf", keyword == "anyOf" && met > 0, keyword == "oneOf" && met == 1 && first == nil:
		return nil
	case keyword == "oneOf" && met > 0:
		return at.no("that exactly one of these is met cannot be promised")
	case first != nil:
		return first
	}
	return at.no("none of these is met by the %s that is given", shape.Type)
}

// excludes reports whether no value of the shape is of the type that a schema asks for.
func excludes(asks any, shape *Shape) bool {
	o, ok := asks.(map[string]any)
	if !ok {
		return asks == false
	}
	kind, ok := o["type"]
	return ok && shape.Type != "" && !allows(kind, shape.Type) && !(shape.Type == "number" && allows(kind, "integer"))
}
