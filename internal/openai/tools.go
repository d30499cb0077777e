package openai

import (
	"maps"
	"slices"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// readTools takes the client's functions; tools of other kinds are skipped, as clients expect.
func readTools(o object, a *asked) {
	items := o.array("tools")
	if len(items) > maxTools {
		o.refuse(fault.New(fault.Invalid, "tools may hold at most %d tools, not %d", maxTools, len(items)).
			At("tools").Coded("array_above_max_length"))
		return
	}
	for i, raw := range items {
		tool := o.objectOf(index("tools", i), raw)
		tool.require("type")
		if tool.text("type") == "function" {
			a.Tools = append(a.Tools, readFunction(tool))
		}
	}
}

// named is the name of a function.
func (o object) named() string {
	o.require("name")
	name := o.text("name")
	if name == "" {
		o.refuse(fault.New(fault.Invalid, "%s must have at least 1 character, not 0", o.at("name")).At(o.at("name")))
	}
	return name
}

func readFunction(tool object) chat.ToolSpec {
	tool.require("function")
	f, ok := tool.object("function")
	if !ok {
		return chat.ToolSpec{}
	}
	spec := chat.ToolSpec{Name: f.named(), Description: f.text("description")}
	f.boolean("strict")
	parameters, _ := f.as("parameters", "an object")
	spec.Parameters = slices.Clone(parameters) // the body need not live as long
	return spec
}

// readToolChoice takes none, auto, required, or {"type":"function","function":{"name"}}.
func readToolChoice(o object, a *asked) {
	raw, ok := o.get("tool_choice")
	if !ok {
		return
	}
	if kindOf(raw) == "a string" {
		a.ToolChoice = o.text("tool_choice")
		if !slices.Contains([]string{"none", "auto", "required"}, a.ToolChoice) {
			o.refuse(fault.New(fault.Invalid, "tool_choice must be none, auto, required or a function, not %q", fault.Clip(a.ToolChoice)).At("tool_choice"))
		}
		return
	}
	if choice, ok := o.object("tool_choice"); ok {
		if f, ok := choice.function(); ok {
			a.ToolChoice = f.named()
		}
	}
}

// function is the function of an object whose type has to be that: what chooses or calls others is known and not available.
func (o object) function() (f object, ok bool) {
	o.require("type")
	if kind := o.text("type"); kind != "function" {
		o.refuse(unsupported(o.at("type"), "%s must be function, not %q", o.at("type"), fault.Clip(kind)))
		return object{}, false
	}
	o.require("function")
	return o.object("function")
}

func readToolCalls(o object) (calls []chat.ToolCall) {
	for i, raw := range o.array("tool_calls") {
		call := o.objectOf(index(o.at("tool_calls"), i), raw)
		call.require("id")
		c := chat.ToolCall{ID: call.text("id")}
		if f, ok := call.function(); ok {
			f.require("arguments")
			c.Name, c.Arguments = f.named(), f.text("arguments")
		}
		calls = append(calls, c)
	}
	return calls
}

// refuseMany refuses more than one choice: the answers would all be the same.
func refuseMany(o object) {
	for _, name := range []string{"n", "best_of"} {
		if n := o.integer(name); n != nil && *n != 1 {
			o.refuse(unsupported(name, "%s must be 1, not %s", name, o.said(name)))
		}
	}
}

func refuseBias(o object) {
	if bias, ok := o.object("logit_bias"); ok && len(bias.fields) > 0 {
		o.refuse(unsupported("logit_bias", "logit_bias is not available"))
	}
}

// refuseUnsupported refuses what the convention knows and this service cannot do, and checks the types of what it ignores.
func refuseUnsupported(o object) {
	if o.boolean("logprobs") {
		o.refuse(unsupported("logprobs", "logprobs are not available"))
	}
	for _, name := range []string{"top_logprobs", "audio", "web_search_options"} {
		if o.has(name) {
			o.refuse(unsupported(name, "%s is not available", name))
		}
	}
	for i, raw := range o.array("modalities") {
		if at := index("modalities", i); o.textOf(at, raw) != "text" {
			o.refuse(unsupported(at, "the only modality is text"))
		}
	}
	for _, name := range []string{"store", "parallel_tool_calls"} {
		o.boolean(name)
	}
	for _, name := range []string{"reasoning_effort", "verbosity", "service_tier", "safety_identifier", "prompt_cache_key"} {
		o.text(name)
	}
	meta, _ := o.object("metadata")
	if n := len(meta.fields); n > maxMetadata {
		o.refuse(fault.New(fault.Invalid, "metadata may hold at most %d pairs, not %d", maxMetadata, n).
			At("metadata").Coded("object_above_max_properties"))
	}
	for _, name := range slices.Sorted(maps.Keys(meta.fields)) {
		meta.textOf(meta.at(name), meta.fields[name])
	}
}
