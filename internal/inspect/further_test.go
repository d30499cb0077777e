package inspect_test

import "testing"

func TestFurtherAdvertsAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_further.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}

func TestFreshAdvertsAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_fresh.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}

func TestAdvertsOfBrokersAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_brokers.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}

func TestAdvertsOfOwnersAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_owners.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}

func TestLastAdvertsAreUnderstood(t *testing.T) {
	share, falsely := readAdverts(t, advertsIn(t, "testdata/adverts_last.txt"))
	if share < 0.95 || falsely > 0.05 {
		t.Errorf("found %.3f of the facts, %.3f false findings a report", share, falsely)
	}
}
