package schema

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// maxSteps bounds how many times a place of a schema is compared with a shape.
const maxSteps = 20_000

// Schema is a JSON Schema of a client. It is not safe for concurrent use.
type Schema struct {
	root  map[string]any
	steps int
	level int // how deep in a value what is being compared lies
	seen  map[pair]*verdict
	halve map[*Shape]*Shape // what shapes are besides null
}

type pair struct {
	id    string // of a place
	shape *Shape
}

// verdict is what came of a pair. While it is compared it is taken to be met: what holds itself is met where all else is.
type verdict struct {
	problem *Problem
	open    bool // it is still being compared
	level   int  // since where in a value
	assumed bool // and something deeper rests on it
}

// Problem is a place of a schema that values of a shape do not meet, or cannot be said to meet.
type Problem struct {
	Path string // of the place, such as properties.total.type; empty for the schema itself
	Says string // what is wrong there
}

// Error tells the place and what is wrong.
func (p *Problem) Error() string { return strings.TrimPrefix(p.Path+": "+p.Says, ": ") }

// errObject is returned for a schema that is no object.
var errObject = errors.New("a JSON Schema must be an object")

// Parse reads a schema, which must be a JSON object.
func Parse(raw []byte) (*Schema, error) {
	s := &Schema{seen: map[pair]*verdict{}, halve: map[*Shape]*Shape{}}
	if err := json.Unmarshal(raw, &s.root); err != nil {
		return nil, fmt.Errorf("read a JSON Schema: %w", err)
	}
	if s.root == nil {
		return nil, errObject
	}
	return s, nil
}

// Named are the top-level properties that the schema describes or requires, each once and sorted; none where it describes none.
func (s *Schema) Named() []string {
	described, _ := s.root["properties"].(map[string]any)
	if len(described) == 0 {
		return nil
	}
	names := slices.Collect(maps.Keys(described))
	required, _ := s.root["required"].([]any)
	for _, name := range required {
		if name, ok := name.(string); ok {
			names = append(names, name)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}

// Admits returns nil where every value of the shape meets the schema, else the first place that keeps from saying so.
func (s *Schema) Admits(shape *Shape) *Problem { return s.meet(place{asks: s.root}, shape) }

// place is a value within a schema.
type place struct {
	asks any
	path string // as a client reads it
	id   string // the same as a JSON pointer, which names it without doubt
}

func (p place) in(name string, asks any) place {
	id := p.id + "/" + strings.NewReplacer("~", "~0", "/", "~1").Replace(name)
	return place{asks, strings.TrimPrefix(p.path+"."+clip(name), "."), id}
}

func (p place) no(says string, args ...any) *Problem {
	return &Problem{p.path, fmt.Sprintf(says, args...)}
}

// clip shortens what a client wrote.
func clip(name string) string {
	if r := []rune(name); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return name
}

// meet compares the schema at a place with a shape, and with null by itself where the shape has it.
func (s *Schema) meet(at place, shape *Shape) *Problem {
	if shape.Null {
		if p := s.meet(at, nothing); p != nil {
			return p
		}
		shape = s.besidesNull(shape)
	}
	key := pair{at.id, shape}
	if v, ok := s.seen[key]; ok {
		if v.open && v.level == s.level {
			return at.no("the schema refers to itself without end")
		}
		v.assumed = v.assumed || v.open
		return v.problem
	}
	if s.steps++; s.steps > maxSteps {
		return at.no("the schema is too large to be compared with what can be given")
	}
	v := &verdict{open: true, level: s.level}
	s.seen[key] = v
	v.problem = s.compare(at, shape)
	v.open = false
	if v.problem != nil && v.assumed { // what rests on it has to be compared again
		maps.DeleteFunc(s.seen, func(_ pair, v *verdict) bool { return !v.open && v.problem == nil })
	}
	return v.problem
}

// within compares the schema at a place with the shape of what lies within the value at hand.
func (s *Schema) within(at place, shape *Shape) *Problem {
	s.level++
	defer func() { s.level-- }()
	return s.meet(at, shape)
}

func (s *Schema) besidesNull(shape *Shape) *Shape {
	half, ok := s.halve[shape]
	if !ok {
		bare := *shape
		bare.Null = false
		half = &bare
		s.halve[shape] = half
	}
	return half
}

func (s *Schema) compare(at place, shape *Shape) *Problem {
	switch asks := at.asks.(type) {
	case bool:
		if asks {
			return nil
		}
		return at.no("nothing meets false, and this can be given")
	case map[string]any:
		for _, keyword := range slices.Sorted(maps.Keys(asks)) {
			if p := s.judge(keyword, at.in(keyword, asks[keyword]), shape, at); p != nil {
				return p
			}
		}
		return nil
	}
	return at.no("a schema must be an object, true or false")
}

// resolve returns the place that a reference names.
func (s *Schema) resolve(at place) (place, *Problem) {
	ref, _ := at.asks.(string)
	found := place{asks: s.root}
	if ref == "#" {
		return found, nil
	}
	pointer, ok := strings.CutPrefix(ref, "#/")
	if !ok {
		return at, at.no("a reference must be # or begin with #/, into this schema")
	}
	for token := range strings.SplitSeq(pointer, "/") {
		token = strings.NewReplacer("~1", "/", "~0", "~").Replace(token)
		next, ok := step(found.asks, token)
		if !ok {
			return at, at.no("the schema has nothing at %q", clip(ref))
		}
		found = found.in(token, next)
	}
	return found, nil
}

// step goes into an object or an array.
func step(from any, token string) (next any, ok bool) {
	switch from := from.(type) {
	case map[string]any:
		next, ok = from[token]
	case []any:
		if i, err := strconv.Atoi(token); err == nil && i >= 0 && i < len(from) {
			return from[i], true
		}
	}
	return next, ok
}
