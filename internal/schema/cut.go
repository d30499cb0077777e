package schema

import (
	"encoding/json"
	"maps"
	"slices"
	"strconv"
)

// Cut is what a schema leaves of the values of a shape. Of the whole value those fields stay that the schema names, and of an object
// within it, where the schema closes that by "additionalProperties": false, those that its properties name. A field that is required
// and left out where it is unknown is null there, if the schema permits null.
type Cut struct {
	Shape *Shape // what is left

	only  []string        // fields that stay; nil: all
	null  []string        // fields that are null where they are not known
	inner map[string]*Cut // what is left of fields
	items *Cut            // what is left of each item of an array; nil: all of it
}

// Cut returns what the schema leaves of the values of a shape.
func (s *Schema) Cut(shape *Shape) *Cut {
	c := cutter{s, map[pair]*Cut{}}
	return c.cut(place{asks: s.root}, shape)
}

// cutter compares a schema with a shape. What holds itself is cut once.
type cutter struct {
	*Schema
	cuts map[pair]*Cut
}

func (c cutter) cut(at place, shape *Shape) *Cut {
	key := pair{at.id, shape}
	if done, ok := c.cuts[key]; ok {
		return done
	}
	left := *shape
	cut := &Cut{Shape: &left}
	c.cuts[key] = cut
	root := at.id == ""
	at, asks := c.describes(at, shape)
	switch items, listed := asks["items"]; {
	case shape.Type == "array" && shape.Items != nil && listed:
		cut.items = c.cut(at.in("items", items), shape.Items)
		left.Items = cut.items.Shape
	case shape.Type == "object" && shape.Items == nil:
		if root {
			cut.only = c.Named()
		}
		c.fields(cut, at, asks)
	}
	return cut
}

// describes follows references and choices to what a schema asks of values of the shape's type; it has no keywords where that is not one
// schema.
func (c cutter) describes(at place, shape *Shape) (place, map[string]any) {
	about := map[string]string{"object": "properties", "array": "items"}[shape.Type]
	for range maxFollowed {
		asks, _ := at.asks.(map[string]any)
		if _, ok := asks[about]; ok {
			return at, asks
		}
		next, ok := c.follow(at, asks, shape)
		if !ok {
			return at, asks
		}
		at = next
	}
	return at, nil
}

// maxFollowed bounds how many references lead from one to the next.
const maxFollowed = 16

// follow returns the one schema to which another leaves what values of the shape's type are.
func (c cutter) follow(at place, asks map[string]any, shape *Shape) (to place, ok bool) {
	if ref, refers := asks["$ref"]; refers {
		to, problem := c.resolve(at.in("$ref", ref))
		return to, problem == nil
	}
	for _, keyword := range []string{"anyOf", "oneOf", "allOf"} {
		list, _ := asks[keyword].([]any)
		for i, branch := range list {
			if keyword != "allOf" && excludes(branch, shape) {
				continue
			}
			if ok {
				return at, false
			}
			to, ok = at.in(keyword, list).in(strconv.Itoa(i), branch), true
		}
	}
	return to, ok
}

// fields cuts those of an object.
func (c cutter) fields(cut *Cut, at place, asks map[string]any) {
	described, _ := asks["properties"].(map[string]any)
	if cut.only == nil && asks["additionalProperties"] == false {
		cut.only = c.closed(cut.Shape, described)
	}
	if cut.only != nil {
		cut.Shape.Fields = cut.Shape.Only(cut.only).Fields
	} else {
		cut.Shape.Fields = slices.Clone(cut.Shape.Fields)
	}
	required, _ := asks["required"].([]any)
	cut.inner = map[string]*Cut{}
	for i := range cut.Shape.Fields {
		f := &cut.Shape.Fields[i]
		asks, ok := described[f.Name]
		if !ok {
			continue
		}
		member := at.in("properties", described).in(f.Name, asks)
		cut.inner[f.Name] = c.cut(member, f.Shape)
		f.Shape = cut.inner[f.Name].Shape
		if !f.Always && slices.Contains(required, any(f.Name)) && c.meet(member, nothing) == nil {
			shape := *f.Shape
			shape.Null = true
			f.Shape, f.Always = &shape, true
			cut.null = append(cut.null, f.Name)
		}
	}
}

// closed are the fields that a closed object has; nil where it would have none, which is no use to anybody.
func (c cutter) closed(shape *Shape, described map[string]any) []string {
	if len(shape.Only(slices.Collect(maps.Keys(described))).Fields) == 0 {
		return nil
	}
	return slices.Sorted(maps.Keys(described))
}

// Apply returns what is left of a value of the shape, which must be valid JSON without space around it.
func (c *Cut) Apply(value json.RawMessage) (json.RawMessage, error) {
	switch {
	case value[0] == '[' && c.items != nil:
		return c.list(value)
	case value[0] == '{' && (c.only != nil || c.null != nil || len(c.inner) > 0):
		return c.object(value)
	}
	return value, nil
}

func (c *Cut) list(value json.RawMessage) (json.RawMessage, error) {
	var items []json.RawMessage
	if err := json.Unmarshal(value, &items); err != nil {
		return nil, err
	}
	for i := range items {
		left, err := c.items.Apply(items[i])
		if err != nil {
			return nil, err
		}
		items[i] = left
	}
	return json.Marshal(items)
}

func (c *Cut) object(value json.RawMessage) (json.RawMessage, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(value, &fields); err != nil {
		return nil, err
	}
	if c.only != nil {
		maps.DeleteFunc(fields, func(name string, _ json.RawMessage) bool { return !slices.Contains(c.only, name) })
	}
	for name, inner := range c.inner {
		field, ok := fields[name]
		if !ok {
			continue
		}
		left, err := inner.Apply(field)
		if err != nil {
			return nil, err
		}
		fields[name] = left
	}
	for _, name := range c.null {
		if _, known := fields[name]; !known {
			fields[name] = json.RawMessage("null")
		}
	}
	return json.Marshal(fields)
}
