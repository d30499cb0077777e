package chat

// Source is a citation as a structured answer has it.
type Source struct {
	Number int    `json:"number"`
	ID     string `json:"id"`
	Title  string `json:"title"`
	Source string `json:"source"`
	URL    string `json:"url"`
}

// SourcesOf returns the sources of a structured answer; it is never nil, so that none are an empty array in JSON.
func SourcesOf(citations []Citation) []Source {
	sources := make([]Source, len(citations))
	for i, c := range citations {
		sources[i] = Source{c.Number, c.ID, c.Title, c.Source, c.URL}
	}
	return sources
}

// Plain is the structured form of an answer that has no other.
type Plain struct {
	Answer    string   `json:"answer"`
	Citations []Source `json:"citations"` // never nil
}
