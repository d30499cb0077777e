package agent

import (
	"github.com/fairlead/fairlead/internal/foreign"
	"github.com/fairlead/fairlead/internal/model/agent/premise"
	"github.com/fairlead/fairlead/internal/model/agent/refusal"
	"github.com/fairlead/fairlead/internal/phrase"
)

// languages are what each of some texts is written in.
func languages(texts []string) (langs []string) {
	for _, text := range texts {
		langs = append(langs, foreign.Language(text))
	}
	return langs
}

// english is a turn in German or French in English, as far as its words are known; what is written in English stays.
func (t turn) english() string { return foreign.English(t.written, t.text, nobody) }

// nobody shares a word with English.
func nobody(string) bool { return false }

// refusal tells why the turn is declined: as it stands, or in its English where that can be said in its language.
func (t turn) refusal() refusal.Refusal {
	r := refusal.Of(t.plain)
	if r.Kind != refusal.None || t.written == "en" {
		return r
	}
	if r = refusal.Of(phrase.Plain(t.english())); r.Abroad == nil {
		return refusal.Refusal{}
	}
	return r
}

// live is what only live data tells and the turn asks for: as it stands, or in its English.
func (t turn) live() premise.Finding {
	f := premise.Live(withoutMarkup(t.text))
	if f.Says == "" && t.written != "en" {
		f = premise.Live(t.english())
	}
	return f
}
