package talk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
)

// returning begins a turn that goes back to something spoken of before another subject, "ok, back to the spinnaker: how do I gybe it?".
var returning = regexp.MustCompile(`(?i)^(.*?)\b(?:back to|returning to|zur[üu]ck zu[mr]?|revenons (?:à|au|aux)|retour (?:à|au|aux)) (?:(?:the|my|our|your|that|those|these|den|die|der|dem|das|la|les|le|l')\s*)*(\pL[\pL\d' -]{2,30}?)(?:\s*[,:;.!?–-]+\s*(.*)|\s*)$`)

// boatsAgain are names for the boats of the last list, rather than for a subject.
var boatsAgain = fold.Set(`boats boat list results search listings yachts boote boot liste suche bateaux recherche`)

// returned is a conversation whose last turn goes back to what an earlier one spoke of, without what was said in between; ok is false where
// the last turn goes back to nothing.
func returned(req chat.Request) (anew chat.Request, ok bool) {
	last := lastOfUser(req.Messages)
	m := returning.FindStringSubmatch(strings.TrimSpace(req.Messages[last].Text))
	const mostBefore = 4
	if m == nil || len(strings.Fields(m[1])) > mostBefore || strings.Contains(m[1], "?") {
		return req, false
	}
	at := turnOn(req.Messages[:last], strings.Fields(words(m[2])))
	if at < 0 {
		return req, false
	}
	end := answered(req.Messages, at)
	for end < last && len(boatsIn(req.Messages[end-1].Text)) > 0 { // a search goes on as far as boats were shown
		next := answered(req.Messages, end)
		if next > last || len(boatsIn(req.Messages[next-1].Text)) == 0 {
			break
		}
		end = next
	}
	if end == last {
		return req, false
	}
	asks := req.Messages[last]
	switch {
	case m[3] == "":
	case len(boatsIn(req.Messages[end-1].Text)) > 0: // a search has its subject still
		asks.Text = m[3]
	default:
		asks.Text = strings.TrimRight(m[3], " ?!.") + " (" + m[2] + ")?"
	}
	anew = req
	anew.Messages = append(slices.Clone(req.Messages[:end]), asks)
	return anew, true
}

// answered is where the messages go on behind a turn of the user and what answers it.
func answered(messages []chat.Message, turn int) int {
	end := turn + 1
	for end < len(messages) && messages[end].Role != chat.User {
		end++
	}
	return end
}

// turnOn is the last turn of the user that names a subject, or that boats were shown to, where these are meant; -1 for none.
func turnOn(messages []chat.Message, subject []string) int {
	name := subject[len(subject)-1]
	boats := boatsAgain[name]
	stem := strings.TrimSuffix(name, "s")
	for i := len(messages) - 1; i >= 0; i-- {
		switch {
		case messages[i].Role == chat.Assistant && boats && len(boatsIn(messages[i].Text)) > 0:
			return lastOfUser(messages[:i])
		case messages[i].Role == chat.User && !boats && strings.Contains(words(messages[i].Text), " "+stem):
			return i
		}
	}
	return -1
}
