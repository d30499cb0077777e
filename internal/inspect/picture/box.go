package picture

// box is the pixels from left and top up to but not including right and bottom.
type box struct{ left, top, right, bottom int }

// mean is the average of a field of rows of w over the box.
func (b box) mean(field []uint8, w int) float64 {
	sum, n := 0, 0
	for y := b.top; y < b.bottom; y++ {
		for _, v := range field[y*w+b.left : y*w+b.right] {
			sum, n = sum+int(v), n+1
		}
	}
	return float64(sum) / float64(max(1, n))
}

// unevenness is how much neighbours along the rows differ on average.
func (b box) unevenness(field []uint8, w int) float64 {
	sum, n := 0, 0
	for y := b.top; y < b.bottom; y++ {
		for x := b.left + 1; x < b.right; x++ {
			d := int(field[y*w+x]) - int(field[y*w+x-1])
			sum, n = sum+max(d, -d), n+1
		}
	}
	return float64(sum) / float64(max(1, n))
}
