package measure_test

import (
	"encoding/json"
	"testing"

	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/model/research/measure"
)

func TestEvidenceIsWrittenAsItIsKept(t *testing.T) {
	e := measure.Design(design.Design{ID: "catalina-30", Builder: "Catalina", Name: "30", LOA: 9.12}, "http://localhost")
	got, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	want, err := json.Marshal(e.Evidence)
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Errorf("got %s, want %s", got, want)
	}
}
