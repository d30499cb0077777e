package input

// FromTo are phrases with what something was before and what it is after.
var FromTo = []string{"from # to #", "von # auf #", "de # à #"}
