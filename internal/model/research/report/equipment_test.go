package report_test

import (
	"strings"
	"testing"
)

func TestEquipmentOfChanceIsNotToldWhereOneThingIsNamed(t *testing.T) {
	for _, thing := range []string{"a trailer", "a washing machine", "new sails"} {
		text, _, _ := strings.Cut(summaryOf(t, "Price by equipment of motorsailers with "+thing), " [Q1]")
		if !strings.Contains(text, "stand out of chance") || strings.Contains(text, "electric winches") {
			t.Errorf("with %s: %.400q", thing, text)
		}
	}
}
