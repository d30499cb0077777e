package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/feeds"
	"github.com/fairlead/fairlead/internal/store"
)

// showFeeds prints how the regular reading of feeds goes.
func showFeeds(ctx context.Context, args []string, stdout io.Writer) error {
	flags := flag.NewFlagSet("fairlead feeds", flag.ContinueOnError)
	if argument, err := anywhere(flags, args); err != nil || argument != "" {
		return errors.Join(err, argumentError(argument))
	}
	cfg, err := config.Load(nil)
	if err != nil {
		return err
	}
	var configured []feeds.Feed
	if cfg.Feeds != "" {
		// Names are wanted here, not secrets, which the environment of the server has.
		anything := func(string) (string, bool) { return "-", true }
		if configured, err = feeds.ReadFile(cfg.Feeds, anything); err != nil {
			return err
		}
	}
	return withStore(ctx, func(s *store.Store) error {
		states, err := s.FeedStates(ctx)
		if err != nil {
			return err
		}
		return printFeeds(stdout, withUntried(states, configured), cfg.Feeds == "")
	})
}

// withUntried adds feeds that are configured and have no state yet.
func withUntried(states []catalog.FeedState, configured []feeds.Feed) []catalog.FeedState {
	for _, f := range configured {
		if !slices.ContainsFunc(states, func(s catalog.FeedState) bool { return s.Name == f.Name }) {
			states = append(states, catalog.FeedState{Name: f.Name, Source: f.Source, Format: string(f.Format), URL: f.Shown()})
		}
	}
	slices.SortFunc(states, func(a, b catalog.FeedState) int { return strings.Compare(a.Name, b.Name) })
	return states
}

func printFeeds(stdout io.Writer, states []catalog.FeedState, unset bool) error {
	if len(states) == 0 {
		text := "No feed is configured in " + config.Variable("feeds") + "."
		if !unset {
			text = "The file of " + config.Variable("feeds") + " has no feed."
		}
		_, err := fmt.Fprintln(stdout, text)
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 4, 2, ' ', 0)
	fmt.Fprintln(w, "NAME\tSOURCE\tFORMAT\tLAST SUCCESS\tNEXT TRY\tBOATS\tNEW\tCHANGED\tUNCHANGED\tWITHDRAWN\tREFUSED\tFAILURES\tERROR")
	for _, s := range states {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%s\n", s.Name, s.Source, s.Format, minute(s.LastSuccess),
			minute(s.NextTry), s.Listings, s.New, s.Changed, s.Unchanged, s.Withdrawn, s.Refused, s.Failures, s.Error)
	}
	return w.Flush()
}

func minute(t time.Time) string {
	if t.IsZero() {
		return "never"
	}
	return t.UTC().Format("2006-01-02 15:04 UTC")
}
