package main

import (
	"context"
	"fmt"
	"io"
	"runtime/debug"
)

// build names what runs: the module's version, or the revision it was built from.
func build() string {
	info, ok := debug.ReadBuildInfo()
	if !ok {
		return "dev"
	}
	if v := info.Main.Version; v != "" && v != "(devel)" {
		return v
	}
	for _, s := range info.Settings {
		if s.Key == "vcs.revision" {
			return s.Value[:min(len(s.Value), 12)]
		}
	}
	return "dev"
}

func version(_ context.Context, _ []string, stdout io.Writer) error {
	_, err := fmt.Fprintln(stdout, "fairlead", build())
	return err
}
