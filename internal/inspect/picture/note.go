package picture

import (
	"fmt"
	"strconv"
	"strings"
)

// Note says in a sentence that begins with the picture's name what its quality allows and what stands out.
func (p Photo) Note() string {
	var parts []string
	switch {
	case p.Small:
		parts = append(parts, "too small for details; send one of "+strconv.Itoa(leastSide)+" pixels or more")
	case p.Blurred && p.Exposure != "normal": // without light nothing is sharp
		parts = append(parts, "very "+p.Exposure+", details are lost")
	case p.Blurred:
		parts = append(parts, "blurred, details are lost")
	case p.Exposure != "normal":
		parts = append(parts, "very "+p.Exposure)
	}
	if p.Noise {
		parts = append(parts, "nothing but noise, no picture can be made out")
	}
	if p.Taken != "" {
		parts = append(parts, "taken "+p.Taken+" by its camera's clock")
	}
	for _, i := range p.Indicators {
		parts = append(parts, fmt.Sprintf("%s on %.1f %% of it, most at %d–%d %% of its width and %d–%d %% of its height (confidence low; %s)",
			i.Kind, 100*i.Share, i.Left, i.Right, i.Top, i.Bottom, i.Otherwise))
	}
	if len(parts) == 0 {
		parts = append(parts, "sharp and well lit, nothing stands out "+p.soughtIn())
	}
	return fmt.Sprintf("%s, %s %d × %d: %s.", p.Name, p.Format, p.Width, p.Height, strings.Join(parts, "; "))
}

// soughtIn is what a picture was searched for.
func (p Photo) soughtIn() string {
	if p.Grey {
		return "of lines like cracks; without colours no stains can be told"
	}
	return "of colours like rust, growth or chalking and lines like cracks"
}
