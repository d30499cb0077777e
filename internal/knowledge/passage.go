package knowledge

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// Passage is one subject as an expert would explain it. It is never changed after Load.
type Passage struct {
	ID      string
	Title   string
	Topic   string   // the title of the file it stands in
	Terms   []string // what else people call the subject
	Whom    string   // words with one of which a question concerns those it is for alone, such as "pregnant"; empty for everybody
	Except  string   // words with one of which a question is about what the passage does not hold for, such as "catamaran"; empty where it holds for all
	Source  string   // the rule, standard or publication
	Region  string   // where it holds: "international", "US", ...
	Year    int      // the year the content is right as of
	Summary string   // one or two sentences that answer the title
	Facts   []string // sentences that stand alone
	Steps   []string // what to do in order; empty unless the subject is how to do something
	Body    []string // paragraphs; one that begins with a bar is a Markdown table
	Words   []Word   // what words mean; a passage that has any is found by these alone
	Alone   bool     // told only to who asks for it, never beside another passage

	Mistakes []Mistake // what people say of the subject that is not so
}

var validID = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)*$`)

// Parse reads the passages of one corpus file. The first error names the line and what is wrong with it.
//
// A file has one "# " heading, the topic, and passages that begin with a "## " heading: fields of one line each (id,
// terms, for, except, told, source, region, date, summary), the lists facts (or words) and, where there are any, steps and mistakes, then the body
// after a blank line. An "except" below the topic is that of each passage that has none of its own, such as "nothing".
func Parse(file, text string) ([]Passage, error) {
	p := parser{file: file}
	for i, line := range strings.Split(text, "\n") {
		p.line = i + 1
		if err := p.take(strings.TrimRight(line, " \r")); err != nil {
			return nil, fmt.Errorf("%s:%d: %w", file, p.line, err)
		}
	}
	if err := p.end(); err != nil {
		return nil, fmt.Errorf("%s:%d: %w", file, p.line, err)
	}
	return p.done, nil
}

// parser is where in a file we are.
type parser struct {
	file   string
	line   int
	topic  string
	except string // what those passages do not hold for that do not say it themselves
	open   bool   // inside a passage
	list   string // "facts", "words", "steps", "mistakes" or ""
	body   bool   // past the fields of the passage
	para   []string
	now    Passage
	done   []Passage
}

func (p *parser) take(line string) error {
	switch {
	case strings.HasPrefix(line, "# "):
		if p.topic != "" {
			return fmt.Errorf("a second topic %q", line)
		}
		p.topic = strings.TrimSpace(line[2:])
		return nil
	case strings.HasPrefix(line, "## "):
		if err := p.end(); err != nil {
			return err
		}
		p.open, p.list, p.body = true, "", false
		p.now = Passage{Title: strings.TrimSpace(line[3:]), Topic: p.topic, Except: p.except}
		return nil
	case !p.open && strings.HasPrefix(line, "except: "):
		_, p.except, _ = strings.Cut(line, " ")
		return nil
	case !p.open && line != "":
		return fmt.Errorf("text outside a passage")
	case !p.open:
		return nil
	case p.body:
		p.prose(line)
		return nil
	}
	return p.field(line)
}

var step = regexp.MustCompile(`^\d+\. `)

// field takes a line before the body.
func (p *parser) field(line string) error {
	switch {
	case line == "":
		p.list = ""
		return nil
	case p.list == "facts" && strings.HasPrefix(line, "- "):
		p.now.Facts = append(p.now.Facts, strings.TrimSpace(line[2:]))
		return nil
	case p.list == "words" && strings.HasPrefix(line, "- "):
		w, err := wordOf(line[2:])
		p.now.Words = append(p.now.Words, w)
		return err
	case p.list == "steps" && step.MatchString(line):
		_, text, _ := strings.Cut(line, ". ")
		p.now.Steps = append(p.now.Steps, strings.TrimSpace(text))
		return nil
	case p.list == "mistakes" && strings.HasPrefix(line, "- "):
		m, err := mistakeOf(line[2:])
		p.now.Mistakes = append(p.now.Mistakes, m)
		return err
	}
	name, value, ok := strings.Cut(line, ":")
	value = strings.TrimSpace(value)
	switch {
	case ok && (name == "facts" || name == "words" || name == "steps" || name == "mistakes") && value == "":
		p.list = name
		return nil
	case ok && p.set(name, value):
		if value == "" {
			return fmt.Errorf("%s is empty", name)
		}
		return nil
	}
	p.body = true
	p.prose(line)
	return nil
}

// set assigns a field and reports whether there is one of that name.
func (p *parser) set(name, value string) bool {
	switch name {
	case "id":
		p.now.ID = value
	case "terms":
		for t := range strings.SplitSeq(value, ",") {
			if t = strings.TrimSpace(t); t != "" {
				p.now.Terms = append(p.now.Terms, t)
			}
		}
	case "for":
		p.now.Whom = value
	case "except":
		if p.now.Except = value; value == "nothing" {
			p.now.Except = ""
		}
	case "source":
		p.now.Source = value
	case "region":
		p.now.Region = value
	case "date":
		p.now.Year, _ = strconv.Atoi(value[:min(4, len(value))])
	case "summary":
		p.now.Summary = value
	case "told":
		p.now.Alone = value == "alone"
	default:
		return false
	}
	return true
}

// prose takes a line of the body: lines of a paragraph are joined by spaces, those of a table by line ends.
func (p *parser) prose(line string) {
	if line != "" {
		p.para = append(p.para, line)
		return
	}
	if len(p.para) > 0 {
		separator := " "
		if p.para[0][0] == '|' {
			separator = "\n"
		}
		p.now.Body = append(p.now.Body, strings.Join(p.para, separator))
		p.para = nil
	}
}

// end closes the open passage.
func (p *parser) end() error {
	if !p.open {
		return nil
	}
	p.prose("")
	if err := p.now.check(); err != nil {
		return fmt.Errorf("passage %q: %w", p.now.Title, err)
	}
	p.done = append(p.done, p.now)
	return nil
}

// named reports whether the passage is about one place or boat, whose name a question for it has.
func (p Passage) named() bool {
	return strings.HasPrefix(p.ID, "cruising-areas-") || strings.HasPrefix(p.ID, "canals-") || strings.HasPrefix(p.ID, "popular-designs-")
}

// ofDesign reports whether the passage is about a boat's design or her builder.
func (p Passage) ofDesign() bool { return strings.HasPrefix(p.ID, "popular-designs-") }

// check says which field is missing or wrong.
func (p Passage) check() error {
	switch {
	case p.Topic == "":
		return fmt.Errorf("the file has no topic")
	case !validID.MatchString(p.ID):
		return fmt.Errorf("the id %q is not lower-case words joined by hyphens", p.ID)
	case p.Title == "", p.Summary == "", p.Source == "", p.Region == "":
		return fmt.Errorf("title, summary, source and region must not be empty")
	case p.Year < 1972 || p.Year > 2100:
		return fmt.Errorf("the date %d is not a year", p.Year)
	case len(p.Terms) == 0:
		return fmt.Errorf("it has no terms")
	case len(p.Facts) < 2 && len(p.Words) == 0:
		return fmt.Errorf("it has %d facts, fewer than 2", len(p.Facts))
	case len(p.Body) == 0:
		return fmt.Errorf("it has no body")
	case slices.Contains(p.Facts, ""):
		return fmt.Errorf("it has an empty fact")
	}
	return nil
}
