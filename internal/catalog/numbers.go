package catalog

import "math"

// The numbers that can be searched for, by their column.
const (
	columnLength = iota
	columnBeam
	columnDraft
	columnAirDraft
	columnYear
	columnCabins
	columnBerths
	columnHeads
	columnHours
	columnKW
	columnEngines
	columnListed // days since 1970
	columnDisplacement
	columnCount
)

var columnValues = [columnCount]func(*Listing) float64{
	columnLength:   func(l *Listing) float64 { return l.LOA },
	columnBeam:     func(l *Listing) float64 { return l.Beam },
	columnDraft:    (*Listing).Draft,
	columnAirDraft: func(l *Listing) float64 { return l.AirDraft },
	columnYear:     func(l *Listing) float64 { return float64(l.Year()) },
	columnCabins:   func(l *Listing) float64 { return float64(l.Cabins) },
	columnBerths:   func(l *Listing) float64 { return float64(l.Berths) },
	columnHeads:    func(l *Listing) float64 { return float64(l.Heads) },
	columnHours:    (*Listing).Hours,
	columnKW:       (*Listing).KW,
	columnEngines:  func(l *Listing) float64 { return float64(len(l.Engines)) },
	columnListed:   listedDay,

	columnDisplacement: func(l *Listing) float64 { return l.Displacement },
}

// The orders by a number. Prices need none, because listings are numbered by them.
const (
	orderLength = iota
	orderYear
	orderHours
	orderListed
	orderCount
)

var orderColumns = [orderCount]int{
	orderLength: columnLength, orderYear: columnYear, orderHours: columnHours, orderListed: columnListed,
}

// listedDay is when a listing appeared, in days since 1970: as the source says, or when it was first seen.
func listedDay(l *Listing) float64 {
	at := l.ListedAt
	if at.IsZero() {
		at = l.FirstSeen
	}
	if at.IsZero() {
		return 0
	}
	return math.Floor(float64(at.Unix()) / 86400)
}
