// Command fairlead is a sailing assistant served as a chat-completion API.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"syscall"
)

// command is one word of the command line.
type command struct {
	name, usage string
	run         func(ctx context.Context, args []string, stdout io.Writer) error
}

func commands() []command {
	return []command{
		{"serve", "serve every protocol until told to stop", serve},
		{"keys", "create, list, revoke or rotate API keys", manageKeys},
		{"listings", "import, export or show boats for sale", manageListings},
		{"feeds", "show how listing feeds go", showFeeds},
		{"ask", "ask a running server a question", ask},
		{"check-llm", "try the language models that are configured", checkLLM},
		{"version", "print the version", version},
	}
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	err := run(ctx, os.Args[1:], os.Stdout)
	stop()
	switch {
	case err == nil:
	case errors.Is(err, flag.ErrHelp):
	default:
		fmt.Fprintln(os.Stderr, "fairlead:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, args []string, stdout io.Writer) error {
	if len(args) == 0 || args[0] == "help" || args[0] == "-h" || args[0] == "--help" {
		usage(stdout)
		return nil
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(ctx, args[1:], stdout)
		}
	}
	usage(os.Stderr)
	return fmt.Errorf("there is no command %q", args[0])
}

func usage(w io.Writer) {
	fmt.Fprint(w, "Fairlead answers questions about sailing and boats.\n\nusage: fairlead COMMAND [FLAGS]\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-9s %s\n", c.name, c.usage)
	}
	fmt.Fprint(w, "\nfairlead COMMAND -h tells a command's flags.\n")
}
