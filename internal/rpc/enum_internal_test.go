package rpc

import (
	"strings"
	"testing"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
)

func TestNamesAreLookedForInMessagesOfOursOnly(t *testing.T) {
	d := (&pb.InterpretRequest{}).ProtoReflect().Descriptor()
	if f := unknownName([]byte(`{"text":"x","history":[{"role":"user","content":"y","nullValue":"theirs"}]}`), d, ""); f != nil {
		t.Errorf("a value of the client's is refused: %v", f)
	}
}

func TestAMessageThatHoldsItselfIsNotFollowedToItsEnd(t *testing.T) {
	const deep = 2000
	body := `{"query":` + strings.Repeat(`{"compare":[`, deep) + `{"sort":"SORT_OF"}` + strings.Repeat(`]}`, deep) + `}`
	if f := unknownName([]byte(body), (&pb.SearchRequest{}).ProtoReflect().Descriptor(), ""); f != nil {
		t.Errorf("a name some thousand messages deep is looked at: %v", f)
	}
}
