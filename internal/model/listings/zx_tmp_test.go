package listings_test

import (
	"fmt"
	"github.com/fairlead/fairlead/internal/design"
	"testing"
)

func TestZX(t *testing.T) {
	d, _ := design.Load()
	for _, m := range d.Find("Bali 4.3", 3) {
		fmt.Printf("%+v %v\n", m.Design, m.Exact)
		for _, x := range d.Alike(m.Design, 5) {
			fmt.Println("  ", x.FullName())
		}
	}
}
