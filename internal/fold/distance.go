package fold

// Distance is how many bytes must be put in, left out, changed or swapped with their neighbour to make a into b (Damerau
// 1964, optimal string alignment), or most+1 where it is more than most. For words of up to 31 bytes it does not allocate.
func Distance(a, b string, most int) int {
	if max(len(a), len(b))-min(len(a), len(b)) > most {
		return most + 1
	}
	n := len(b) + 1
	var short [3 * 32]int
	rows := short[:]
	if 3*n > len(rows) {
		rows = make([]int, 3*n)
	}
	before, last, row := rows[:n], rows[n:2*n], rows[2*n:3*n]
	for j := range last {
		last[j] = j
	}
	for i := 1; i <= len(a); i++ {
		row[0] = i
		least := i
		for j := 1; j <= len(b); j++ {
			change := 1
			if a[i-1] == b[j-1] {
				change = 0
			}
			row[j] = min(last[j]+1, row[j-1]+1, last[j-1]+change)
			if i > 1 && j > 1 && a[i-1] == b[j-2] && a[i-2] == b[j-1] {
				row[j] = min(row[j], before[j-2]+1)
			}
			least = min(least, row[j])
		}
		if least > most+1 { // a swap may yet take one back
			return most + 1
		}
		before, last, row = last, row, before
	}
	return min(last[len(b)], most+1)
}
