package inspect

import (
	"github.com/fairlead/fairlead/internal/inspect/advert"
	"github.com/fairlead/fairlead/internal/inspect/part"
)

// Describes reports whether a text tells enough of a boat to assess her: her design; or her maker, year or length with
// anything more about her; or what is wrong with her in two places, or in one that holds her up or afloat.
func (in *Inspector) Describes(t advert.Text, now int) bool { return in.Introduces(t, now, in.grave) }

// grave reports whether a defect is a reason not to sail, whatever the boat.
func (in *Inspector) grave(c advert.Cue) bool {
	area := c.Item.Area()
	return c.Kind == advert.SaysDefect && c.Item != part.WholeBoat && (area == part.Hull || area == part.Rig) && in.rules.find(c.Item, c.Problem).grade == "A"
}
