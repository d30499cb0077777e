package http1

import (
	"sync"
	"time"
)

// pool keeps connections that are not in use. It is safe for concurrent use.
type pool struct {
	mu     sync.Mutex
	idle   map[string][]*conn // by address; the one used last comes last
	pruner *time.Timer        // nil while none is kept
}

// take returns the connection to an address that was used last and that its server has not closed, nil where there is none.
func (p *pool) take(address string) *conn {
	for {
		c := p.last(address)
		if c == nil || c.alive() {
			return c
		}
		_ = c.Close()
	}
}

func (p *pool) last(address string) *conn {
	p.mu.Lock()
	defer p.mu.Unlock()
	list := p.idle[address]
	if len(list) == 0 {
		return nil
	}
	c := list[len(list)-1]
	list[len(list)-1] = nil
	p.idle[address] = list[:len(list)-1]
	return c
}

// put keeps a connection for so long, unless there are so many already.
func (p *pool) put(c *conn, keep time.Duration, most int) {
	p.mu.Lock()
	defer p.mu.Unlock()
	list := p.idle[c.address]
	if len(list) >= most {
		_ = c.Close()
		return
	}
	if p.idle == nil {
		p.idle = make(map[string][]*conn)
	}
	c.since, c.kept = time.Now(), true
	p.idle[c.address] = append(list, c)
	if p.pruner == nil {
		p.pruner = time.AfterFunc(keep, func() { p.prune(keep) })
	}
}

// prune closes what was not used for so long, and comes again while anything is kept.
func (p *pool) prune(keep time.Duration) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.pruner == nil {
		return
	}
	next := keep
	for address, list := range p.idle {
		old := 0
		for old < len(list) && time.Since(list[old].since) >= keep {
			_ = list[old].Close()
			old++
		}
		if old == len(list) {
			delete(p.idle, address)
			continue
		}
		p.idle[address] = append([]*conn(nil), list[old:]...)
		next = min(next, keep-time.Since(list[old].since))
	}
	if len(p.idle) == 0 {
		p.pruner = nil
		return
	}
	p.pruner.Reset(max(next, 0))
}

// close closes what is kept.
func (p *pool) close() {
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, list := range p.idle {
		for _, c := range list {
			_ = c.Close()
		}
	}
	p.idle = nil
	if p.pruner != nil {
		p.pruner.Stop()
		p.pruner = nil
	}
}
