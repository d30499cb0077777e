package picture

// patch is pixels of one appearance that touch.
type patch struct {
	pixels                   []int32 // y*w+x
	left, top, right, bottom int     // right and bottom are not included
}

func (p patch) width() int  { return p.right - p.left }
func (p patch) height() int { return p.bottom - p.top }

// patches collects the set pixels of a mask that touch, corners included, in groups of at least least pixels. It clears the mask.
func patches(mask []bool, w, h, least int) []patch {
	var out []patch
	var queue []int32
	for start := range mask {
		if !mask[start] {
			continue
		}
		mask[start] = false
		queue = append(queue[:0], int32(start))
		p := patch{left: w, top: h}
		for k := 0; k < len(queue); k++ {
			x, y := int(queue[k])%w, int(queue[k])/w
			p.left, p.top, p.right, p.bottom = min(p.left, x), min(p.top, y), max(p.right, x+1), max(p.bottom, y+1)
			for ny := max(0, y-1); ny <= min(h-1, y+1); ny++ {
				for nx := max(0, x-1); nx <= min(w-1, x+1); nx++ {
					if i := ny*w + nx; mask[i] {
						mask[i] = false
						queue = append(queue, int32(i))
					}
				}
			}
		}
		if len(queue) >= least {
			p.pixels = append([]int32(nil), queue...)
			out = append(out, p)
		}
	}
	return out
}

// edge is how sharp a patch's edge is, 0 to 1: the part of the change of field between far inside and far outside that happens
// within one step of the edge. Stains fade; paint, cloth and wood end.
func (p patch) edge(field []uint8, w, h int) float64 {
	inside := make(map[int32]bool, len(p.pixels))
	for _, i := range p.pixels {
		inside[i] = true
	}
	var near, whole float64
	at := func(x, y int) float64 { return float64(field[min(h-1, max(0, y))*w+min(w-1, max(0, x))]) }
	for _, i := range p.pixels {
		x, y := int(i)%w, int(i)/w
		for _, d := range [4][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}} {
			nx, ny := x+d[0], y+d[1]
			if nx < 0 || ny < 0 || nx >= w || ny >= h || inside[int32(ny*w+nx)] {
				continue
			}
			const far = 4
			change := at(x-far*d[0], y-far*d[1]) - at(nx+far*d[0], ny+far*d[1])
			if change > 20 {
				near += min(change, max(0, at(x, y)-at(nx, ny)))
				whole += change
			}
		}
	}
	if whole == 0 {
		return 0
	}
	return near / whole
}

// mean is the average of a field over the patch.
func (p patch) mean(field []uint8) float64 {
	sum := 0
	for _, i := range p.pixels {
		sum += int(field[i])
	}
	return float64(sum) / float64(len(p.pixels))
}
