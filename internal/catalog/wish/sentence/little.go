package sentence

// Little words, which mean the same whatever a sentence is of.
var (
	articles = Set("the|my|that|any|all|your|den|die|das|der|le|la|les|mon|ma|mes|l|about|of|on|de|du")
	// indefinite are the articles of what is one of many.
	indefinite = Set("a|an|any|un|une|ein|eine|einen|einer|eines")
	thans      = Set("than|als|que|qu")
	contrary   = Set("but|aber|mais")
	comparing  = Set("vs|versus|v|compare|compared|comparison|comparing|against|gegen|vergleich|vergleiche|verglichen|contre|comparer|comparaison|compare to|difference|differences|unterschied|unterschiede|differenz")
	withs      = Set("with|mit|avec|having|featuring|including|inklusive")
	// nameArticles may stand before the name of a place, or of water that is a part of it.
	nameArticles = Set("the|der|die|den|la|le|l|lake|lac|gulf|bay|island|isle|sea")
	// locators come before a place.
	locators = Set("in|near|around|at|from|of|off|close to|nearby|lying in|located in|based in|nahe|bei|um|rund um|nach|aus|a|pres de|autour de|vers|en|au|aux|within reach of|next to")
)

// IsArticle reports whether a word is one that points to what follows it, or one of the prepositions that stand beside such a word.
func IsArticle(word string) bool { return articles[word] }

// IsIndefinite reports whether a word is the article of what is one of many.
func IsIndefinite(word string) bool { return indefinite[word] }

// IsThan reports whether a word makes a comparison with a number of what would be an order: "newer than 2008".
func IsThan(word string) bool { return thans[word] }

// IsBut reports whether a word turns against what stands before it.
func IsBut(word string) bool { return contrary[word] }

// IsVersus reports whether a word sets two things against each other.
func IsVersus(word string) bool { return comparing[word] }

// HasVersus reports whether a word that sets two things against each other stands in the sentence.
func (s *Sentence) HasVersus() bool { return s.HoldsOne(comparing) }

// Locates reports whether a word comes before a place.
func Locates(word string) bool { return locators[word] }

// Located reports whether words that come before a place end before word i.
func (s *Sentence) Located(i int) bool {
	_, ok := s.Before(i, locators, 3)
	return ok
}

// IsWith reports whether a word comes before what a boat has.
func IsWith(word string) bool { return withs[word] }

// IsNameArticle reports whether a word may stand before the name of a place.
func IsNameArticle(word string) bool { return nameArticles[word] }

// SkipArticles goes back from word i over the words that may stand before the name of a place.
func (s *Sentence) SkipArticles(i int) int {
	for nameArticles[s.Fold(i-1)] && !s.Breaks(i-1) {
		i--
	}
	return i
}
