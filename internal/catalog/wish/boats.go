package wish

import (
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/geo"
	"github.com/fairlead/fairlead/internal/quantity"
)

// ask is a boat that a turn names: a builder, perhaps with a model.
type ask struct {
	i, j  int // words
	make  string
	model string
}

// readBoats finds the builders and models that are named.
func (t *turn) readBoats() {
	var asks []ask
	for _, m := range t.designs.Mentions(t.text) {
		if a, ok := t.designAsk(m); ok {
			asks = append(asks, a)
		}
	}
	asks = append(asks, t.readMakes()...)
	slices.SortFunc(asks, func(a, b ask) int { return a.i - b.i })
	asks = t.furtherModels(asks)
	if len(asks) == 0 {
		return
	}
	t.about = true
	for _, a := range asks {
		t.use(a.j, t.rangeBehind(a.j))
	}
	t.newBoat(asks)
	wanted := t.withoutDenied(asks)
	t.applyAsks(wanted)
	for _, a := range wanted {
		t.refuseModels(a.make)
	}
}

// designAsk reads a design that is named, unless its words are used or it is the class of another boat.
func (t *turn) designAsk(m design.Mention) (ask, bool) {
	i, j := t.at(m.Start, m.End)
	d := m.Matches[0].Design
	if !t.free(i, j) || i == j {
		return ask{}, false
	}
	if t.otherMake(d.Builder, i, j) || t.lineOfOther(d.Builder, i) {
		return ask{}, false // readMakes reads the builder
	}
	for _, q := range t.quantities {
		if q.Start >= m.Start && q.Start < m.End && t.measures(q, m.Matches[0].Exact) {
			return ask{}, false // readMakes reads the builder and the line
		}
	}
	if isDigit(t.words[j-1].fold[0]) && t.boundBehind(j) {
		return ask{}, false
	}
	if j > i+1 && t.isYearOnly(j-1) && !strings.Contains(d.Name, t.words[j-1].fold) {
		j-- // "Dehler 38 2013": the year tells which one, and is asked for as well
	}
	for j > i+1 && t.known(j-1) && design.Fold(d.Name) != t.words[j-1].fold && !strings.Contains(design.Fold(d.Name), " "+t.words[j-1].fold) {
		j-- // "Laser dinghy"
	}
	t.use(i, j)
	model := t.modelOf(d, i, j)
	if k := t.versionBehind(d.Builder, j); k > j && isDigit(t.words[j-1].fold[0]) {
		version := t.text[t.words[j-1].end:t.words[k-1].end]
		if smallVersions[strings.TrimSpace(version)] {
			version = strings.ToUpper(version)
		}
		model += version
		t.use(j, k)
		j = k
	}
	return ask{i: i, j: j, make: d.Builder, model: model}, true
}

// otherMake reports whether the words of a builder's design, from word i to j, belong to the name of a builder: the "Yachts 38" of
// "Sweden Yachts 38", or the "Corsair" that builds trimarans rather than the one that Westerly built.
func (t *turn) otherMake(builder string, i, j int) bool {
	if n, ok := t.makeAt(i, j); ok && n.line == "" && n.make != builder {
		return true
	}
	if boatWords[t.words[i].fold] {
		return true
	}
	n, ok := t.makeAt(i-1, i+1)
	return ok && n.line == "" && n.make != builder
}

// lineOfOther reports whether a line of another builder, whose name stands before it, starts at word i: the "Pilot Saloon" of Wauquiez
// is no Hinckley Pilot.
func (t *turn) lineOfOther(builder string, i int) bool {
	for n := min(t.makes.longest, i); n > 0; n-- {
		if found, ok := t.makeAt(i-n, i); ok && found.line == "" && found.make != builder {
			_, _, ok := t.lineBehind(found.make, i)
			return ok
		}
	}
	return false
}

// isYearOnly reports whether word i is four figures of this century or the last.
func (t *turn) isYearOnly(i int) bool {
	w := t.words[i].fold
	return len(w) == 4 && strings.Trim(w, "0123456789") == "" && (w[:2] == "19" || w[:2] == "20")
}

// measures reports whether a number that could be a model's is a length or the start of a range.
func (t *turn) measures(q quantity.Quantity, exact bool) bool {
	switch q.Dim {
	case quantity.Length:
		return q.Given < 120
	case quantity.Bare:
		return q.Part == quantity.Low && q.Given >= 15 && q.Given < 100
	case quantity.Money:
		return !exact && q.Part == quantity.Low && !t.untilFigures(q)
	}
	return false
}

// untilFigures reports whether a number is followed by a word and a price in full figures, which it is no part of: the 36 of "Dehler 36
// bis 80.000 Euro", unlike that of "36-80.000 Euro" and "36 bis 80 Tausend".
func (t *turn) untilFigures(low quantity.Quantity) bool {
	k := slices.IndexFunc(t.quantities, func(q quantity.Quantity) bool { return q.Start > low.Start })
	if k < 0 || len(low.Text) > 3 {
		return false
	}
	high := t.quantities[k]
	join := strings.TrimSpace(t.text[low.End:high.Start])
	return join != "" && isLetter(strings.ToLower(join)) && untilWords[strings.ToLower(join)] && strings.Contains(high.Text, "000")
}

var untilWords = set("bis|up to|to|jusqu'à|à|bis zu")

// readMakes finds builders and lines in what is left, each with the model number behind it.
func (t *turn) readMakes() []ask {
	var asks []ask
	for i := 0; i < len(t.words); i++ {
		if a, ok := t.prefixed(i); ok {
			asks = append(asks, a)
			i = a.j - 1
			continue
		}
		n, j, ok := t.makeFrom(i)
		if !ok {
			continue
		}
		a := ask{i: i, j: j, make: n.make, model: n.line}
		t.use(i, j)
		if n.line == "" {
			if next, k, ok := t.lineBehind(n.make, j); ok {
				t.use(j, k)
				a.j, a.model = k, next
			}
		}
		t.unknownLine(&a)
		t.numberBehind(&a)
		asks = append(asks, a)
		i = a.j - 1
	}
	return asks
}

// makeAt looks the words from i up to but not including j up.
func (t *turn) makeAt(i, j int) (named, bool) {
	p, whole := t.phrase(i, j)
	if !whole {
		return named{}, false
	}
	return t.makes.find(p)
}

// makeFrom finds the longest free name that starts with word i, or one that a word misspells.
func (t *turn) makeFrom(i int) (n named, j int, ok bool) {
	for k := min(t.makes.longest, len(t.words)-i); k > 0; k-- {
		n, ok := t.makeAt(i, i+k)
		if !ok || !t.free(i, i+k) {
			continue
		}
		p, _ := t.phrase(i, i+k)
		if ordinary[p] && !t.namelike(i, i+k) || t.makes.numbered[p] && !(i+k < len(t.words) && t.modelNumber(i+k) && !t.countsFew(i+k)) {
			continue
		}
		if k == 1 {
			if longer, j, ok := t.misspeltFull(n.make, i); ok {
				return longer, j, true
			}
		}
		return n, i + k, true
	}
	return t.misspeltMake(i)
}

// inPlace reports whether word i belongs to the name of a place.
func (t *turn) inPlace(i int) bool {
	at := t.words[i].start
	return slices.ContainsFunc(t.mentions, func(m geo.Mention) bool { return m.Start <= at && at < m.End })
}

// known reports whether a word means something else.
func (t *turn) known(i int) bool {
	_, ok := t.lexicon.effects[t.words[i].fold]
	return ok
}

// namelike reports whether everyday words are used as a name here: before a model number, behind a word such as "a used"
// with a capital, or as the whole text.
func (t *turn) namelike(i, j int) bool {
	if j-i == len(t.words) {
		return true
	}
	if j < len(t.words) && isDigit(t.words[j].fold[0]) && !t.breaks(j-1) && t.modelNumber(j) {
		return true
	}
	capital := t.text[t.words[i].start] >= 'A' && t.text[t.words[i].start] <= 'Z'
	return capital && i > 0 && len(t.words[i].fold) > 2 || (capital || i == 0) && t.words[i].fold == "hunter"
}

// modelNumber reports whether word i is a number that stands alone, not a measure or a year.
func (t *turn) modelNumber(i int) bool {
	w := t.words[i]
	if !isDigit(w.fold[0]) || len(w.fold) > 5 || strings.HasPrefix(w.fold, "0") {
		return false
	}
	if t.isYearOnly(i) {
		return false
	}
	for _, q := range t.quantities {
		if q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s") || q.Dim == quantity.Angle && !strings.ContainsAny(q.Text, " °'") {
			continue // "36s" are boats, not seconds, and a "36S" is not south of the equator
		}
		if q.Start <= w.start && w.start < q.End && !t.untilFigures(q) && (q.Dim != quantity.Bare || q.Unit != "" || strings.HasSuffix(strings.ToLower(q.Text), "k")) {
			return false
		}
	}
	return true
}

// lineBehind reads the line of a builder that stands behind its name: the "Oceanis" of "Beneteau Oceanis", also one that
// is too ordinary to stand alone, and one that only the catalogue knows.
func (t *turn) lineBehind(builder string, j int) (line string, k int, ok bool) {
	for n := min(longestLine, len(t.words)-j); n > 0; n-- {
		p, whole := t.phrase(j, j+n)
		if !whole || !t.free(j, j+n) || t.breaks(j-1) {
			continue
		}
		for _, m := range t.designs.Makes() {
			if m.Name != builder {
				continue
			}
			for _, l := range m.Lines {
				if keyOf(l) == p {
					return l, j + n, true
				}
			}
		}
		if l, ok := t.makes.lines[lineName{builder, p}]; ok && !t.known(j) && !t.lexicon.noise[t.words[j].fold] {
			return l, j + n, true
		}
	}
	return "", j, false
}

// numberBehind adds a model number that the design table does not know to a builder or line.
func (t *turn) numberBehind(a *ask) {
	if t.lettered(a) {
		return
	}
	j := a.j
	if j >= len(t.words) || t.words[j].used || !isDigit(t.words[j].fold[0]) || t.breaks(j-1) || !t.modelNumber(j) {
		return
	}
	if t.countsFew(j) || t.boundBehind(j+1) {
		return // "Bavaria 3 cabins", "Swan 50 or bigger"
	}
	for _, q := range t.quantities {
		if q.Start == t.words[j].start && t.measures(q, false) {
			return
		}
	}
	k := t.touching(j)
	k = t.versionBehind(a.make, k)
	number := strings.TrimSuffix(t.text[t.words[j].start:t.words[k-1].end], "s")
	t.use(j, k)
	a.j = k
	if a.model == "" || len(t.words[j].fold) > 2 {
		a.model = number
		return
	}
	a.model += " " + number
}

// touching returns the word behind number j and the letters that touch it: "42DS".
func (t *turn) touching(j int) int {
	k := j + 1
	for k < len(t.words) && t.words[k].start == t.words[k-1].end && len(t.words[k].fold) <= 4 {
		k++
	}
	return k
}

// furtherModels reads the numbers that go on a list: "Bavaria 42, 43 or 46".
func (t *turn) furtherModels(asks []ask) []ask {
	var out []ask
	for _, a := range asks {
		if last := len(out) - 1; last >= 0 && t.isNumberOf(out[last], a) {
			a.make, a.model = out[last].make, a.make
		}
		out = append(out, a)
		for a.model != "" {
			j := a.j
			if j < len(t.words) && (t.words[j].fold == "or" || t.words[j].fold == "and" || t.words[j].fold == "oder" || t.words[j].fold == "ou") {
				j++
			}
			if j >= len(t.words) || t.words[j].used || !isDigit(t.words[j].fold[0]) || !t.modelNumber(j) {
				break
			}
			if gap := strings.TrimSpace(t.gap(j - 1)); j == a.j && gap != "," && gap != "/" || len(t.words[j].fold) > max(3, len(a.model)) && !strings.Contains(t.words[j].fold, ".") {
				break
			}
			if slices.ContainsFunc(t.quantities, func(q quantity.Quantity) bool {
				plural := q.Unit == "s" && strings.HasSuffix(strings.ToLower(q.Text), "s")
				return q.Start == t.words[j].start && !plural && (q.Dim != quantity.Bare || q.Part != quantity.Whole)
			}) || t.counts(j+1) {
				break
			}
			k := t.versionBehind(a.make, t.touching(j))
			t.use(j, k)
			a = ask{i: j, j: k, make: a.make, model: strings.TrimSuffix(t.text[t.words[j].start:t.words[k-1].end], "s")}
			out = append(out, a)
		}
	}
	return out
}

// isNumberOf reports whether a class that is called by a number alone is rather a further model of the boat before it on a list:
// the 420 of "Hanse 370 or 420".
func (t *turn) isNumberOf(before, class ask) bool {
	letters := strings.TrimRight(before.model, "0123456789")
	return class.j == class.i+1 && strings.Trim(class.make, "0123456789") == "" && len(before.model)-len(letters) == len(class.make) &&
		t.joint(before.j, class.i) != ""
}

var comparing = set("vs|versus|v|compare|compared|comparison|comparing|against|gegen|vergleich|vergleiche|verglichen|contre|comparer|comparaison|compare to")

// applyAsks makes one boat, a choice or a comparison of what is wanted.
func (t *turn) applyAsks(asks []ask) {
	q := &t.query
	compared := slices.ContainsFunc(t.words, func(w word) bool { return comparing[w.fold] && !w.used })
	if compared && len(asks) == 1 && t.base.Make != "" && (t.base.Make != asks[0].make || t.base.ModelContains != asks[0].model) {
		asks = append([]ask{{make: t.base.Make, model: t.base.ModelContains}}, asks...) // "how does that compare to the Bavaria 40"
	}
	if len(asks) > 1 && compared {
		for _, a := range asks {
			q.Compare = append(q.Compare, catalog.Query{Make: a.make, ModelContains: a.model})
		}
		for i, w := range t.words {
			if comparing[w.fold] {
				t.use(i, i+1)
			}
		}
		return
	}
	for _, a := range asks {
		q.MakesAny = with(q.MakesAny, a.make)
		if a.model != "" {
			q.ModelsAny = with(q.ModelsAny, a.model)
		}
	}
	if len(q.MakesAny) == 1 {
		q.Make, q.MakesAny = q.MakesAny[0], nil
	}
	if len(q.ModelsAny) == 1 {
		q.ModelContains, q.ModelsAny = q.ModelsAny[0], nil
	}
}
