package survey

import "github.com/fairlead/fairlead/internal/chat"

// sender sends the events of one answer. After the first error it sends nothing more.
type sender struct {
	send chat.Send
	err  error
}

func (s *sender) event(ev chat.Event) {
	if s.err == nil {
		s.err = s.send(ev)
	}
}

func (s *sender) text(text string) {
	if text != "" {
		s.event(chat.Text(text))
	}
}

func (s *sender) progress(stage, message string) {
	s.event(chat.Progress{Stage: stage, Message: message})
}
