package boat

import (
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/fold"
)

// marks are the ways to write the mark of a model, by how builders write it.
var marks = map[string]string{
	"mk1": "MkI", "mki": "MkI", "mk2": "MkII", "mkii": "MkII", "mark2": "MkII", "markii": "MkII", "ii": "MkII", "mk3": "MkIII",
	"mkiii": "MkIII", "mark3": "MkIII", "markiii": "MkIII", "iii": "MkIII",
}

// smallVersions are those of versions that are no words in small letters either.
var smallVersions = sentence.Set("s2|ds|cc|match")

// versions are the letters behind the number of a model that tell its versions apart, in capitals.
var versions = sentence.Set("DS|CC|AC|MC|DC|S2|GT|LE|RS|CR|XL|XC|OC|PH|LR|IPS|HT|SE|LRC|Match")

// versionBehind returns the word behind the version at word k, k if there is none: the "S2" of "400 or 400 S2". A place is one
// where the builder calls a version so: the "Europa" of "Grand Banks 42 Europa".
func (r *Reader) versionBehind(builder string, k int) int {
	if k >= len(r.Words) || r.Words[k].Used || r.Breaks(k-1) || r.Gap(k-1) != " " {
		return k
	}
	if r.InPlace(k) && r.sources.Models.HasVersion(builder, r.Fold(k)) {
		return k + 1
	}
	end := r.Touching(k)
	version := r.RawOf(k, end)
	if !r.Free(k, end) || !versions[version] && !smallVersions[version] {
		return k
	}
	return end
}

// furtherMark is another mark of the model before word j and what is behind it: the "Mk2" of "34 Mk1 or Mk2"; j for none.
func (r *Reader) furtherMark(model string, j int) (k int, other string) {
	number, mark, marked := strings.Cut(model, " Mk")
	if !marked || mark == "" || j >= len(r.Words) || r.Words[j].Used {
		return j, ""
	}
	version, k := r.MarkAt(j, number)
	if k == j || !strings.HasPrefix(version, "Mk") {
		return j, ""
	}
	return k, number + " " + version
}

// sameSuffix reports whether word j is figures with one capital that touches them, as a model before it is: the "26M" of "26X or 26M",
// which is no distance.
func (r *Reader) sameSuffix(model string, j int) bool {
	last := len(model) - 1
	return last > 0 && sentence.IsFigures(model[:last]) && 'A' <= model[last] && model[last] <= 'Z' && len(r.Fold(j)) == last &&
		r.Touching(j) == j+2 && len(r.Raw(j+1)) == 1 && r.Capitals(j+1)
}

// behindVersion is behind a mark or another version of the model before word j, where a further number goes on the list: the "mk2" of
// "Swan 46 mk2 or 48", the "Clipper" of "Oceanis 40 Clipper or 43"; j where there is none.
func (r *Reader) behindVersion(j int) int {
	if !r.Free(j, j+1) || r.Breaks(j-1) {
		return j
	}
	k := j + 1
	switch w := r.Fold(j); {
	case w == "mk" || w == "mark":
		k++
	case marks[w] == "" && !r.sources.Names.Generic(w) && !(len(w) == 2 && r.Capitals(j)):
		return j
	}
	if k+1 >= len(r.Words) || r.Joint(k, k+1) != "or" && r.Joint(k, k+1) != "and" || !r.ModelNumber(k+1) || r.Counts(k+2) {
		return j
	}
	return k
}

// likeLettered is behind what starts with word j and is written as a model is, with other figures behind the same letters: the "E4" of
// "E3 or E4"; j for nothing of the kind.
func (r *Reader) likeLettered(model string, j int) int {
	letters := strings.TrimRight(model, "0123456789")
	if letters == "" || letters == model || j+1 >= len(r.Words) || r.Words[j].Used || r.Words[j+1].Used || r.Gap(j) != "" || !r.Figure(j+1) ||
		r.Fold(j) != fold.String(strings.Trim(letters, "-/ ")) {
		return j
	}
	return j + 2
}

// MarkAt is a mark that word i tells, or what stands behind the number of a model that it repeats, and the word behind it, i for none.
func (r *Reader) MarkAt(i int, number string) (version string, j int) {
	w := r.Fold(i)
	switch end := r.Touching(i); {
	case r.Figure(i) && end > i+1 && strings.HasSuffix(strings.ToLower(number), w):
		return r.RawOf(i+1, end), end
	case marks[w] != "" && w != "ii" && w != "iii":
		return marks[w], i + 1
	case (w == "mk" || w == "mark") && i+1 < len(r.Words) && marks["mk"+r.Fold(i+1)] != "":
		return marks["mk"+r.Fold(i+1)], i + 2
	}
	return "", i
}

// IsVersion reports whether letters, in capitals, tell one version of a model from another.
func IsVersion(letters string) bool { return versions[letters] }

// variantNouns stand behind what tells a version of a model from another: "the SporTop version".
var variantNouns = sentence.Set("version|versions|variant|variants|variante|varianten|ausfuhrung|edition")

// IsVariant reports whether a word stands behind what tells a version of a model from another.
func IsVariant(word string) bool { return variantNouns[word] }
