package advert

import "slices"

// Words of vehicles of the road, and of boats alone.
var (
	roadVehicles = wordClass("road_vehicles")
	afloat       = wordClass("afloat")
)

// OnRoad reports whether a text offers a car or another vehicle of the road and speaks of nothing that a boat has.
func (rd *Reader) OnRoad(t Text) bool {
	words := split(t.Body)
	drives := anyIn(words, roadVehicles)
	floats := slices.ContainsFunc(words, func(w word) bool { return afloat[w.text] || hulls[w.text] })
	return drives && !floats && len(rd.designs.Mentions(t.Body)) == 0
}
