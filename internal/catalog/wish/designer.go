package wish

import "github.com/fairlead/fairlead/internal/catalog/wish/sentence"

// designing are the words around a designer's name that mean nothing more.
var designing = sentence.Set("design|designs|designed|designer|drawn|konstruktion|entwurf|plan|plans|architecte|konstruiert|entworfen|gezeichnet|dessine|dessinee|concu")

// drawnBy come before the name of a designer.
var drawnBy = sentence.Set("designed by|design by|drawn by|designer|plan|plans|architecte|konstruiert von|entworfen von|gezeichnet von|dessine par|dessinee par|concu par")

// readDrawnBy finds the name of a designer, or the last one, beside words that say that it is one: "designed by Robert Perry",
// who gave his name to a builder too.
func (t *turn) readDrawnBy() {
	t.readBy()
	if !t.HoldsOne(designing) {
		return
	}
	for i := range t.Words {
		lead, named := t.Before(i, drawnBy, 2)
		for n := min(longestDesigner, len(t.Words)-i); n > 0; n-- {
			if named || designing[t.Fold(i+n)] {
				t.readDesignerAt(i-lead, i, i+n, named)
			}
		}
	}
}

// readBy finds the whole name of a designer behind "by": that of "boats by Bob Perry", who gave his name to a builder too.
func (t *turn) readBy() {
	for i := 1; i < len(t.Words); i++ {
		if !byWords[t.Fold(i-1)] {
			continue
		}
		for n := min(longestDesigner, len(t.Words)-i); n > 1; n-- {
			p, whole := t.Phrase(i, i+n)
			if _, ok := t.designers.Find(p); whole && ok && !t.names.Has(p) {
				t.readDesignerAt(i-1, i, i+n, true)
			}
		}
	}
}

var byWords = sentence.Set("by|von|par")

const longestDesigner = 5

// readDesigner finds the whole name of a designer.
func (t *turn) readDesigner() {
	for i := range t.Words {
		for n := min(longestDesigner, len(t.Words)-i); n > 0; n-- {
			t.readDesignerAt(i, i, i+n, false)
		}
	}
	for i, w := range t.Words {
		if t.query.Designer != "" && designing[w.Fold] {
			t.Use(i, i+1)
		}
	}
}

// readDesignerAt takes the words from i to j for a designer if they name one, with what leads there from word from on.
func (t *turn) readDesignerAt(from, i, j int, named bool) {
	if name, ok := t.designerAt(i, j, named); ok && t.Free(from, j) {
		t.Use(from, j)
		if before := t.query.Designer; before != "" && before != name {
			t.TellBack(from, j) // a search asks for one
			return
		}
		t.query.Designer, t.about = name, true
	}
}

func (t *turn) designerAt(i, j int, named bool) (name string, ok bool) {
	p, whole := t.Phrase(i, j)
	if !whole {
		return "", false
	}
	if name, ok := t.designers.Find(p); ok {
		return name, true
	}
	if j != i+1 || len(p) < 4 || !named && (j >= len(t.Words) || !designing[t.Fold(j)]) {
		return "", false
	}
	return t.Raw(i), t.designers.CalledLast(p)
}
