package survey

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/inspect/advert"
)

// unfit is the error for turns that bring nothing to assess: a listing that is not here is named.
func (s *Surveyor) unfit(turns []turn) error {
	for _, t := range turns {
		for _, m := range namedListing.FindAllStringSubmatch(t.text, -1) {
			if id := m[1] + m[2]; strings.ContainsAny(id, "0123456789") { // else it is a word, "listing pre-owned boats"
				return noListing(id, t.at)
			}
		}
	}
	return missing()
}

// noListing is the error for an id of a message that is none of this server's.
func noListing(id string, at int) error {
	return fault.New(fault.Invalid, "there is no listing %s on this server", shown(id)).At(param(at)).Coded("invalid_listing_url")
}

// namedListing matches an id of this server, or one that is called a listing.
var namedListing = regexp.MustCompile(`(?i)\blisting\s+(?:no\.?\s+|number\s+|id\s+)?([a-z]{1,4}-[0-9a-z]{4,12})\b|\b(s-\d{6,12})\b`)

func missing() error {
	return fault.New(fault.Invalid, "a survey needs something to look at: a listing's address, an image, or a description of the boat with her make and model, year or length; what concerns boats in general is a question for svc-agent").
		At("messages").Coded("missing_survey_input")
}

func tooManyImages(n int) error {
	return fault.New(fault.Invalid, "at most %d images are looked at, not %d", mostImages, n).At("messages").Coded("invalid_image")
}

// onRoad is the error for a car or another vehicle of the road, nil where the texts speak of a boat.
func (s *Surveyor) onRoad(texts []advert.Text) error {
	if !s.inspector.OnRoad(joined(texts)) {
		return nil
	}
	return fault.New(fault.Invalid, "a survey is of boats, and this seems to be a car or another road vehicle; send a description of a boat with her make and model, year or length").
		At("messages").Coded("missing_survey_input")
}

// dataAddress matches an image that is put into a text as a data: address.
var dataAddress = regexp.MustCompile(`data:image/[a-z+.-]+;base64,[A-Za-z0-9+/=_-]+`)

// imagesIn takes the images out of a text that are written there as data: addresses.
func imagesIn(text string) (rest string, images []chat.Image) {
	for _, address := range dataAddress.FindAllString(text, -1) {
		if !slices.Contains(images, chat.Image{URL: address}) {
			images = append(images, chat.Image{URL: address})
		}
	}
	return dataAddress.ReplaceAllString(text, " "), images
}
