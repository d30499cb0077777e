package agent

import (
	"context"
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/model/agent/distress"
	"github.com/fairlead/fairlead/internal/phrase"
	"github.com/fairlead/fairlead/internal/talk"
)

// peril is an emergency that a conversation is in the middle of, and what reported it.
type peril struct {
	of   distress.Case
	told string
}

// peril is the emergency in which the turn before stood: its answer told whom to call. False for none, and where what was told then is no
// matter of minutes.
func (t turn) peril() (peril, bool) {
	if len(t.earlier) == 0 || !callsForHelp(t.heard()) {
		return peril{}, false
	}
	for i, text := range slices.Backward(t.earlier) {
		b := turn{text: text, plain: phrase.Plain(text), earlier: t.earlier[:i], written: t.written}
		if c := b.heed(); c.heard {
			return peril{c.of, text}, c.of.Call < distress.Crisis
		}
	}
	return peril{}, false
}

// callsForHelp reports whether an answer begins with whom to call for a body or a boat in danger.
func callsForHelp(text string) bool {
	for c := range distress.Crisis {
		for _, lang := range []string{"en", "de", "fr"} {
			if strings.HasPrefix(text, c.In(lang)) {
				return true
			}
		}
	}
	return false
}

// amid answers a turn that goes on within an emergency, with whom to call before all else, and reports whether it did.
func (w *answer) amid(ctx context.Context, kind Kind, f found) bool {
	p, in := w.turn.peril()
	if !in || (kind != Knowledge && kind != Calculation && kind != Mistake) || w.turn.leavesPeril() {
		return false
	}
	inner := *w
	said, events, _, err := overheard(func(send chat.Send) (chat.Outcome, error) {
		inner.send = send
		inner.reply(ctx, kind, f)
		return chat.Outcome{}, inner.err
	})
	if err != nil {
		return false
	}
	of, turned := w.turned(p)
	stays := kind != Knowledge || restsOnRescue(events)
	if !stays && !turned && !w.turn.staysInPeril() {
		return false
	}
	w.fixed(true)
	if distress.Worse(w.turn.text) && of.Call == distress.Medical {
		of.Call = distress.Mayday
	}
	if !callsForHelp(said) || turned {
		w.paragraph(of.Call.In(w.turn.lang))
	}
	asIs := w.turn.lang == "en" && (w.turn.wonders() || of.Call < distress.Medical && !distress.Worse(w.turn.text)) // else the first steps in the turn's language
	if stays && !turned && (kind != Knowledge || asIs && w.turn.ofCalling() == "") {
		w.retell(said, events)
		return true
	}
	w.within(peril{of, p.told}, turned)
	return true
}

// wonders reports whether any sentence of a turn asks: "shes 6. can she have my tablets".
func (t turn) wonders() bool {
	return t.asks() || slices.ContainsFunc(clauseEnd.Split(t.text, -1), func(s string) bool {
		return knowledge.FormOf(phrase.Plain(s).Less(talk.Conjunctions).String()) != knowledge.General
	})
}

// clauseEnd parts the sentences of a turn.
var clauseEnd = regexp.MustCompile(`[.,;!?]+\s+`)

// retell tells what was overheard.
func (w *answer) retell(said string, events []chat.Event) {
	for _, ev := range events {
		if _, text := ev.(chat.Text); !text {
			w.event(ev)
		}
	}
	w.paragraph(strings.TrimLeft(said, "\n"))
}

// restsOnRescue reports whether the first source of an answer is a passage of rescue, or on what children may be given.
func restsOnRescue(events []chat.Event) bool {
	for _, ev := range events {
		if c, ok := ev.(chat.Citation); ok {
			return isRescue(c.ID) || strings.HasPrefix(c.ID, "kids-pets-")
		}
	}
	return false
}

// turned is the emergency in its new circumstance, "and if the pump fails": what the report and the turn are together. False where
// that is none of its own.
func (w *answer) turned(p peril) (distress.Case, bool) {
	m := onlyIf.FindStringSubmatch(w.turn.text)
	if m == nil {
		return p.of, false
	}
	told := strings.TrimRight(m[1], " ?")
	for _, text := range []string{told, happened.Replace(" " + told + " ")} {
		if c, heard := distress.HearOn(p.told, text); heard && c != p.of {
			return c, true
		}
	}
	return p.of, false
}

// onlyIf begins a turn that supposes something beside what was told.
var onlyIf = regexp.MustCompile(`(?i)^\W*(?:(?:and|but|so|ok|et|mais|und|aber|was|que (?:faire|se passe-t-il)|what(?: happens| do (?:i|we) do)?) )*(?:if|when|once|si|quand|wenn|falls) (.+)$`)

// within tells what the passages of an emergency say to a turn: the first steps once more where it reports, else what they have on it.
func (w *answer) within(p peril, turned bool) {
	q := w.turn.question()
	q.Text, q.Lang, q.Earlier, q.EarlierLangs = w.turn.english(), "en", []string{p.told}, nil
	q.About, q.Inside, q.Within, q.Length = p.of.About, true, rescue, knowledge.Urgent
	if w.turn.wonders() && !turned {
		q.About = w.nearest(p, q.Text)
	}
	w.search(q)
}

// nearest is the passage on calling for help or on a boat's own emergency that has most of the words of a question, by its id; first aid stays
// with the body that it is about.
func (w *answer) nearest(p peril, text string) string {
	const least = 0.5 // of the words
	if id := w.turn.ofCalling(); id != "" {
		return id
	}
	topic, _, _ := strings.Cut(p.of.About, "-")
	for _, h := range w.agent.base.Search(text, nil) {
		if h.Share >= least && p.of.Call < distress.Medical && strings.HasPrefix(h.Passage.ID, topic+"-") {
			return h.Passage.ID
		}
	}
	return p.of.About
}

// ofCalling is the passage on what follows a call for help, or on leaving the boat, where a turn asks for that; "" for any other.
func (t turn) ofCalling() string {
	switch {
	case !t.wonders():
	case t.plain.Has(ofRaft) && t.lang == "en":
		return "abandoning-when"
	case t.plain.Has(ofRaft): // of which only the steps are told in other languages
		return "abandoning-procedure"
	case t.plain.Has(afterCall) && !t.plain.Has(firstCall):
		return "distress-after-call"
	}
	return ""
}

// leavesPeril reports whether a turn tells that an emergency is over, or asks what has to do with money.
func (t turn) leavesPeril() bool {
	return t.plain.Has(safeNow) || t.plain.Has(ofMoney)
}

// staysInPeril reports whether a turn behind an emergency's answer goes on with it: by how it begins, whom or what it speaks of, or because
// it is a few words.
func (t turn) staysInPeril() bool {
	const few = 4 // words
	return t.plain.Words() <= few || t.plain.Begins(talk.Joining) || t.plain.Has(pronouns) || t.plain.Has(ofPerson) || t.plain.Has(ofRescue) || distress.Alarming(t.text)
}

var (
	safeNow   = phrase.Of(`safe now, all safe, were safe, we are safe, all good, fine now, all fine, false alarm, back in harbour, back in port, in harbour now, in the marina now, tied up now, at the hospital, in hospital, ambulance is here, lifeboat is here, next season, next year, for good, tout va bien, hors de danger, in sicherheit, alles gut`)
	ofMoney   = phrase.Of(`cost, costs, price, prices, buy, for sale, insurance, insured, insurer, kostet, kosten, kaufen, versicherung, coûte, prix, acheter, assurance`)
	afterCall = phrase.Of(`cancel, cancelling, vhf on, radio on, the vhf, tell the coastguard, tell them, say to the coastguard, keep the radio, annuler, la vhf, la radio allumée, das funkgerät, funk anlassen, ukw`)
	firstCall = phrase.Of(`call, send, make, broken, dead, works, work, appeler, envoyer, rufen, senden`)
	ofRaft    = phrase.Of(`liferaft, life raft, raft, abandon ship, abandon, rettungsinsel, radeau`)
	ofRescue  = phrase.Of(`vhf, radio, epirb, plb, dsc, mayday, pan pan, coastguard, coast guard, lifeboat, helicopter, liferaft, raft, flares, flare, lifejacket, lifejackets, pump, pumps, bilge pump, plug, hatch, extinguisher, funk, funkgerät, seenotleitung, rettungsinsel, pumpe, pompe, radeau, gilet, fusées, cross, canal 16`)
)
