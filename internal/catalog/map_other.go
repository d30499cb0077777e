//go:build !unix

package catalog

import "os"

// mapped returns the content of a file.
func mapped(path string) ([]byte, error) { return os.ReadFile(path) }

func unmap([]byte) error { return nil }
