package catalog

import (
	"math"
	"strconv"
	"strings"
)

// spellings are the ways a folded model name may be written: "42ds" and "42 ds" are one model.
func spellings(name string) []string {
	all := []string{name}
	for i := 1; i < len(name); i++ {
		switch {
		case isDigit(name[i-1]) && isLetter(name[i]):
			all = append(all, name[:i]+" "+name[i:])
		case name[i] == ' ' && isDigit(name[i-1]) && i+1 < len(name) && isLetter(name[i+1]):
			all = append(all, name[:i]+name[i+1:])
		}
	}
	return all
}

func isLetter(b byte) bool { return 'a' <= b && b <= 'z' }

// nearestModel returns the listing among some whose model is most like one of the names: the words of its line and then the number
// next to the one that is asked for. Of one model it is the first.
func (e *evaluation) nearestModel(among set, names []string) (doc uint32, gap float64, ok bool) {
	for i := range e.modelKeys.len() {
		_, keys, _ := strings.Cut(e.modelKeys.text(i), "\x00")
		unlike := unlikeliest
		for key := range strings.SplitSeq(keys, "\x00") {
			for _, name := range names {
				unlike = min(unlike, unlikeness(key, name))
			}
		}
		if unlike >= unlikeliest || ok && unlike > gap {
			continue
		}
		for it := e.models.docs.docs(i).Iterator(); it.HasNext(); {
			d := it.Next()
			if !among.has(d) {
				continue
			}
			if !ok || unlike < gap || d < doc {
				doc, gap, ok = d, unlike, true
			}
			break
		}
	}
	return doc, gap, ok
}

// unlikeliest is from where on two models have nothing in common.
const unlikeliest = 2.0

// unlikeness is how far the model of a key is from a name, both folded: the share of the words that it lacks, and the share by
// which its size differs.
func unlikeness(key, name string) float64 {
	words, lacking, size := 0, 0, 0.0
	for word := range strings.FieldsSeq(name) {
		if isDigit(word[0]) {
			size = sizeOf(word)
			continue
		}
		words++
		if !holdsWords(key, word) {
			lacking++
		}
	}
	unlike := float64(lacking) / float64(max(words, 1))
	if size == 0 {
		return unlike
	}
	nearest := 1.0
	for word := range strings.FieldsSeq(key) {
		if isDigit(word[0]) {
			nearest = min(nearest, math.Abs(sizeOf(word)-size)/size)
		}
	}
	return unlike + nearest
}

// sizeOf is the number that a word begins with, without the places that only tell models of one size apart: 37.6 of "376".
func sizeOf(word string) float64 {
	end := 0
	for end < len(word) && (isDigit(word[end]) || word[end] == '.') {
		end++
	}
	v, err := strconv.ParseFloat(strings.TrimSuffix(word[:end], "."), 64)
	if err != nil {
		return 0
	}
	for v >= 100 {
		v /= 10
	}
	return v
}
