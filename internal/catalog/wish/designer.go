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

// readDesigner finds the whole name of a designer, or the last one before "design".
func (t *turn) readDesigner() {
	for i := range t.words {
		for n := min(5, len(t.words)-i); n > 0; n-- {
			name, ok := t.designerAt(i, i+n)
			if !ok || !t.free(i, i+n) {
				continue
			}
			t.use(i, i+n)
			t.query.Designer, t.about = name, true
		}
	}
	for i, w := range t.words {
		if t.query.Designer != "" && designing[w.fold] {
			t.use(i, i+1)
		}
	}
}

func (t *turn) designerAt(i, j int) (name string, ok bool) {
	p, whole := t.phrase(i, j)
	if !whole {
		return "", false
	}
	if name, ok := t.designers[p]; ok {
		return name, true
	}
	if j != i+1 || len(p) < 4 || j >= len(t.words) || !designing[t.words[j].fold] {
		return "", false
	}
	for key := range t.designers {
		if strings.HasSuffix(key, " "+p) {
			return t.text[t.words[i].start:t.words[i].end], true
		}
	}
	return "", false
}
