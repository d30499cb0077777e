package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestAKeyOfNobodyKnowsWhichPlanIsNotMade(t *testing.T) {
	dir := t.TempDir()
	if out, err := runIn(t, dir, "keys", "create", "-name", "boat"); err == nil || !strings.Contains(err.Error(), "-plan") || !strings.Contains(err.Error(), "FAIRLEAD_ENV") {
		t.Errorf("printed %q, %v", out, err)
	}
	mustRun(t, dir, "of plan pro", "keys", "create", "-name", "boat", "-plan", "pro")
	if err := os.WriteFile(filepath.Join(dir, devKeyFile), []byte("svc"), 0o600); err != nil {
		t.Fatal(err)
	}
	mustRun(t, dir, "of plan development", "keys", "create", "-name", "boat")
	t.Setenv("FAIRLEAD_ENV", "production")
	mustRun(t, dir, "of plan free", "keys", "create", "-name", "boat")
}

func TestAUserWithoutKeysIsTold(t *testing.T) {
	dir := t.TempDir()
	mustRun(t, dir, "user anna has no keys; name another one by -user", "keys", "list", "-user", "anna")
	mustRun(t, dir, "made", "keys", "create", "-user", "anna", "-name", "made", "-plan", "free")
	mustRun(t, dir, "made", "keys", "list", "-user", "anna")
}
