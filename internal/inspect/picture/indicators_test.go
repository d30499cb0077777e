package picture_test

import (
	"flag"
	"fmt"
	"testing"

	"github.com/fairlead/fairlead/internal/inspect/picture"
)

// tally is how often an indicator was right.
type tally struct{ hit, missed, false, boxed int }

func (t tally) precision() float64 { return float64(t.hit) / max(1, float64(t.hit+t.false)) }
func (t tally) recall() float64    { return float64(t.hit) / max(1, float64(t.hit+t.missed)) }

// appearances is what a photograph says, in the words of scenes_test.go.
func appearances(p picture.Photo) map[string]picture.Indicator {
	out := map[string]picture.Indicator{}
	for _, i := range p.Indicators {
		out[i.Kind] = i
	}
	if p.Blurred {
		out[soft] = picture.Indicator{}
	}
	if p.Exposure == "dark" {
		out[dim] = picture.Indicator{}
	}
	return out
}

var kinds = []string{rust, growth, chalk, crack, soft, dim}

// judge looks at generated pictures of the seeds.
func judge(t testing.TB, first uint64, n int, explain bool) map[string]*tally {
	t.Helper()
	out := map[string]*tally{}
	for _, kind := range kinds {
		out[kind] = &tally{}
	}
	for seed := first; seed < first+uint64(n); seed++ {
		c := boatScene(seed, 640, 480)
		got := appearances(look(t, encodeJPEG(t, c.RGBA)))
		if c.planted[soft] || c.planted[dim] {
			delete(got, map[bool]string{true: dim, false: soft}[c.planted[soft]])
		}
		for _, kind := range kinds {
			i, found := got[kind]
			switch {
			case found && c.planted[kind]:
				out[kind].hit++
				box := c.boxes[kind]
				middleX, middleY := (i.Left+i.Right)*640/200, (i.Top+i.Bottom)*480/200
				if margin := 20; middleX > box.Min.X-margin && middleX < box.Max.X+margin && middleY > box.Min.Y-margin && middleY < box.Max.Y+margin {
					out[kind].boxed++
				}
			case found:
				out[kind].false++
			case c.planted[kind]:
				out[kind].missed++
			}
			if explain && found != c.planted[kind] {
				t.Logf("seed %d: %s found %v planted %v %+v", seed, kind, found, c.planted[kind], i)
			}
		}
	}
	return out
}

// pictures is how many pictures are judged; more of them tell more: -pictures 160.
var pictures = flag.Int("pictures", 40, "how many generated pictures the indicators are judged on")

func TestIndicatorsOnGeneratedPictures(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and by one goroutine")
	}
	for kind, got := range judge(t, 900_000, *pictures, false) {
		boxed := fmt.Sprintf(", %d of %d boxes at the place", got.boxed, got.hit)
		if kind == soft || kind == dim {
			boxed = ""
		}
		t.Logf("%-24s precision %.3f recall %.3f (%d hits, %d false, %d missed%s)", kind, got.precision(), got.recall(), got.hit, got.false, got.missed, boxed)
		if got.precision() < 0.75 || got.recall() < 0.65 {
			t.Errorf("%s: precision %.3f, recall %.3f", kind, got.precision(), got.recall())
		}
	}
}
