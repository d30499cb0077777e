package advert

import (
	"regexp"

	"github.com/fairlead/fairlead/internal/design"
)

// makeLabel and modelLabel match the fields of a feed that name a boat, and what stands in them.
var (
	makeLabel  = regexp.MustCompile(`(?i)\b(?:make|manufacturer|builder|brand|hersteller|werft|marke|constructeur|chantier|marque)"?\s*[:=]\s*"?([^";,|\n]{2,40})`)
	modelLabel = regexp.MustCompile(`(?i)\b(?:model|modell|mod[èe]le|typ|type)"?\s*[:=]\s*"?([^";,|\n]{1,40})`)
)

// labelledName finds the design that the fields of make and model name, "make=Princess; model=V42"; nil where there are none
// or the table does not have her.
func (rd *Reader) labelledName(text string) []design.Match {
	maker, model := makeLabel.FindStringSubmatch(text), modelLabel.FindStringSubmatch(text)
	if maker == nil || model == nil {
		return nil
	}
	mentions := rd.designs.Mentions(maker[1] + " " + model[1])
	if len(mentions) == 0 {
		return nil
	}
	return mentions[0].Matches
}
