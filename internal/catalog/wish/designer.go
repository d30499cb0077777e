package wish

import (
	"strings"

	"github.com/fairlead/fairlead/internal/design"
)

// newDesigners lists the designers of the table by the words of their names, each office and person alone.
func newDesigners(designs *design.Table) map[string]string {
	names := map[string]string{}
	for _, d := range designs.All() {
		for name := range strings.SplitSeq(strings.ReplaceAll(d.Designer, ";", "/"), "/") {
			name = strings.TrimSpace(name)
			if key := keyOf(name); strings.Contains(key, " ") {
				names[key] = name
			}
		}
	}
	return names
}

// designing are the words around a designer's name that mean nothing more.
var designing = set("design|designs|designed|designer|drawn|konstruktion|entwurf|plan|plans|architecte")

// drawnBy come before the name of a designer.
var drawnBy = set("designed by|design by|drawn by|designer|plan|plans|architecte|konstruiert von|entworfen von|gezeichnet von|dessine par|dessinee par|concu par")

// readDesigner finds the name of a designer; where it has to be said that it is one, behind or before words that say so, also
// the last name alone.
func (t *turn) readDesigner(said bool) {
	for i := range t.words {
		for n := min(5, len(t.words)-i); n > 0; n-- {
			lead, named := t.before(i, drawnBy, 2)
			if said && !named && !(i+n < len(t.words) && designing[t.words[i+n].fold]) {
				continue
			}
			name, ok := t.designerAt(i, i+n, named)
			if !ok || !t.free(i-lead, i+n) {
				continue
			}
			t.use(i-lead, i+n)
			t.query.Designer, t.about = name, true
		}
	}
	for i, w := range t.words {
		if t.query.Designer != "" && designing[w.fold] {
			t.use(i, i+1)
		}
	}
}

func (t *turn) designerAt(i, j int, named bool) (name string, ok bool) {
	p, whole := t.phrase(i, j)
	if !whole {
		return "", false
	}
	if name, ok := t.designers[p]; ok {
		return name, true
	}
	if j != i+1 || len(p) < 4 || !named && (j >= len(t.words) || !designing[t.words[j].fold]) {
		return "", false
	}
	for key := range t.designers {
		if strings.HasSuffix(key, " "+p) {
			return t.text[t.words[i].start:t.words[i].end], true
		}
	}
	return "", false
}
