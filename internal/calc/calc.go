// Package calc answers sailors' sums: each calculator is one declaration of its inputs, formula, words and working. The declarations
// stand in rooms by subject below it, and library lists them.
package calc

import (
	"encoding/json"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Set is every calculator, with the places and designs they may look up. It is read only and safe for concurrent use.
type Set struct {
	calculators []Calculator
	byName      map[string]int
	places      *geo.Gazetteer
	asker       question.Reader
	patterns    func() []recognizer
	vocabulary  func() []map[string]bool  // the words of each calculator, by stem
	rarity      func() map[string]float64 // how much a stem tells
}

// New returns a set of calculators, whose names must differ. Distances, sun and moon need places, which must not be nil; a boat named in
// a question fills in its particulars from designs, which may be nil.
func New(calculators []Calculator, places *geo.Gazetteer, designs *design.Table) *Set {
	s := &Set{calculators: calculators, places: places, asker: question.NewReader(places, designs), byName: map[string]int{}}
	for i, c := range s.calculators {
		s.byName[c.Name] = i
	}
	s.patterns = sync.OnceValue(s.compile)
	s.vocabulary = sync.OnceValue(s.vocabularies)
	s.rarity = sync.OnceValue(func() map[string]float64 { return rarities(s.vocabulary()) })
	return s
}

// List returns the calculators in a fixed order. The caller may change the slice, not what its elements point to.
func (s *Set) List() []Calculator { return slices.Clone(s.calculators) }

// Find returns the calculator of that name.
func (s *Set) Find(name string) (Calculator, bool) {
	i, ok := s.byName[name]
	if !ok {
		return Calculator{}, false
	}
	return s.calculators[i], true
}

// Call computes. Arguments are by input name: a number in the input's unit, or a text with its own unit such as
// "38'6\"", "0800 UTC" or "4 W". A calculator or input that does not exist, a missing or unreadable argument, and one
// outside its bounds is an *InputError that names the field, the bound and the value.
func (s *Set) Call(name string, args map[string]any) (Result, error) {
	c, ok := s.Find(name)
	if !ok {
		return Result{}, InputErrorf("", "no calculator %q", name)
	}
	values, err := s.values(c, args)
	if err != nil {
		return Result{}, err
	}
	answer, err := c.Compute(values)
	if err != nil {
		return Result{}, err
	}
	return Result{
		Calculator: c.Name, Title: c.Title, Inputs: values.echo(c), Outcomes: answer.Outcomes, Working: answer.Working,
		Formula: c.Formula, Source: c.Source, Notes: answer.Notes,
	}, nil
}

// CallJSON is Call with the arguments as one JSON object, as a language model gives them.
func (s *Set) CallJSON(name string, args json.RawMessage) (Result, error) {
	var decoded map[string]any
	if err := json.Unmarshal(args, &decoded); err != nil {
		return Result{}, InputErrorf("", "the arguments of %s are not a JSON object", name)
	}
	return s.Call(name, decoded)
}

// values reads and checks every argument.
func (s *Set) values(c Calculator, args map[string]any) (*Values, error) {
	v := &Values{set: s, now: time.Now(), quantities: map[string]quantity.Quantity{}, texts: map[string]string{},
		stated: map[string]bool{}}
	for name := range args {
		if !slices.ContainsFunc(c.Inputs, func(in Input) bool { return in.Name == name }) {
			return nil, InputErrorf(name, "%s has no such input", c.Name)
		}
	}
	for _, in := range c.Inputs {
		given, ok := args[in.Name]
		switch {
		case ok && given != nil:
			v.stated[in.Name] = true
		case in.Default != nil:
			given = in.Default
		case in.Optional:
			continue
		default:
			return nil, InputErrorf(in.Name, "is missing: %s", in.describe())
		}
		if err := v.read(in, given); err != nil {
			return nil, err
		}
	}
	if len(c.Either) > 0 && !slices.ContainsFunc(c.Either, v.Has) {
		return nil, InputErrorf(c.Either[0], "is missing: %s; or give %s", c.Input(c.Either[0]).describe(),
			strings.Join(c.Either[1:], " or "))
	}
	return v, nil
}
