// Package prose puts words together as sentences have them.
package prose

import "strings"

// List joins items with commas and a last word, such as "and", before the last of them: "a, b and c".
func List(items []string, last string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	end := len(items) - 1
	return strings.Join(items[:end], ", ") + " " + last + " " + items[end]
}

// Spaced turns an identifier into words: "bow_thruster" into "bow thruster"; initials are written as such.
func Spaced(id string) string {
	if id == "grp" {
		return "GRP"
	}
	return strings.ReplaceAll(id, "_", " ")
}
