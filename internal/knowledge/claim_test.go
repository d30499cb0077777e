package knowledge_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"github.com/fairlead/fairlead/internal/knowledge"
)

// lore is a corpus of one passage with mistakes of each kind, invented for these tests.
const lore = `# Lore

## Anchors
id: lore-anchors
terms: anchors
source: invented
region: international
date: 2025
summary: An anchor holds because it digs into the ground.
facts:
- Anchors dig in.
- Scope helps them.

mistakes:
- anchor/kedge floats | anchor cannot sink (unless sea drogue) => It sinks.
- old chain stronger than new => The new one is the stronger.
- three stars lit => There is no such light.

A body.
`

func readLore(t *testing.T) *knowledge.Base {
	t.Helper()
	base, err := knowledge.Read(fstest.MapFS{"lore.md": {Data: []byte(lore)}})
	if err != nil {
		t.Fatal(err)
	}
	return base
}

func TestAMistakeIsFoundInOtherWords(t *testing.T) {
	base := readLore(t)
	for text, want := range map[string]string{
		"Since my anchors float, how much rope?":                                    "It sinks.",
		"A kedge that is floating: how do I keep it up?":                            "It sinks.",
		"Why can't an anchor sink?":                                                 "It sinks.",
		"Why does an anchor sink?":                                                  "",
		"Is it true that an anchor can't sink in salt water?":                       "It sinks.",
		"Why does an anchor never float?":                                           "",
		"Does a sea anchor float?":                                                  "",
		"Old chain is stronger than new chain, right?":                              "The new one is the stronger.",
		"New chain is stronger than old chain, right?":                              "",
		"The anchor is down. What floats beside it?":                                "",
		"How big is the anchor, and how well does a cork float":                     "",
		"The anchor of the yacht whose fenders, boards, ropes and other gear float": "",
		"I see three stars. Are they lit?":                                          "There is no such light.",
	} {
		m, about, ok := base.Mistaken(text)
		if m.Truth != want || ok != (want != "") || ok && about.ID != "lore-anchors" {
			t.Errorf("%q: %q of %q, want %q", text, m.Truth, about.ID, want)
		}
	}
}

func TestAMistakeWithoutATruthIsRefused(t *testing.T) {
	for _, line := range []string{"anchor floats", "anchor floats =>", "=> It sinks."} {
		text := strings.Replace(lore, "three stars lit => There is no such light.", line, 1)
		if _, err := knowledge.Parse("lore.md", text); err == nil || !strings.Contains(err.Error(), "mistake") {
			t.Errorf("%q is read, the error is %v", line, err)
		}
	}
}

func TestAClaimOfOneWordIsRefused(t *testing.T) {
	for _, line := range []string{"floats => It sinks.", "it is not afloat => It sinks."} {
		text := strings.Replace(lore, "three stars lit => There is no such light.", line, 1)
		if _, err := knowledge.Read(fstest.MapFS{"lore.md": {Data: []byte(text)}}); err == nil || !strings.Contains(err.Error(), "too little") {
			t.Errorf("%q is read, the error is %v", line, err)
		}
	}
}

func TestEveryMistakeOfTheCorpusIsFoundByEachOfItsClaims(t *testing.T) {
	base := load(t)
	claims := 0
	for _, p := range base.Passages() {
		for _, m := range p.Mistakes {
			for _, claim := range m.Claims {
				claims++
				if len(strings.Fields(claim)) < 2 {
					t.Errorf("%s: the claim %q is too short to be one", p.ID, claim)
				}
				if _, _, ok := base.Mistaken(strings.TrimPrefix(claim, ">")); !ok {
					t.Errorf("%s: nothing is found by its claim %q", p.ID, claim)
				}
			}
		}
	}
	t.Logf("%d claims", claims)
}

func FuzzAnyTextIsSearchedForMistakes(f *testing.F) {
	base, err := knowledge.Load()
	if err != nil {
		f.Fatal(err)
	}
	f.Add("Since port is on the right, what's \"starboard\"?")
	f.Add("no no not never without . ? 1:1 é")
	f.Fuzz(func(t *testing.T, text string) {
		if m, about, ok := base.Mistaken(text); ok && (m.Truth == "" || about.ID == "") {
			t.Errorf("%q is a mistake without a truth", text)
		}
	})
}
