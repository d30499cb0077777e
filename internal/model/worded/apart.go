package worded

import (
	"fmt"
	"runtime/debug"
)

// apart calls do in a goroutine of its own and waits for it. A stack grows by doubling and stays as large as long as its
// goroutine lives: what goes deep for a moment would cost a stream, which lives for minutes, its weight in memory all the while.
// A panic passes to the caller.
func apart(do func() error) error {
	var err error
	ended := make(chan any)
	go func() {
		var panicked any
		defer func() { ended <- panicked }()
		defer func() {
			if p := recover(); p != nil {
				panicked = fmt.Sprintf("%v\n%s", p, debug.Stack())
			}
		}()
		err = do()
	}()
	if p := <-ended; p != nil {
		panic(p)
	}
	return err
}

// checked takes parts of what the engine writes: apart, where a client reads while it is written.
func (a *answer) checked(list []part) error {
	if len(list) == 0 || a.whole {
		return a.parts(list)
	}
	return apart(func() error { return a.parts(list) })
}
