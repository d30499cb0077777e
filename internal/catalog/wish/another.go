package wish

import (
	"math"
	"regexp"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
)

// anothers are the words for a boat that is not the one spoken of.
var anothers = regexp.MustCompile(`(?i)\b(?:something|sth|another (?:boat|one|model|design|type)|other (?:boats|ones|models|designs|makes|brands|builders)|any(?:thing|one) else|different (?:boats?|models?|designs?)|etwas|was anderes|ein anderes|andere boote|quelque chose|un autre|d'autres (?:bateaux|modèles))\b`)

// wantsAnother reports whether a turn behind a model asks for a boat that cannot be of it: "something with less draft", since a model
// has one draft.
func (t *turn) wantsAnother() bool {
	q := t.query
	fixed := q.DraftMin+q.DraftMax+q.BeamMax+q.AirDraft+q.DisplacementMin+q.DisplacementMax+q.LengthMin+q.LengthMax > 0 ||
		q.CabinsMin+q.CabinsMax+q.BerthsMin+q.BerthsMax+q.EnginesMin+q.EnginesMax > 0 ||
		q.Keel != nil || q.Rig != nil || q.HullMaterial != nil || q.Type != "" || q.TypesAny != nil || q.Category != nil
	return (fixed || t.asLong || t.wantsOtherSize()) && anothers.MatchString(t.Text)
}

// wantsOtherSize reports whether a turn wants a boat that is longer than the one spoken of, or shorter, and does not tell by how much.
func (t *turn) wantsOtherSize() bool {
	return (t.query.Sort == catalog.LengthAsc || t.query.Sort == catalog.LengthDesc) && t.query.LengthMin+t.query.LengthMax == 0
}

// sizeAround is by what share of her length others of the size of a model may differ.
const sizeAround = 0.1

// loosened is a search for a model as one for boats of her size and kind, where a turn names no other and still asks for something.
func (t *turn) loosened(base catalog.Query) catalog.Query {
	q := t.query
	if t.like || q.Make != "" || q.MakesAny != nil || q.ModelContains != "" || q.ModelsAny != nil || len(q.Compare) > 0 || t.withdrawn.Any() {
		return base
	}
	return t.loosen(base)
}

// loosen takes the builder and the model off a search and leaves her size and kind; a search for no model stays as it is.
func (t *turn) loosen(base catalog.Query) catalog.Query {
	models := demand.List(base.ModelContains, base.ModelsAny)
	if len(models) == 0 {
		return base
	}
	least, most := math.Inf(1), 0.0
	for _, name := range models {
		d := t.models.Design(base.Make, name)
		if d.LOA > 0 {
			least, most = min(least, d.LOA), max(most, d.LOA)
		}
		if base.Type == "" && base.TypesAny == nil {
			base.Type = string(d.Category)
		}
	}
	switch {
	case most == 0 || base.LengthMin+base.LengthMax > 0:
	case t.wantsOtherSize() && t.query.Sort == catalog.LengthDesc:
		base.LengthMin, base.LengthMax, t.query.Sort = round(most, 2), round(most*(1+2*sizeAround), 2), ""
	case t.wantsOtherSize():
		base.LengthMin, base.LengthMax, t.query.Sort = round(least*(1-2*sizeAround), 2), round(least, 2), ""
	default:
		base.LengthMin, base.LengthMax = round(least*(1-sizeAround), 2), round(most*(1+sizeAround), 2)
	}
	base.Make, base.MakesAny, base.ModelContains, base.ModelsAny = "", nil, "", nil
	return base
}

// Length is how long boats of a model are, in metres, by its design or by the feet in its name; 0 where neither tells.
func (p *Parser) Length(builder, model string) float64 { return p.models.Design(builder, model).LOA }

// onto begins a turn that asks of something else what was asked before: "and for a Hanse 37?".
var onto = regexp.MustCompile(`(?i)^\W*(?:(?:ok|okay|thanks|so)\W+)?(?:and|what about|how about|(?:the )?same (?:question )?(?:for|with|in)|ditto for|und|was ist mit|wie (?:ist|sieht) es (?:mit|bei)|et)\b[^.!]*(?:\?|\b(?:for|für|pour|with|mit) \S+(?: \S+){0,3})\W*$`)

// listing are words of a turn that asks to be shown boats.
var listing = sentence.Set("show|list|see|find|sale|any|available|zeig|zeige|gibt|montre|montrez|cherche")

// askAgain has a turn that only names something else ask of it what the turn before asked: its figures and its question.
func (t *turn) askAgain(w *Wish, before Wish) {
	const longest = 9
	if len(before.Query.Aggregate) == 0 && before.Question == NoQuestion || before.Question == Alert {
		return
	}
	if len(t.Words) > longest || t.query.Aggregate != nil || t.question != NoQuestion || t.query.Sort != "" || t.HoldsOne(listing) || !onto.MatchString(t.Text) {
		return
	}
	w.Query.Aggregate, w.Query.Count = before.Query.Aggregate, before.Query.Count
	w.Question, w.Offer, w.OfferIn = before.Question, before.Offer, before.OfferIn
}
