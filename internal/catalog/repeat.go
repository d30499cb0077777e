package catalog

// found is what each part found.
func found(parts []*evaluation) []set {
	all := make([]set, len(parts))
	for i, e := range parts {
		all[i] = e.found
	}
	return all
}

// repeats leaves one listing of each boat, the cheapest, in a set of each part, and tells how many it left out.
func (s *search) repeats(of []set) (merged int) {
	if s.ix.groups == 0 {
		return 0
	}
	kept := s.room.clean(s.ix.groups + 1) // by group: the part, from 1, and the number of the listing that stays so far
	for i, e := range s.parts {
		several := e.clean()
		several.load(e.marks.docs(markGrouped))
		several.and(of[i])
		several.each(func(d uint32) {
			group := e.groups[d]
			other := kept[group]
			kept[group] = uint64(i+1)<<32 | uint64(d)
			if other == 0 {
				return
			}
			merged++
			if other>>32 == uint64(i+1) {
				of[i].drop(d) // behind the other in the order of prices
				kept[group] = other
				return
			}
			rival := s.parts[other>>32-1]
			if rivalDoc := uint32(other); compareRefs(ref{rival.part, rivalDoc}, ref{e.part, d}) < 0 {
				of[i].drop(d)
				kept[group] = other
			} else {
				of[other>>32-1].drop(rivalDoc)
			}
		})
	}
	return merged
}
