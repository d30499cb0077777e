package stance

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// What is wished for softly is no demand, which would leave nearly every boat out: no list tells that something is missing. It is told back.
var (
	// wishedBehind are the words behind what would be welcome, preferred those of which only equipment is meant so: "preferably steel" names
	// what is looked for.
	wishedBehind = sentence.Set("if possible|if available|wenn moglich|falls moglich|si possible|a plus|is a plus|are a plus|a big plus|is a big plus|a bonus|is a bonus|are a bonus|bonus|would be a plus|would be a bonus|would be nice|would be good|would be great|would be ideal|would be lovely|would be welcome|" +
		"would be useful|would be handy|would be helpful|would be cool|d be nice|d be great|nice to have|a nice to have|is nice to have|are nice to have|is nice|is desirable|desirable|are desirable|optional|is optional|advantage|an advantage|" +
		"is an advantage|welcome but not essential|ware schon|ware gut|ware toll|ware super|ware nett|waren schon|waren gut|ware ein plus|ist ein plus|ein plus|ware von vorteil|von vorteil|wunschenswert|ist wunschenswert|wunschenswert ware|" +
		"serait un plus|seraient un plus|est un plus|sont un plus|un plus|serait bien|seraient bien|serait bienvenu|serait bienvenue|seraient bienvenus|bienvenu|bienvenue|serait appreciable|souhaitable|serait souhaitable|en option|serait ideal")
	preferredBehind = sentence.Set("preferred|is preferred|are preferred|preferable|is preferable|are preferable|appreciated|is appreciated|are appreciated|desired|ideally|preferably|for preference|gewunscht|erwunscht|ware wunschenswert|bevorzugt|" +
		"souhaite|souhaitee|souhaites|apprecie|appreciee|de preference|idealement")
	// wishedBefore are those before it.
	wishedBefore = sentence.Set("ideally|preferably|if possible|nice to have|nice to haves|nice extras|bonus|bonus if|bonus points if|bonus points for|bonus for|extra points for|plus if|a plus if|plus points for|would love|d love|love|hoping for|hope for|wish list|wishlist|" +
		"idealerweise|moglichst|gern|gerne|am liebsten|wenn moglich|wunschenswert|wunschenswert ware|wunschenswert waren|schon ware|schon waren|toll ware|optional|idealement|de preference|si possible|en option|en bonus|preferablement|souhaite|souhaites")
	// amidWish may stand between them and it, alsoWished between two of them.
	amidWish   = sentence.Set("with|mit|avec|a|an|the|it|has|have|having|had|if|there|is|to|ein|eine|einem|einer|einen|un|une|le|la|des|du|de|some|also|auch|noch|it s|comes|got|she|they|are|were|would|be")
	alsoWished = sentence.Set("but|and|aber|und|mais|et|though")

	wishesBehind, wishesBefore = sentence.FirstsOf(wishedBehind, preferredBehind), sentence.LastsOf(wishedBefore)
)

// wishingHeads stand over a list of what would be welcome: "Nice: solar, a windlass".
var wishingHeads = sentence.Set("nice|nice to have|nice to haves|would be nice|bonus|extras|optional|wish list|wishlist|wishes|preferred|preferences|plus|pluses|wunsch|wunsche|schon ware|schon waren|souhaits|souhaite|en option|ideally|ideal")

// longestWished is how many words such phrases have.
const longestWished = 4

// isSoft is true for phrase k where it is only wished for: "windvane a plus", "ideally with a bow thruster".
func (r *Reader) isSoft(k int, before bool) bool {
	s := r.Spans[k]
	field := s.Effects[0].Field
	if unwished[field] {
		return false
	}
	equips := field == "feature" || field == "text"
	last := k
	for last+1 < len(r.Spans) && r.Spans[last+1].Effects[0].Field == field && sentence.Joins(r.Joint(r.Spans[last].J, r.Spans[last+1].I)) != "" {
		last++ // "generator and aircon are a plus"
	}
	if j := r.wished(r.Spans[last].J, equips); j > r.Spans[last].J {
		r.Use(s.I, j)
		r.TellBack(s.I, j)
		return true
	}
	at := s.I
	if before && equips && r.Joint(r.Spans[k-1].J, at) != "" {
		r.TellBack(r.Spans[k-1].J, s.J)
		return true
	}
	n, ok := r.softLead(at)
	for !ok && !r.Breaks(at-1) && amidWish[r.Fold(at-1)] {
		at--
		n, ok = r.softLead(at)
	}
	if !ok && equips && r.Headed(s.I, wishingHeads) {
		r.TellBack(s.I, s.J)
		return true
	}
	if !ok || !equips {
		return false
	}
	r.Use(at-n, s.I)
	r.TellBack(at-n, s.J)
	return true
}

// softLead tells how many words before word i wish for what follows, a colon between or not.
func (r *Reader) softLead(i int) (words int, ok bool) {
	if i == 0 || !wishesBefore[r.Fold(i-1)] {
		return 0, false
	}
	for n := min(longestWished, i); n > 0; n-- {
		if p, whole := r.Phrase(i-n, i); whole && wishedBefore[p] && (!r.Breaks(i-1) || r.Gap(i-1) == ": ") {
			return n, true
		}
	}
	return 0, false
}

// unwished are the fields of what boats are for, or how they are shown, of which none is soft.
var unwished = sentence.Set("type|types|sort|aggregate|within|years|skip|unmet|status|icw")

// wished is the word behind what makes a wish of that which ends before word j, j where nothing does.
func (r *Reader) wished(j int, equips bool) int {
	end := j
	for equips && end < len(r.Words) && r.Words[end].Unmet && !r.Breaks(end-1) {
		end++ // "new rigging since 2021 if possible"
	}
	if end >= len(r.Words) || !wishesBehind[r.Fold(end)] && !(equips && r.wouldBe(end)) {
		return j
	}
	start, at := end, end
	for {
		n := r.wishAt(at, equips)
		if n == 0 && at > start {
			n, _ = r.After(at, unneeded, longestWished)
		}
		if n == 0 || r.Breaks(at-1) || r.leadsOn(at+n) {
			break
		}
		if end, at = at+n, at+n; alsoWished[r.Fold(at)] {
			at++
		}
	}
	if end == start {
		return j
	}
	return end
}

// wishAt is how many words from word i on make a wish of what stands before them, 0 for none.
func (r *Reader) wishAt(i int, equips bool) int {
	n, ok := r.After(i, wishedBehind, longestWished)
	if !ok && equips {
		n, ok = r.After(i, preferredBehind, longestWished)
	}
	if !ok && equips && r.wouldBe(i) {
		return 3
	}
	return n
}

// wouldBe reports whether a clause ends with a would be and one word from word i on, "would be sweet", that does not demand.
func (r *Reader) wouldBe(i int) bool {
	if i+2 >= len(r.Words) || r.Breaks(i) || r.Breaks(i+1) || i+3 < len(r.Words) && !r.Breaks(i+2) {
		return false
	}
	w := r.Fold(i)
	return (w == "would" || w == "d" || w == "will") && r.Fold(i+1) == "be" && !needed[r.Fold(i+2)] && !demanding[r.Fold(i+2)] && !indifferent[r.Fold(i+2)]
}

// demanding are the words for what boats must have.
var demanding = sentence.Set("better|best|preferable|mandatory|must|vital|crucial|key|compulsory|a|obligatory|included|installed|fitted")

// leadsOn reports whether what ends before word j wishes for what follows it: the "ideally" of "solar ideally with lithium".
func (r *Reader) leadsOn(j int) bool {
	return !r.Breaks(j-1) && sentence.IsWith(r.Fold(j))
}
