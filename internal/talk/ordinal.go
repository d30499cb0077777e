package talk

// Ordinal is the place in a list that an ordinal number names, from 1, and 0 for every other word. The word is folded, in English,
// German or French.
func Ordinal(word string) int { return ordinals[word] }

var ordinals = map[string]int{
	"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "tenth": 10,
	"1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6, "7th": 7, "8th": 8, "9th": 9, "10th": 10,
	"erste": 1, "ersten": 1, "erstes": 1, "zweite": 2, "zweiten": 2, "zweites": 2, "dritte": 3, "dritten": 3, "drittes": 3,
	"vierte": 4, "vierten": 4, "funfte": 5, "funften": 5, "premier": 1, "premiere": 1, "deuxieme": 2, "second e": 2, "troisieme": 3,
	"quatrieme": 4, "cinquieme": 5,
}
