// Package talk reads a conversation once for all models: what a turn only wants done with the answer before it, and which
// boats the last answer showed.
package talk

import (
	"regexp"
	"slices"
	"strings"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/fold"
	"github.com/fairlead/fairlead/internal/tokens"
)

// Talk is a conversation as its last turn leaves it.
type Talk struct {
	// Came is the request as it came.
	Came chat.Request
	// Request is the conversation without the turns that only want an answer in another form; its last user message is
	// the question that is to be answered, or answered again.
	Request chat.Request
	// Wants is in which form the question is to be answered again; zero where the last turn asks something by itself.
	Wants Wants
	// Whole is the question that the last turn stands for where it leaves out what it has in common with the one before;
	// else "".
	Whole string
	// Named reports whether Whole is the last turn with the thing in it that a pronoun stood for, so that nothing else of the
	// turns before is needed to understand it.
	Named bool
	// Asked are the questions before the last one as they stand by themselves: one that only put another value or part in the place of
	// one before it stands in that one's stead. Nil where Request has them so already.
	Asked []string
	// Said is the answer before the last turn, "" if there is none.
	Said string
	// Shown are the boats that Said shows by their addresses, in its order; nil if it shows none.
	Shown []Boat
	// Listed are the boats of the last answer that showed several; nil if none did.
	Listed []Boat
}

// GoesOn reports whether the last user message of a request has one before it. Of one that has none there is nothing to read.
func GoesOn(req chat.Request) bool {
	last := lastOfUser(req.Messages)
	return last > 0 && lastOfUser(req.Messages[:last]) >= 0
}

// Of reads a request.
func Of(req chat.Request) Talk {
	t := Talk{Came: req, Request: req}
	if !GoesOn(req) {
		return t
	}
	last := lastOfUser(req.Messages)
	if !goesBack.MatchString(words(req.Messages[last].Text)) {
		if anew, ok := returned(req); ok {
			return Of(anew)
		}
	}
	if anew, ok := restored(req); ok {
		return Of(anew)
	}
	listed := t.lookBack(req.Messages[:last])
	if m := goesBack.FindStringSubmatch(words(req.Messages[last].Text)); listed > 0 && m != nil {
		for i := 0; i < listed && m[1] != ""; i++ {
			if req.Messages[i].Role == chat.Assistant && len(boatsIn(req.Messages[i].Text)) > 1 {
				listed = i
			}
		}
		t.Request.Messages, t.Wants.Back = req.Messages[:listed], true
		return t
	}
	if part := partOf(t.Said, req.Messages[last].Text); part != "" {
		before := Of(chat.Request{Messages: req.Messages[:lastOfUser(req.Messages[:last])+1]})
		t.Request.Messages, t.Wants.Part = before.Request.Messages, part
		return t
	}
	t.Request.Messages, t.Wants = withoutForms(req.Messages, last)
	if last := lastOfUser(t.Request.Messages); last > 0 {
		if anew, ok := corrected(t.Request.Messages[:last+1]); ok {
			t.Request.Messages = anew
		}
	}
	earlier := t.Request.Earlier()
	stood := stoodFor(earlier)
	t.Whole, t.Named = whole(t.Request.Question(), earlier, stood)
	t.Asked = asked(earlier, stood)
	return t
}

// lookBack notes what was said last and which boats were shown, and returns the answer that listed them, -1 for none.
func (t *Talk) lookBack(before []chat.Message) (listed int) {
	for i, m := range slices.Backward(before) {
		if m.Role != chat.Assistant {
			continue
		}
		boats := boatsIn(m.Text)
		if t.Said == "" {
			t.Said, t.Shown = m.Text, boats
		}
		if len(boats) > 1 {
			t.Listed = boats
			return i
		}
		if len(boats) > 0 && !opened.MatchString(m.Text) {
			return -1 // a search that found hardly any: the list before it is another's
		}
	}
	return -1
}

// asked leaves of some turns those that no later one put a value into, in the words that they stood for.
func asked(turns, stood []string) (list []string) {
	anew := false
	for i := range turns {
		if i > 0 && stood[i] != turns[i] && strings.HasPrefix(stood[i], beginning(stood[i-1])) {
			list, anew = list[:len(list)-1], true
		}
		list = append(list, stood[i])
	}
	if !anew {
		return nil
	}
	return list
}

// beginning is the first words of a question, by which it is known again where one of its values is another.
func beginning(question string) string {
	const few = 2
	all := strings.Fields(question)
	return strings.Join(all[:min(few, len(all))], " ")
}

// leastBudget is how many tokens an answer may have however short it is wanted.
const leastBudget = 200

// Budget is how many of so many tokens the answer may have: half as many as the last one where it was wanted shorter
// or in plain words, which are few.
func (t Talk) Budget(most int) int {
	if t.Wants.Shorter == 0 && !t.Wants.Plain {
		return most
	}
	return min(most, max(leastBudget, tokens.Count(t.Said)/2))
}

// opened is how a boat stands above what is known of her.
var opened = regexp.MustCompile(`(?m)^\*\*\[`)

// goesBack asks for the last list again.
var goesBack = regexp.MustCompile(`^ (?:(?:ok|okay|so|now|and|please|go|show me|show|und|zeig|et) )*(?:(?:go )?back to (?:the|that|your|my) (?:(first|original)|last|previous|old|earlier)? ?(?:list|results|boats|search)|the (?:list|results|whole list) again|(?:list|results) again|zuruck zur (?:liste|suche)|(?:die )?liste (?:noch ?mal|nochmal|wieder)|retour a la (?:liste|recherche)|la liste encore)(?: (?:please|bitte|s'il vous plait))? $`)

func lastOfUser(messages []chat.Message) int {
	for i := len(messages) - 1; i >= 0; i-- {
		if messages[i].Role == chat.User {
			return i
		}
	}
	return -1
}

// withoutForms leaves out the turns that only want an answer in another form. Where the last one is such a turn, the
// messages end with the question it is about, and wants is what it and those directly before it want.
func withoutForms(messages []chat.Message, last int) (kept []chat.Message, wants Wants) {
	question, asked := -1, false // the last turn that asks something; whether there was one at all
	for i, m := range messages[:last+1] {
		if m.Role != chat.User {
			kept = append(kept, m)
			continue
		}
		if w, only := formOf(m); only && asked && !(w.Unit != "" && correctsUnit(m.Text, kept[:question+1])) {
			wants = wants.and(w)
			continue
		}
		kept, wants = append(kept, m), Wants{}
		question, asked = len(kept)-1, true
		if i == last {
			kept = append(kept, messages[last+1:]...)
		}
	}
	if wants == (Wants{}) {
		return kept, wants
	}
	return kept[:question+1], wants
}

// correctsUnit reports whether a turn corrects the unit of a value in the question that some messages end with, rather than wanting the
// answer in it.
func correctsUnit(text string, messages []chat.Message) bool {
	meant := regretting.ReplaceAllString(text, "")
	if meant == text {
		return false
	}
	before := chat.Request{Messages: messages}
	stood := stoodFor(append(before.Earlier(), before.Question()))
	return reunited(stood[len(stood)-1], strings.TrimRight(meant, " ?!."), true) != ""
}

// words is a text without case and accents, its words parted by single spaces with one before the first and after the last.
func words(text string) string {
	var b strings.Builder
	b.WriteByte(' ')
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(" \t\n\r.,;:!?()\"“”„«»", r) }) {
		b.WriteString(fold.String(word))
		b.WriteByte(' ')
	}
	return contracted.Replace(strings.ReplaceAll(b.String(), "’", "'"))
}

// contracted puts the apostrophe into what people write without one.
var contracted = strings.NewReplacer(" whats ", " what's ", " thats ", " that's ", " hows ", " how's ", " wheres ", " where's ", " whos ", " who's ", " theres ", " there's ")
