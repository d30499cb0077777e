package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/area"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
	"github.com/fairlead/fairlead/internal/geo"
)

// liftsMake reports whether a turn only puts up with a builder that was refused before, "Bavarias are ok too", and refuses it no longer.
func (t *turn) liftsMake(a boat.Name) bool {
	return a.Model == "" && slices.Contains(t.base.ExcludeMakes, a.Make) && t.lifts(a.J, a.Make)
}

// liftsArea reports whether a turn only puts up with an area that was refused before: "France is fine after all".
func (t *turn) liftsArea(a area.Area) bool {
	refused := map[geo.Kind][]string{geo.KindCountry: t.base.ExcludeCountries, geo.KindState: t.base.ExcludeStates, geo.KindRegion: t.base.ExcludeRegions}
	return !a.Denied && slices.Contains(refused[a.Kind], a.ID) && t.lifts(a.J, a.ID)
}

// lifts has what ends before word j refused no longer where the words from there on put up with it.
func (t *turn) lifts(j int, refused string) bool {
	at := j
	if boat.IsBoat(t.Fold(at)) && !t.Breaks(at-1) {
		at++
	}
	n, ok := stance.Tolerated(t.Sentence, at)
	if !ok {
		n, ok = command.Adds(t.Sentence, at)
	}
	if !ok || t.Breaks(at-1) {
		return false
	}
	t.Use(j, at+n)
	t.withdrawn.Lifted, t.about = append(t.withdrawn.Lifted, refused), true
	return true
}
