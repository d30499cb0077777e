// Package part names the parts of a boat, the areas they belong to, and what can be wrong with them.
package part

// Area is a part of the boat that is scored on its own.
type Area string

// The areas, in the order of a surveyor's report.
const (
	Hull       Area = "hull"
	Deck       Area = "deck"
	Rig        Area = "rig"
	Drive      Area = "engine"
	Electrical Area = "electrical"
	Interior   Area = "interior"
	Safety     Area = "safety"
)

// Areas returns every area, in the order of a report.
func Areas() []Area { return []Area{Hull, Deck, Rig, Drive, Electrical, Interior, Safety} }
