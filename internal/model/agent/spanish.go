package agent

import (
	"strings"

	"github.com/fairlead/fairlead/internal/phrase"
)

// spanish are Spanish words of questions about sailing in English. A word that means nothing to the search is left out: this is
// no translation, but enough to find passages with.
var spanish = dictionary(`
	ancla: anchor; anclar, fondear, fondeo: anchoring; cadena: chain; cabo, cabos: rope; cuánta, cuánto, cuánto: how much; cuántos, cuántas: how many; cómo: how; cuándo: when
	dónde: where; qué: what; cuál, cuáles: which; por qué: why; necesito: need; vela, velas: sail; mayor: mainsail; foque: jib; génova: genoa; rizo, rizos, rizar: reef reefing; barco, barcos, velero, veleros, embarcación: boat
	motor: engine; batería, baterías: battery; viento: wind; tormenta, temporal: storm; niebla: fog; marea, mareas: tide; luces, luz: lights; boya, boyas: buoys; chaleco, salvavidas, chalecos: lifejacket; bengala, bengalas: flares
	nudo, nudos: knots; puerto: harbour; atracar, amarrar: berthing; virar, virada: tacking; trasluchar, trasluchada: gybing; casco: hull; quilla: keel; timón: rudder; mástil, palo: mast; jarcia: rigging; hélice: propeller
	eslora: length; manga: beam; calado: draught; velocidad: speed; distancia: distance; seguro: insurance; licencia, título: licence; comprar: buying; precio, cuesta: cost; gas: gas; agua: water; fuego, incendio: fire; hombre al agua: man overboard
	preferencia, paso: right of way; radio: radio; mareo, marearse: seasickness; antifouling, patente: antifouling; ósmosis: osmosis; tamaño: size; profundidad: depth; metros: m; lleva, llevar: need; peligro: danger; socorro: distress`)

func dictionary(text string) map[string]string {
	words := map[string]string{}
	for entry := range strings.FieldsFuncSeq(text, func(r rune) bool { return r == ';' || r == '\n' }) {
		from, to, _ := strings.Cut(entry, ": ")
		for word := range strings.SplitSeq(from, ",") {
			words[strings.TrimSpace(word)] = strings.TrimSpace(to)
		}
	}
	return words
}

// castilian are frequent words of Spanish that neither French nor English has.
var castilian = phrase.Of(`
	el, los, las, una, cómo, cuál, cuáles, cuándo, cuánto, cuánta, cuántos, cuántas, dónde, qué, por, para, con, es, está, mi, necesito, puedo, debo, tengo, hay, del, al, se, barco, velero, ancla, cadena, viento, muy, más, y, en, que, de, la, un`)

// isSpanish reports whether a text is in Spanish: the opening mark tells, else most of its words.
func isSpanish(text string, p phrase.Text) bool {
	if strings.ContainsAny(text, "¿¡") {
		return true
	}
	const least = 3
	rest := p.Less(castilian)
	said := p.Words() - rest.Words()
	return said >= least && 2*said > p.Words() && p.Has(phrase.Of(`el, los, las, cómo, cuál, cuánto, cuánta, cuántos, cuántas, dónde, qué, para, con, necesito, puedo, debo, tengo, hay, velero, barco`))
}

// fromSpanish is what a Spanish text asks, in the English words that are known.
func fromSpanish(p phrase.Text) string {
	var words []string
	for w := range strings.FieldsSeq(p.Spaced()) {
		if english, ok := spanish[w]; ok {
			words = append(words, english)
		} else if w[0] >= '0' && w[0] <= '9' {
			words = append(words, w)
		}
	}
	return strings.Join(words, " ")
}

const spanishReply = "I read English, German and French. This seems to be Spanish, of which I know single words only, so I answer in English what I understood:"
