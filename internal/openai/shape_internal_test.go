package openai

import (
	"errors"
	"testing"

	"github.com/fairlead/fairlead/internal/fault"
)

func TestAFaultNamesTheFieldThatTheRequestHas(t *testing.T) {
	for _, tt := range []struct{ param, chat, legacy string }{
		{"messages", "messages", "prompt"}, {"messages[0].content", "messages[0].content", "prompt"}, {"max_tokens", "max_tokens", "max_tokens"}, {"", "", ""},
	} {
		f := fault.New(fault.Invalid, "wrong").At(tt.param).Coded("context_length_exceeded")
		if got := fault.From(chatShape.fault(f)).Param; got != tt.chat {
			t.Errorf("chat: got %q for %q", got, tt.param)
		}
		got := fault.From(legacyShape.fault(f))
		if got.Param != tt.legacy || got.Code != f.Code || f.Param != tt.param {
			t.Errorf("legacy: got %+v for %q", got, tt.param)
		}
	}
	if other := errors.New("x"); !errors.Is(legacyShape.fault(other), other) || legacyShape.fault(nil) != nil {
		t.Error("an error that is no fault is changed")
	}
}
