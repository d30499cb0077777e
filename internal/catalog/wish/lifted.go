package wish

import (
	"slices"

	"github.com/fairlead/fairlead/internal/catalog/wish/area"
	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/command"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
	"github.com/fairlead/fairlead/internal/geo"
)

// liftsMake reports whether a turn only puts up with a builder that was refused before, "Bavarias are ok too", and refuses it no longer.
func (t *turn) liftsMake(a boat.Name) bool {
	return a.Model == "" && slices.Contains(t.base.ExcludeMakes, a.Make) && t.lifts(a.I, a.J, a.Make)
}

// liftsArea reports whether a turn only puts up with an area that was refused before: "France is fine after all".
func (t *turn) liftsArea(a area.Area) bool {
	refused := map[geo.Kind][]string{geo.KindCountry: t.base.ExcludeCountries, geo.KindState: t.base.ExcludeStates, geo.KindRegion: t.base.ExcludeRegions}
	return !a.Denied && slices.Contains(refused[a.Kind], a.ID) && t.lifts(a.I, a.J, a.ID)
}

// lifts has what the words from i up to but not including j name refused no longer where those beside them put up with it.
func (t *turn) lifts(i, j int, refused string) bool {
	from, at := i, j
	if boat.IsBoat(t.Fold(at)) && !t.Breaks(at-1) {
		at++
	}
	n, ok := stance.Tolerated(t.Sentence, at)
	if !ok {
		n, ok = command.Adds(t.Sentence, at)
	}
	if ok = ok && !t.Breaks(at-1); ok {
		at += n
	}
	if before, accepted := stance.Accepted(t.Sentence, t.SkipArticles(i)); accepted {
		from, ok = before, true
	}
	if n, again := t.Before(i, readmitting, 2); again {
		from, ok = i-n, true
	}
	if !ok {
		return false
	}
	t.Use(from, at)
	t.withdrawn.Lifted, t.about = append(t.withdrawn.Lifted, refused), true
	return true
}

// readmitting are the words before what is refused no longer.
var readmitting = sentence.Set("include|also include|allow|also allow|permit|add back|bring back|put back|erlaube|inclure|autorise")
