package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/fairlead/fairlead/internal/config"
	"github.com/fairlead/fairlead/internal/keys"
	"github.com/fairlead/fairlead/internal/store"
)

const keysUsage = `usage: fairlead keys create|list|revoke|rotate [FLAGS] [ID]

  create -user USER -name NAME   make a key; the secret is printed once
  list -user USER                list a user's keys without their secrets
                                 (USER is dev where it is left out)
  revoke -user USER ID           end a key at once
  rotate -user USER ID           make a key with the same name, scopes and plan
`

// keyFlags are the flags of every keys command; each uses what it needs.
type keyFlags struct {
	user, name, description, plan string
	scopes                        string
	expires, grace                time.Duration
	args                          []string
}

// manageKeys makes, lists, revokes and rotates keys straight in the database, also while a server runs on it.
func manageKeys(ctx context.Context, args []string, stdout io.Writer) error {
	actions := map[string]func(context.Context, *keys.Ring, keyFlags, io.Writer) error{
		"create": createKey, "list": listKeys, "revoke": revokeKey, "rotate": rotateKey,
	}
	if len(args) == 0 || actions[args[0]] == nil {
		fmt.Fprint(os.Stderr, keysUsage)
		return errors.New("keys needs one of create, list, revoke, rotate")
	}
	f, err := parseKeyFlags(args[0], args[1:])
	if err != nil {
		return err
	}
	cfg, err := config.Load(nil)
	if err != nil {
		return err
	}
	if _, ok := cfg.Plans[f.plan]; f.plan != "" && !ok {
		return fmt.Errorf("there is no plan %q", f.plan)
	}
	if args[0] == "create" && f.plan == "" && !plainlyDevelopment(cfg) {
		return fmt.Errorf("say whose limits hold by -plan, or set %s as the server has it: what is at %s may not be for development",
			config.Variable("env"), store.Redacted(cfg.DatabaseURL))
	}
	s, err := store.Open(ctx, cfg.DatabaseURL)
	if err != nil {
		return err
	}
	ring := keys.New(s, keys.Config{DefaultPlan: cfg.DefaultPlan})
	return errors.Join(actions[args[0]](ctx, ring, f, stdout), s.Close())
}

// plainlyDevelopment reports whether the plan of new keys is the one that the server would give them: an environment or a plan is
// set, or a server in development has kept its first key where it keeps its data. A key that is made for a server in production
// without either would have the generous plan of development.
func plainlyDevelopment(cfg config.Config) bool {
	for _, name := range []string{"env", "default-plan"} {
		if value, _ := config.Env(config.Variable(name)); value != "" {
			return true
		}
	}
	if url, _ := config.Env(config.Variable("database-url")); url != "" {
		return false // the first key is not kept there
	}
	_, err := os.Stat(filepath.Join(cfg.DataDir, devKeyFile))
	return err == nil
}

func parseKeyFlags(action string, args []string) (f keyFlags, err error) {
	flags := flag.NewFlagSet("fairlead keys "+action, flag.ContinueOnError)
	flags.StringVar(&f.user, "user", "dev", "the user whose key it is")
	flags.StringVar(&f.name, "name", "", "what the key is for (create)")
	flags.StringVar(&f.description, "description", "", "more about it (create)")
	flags.StringVar(&f.plan, "plan", "", "the plan whose limits hold (create); empty: the server's default")
	flags.StringVar(&f.scopes, "scopes", "", "what the key may do (create): chat, keys, listings, admin, separated by commas; empty: chat,keys")
	flags.DurationVar(&f.expires, "expires", 0, "how long the key works (create); 0: for ever")
	flags.DurationVar(&f.grace, "grace", 0, "how long the old key still works (rotate); 0: until it is revoked")
	if err := flags.Parse(args); err != nil {
		return f, err
	}
	f.args = flags.Args()
	return f, nil
}

func createKey(ctx context.Context, ring *keys.Ring, f keyFlags, stdout io.Writer) error {
	if f.expires < 0 {
		return fmt.Errorf("-expires must not be negative, not %s", f.expires)
	}
	p := keys.Params{Name: f.name, Description: f.description, Plan: f.plan}
	if f.expires > 0 {
		p.Expires = time.Now().Add(f.expires)
	}
	if f.scopes != "" {
		for scope := range strings.SplitSeq(f.scopes, ",") {
			p.Scopes = append(p.Scopes, keys.Scope(strings.TrimSpace(scope)))
		}
	}
	key, secret, err := ring.Create(ctx, f.user, p)
	if err != nil {
		return err
	}
	return printSecret(stdout, key, secret)
}

func printSecret(stdout io.Writer, key keys.Key, secret string) error {
	_, err := fmt.Fprintf(stdout, "%s\n\nThis is key %s (%s) of plan %s. It is shown only now: keep it where only its server can read it.\n", secret, key.ID, key.Name, key.Plan)
	return err
}

func listKeys(ctx context.Context, ring *keys.Ring, f keyFlags, stdout io.Writer) error {
	list, err := ring.List(ctx, f.user)
	if err != nil {
		return err
	}
	if len(list) == 0 {
		_, err := fmt.Fprintf(stdout, "user %s has no keys; name another one by -user\n", f.user)
		return err
	}
	w := tabwriter.NewWriter(stdout, 0, 4, 2, ' ', 0)
	fmt.Fprintln(w, "ID\tNAME\tPREFIX\tPLAN\tCREATED\tLAST USED\tSTATE")
	for _, k := range list {
		fmt.Fprintf(w, "%s\t%s\t%s\t%s\t%s\t%s\t%s\n", k.ID, k.Name, k.Prefix, k.Plan, day(k.Created), day(k.LastUsed), state(k))
	}
	return w.Flush()
}

func day(t time.Time) string {
	if t.IsZero() {
		return "never"
	}
	return t.UTC().Format(time.DateOnly)
}

func state(k keys.Key) string {
	switch {
	case !k.Revoked.IsZero():
		return "revoked " + day(k.Revoked)
	case k.Expires.IsZero():
		return "valid"
	case k.Expires.Before(time.Now()):
		return "expired " + day(k.Expires)
	}
	return "valid until " + day(k.Expires)
}

func revokeKey(ctx context.Context, ring *keys.Ring, f keyFlags, stdout io.Writer) error {
	id, err := onlyID(f)
	if err != nil {
		return err
	}
	key, err := ring.Revoke(ctx, f.user, id)
	if err != nil {
		return err
	}
	_, err = fmt.Fprintf(stdout, "revoked %s (%s)\n", key.ID, key.Name)
	return err
}

func rotateKey(ctx context.Context, ring *keys.Ring, f keyFlags, stdout io.Writer) error {
	id, err := onlyID(f)
	if err != nil {
		return err
	}
	var until time.Time
	if f.grace > 0 {
		until = time.Now().Add(f.grace)
	}
	key, secret, err := ring.Rotate(ctx, f.user, id, until)
	if err != nil {
		return err
	}
	return printSecret(stdout, key, secret)
}

func onlyID(f keyFlags) (string, error) {
	if len(f.args) != 1 {
		return "", fmt.Errorf("give the id of one key, not %d", len(f.args))
	}
	return f.args[0], nil
}
