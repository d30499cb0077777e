package sample_test

import "testing"

func TestNoBoatIsOlderThanHerDesignThoughTheTableHasNoYears(t *testing.T) {
	since := map[string]int{"lagoon-421": 2010, "highfield-classic-310": 2011, "highfield-classic-340": 2011, "linssen-grand-sturdy-40-9": 2004}
	offered := map[string]int{}
	for _, l := range inventory() {
		first, ok := since[l.DesignID]
		if !ok {
			continue
		}
		offered[l.DesignID]++
		if l.YearBuilt != 0 && l.YearBuilt < first {
			t.Errorf("%s: a %s built in %d, before %d", l.ID, l.DesignID, l.YearBuilt, first)
		}
	}
	if len(offered) != len(since) {
		t.Errorf("offered are %v, want some of each of %v", offered, since)
	}
}
