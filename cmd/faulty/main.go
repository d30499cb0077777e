// Command faulty is a language model server that fails in a chosen way, to try Fairlead's resilience by hand:
//
//	go run ./cmd/faulty -mode reset-mid-answer
//	FAIRLEAD_LLM_BASE_URL=http://127.0.0.1:18090/v1 FAIRLEAD_LLM_MODEL=m go run ./cmd/fairlead serve
package main

import (
	"flag"
	"fmt"
	"log"
	"net/http"
	"time"

	"github.com/fairlead/fairlead/internal/llm/llmtest"
)

func main() {
	addr := flag.String("addr", "127.0.0.1:18090", "where to listen, host:port")
	mode := flag.String("mode", "ok", "how to fail; a model or a first path segment of a mode's name chooses that one instead")
	list := flag.Bool("list", false, "list the modes and end")
	flag.Parse()
	if *list {
		for _, m := range llmtest.Modes() {
			fmt.Printf("%-32s %-10s %-10s %s\n", m.Name, m.Streamed, m.Whole, m.Says)
		}
		return
	}
	faulty, err := llmtest.NewFaulty(*mode)
	if err != nil {
		log.Fatal(err)
	}
	server := &http.Server{Addr: *addr, Handler: faulty, ReadHeaderTimeout: 10 * time.Second}
	log.Fatal(server.ListenAndServe())
}
