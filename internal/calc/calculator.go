package calc

import (
	"fmt"

	"github.com/fairlead/fairlead/internal/calc/answer"
	"github.com/fairlead/fairlead/internal/calc/question"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/quantity"
)

// Calculator is one declaration: schema, reading, computing and rendering all come from it.
type Calculator struct {
	Name    string // stable, snake case: "hull_speed"
	Title   answer.Text
	Answers string // the question it answers, for a catalogue of tools
	Formula string // with its symbols and units
	Source  string // where the formula comes from
	Inputs  []Input

	// Topic are phrases that name the subject; one of them is nearly enough to recognise a question. Asks are phrases
	// that only ask for the kind of thing computed ("how long"). Never are phrases that mean another calculator.
	// Phrases are written as a question.Pattern is.
	Topic, Asks, Never []string
	// Either names optional inputs of which a call must give one.
	Either []string
	// Whole asks that every required input be in the question: for calculators whose words are everyday words.
	Whole bool
	// Sure are phrases that name the sum beyond doubt, so that it asks for what it lacks though it is whole, and is told whatever else
	// is given.
	Sure []string
	// Spares lets other particulars of a boat stand in the question: "10 t, LWL 11 m, sail area 85 m²: D/L?".
	Spares bool
	// Wholly asks that Last leave nothing of the question out, and that nothing be blanked out of it as told besides: for calculators that
	// make a sum of whatever there is.
	Wholly bool
	// Free calculators need no quantity or place in the question, but then both a topic and an asking phrase.
	Free bool
	// Yields is what it computes, where the dimensions given and wanted are enough to know the sum (infer.go).
	Yields quantity.Dimension
	// Rank is added to the score, to prefer the plainer of two calculators that read a question alike.
	Rank float64
	// Read takes from a question what plain matching of quantities to inputs cannot, such as lists and places.
	Read func(*question.Question, *Draft)
	// Resume takes from a turn that goes on what Read does not, such as the unit of the turn before.
	Resume func(q *question.Question, d, before *Draft)
	// Last reads, of a question that no calculator's words recognise, everything that it gives; false where it cannot. call is what the
	// draft comes to so far.
	Last func(q *question.Question, d *Draft, call func() (Result, error)) bool
	// Had is the sum of who has so much of what this one computes: "I only have 30 m" behind the rode to let out asks for its scope.
	Had Had
	// Next are the sums that take what this one comes to, as turns go on with it: the fuel for a distance behind what an engine burns.
	Next []Had
	// Comes tells whether it computes what is needed or what there is, for a turn that asks whether that is enough.
	Comes Side
	// Compute computes from arguments that are within their bounds. What they cannot be together is told by InputErrorf.
	Compute func(*Values) (answer.Answer, error)
}

// Had names a calculator, and the input of it that is what another one computes; those of the other's inputs that it has too are the same.
type Had struct {
	Calculator, Input string
	// Asks are phrases of which a turn has one that goes on from what was computed; nil is any.
	Asks []string
}

// Kind is how an input is given.
type Kind int

// The kinds of input.
const (
	Measure Kind = iota // a quantity: number in Input.Unit, or text with a unit
	Place               // a port, a town or coordinates, as text
	Loads               // a list of {name, current, power, hours, count}
	UnitOf              // the name of a unit
)

// Input is one argument of a calculator.
type Input struct {
	Name     string // snake case, as in JSON
	Label    string // a few words for people, without article: "waterline length"
	Kind     Kind
	Dim      quantity.Dimension // of a Measure
	Unit     string             // a bare number is in this unit; Min and Max too
	Min, Max float64            // inclusive bounds; both 0 means none
	Default  any                // as an argument; nil when there is none
	Optional bool               // may be missing even without a default
	Words    []string           // phrases that announce it in a question
	// Values are phrases that stand for a value, such as "beam reach" for 90 degrees.
	Values []Phrase
	// Announced asks for an announcing word: a quantity of the same dimension without one is not taken.
	Announced bool
	// Adds lets a turn that goes on add an amount to it, "plus 15 Ah", and Kept lets one keep some of it back: "keeping 20 L back". What is kept
	// back comes on top of an optional one, which adds to what is needed.
	Adds, Kept bool
	// Reference lists what a direction may be counted from when the question says so: T true, M magnetic, C compass;
	// empty is any.
	Reference string
	// Bare accepts a number without a unit even where no word announces it.
	Bare bool
	// Design gives the input, in its base unit, of a boat named in the question; 0 when not published.
	Design func(design.Design) float64
}

// Phrase is words that stand for a value in the input's unit.
type Phrase struct {
	Words string
	Value float64
}

// Input returns the input of that name, which the calculator must have.
func (c Calculator) Input(name string) Input {
	for _, in := range c.Inputs {
		if in.Name == name {
			return in
		}
	}
	return Input{}
}

// Required reports whether a call must give the input.
func (in Input) Required() bool { return in.Default == nil && !in.Optional }

// describe tells in a few words what to give.
func (in Input) describe() string {
	switch in.Kind {
	case Place:
		return in.Label + ", a port or coordinates"
	case Loads:
		return in.Label + ", each with amperes or watts and hours a day"
	case UnitOf:
		return in.Label + ", the name of a unit"
	}
	switch in.Dim {
	case "":
		return in.Label
	case quantity.Clock:
		return in.Label + `, a time such as "08:00 UTC"`
	case quantity.Calendar:
		return in.Label + `, a date such as "12 June"`
	case quantity.Bare:
		return in.Label + ", a number"
	}
	if in.Unit == "" {
		return fmt.Sprintf("%s, an amount of %s", in.Label, in.Dim)
	}
	return fmt.Sprintf("%s in %s or another unit of %s", in.Label, answer.Symbol(in.Unit), in.Dim)
}

// Demanded is an input that a call must give.
func Demanded(in Input) Input {
	in.Default, in.Optional = nil, false
	return in
}

// Optional is an input that a call may leave out.
func Optional(in Input) Input {
	in.Optional, in.Default = true, nil
	return in
}

// Announced is an input that is only taken beside a word that announces it.
func Announced(in Input) Input {
	in.Announced = true
	return in
}
