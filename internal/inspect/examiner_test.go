package inspect_test

import "testing"

func TestAdvertsOfAnExaminerAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_examiner.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}

func TestColdAdvertsAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_cold.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}
