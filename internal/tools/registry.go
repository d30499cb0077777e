package tools

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"github.com/fairlead/fairlead/internal/fault"
)

// Registry holds the tools there are, in a fixed order. It does not change and is safe for concurrent use.
type Registry struct {
	tools  []Tool
	byName map[string]int
}

// NewRegistry returns a registry of the tools, in the order given. It fails where two have the same name.
func NewRegistry(tools ...Tool) (*Registry, error) {
	r := &Registry{tools: slices.Clone(tools), byName: map[string]int{}}
	for i, t := range tools {
		if _, taken := r.byName[t.Name]; taken {
			return nil, fmt.Errorf("two tools are called %q", t.Name)
		}
		r.byName[t.Name] = i
	}
	return r, nil
}

// List returns every tool. The slice is the caller's own.
func (r *Registry) List() []Tool { return slices.Clone(r.tools) }

// Find returns the tool of that name.
func (r *Registry) Find(name string) (Tool, bool) {
	i, ok := r.byName[name]
	if !ok {
		return Tool{}, false
	}
	return r.tools[i], true
}

// Call calls the tool of that name with arguments as a JSON object. An unknown name is a fault.NotFound.
func (r *Registry) Call(ctx context.Context, name string, args json.RawMessage) (Result, error) {
	t, ok := r.Find(name)
	if !ok {
		return Result{}, fault.New(fault.NotFound, "there is no tool %q", name).At("name")
	}
	return t.Call(ctx, args)
}
