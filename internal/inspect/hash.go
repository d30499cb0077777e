package inspect

import "math/bits"

// sameDistance is how many of the 64 bits may differ between two prints of one picture.
const sameDistance = 6

// differenceHash is one bit for each pair of neighbours in a picture of 9 × 8 (dHash, Krawetz 2013): set where brightness
// rises to the right. flat tells that the picture is too even for it to mean anything.
func differenceHash(r raster) (hash uint64, flat bool) {
	if r.w < 9 || r.h < 8 {
		return 0, true
	}
	var small [8][9]int
	low, high := 255, 0
	for y := range 8 {
		for x := range 9 {
			l := r.average(x*r.w/9, y*r.h/8, (x+1)*r.w/9, (y+1)*r.h/8)
			small[y][x] = l
			low, high = min(low, l), max(high, l)
		}
	}
	for y := range 8 {
		for x := range 8 {
			hash <<= 1
			if small[y][x] < small[y][x+1] {
				hash |= 1
			}
		}
	}
	return hash, high-low < 12
}

// average is the mean brightness of a box; right and bottom are not included.
func (r raster) average(left, top, right, bottom int) int {
	sum := 0
	for y := top; y < bottom; y++ {
		for x := left; x < right; x++ {
			sum += r.luma(x, y)
		}
	}
	return sum / max(1, (right-left)*(bottom-top))
}

// Same reports whether two photographs are very likely prints of one.
func (p Photo) Same(other Photo) bool {
	return !p.flat && !other.flat && bits.OnesCount64(p.hash^other.hash) <= sameDistance
}
