package demand

import "slices"

// With adds a value to a list that does not hold it.
func With(list []string, value string) []string {
	if slices.Contains(list, value) {
		return list
	}
	return append(slices.Clone(list), value)
}

// Without is a list less some values, nil where none is left.
func Without(list, unwanted []string) []string {
	if len(list) == 0 || len(unwanted) == 0 {
		return list
	}
	rest := slices.DeleteFunc(slices.Clone(list), func(v string) bool { return slices.Contains(unwanted, v) })
	if len(rest) == 0 {
		return nil
	}
	return rest
}

// List makes a list of a value or takes the list.
func List(one string, list []string) []string {
	if one != "" {
		return []string{one}
	}
	return list
}

// Unlist makes one value of a list of one.
func Unlist(list []string) (one string, rest []string) {
	if len(list) == 1 {
		return list[0], nil
	}
	return "", list
}

// settle moves the value of a list of one to where one value stands.
func settle(one *string, list *[]string) {
	if len(*list) == 1 {
		*one, *list = Unlist(*list)
	}
}

// join appends what a list does not hold.
func join(list, further []string) []string {
	for _, v := range further {
		list = With(list, v)
	}
	return list
}
