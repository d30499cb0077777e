package advert

import (
	"slices"

	"github.com/fairlead/fairlead/internal/inspect/part"
)

// byChance reports whether a word that elsewhere names a part, a fault or a work means something else where it stands: "as is normal", "behind
// the helm", "nous avons", "a leakage monitor".
func (r *reading) byChance(m mark, s sentence) bool {
	first := r.words[m.i].text
	switch {
	case m.problem == part.Project && r.words[m.j-1].text == "is":
		return m.j < s.last && r.spaced(m.j) && customary[r.words[m.j].text]
	case m.problem == part.Needs || m.sign == needing:
		return demanding[first] && r.ofNorm(m.i, s)
	case m.problem != "":
		return r.monitored(m, s) || m.problem == part.Leak && r.stainedBy(m, s) ||
			m.problem == part.Blister && r.unknown(m, s)
	case delivering[first] || m.i > s.first && delivering[r.words[m.i-1].text]:
		return m.isDoing() && r.newBy(m.i, s)
	case m.action == Repaired && first == "fixed":
		next, _ := r.terms.longest(r.Body, r.words, m.j, s.last)
		return m.i == s.first && m.j < s.last && r.spaced(m.j) && len(next.items) > 0 && next.items[0] == part.Extinguishers // "fixed fire system"
	case m.isItem() && m.j-m.i == 1:
		return r.itemByChance(m, s)
	}
	return false
}

// itemByChance is byChance of a single word that names a part.
func (r *reading) itemByChance(m mark, s sentence) bool {
	switch r.words[m.i].text {
	case "avon":
		return r.Body[r.words[m.i].start] == 'a' // "nous avons"
	case "helm":
		from := r.articleBefore(m.i)
		return from > s.first && placing[r.words[from-1].text] && !r.toldBefore(from-1, s)
	case "foil":
		return !anyIn(r.words[s.first:s.last], furling)
	case "main":
		return m.j+1 < s.last && direction[r.words[m.j].text] && r.spaced(m.j) || r.ofRig(m, s)
	case "bilge":
		if m.i > s.first && r.words[m.i-1].text == "the" && r.Body[r.words[m.i].start-1] == '-' {
			return true // "a coin-in-the-bilge mishap"
		}
		return m.i-2 >= s.first && r.words[m.i-1].text == "of" && r.words[m.i-2].text == "turn" // a place of the hull
	}
	return false
}

// articleBefore is the first word of the articles before word k, or k.
func (r *reading) articleBefore(k int) int {
	for k > 0 && owning[r.words[k-1].text] {
		k--
	}
	return k
}

// toldBefore reports whether what is wrong stands right before a word of place: "play at the helm", "stiff at the helm".
func (r *reading) toldBefore(k int, s sentence) bool {
	return slices.ContainsFunc(r.terms.marks(r.Body, r.words, s), func(m mark) bool { return m.problem != "" && m.j <= k && k-m.j <= 1 })
}

// ofNorm reports whether a word of what is to be done tells what a manual or a rule asks for: "as the manual requires".
func (r *reading) ofNorm(k int, s sentence) bool {
	const reach = 4 // words
	for n := max(s.first, k-reach); n < k; n++ {
		if r.words[n].text == "as" && owning[r.words[n+1].text] {
			return true
		}
	}
	return false
}

// monitored reports whether a word of a fault is the beginning of the name of what watches for it.
func (r *reading) monitored(m mark, s sentence) bool {
	return (m.problem == part.Leak || m.problem == part.Corrosion) && m.j < s.last && r.spaced(m.j) && monitors[r.words[m.j].text]
}

// stainedBy reports whether a leak is only what a stain came from: "dark staining from old leaks".
func (r *reading) stainedBy(m mark, s sentence) bool {
	return m.i-2 >= s.first && bygone[r.words[m.i-1].text] && anyIn(r.words[max(s.first, m.i-3):m.i-1], fromWords)
}

// unknown reports whether nothing is known of what a word tells: "Osmose nicht bekannt".
func (r *reading) unknown(m mark, s sentence) bool {
	return m.j+1 < s.last && notKnown[r.words[m.j].text+":"+r.words[m.j+1].text]
}

// newBy reports whether words from k on tell who brought the boat, not what is new aboard: "supplied new by us".
func (r *reading) newBy(k int, s sentence) bool {
	const near = 3 // words
	end := min(s.last, k+near)
	return anyIn(r.words[k:end], fromWords) && slices.ContainsFunc(r.words[k:end], func(w word) bool { return w.text == "new" })
}

// ofRig reports whether a mast is meant by a word that names a sail, too: "galvanised rigging, main replaced 2017, mizzen older".
func (r *reading) ofRig(m mark, s sentence) bool {
	before := r.words[s.first:m.i]
	return anyIn(before, rigWords) && !anyIn(r.words[s.first:s.last], sailWords)
}

// Words of norms, of instruments, of what is over, of how a boat came, of furling gear, of rigs and of sails.
var (
	demanding  = wordClass("demanding")
	monitors   = wordClass("monitors")
	customary  = wordClass("customary")
	bygone     = wordClass("bygone")
	fromWords  = map[string]bool{"from": true, "by": true}
	delivering = wordClass("delivering")
	notKnown   = wordClass("not_known")
	furling    = wordClass("furling")
	rigWords   = wordClass("rig_words")
	sailWords  = wordClass("sail_words")
)
