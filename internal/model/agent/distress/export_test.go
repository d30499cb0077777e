package distress

// Passages are the ids of the passages that the rules lead to.
func Passages() (ids []string) {
	for _, r := range opened().rules {
		if r.about != "" {
			ids = append(ids, r.about)
		}
	}
	return ids
}
