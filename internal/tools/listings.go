package tools

import (
	"context"
)

// SearchListingsName is the name of the tool that SearchListings returns.
const SearchListingsName = "search_listings"

// Lister searches boats for sale by plain words and returns at most limit of them, as text and as data. It says in its
// text how it understood the words.
type Lister func(ctx context.Context, words string, limit int) (Result, error)

type listingQuery struct {
	Query string `json:"query" description:"what to look for in plain words, such as: ketch under 80,000 EUR in Greece" minimum:"1" maximum:"1000"`
	Limit int    `json:"limit" description:"how many listings at most" minimum:"1" maximum:"50" default:"10"`
}

// SearchListings searches boats for sale through list.
func SearchListings(list Lister) Tool {
	spec := Spec{
		SearchListingsName, "Search boats for sale",
		"Searches the inventory by make, model, type, length, price, year, place and equipment.",
	}
	return New(spec, func(ctx context.Context, in listingQuery) (Result, error) { return list(ctx, in.Query, in.Limit) })
}
