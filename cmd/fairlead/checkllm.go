package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/app"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/llm"
)

// checkLLM tries every language model that is configured and tells in a line each what works or is wrong.
func checkLLM(ctx context.Context, args []string, stdout io.Writer) error {
	if len(args) > 0 && strings.TrimLeft(args[0], "-") == "h" {
		fmt.Fprintln(stdout, "usage: fairlead check-llm [FLAGS of serve]\n\nIt asks each language model that is configured for a short text and for a call of a tool.")
		return flag.ErrHelp
	}
	cfg, err := config.Load(args)
	if err != nil {
		return err
	}
	engines, err := app.Engines(cfg.LLM, nil)
	if err != nil {
		return err
	}
	if engines == nil {
		return errors.New("no language model is configured, the embedded engine answers alone: set FAIRLEAD_LLM_BASE_URL and FAIRLEAD_LLM_MODEL, or FAIRLEAD_LLM_FILE")
	}
	defer engines.Close()
	works := false
	for _, r := range engines.Check(ctx) {
		works = works || r.Problem == ""
		printCheck(stdout, r)
	}
	if !works {
		return errors.New("no language model works: the embedded engine would answer alone")
	}
	return nil
}

func printCheck(w io.Writer, r llm.CheckResult) {
	if r.Problem != "" {
		fmt.Fprintf(w, "%s (%s): %s\n", r.Provider, r.Model, r.Problem)
		return
	}
	says := []string{fmt.Sprintf("first token after %s", r.FirstToken.Round(time.Millisecond))}
	if r.TokensPerSecond > 0 {
		says = append(says, fmt.Sprintf("%.0f tokens/s", r.TokensPerSecond))
	}
	if r.Window > 0 {
		says = append(says, fmt.Sprintf("context of %d tokens", r.Window))
	}
	fmt.Fprintf(w, "%s (%s): works: %s\n", r.Provider, r.Model, strings.Join(append(says, r.Notes...), "; "))
}
