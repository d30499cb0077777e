package quote_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/quote"
)

func TestATextIsReadBackAsItWas(t *testing.T) {
	for _, text := range []string{"", "fair winds", "\"\\\n\r\t\b\f\x00\x1f\x7f", "line\u2028and\u2029paragraph", "né ☸ 🚤", "</script>"} {
		readsBack(t, text)
	}
}

func TestWhatIsNoTextBecomesTheReplacementCharacter(t *testing.T) {
	for text, want := range map[string]string{"a\xffb": `"a\ufffdb"`, "\xe2\x82": `"\ufffd\ufffd"`, "�": `"�"`} {
		if got := string(quote.Append(nil, text)); got != want {
			t.Errorf("%q became %s, want %s", text, got, want)
		}
	}
}

func TestLineEndsOfJavaScriptAreEscaped(t *testing.T) {
	if got, want := string(quote.Append(nil, "\u2028\u2029")), `"\u2028\u2029"`; got != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestWhereThereIsRoomNothingIsAllocated(t *testing.T) {
	text := strings.Repeat("a \"quoted\" word, né ☸\n", 20)
	dst := make([]byte, 0, 2*len(text))
	if n := testing.AllocsPerRun(50, func() { quote.Append(dst, text) }); n > 0 {
		t.Errorf("a text with escapes costs %.0f allocations", n)
	}
}

func FuzzText(f *testing.F) {
	f.Add("fair winds")
	f.Add("\"\\\u2028\xff\x00")
	f.Fuzz(readsBack)
}

// readsBack holds a quoted text against the decoder of the standard library.
func readsBack(t *testing.T, text string) {
	t.Helper()
	quoted := quote.Append([]byte("before"), text)
	inside := quote.AppendText(nil, []byte(text))
	if want := `before"` + string(inside) + `"`; string(quoted) != want {
		t.Errorf("got %s, want %s", quoted, want)
	}
	var got string
	if err := json.Unmarshal(quoted[len("before"):], &got); err != nil || got != string([]rune(text)) {
		t.Errorf("%q was read back as %q, %v", text, got, err)
	}
}

func BenchmarkAppend(b *testing.B) {
	text := strings.Repeat("Ease the sheet until the luff lifts, then trim. ", 10) + "\n"
	dst := make([]byte, 0, 2*len(text))
	b.SetBytes(int64(len(text)))
	b.ReportAllocs()
	for b.Loop() {
		quote.Append(dst, text)
	}
}
