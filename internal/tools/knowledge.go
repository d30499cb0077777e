package tools

import (
	"context"

	"github.com/fairlead/fairlead/internal/chat"
	"github.com/fairlead/fairlead/internal/knowledge"
	"github.com/fairlead/fairlead/internal/links"
)

// SearchKnowledgeName is the name of the tool that SearchKnowledge returns.
const SearchKnowledgeName = "search_knowledge"

// Passage is a knowledge passage as search_knowledge gives it.
type Passage struct {
	ID      string   `json:"id"`
	Title   string   `json:"title"`
	Summary string   `json:"summary"`
	Facts   []string `json:"facts"`
	Steps   []string `json:"steps,omitempty"`
	Source  string   `json:"source"`
	Region  string   `json:"region"`
	Year    int      `json:"year"`
	URL     string   `json:"url"`
}

// KnowledgeFound is the data of search_knowledge.
type KnowledgeFound struct {
	Passages []Passage `json:"passages"` // best first
}

type knowledgeQuery struct {
	Question string `json:"question" description:"what to look up, in plain words" minimum:"1" maximum:"4000"`
	Limit    int    `json:"limit" description:"how many passages at most" minimum:"1" maximum:"10" default:"3"`
}

// SearchKnowledge looks up the knowledge base. Its text is a composed answer with numbered sources, empty where the base
// knows nothing about the question.
func SearchKnowledge(base *knowledge.Base, pages links.Base) Tool {
	spec := Spec{
		SearchKnowledgeName, "Search the knowledge base",
		"Finds passages on sailing, navigation, safety, boats and their systems, with facts, steps and sources.",
	}
	return New(spec, func(_ context.Context, in knowledgeQuery) (Result, error) {
		answer := base.Answer(knowledge.Question{Text: in.Question})
		found := KnowledgeFound{Passages: []Passage{}}
		if answer.Evidence == knowledge.Outside {
			return Result{Data: found}, nil
		}
		hits := base.Search(in.Question, nil)
		for _, h := range hits[:min(in.Limit, len(hits))] {
			found.Passages = append(found.Passages, passage(h.Passage, pages))
		}
		return Result{Text: answer.Text(), Data: found, Sources: citations(answer, pages)}, nil
	})
}

func passage(p *knowledge.Passage, pages links.Base) Passage {
	return Passage{
		ID: p.ID, Title: p.Title, Summary: p.Summary, Facts: p.Facts, Steps: p.Steps,
		Source: p.Source, Region: p.Region, Year: p.Year, URL: pages.Passage(p.ID),
	}
}

func citations(a knowledge.Answer, pages links.Base) []chat.Citation {
	var list []chat.Citation
	for i, p := range a.Sources {
		list = append(list, chat.Citation{Number: i + 1, ID: p.ID, Title: p.Title, Source: p.Source, URL: pages.Passage(p.ID)})
	}
	return list
}
