package library_test

import (
	"strings"
	"testing"
)

func TestAnImpossibleValueIsNamedWithItsBound(t *testing.T) {
	set := newSet(t)
	for question, want := range map[string]string{
		"Hull speed for a waterline of -30 ft?":             "waterline_length must be at least 1 ft",
		"What is the dew point at 20 °C and 130% humidity?": "humidity must be at most 100%",
		"Air 15 °C, dew point 22 °C: relative humidity?":    "dew_point of 22 °C cannot be above",
		"scope -5:1 in 6 m":                                 "scope must be at least 1:1",
		"Distance 1,236 nm in 5.4 hours: average speed?":    "would be 228.9 kn, which no boat makes",
		"hw 0.8 m lw 4.5 m, height 2h after hw?":            "high_water must be above the low water of 4.5 m",
	} {
		reading, ok := set.Read(question, nil)
		if !ok {
			t.Errorf("%q was read as no calculation", question)
			continue
		}
		_, err := set.Call(reading.Calculator, reading.Args)
		if err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", question, err, want)
		}
	}
}
