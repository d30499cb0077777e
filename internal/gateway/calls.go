package gateway

import (
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/tokens"
)

// checkTools refuses a choice that the model's engine cannot make, or that names none of the client's tools.
func checkTools(req *chat.Request, info *chat.Info) error {
	switch choice := req.ToolChoice; {
	case choice == "" || choice == "auto" || choice == "none":
		return nil
	case !info.ClientTools:
		return fault.New(fault.Invalid, "the embedded engine does not call a client's tools, so tool_choice must be auto or none, not %q",
			fault.Clip(choice)).At("tool_choice").Coded("unsupported_value")
	case len(req.Tools) == 0:
		return fault.New(fault.Invalid, "tool_choice is %q, but there are no tools to choose from", fault.Clip(choice)).At("tool_choice")
	case choice == "required":
		return nil
	}
	for _, t := range req.Tools {
		if t.Name == req.ToolChoice {
			return nil
		}
	}
	return fault.New(fault.Invalid, "tool_choice names %q, which is none of the tools", fault.Clip(req.ToolChoice)).At("tool_choice")
}

// called keeps what a call of the client's tools consists of, to count it: the same however it was cut.
func (r *run) called(piece chat.CallPiece) {
	if r.calls == nil {
		r.calls = make(map[int]*strings.Builder)
		r.firstCall = time.Now()
	}
	call, ok := r.calls[piece.Index]
	if !ok {
		call = &strings.Builder{}
		r.calls[piece.Index] = call
	}
	call.WriteString(piece.Name)
	call.WriteString(piece.Arguments)
}

func (r *run) callTokens() int {
	n := 0
	for _, call := range r.calls {
		n += tokens.Count(call.String())
	}
	return n
}
