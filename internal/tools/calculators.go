package tools

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"

	"github.com/fairlead/fairlead/internal/calc"
	"github.com/fairlead/fairlead/internal/fault"
)

// Calculators returns a tool for each calculator of the set, in its order. Arguments are numbers in the unit that the
// schema names, or texts with a unit of their own; the data of a result is a calc.Result.
func Calculators(set *calc.Set) []Tool {
	var list []Tool
	for _, c := range set.List() {
		list = append(list, Tool{
			Name: c.Name, Title: c.Title.EN, Description: c.Answers, Schema: set.Schema(c.Name),
			Call: func(_ context.Context, args json.RawMessage) (Result, error) { return calculate(set, c.Name, args) },
		})
	}
	return list
}

func calculate(set *calc.Set, name string, args json.RawMessage) (Result, error) {
	if len(bytes.TrimSpace(args)) == 0 {
		args = json.RawMessage("{}")
	}
	result, err := set.CallJSON(name, args)
	var wrong *calc.InputError
	switch {
	case errors.As(err, &wrong) && wrong.Field != "":
		return Result{}, invalid(wrong.Field, "%s", wrong.Problem)
	case errors.As(err, &wrong):
		return Result{}, fault.New(fault.Invalid, "%s", wrong.Error()).At("arguments")
	case err != nil:
		return Result{}, err
	}
	return Result{Text: result.Markdown("en"), Data: result}, nil
}
