package column

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/fairlead/fairlead/internal/catalog/feed/draft"
	"github.com/fairlead/fairlead/internal/design"
	"github.com/fairlead/fairlead/internal/fold"
)

// Words that names of columns are composed with: little ones, those that ask how many, what the table is of, what follows a name without
// telling more, and engines.
var (
	particles    = fold.Set("of de del della di der des du le la el da do von the en")
	countWords   = fold.Set("number no nr num qty quantity anzahl nombre nb numero aantal antal antall n nº")
	subjectWords = fold.Set("boat boats vessel yacht listing advert bateau boot boots schiff schiffs barca barco bat")
	idleWords    = fold.Set("name names value info details amount text approx ca")
	engineWords  = fold.Set("engine engines eng motor motors moteur moteurs motore motoren motores motori maskin")
)

// partsOfEngine are the columns of an engine that are called as those of a boat beside its name.
var partsOfEngine = map[string]string{"make": "engine_make", "builder": "engine_make", "model": "engine_model", "year_built": "engine_year", "model_year": "engine_year"}

// shortWords are words that names of columns cut short.
var shortWords = map[string]string{
	"len": "length", "mfr": "manufacturer", "mfg": "manufacturer", "manuf": "manufacturer", "loc": "location", "st": "state", "cond": "condition", "stat": "status", "disp": "displacement", "displ": "displacement",
	"cap": "capacity", "hrs": "hours", "yr": "year", "wt": "weight", "desc": "description", "img": "image", "pic": "picture", "curr": "currency", "eng": "engine", "mod": "model", "qty": "quantity", "tiefg": "tiefgang", "gew": "gewicht", "std": "stunden", "kab": "kabinen", "matl": "material", "mat": "material",
}

// writtenOut is a name with its short words in full.
func writtenOut(folded string) string {
	words := strings.Fields(folded)
	for i, w := range words {
		words[i] = cmp.Or(shortWords[w], w)
	}
	return strings.Join(words, " ")
}

// composed reads a name that is made of several: of make and model, "Marke / Modell"; of a picture and its number; of an engine and what
// is told of it, "Engine 2 hours", "motor_hersteller"; of a place and a part of it, "Liegeplatz Land"; or with a word that tells nothing.
func (t *Table) composed(folded string) (c *Column, unit string) {
	if c = t.byName[strings.TrimRight(folded, " 0123456789")]; c != nil && c.Name == "images" {
		return c, ""
	}
	if whole := writtenOut(folded); whole != folded {
		return t.readHeader(whole)
	}
	if strings.Count(folded, " ") >= mostNameWords {
		return nil, ""
	}
	first, rest, several := strings.Cut(folded, " ")
	if bare := strings.TrimRight(first, "1234"); engineWords[bare] && len(first) == len(bare)+1 {
		return t.ofEngine(bare + " " + first[len(bare):] + folded[len(first):])
	}
	if !several {
		return nil, ""
	}
	for i := range len(folded) {
		if folded[i] != ' ' {
			continue
		}
		a, b := t.byName[folded[:i]], t.byName[strings.TrimPrefix(folded[i+1:], "and ")]
		switch {
		case a == nil || b == nil:
		case a.Name == "make" && b.Name == "model":
			return b, ""
		case (a.Name == "place" || a.Name == "location") && (b.Name == "place" || b.Name == "state" || b.Name == "country"):
			return b, ""
		}
	}
	if c, unit = t.ofEngine(folded); c != nil {
		return c, unit
	}
	if short := withoutParticles(folded); short != folded {
		return t.readHeader(short)
	}
	switch {
	case countWords[first] && engineWords[rest]:
		return t.Named("engine_count"), ""
	case countWords[first]:
		if c, unit = t.readHeader(rest); c != nil && countable[c.Name] {
			return c, unit
		}
		return nil, ""
	case subjectWords[first]:
		return t.readHeader(rest)
	}
	at := strings.LastIndexByte(folded, ' ')
	last := folded[at+1:]
	if c = t.byName[last+" "+first]; c != nil && len(first) == at {
		return c, c.Unit // "type of keel"
	}
	if idleWords[last] || subjectWords[last] {
		if c, unit = t.readHeader(folded[:at]); c != nil && c.Name != "broker" { // whose name is that of a person
			return c, unit
		}
	}
	return nil, ""
}

// countable are the fields that tell how many of something there are.
var countable = map[string]bool{"cabins": true, "berths": true, "heads": true, "engine_count": true}

// withoutParticles leaves the little words out of a name.
func withoutParticles(folded string) string {
	words := strings.Fields(folded)
	kept := slices.DeleteFunc(slices.Clone(words), func(w string) bool { return particles[w] })
	if len(kept) == 0 || len(kept) == len(words) {
		return folded
	}
	return strings.Join(kept, " ")
}

// nth is the column of the n-th engine, from 1.
func (c *Column) nth(n int, position string) *Column {
	of := *c
	if n > 1 {
		of.Name += "_" + strconv.Itoa(n)
	}
	of.Set = func(d *draft.Draft, a draft.Amount) {
		for len(d.Engines) < n {
			d.Engines = append(d.Engines, draft.Engine{})
		}
		d.Engines[0], d.Engines[n-1] = d.Engines[n-1], d.Engines[0]
		c.Set(d, a)
		d.Engines[0].Position = cmp.Or(d.Engines[0].Position, position)
		d.Engines[0], d.Engines[n-1] = d.Engines[n-1], d.Engines[0]
	}
	return &of
}

// ofEngine reads the name of a column of an engine, or of one of several: "Motor Hersteller", "Engine 2 Hours", "Port engine make".
func (t *Table) ofEngine(folded string) (c *Column, unit string) {
	words := strings.Fields(folded)
	for i, word := range words {
		n, position := 0, draft.PositionWords[word]
		switch {
		case len(word) == 1 && word[0] >= '1' && word[0] <= '4':
			n = int(word[0] - '0')
		case position == "port":
			n = 1
		case position == "starboard":
			n = 2
		case !engineWords[word]:
			continue
		}
		c, unit = t.readHeader(strings.Join(slices.Concat(words[:i], words[i+1:]), " "))
		switch {
		case c == nil:
		case n == 0:
			if part := partsOfEngine[c.Name]; part != "" {
				return t.Named(part), unit
			}
			if strings.HasPrefix(c.Name, "engine") {
				return c, unit
			}
		case strings.HasPrefix(c.Name, "engine") && c.Name != "engine_count":
			return c.nth(n, position), unit
		}
	}
	return nil, ""
}

// mostNameWords bounds what is tried: every word of an engine may be left out, one after the other.
const mostNameWords = 6

// Named is the column of a field.
func (t *Table) Named(field string) *Column { return t.byName[design.Fold(field)] }
