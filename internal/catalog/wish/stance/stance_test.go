package stance_test

import (
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/catalog/wish/boat"
	"github.com/fairlead/fairlead/internal/catalog/wish/demand"
	"github.com/fairlead/fairlead/internal/catalog/wish/sentence"
	"github.com/fairlead/fairlead/internal/catalog/wish/stance"
	"github.com/fairlead/fairlead/internal/catalog/wish/wishtest"
)

func of(t *testing.T, text string) *sentence.Sentence {
	t.Helper()
	s := wishtest.Sentence(t, text)
	all := func(int, int) bool { return true }
	s.ReadPhrases(1, all)
	return s
}

// read tells how the phrases of a sentence are meant: a plus before those that are asked for, a minus before those that are refused, and
// nothing before others.
func read(s *sentence.Sentence, boats []boat.Name, w *demand.Withdrawal) (meant []string, welcome []string) {
	r := stance.New(s, boats, w)
	for k, p := range s.Spans {
		meant = append(meant, map[stance.Stance]string{stance.Asked: "+", stance.Refused: "-"}[r.Of(k)]+p.Effects[0].Value)
	}
	for _, e := range r.Welcome {
		welcome = append(welcome, e.Value)
	}
	return meant, welcome
}

// told is the words of a sentence that are told back.
func told(s *sentence.Sentence) string {
	var out []string
	for i, w := range s.Words {
		if w.Unmet {
			out = append(out, s.Raw(i))
		}
	}
	return strings.Join(out, " ")
}

func TestAPhraseIsAskedForOrRefused(t *testing.T) {
	for text, want := range map[string]string{
		"steel ketch with a windlass":                    "+steel +ketch +windlass",
		"ketch without teak decks":                       "+ketch -teak_deck",
		"ketch, no teak decks, saildrive or ex charter":  "+ketch -teak_deck -saildrive -ex_charter",
		"ketch without teak decks and saildrive":         "+ketch -teak_deck -saildrive",
		"No: teak decks, saildrive. Windlass":            "-teak_deck -saildrive +windlass",
		"teak decks are a no go, windlass":               "-teak_deck +windlass",
		"ex charter boats excluded":                      "-ex_charter",
		"not steel, ketch":                               "-steel +ketch",
		"windlass would be nice":                         "windlass",
		"ketch, ideally with a bow thruster":             "+ketch bow_thruster",
		"ketch, windlass and bow thruster are a plus":    "+ketch windlass bow_thruster",
		"Nice to have: windlass, bow thruster":           "windlass bow_thruster",
		"teak decks ok":                                  "teak_deck",
		"happy with teak decks":                          "teak_deck",
		"forget the bow thruster":                        "bow_thruster",
		"no watermaker needed":                           "watermaker",
		"newest to oldest":                               "+year_desc year_asc",
		"either radar or AIS":                            "radar ais",
		"a steel ketch or an aluminium sloop in Holland": "+steel +ketch +aluminium +sloop",
	} {
		s := of(t, text)
		got, _ := read(s, nil, new(demand.Withdrawal))
		if diff := cmp.Diff(want, strings.Join(got, " ")); diff != "" {
			t.Errorf("%q (-want +got)\n%s", text, diff)
		}
	}
}

func TestWhatWasHopedForIsToldBack(t *testing.T) {
	for text, want := range map[string]string{
		"windlass would be nice": "windlass would be nice", "ketch, ideally with a bow thruster": "ideally with a bow thruster",
		"either radar or AIS": "radar or AIS", "teak decks ok": "", "no teak decks": "",
	} {
		s := of(t, text)
		read(s, nil, new(demand.Withdrawal))
		if got := told(s); got != want {
			t.Errorf("%q: %q is told back, want %q", text, got, want)
		}
	}
}

func TestWhatWillDoAsWellIsWelcome(t *testing.T) {
	if _, welcome := read(of(t, "teak decks ok, windlass"), nil, new(demand.Withdrawal)); len(welcome) != 1 || welcome[0] != "teak_deck" {
		t.Errorf("welcome is %q", welcome)
	}
}

func TestWhatIsTakenBackIsWithdrawn(t *testing.T) {
	var w demand.Withdrawal
	read(of(t, "forget the bow thruster, no watermaker needed"), nil, &w)
	if diff := cmp.Diff([]string{"bow_thruster", "watermaker"}, w.Features); diff != "" {
		t.Errorf("(-want +got)\n%s", diff)
	}
	read(of(t, "drop the ketch"), nil, &w)
	if !w.Holds(demand.Rig) || w.Holds(demand.Keel) {
		t.Error("the rig is taken back, the keel is not")
	}
}

func TestWhatIsSaidOfOneOfTwoBoatsIsOfBothNot(t *testing.T) {
	s := of(t, "a Gin Fizz ketch or a Sun Fizz")
	got, _ := read(s, []boat.Name{{I: 1, J: 3, Make: "Jeanneau"}, {I: 6, J: 8, Make: "Jeanneau"}}, new(demand.Withdrawal))
	if diff := cmp.Diff([]string{"ketch"}, got); diff != "" || told(s) != "ketch" {
		t.Errorf("told back is %q (-want +got)\n%s", told(s), diff)
	}
}

func TestACountMayOnlyBeWishedFor(t *testing.T) {
	s := of(t, "three cabins would be nice, two berths preferred")
	if got := stance.Wished(s, 2); got != 5 {
		t.Errorf("the wish ends before word %d", got)
	}
	if got := stance.Wished(s, 7); got != 7 {
		t.Errorf("what is preferred is no wish but ends before word %d", got)
	}
}
