package openai

import (
	"slices"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
)

// readTools takes the client's functions; tools of other kinds are skipped, as clients expect.
func readTools(o object, a *asked) error {
	items, err := o.array("tools")
	if err != nil {
		return err
	}
	if len(items) > maxTools {
		return fault.New(fault.Invalid, "tools may hold at most %d tools, not %d", maxTools, len(items)).
			At("tools").Coded("array_above_max_length")
	}
	for i, raw := range items {
		tool, err := objectOf(index("tools", i), raw)
		if err != nil {
			return err
		}
		if kind, err := tool.text("type"); err != nil || kind != "function" {
			if err != nil {
				return err
			}
			continue
		}
		spec, err := readFunction(tool)
		if err != nil {
			return err
		}
		a.Tools = append(a.Tools, spec)
	}
	return nil
}

func readFunction(tool object) (spec chat.ToolSpec, err error) {
	f, ok, err := tool.object("function")
	if err != nil {
		return spec, err
	}
	if !ok {
		return spec, missing(tool.at("function"))
	}
	if spec.Name, err = f.text("name"); err != nil {
		return spec, err
	}
	if spec.Name == "" {
		return spec, missing(f.at("name"))
	}
	if spec.Description, err = f.text("description"); err != nil {
		return spec, err
	}
	if raw, ok := f.get("parameters"); ok {
		if raw[0] != '{' {
			return spec, wrongType(f.at("parameters"), "an object", raw)
		}
		spec.Parameters = raw
	}
	return spec, nil
}

// readToolChoice takes none, auto, required, or {"type":"function","function":{"name"}}.
func readToolChoice(o object, a *asked) error {
	raw, ok := o.get("tool_choice")
	if !ok {
		return nil
	}
	if raw[0] == '"' {
		choice, err := o.text("tool_choice")
		if err != nil {
			return err
		}
		if !slices.Contains([]string{"none", "auto", "required"}, choice) {
			return fault.New(fault.Invalid, "tool_choice must be none, auto, required or a function, not %q", clip(choice)).At("tool_choice")
		}
		a.ToolChoice = choice
		return nil
	}
	choice, _, err := o.object("tool_choice")
	if err != nil {
		return err
	}
	f, ok, err := choice.object("function")
	if err != nil {
		return err
	}
	if !ok {
		return missing("tool_choice.function")
	}
	a.ToolChoice, err = f.text("name")
	return err
}

func readToolCalls(o object) ([]chat.ToolCall, error) {
	items, err := o.array("tool_calls")
	if err != nil {
		return nil, err
	}
	var calls []chat.ToolCall
	for i, raw := range items {
		call, err := objectOf(index(o.at("tool_calls"), i), raw)
		if err != nil {
			return nil, err
		}
		c := chat.ToolCall{}
		if c.ID, err = call.text("id"); err != nil {
			return nil, err
		}
		f, ok, err := call.object("function")
		if err != nil {
			return nil, err
		}
		if ok {
			if c.Name, err = f.text("name"); err != nil {
				return nil, err
			}
			if c.Arguments, err = f.text("arguments"); err != nil {
				return nil, err
			}
		}
		calls = append(calls, c)
	}
	return calls, nil
}

// refuseUnsupported refuses what the convention knows and this service cannot do, and checks the types of what it ignores.
func refuseUnsupported(o object, _ *asked) error {
	if on, err := o.boolean("logprobs"); err != nil {
		return err
	} else if on {
		return unsupported("logprobs", "logprobs are not available")
	}
	for _, name := range []string{"top_logprobs", "audio", "web_search_options"} {
		if o.has(name) {
			return unsupported(name, "%s is not available", name)
		}
	}
	if bias, ok, err := o.object("logit_bias"); err != nil {
		return err
	} else if ok && len(bias.fields) > 0 {
		return unsupported("logit_bias", "logit_bias is not available")
	}
	modalities, err := o.array("modalities")
	if err != nil {
		return err
	}
	for i, raw := range modalities {
		if string(raw) != `"text"` {
			return unsupported(index("modalities", i), "the only modality is text")
		}
	}
	for _, name := range []string{"store", "parallel_tool_calls"} {
		if _, err := o.boolean(name); err != nil {
			return err
		}
	}
	for _, name := range []string{"reasoning_effort", "verbosity", "service_tier", "safety_identifier", "prompt_cache_key"} {
		if _, err := o.text(name); err != nil {
			return err
		}
	}
	return checkMetadata(o)
}

func checkMetadata(o object) error {
	meta, ok, err := o.object("metadata")
	if !ok || err != nil {
		return err
	}
	if n := len(meta.fields); n > maxMetadata {
		return fault.New(fault.Invalid, "metadata may hold at most %d pairs, not %d", maxMetadata, n).
			At("metadata").Coded("object_above_max_properties")
	}
	for name := range meta.fields {
		if _, err := meta.text(name); err != nil {
			return err
		}
	}
	return nil
}
