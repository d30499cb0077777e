package store

import (
	"context"
	"database/sql"
	"errors"
	"net/url"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// Connections of one process. The ledger needs one, and of batches of listings one is put while another is staged, so that none waits for
// the rest.
const (
	postgresWriters = 5
	postgresReaders = 8
	connectTimeout  = 5 * time.Second // where the address does not say
)

func openPostgres(ctx context.Context, address string) (*Store, error) {
	config, err := parsePostgres(address)
	if err != nil {
		return nil, err
	}
	open := func(size int) *sql.DB {
		db := stdlib.OpenDB(*config)
		db.SetMaxOpenConns(size)
		db.SetMaxIdleConns(size)
		return db
	}
	s := newStore(postgres(), open(postgresWriters), open(postgresReaders))
	if err := s.read.PingContext(ctx); err != nil {
		return nil, errors.Join(err, s.closeDatabases())
	}
	return s, nil
}

// parsePostgres reads the address. What the driver says of a wrong one could hold parts of a password, so it is not passed on.
func parsePostgres(address string) (*pgx.ConnConfig, error) {
	config, err := pgx.ParseConfig(address)
	if err != nil {
		return nil, errors.New("the address is not postgres://user:password@host:port/database?option=value as the driver " +
			"reads it; a special character of a password has to be percent-encoded")
	}
	if config.DefaultQueryExecMode == pgx.QueryExecModeSimpleProtocol {
		return nil, errors.New("the address asks for the simple protocol, which this server does not use")
	}
	if config.ConnectTimeout == 0 {
		config.ConnectTimeout = connectTimeout
	}
	return config, nil
}

func isPostgres(scheme string) bool { return scheme == "postgres" || scheme == "postgresql" }

// Redacted is the database's address without its password, for logs.
func Redacted(address string) string {
	scheme, _, ok := strings.Cut(address, "://")
	if !ok || !isPostgres(scheme) {
		return address
	}
	u, err := url.Parse(address)
	if err != nil {
		return scheme + "://"
	}
	if u.User != nil {
		u.User = url.User(u.User.Username())
	}
	u.RawQuery, u.Fragment = "", "" // a password may stand in the options
	return u.String()
}

func isPostgresTaken(err error) bool {
	var answered *pgconn.PgError
	return errors.As(err, &answered) && answered.Code == "23505" // unique_violation
}

// isConnectionLost reports whether the server has not answered the statement itself.
func isConnectionLost(err error) bool {
	var answered *pgconn.PgError
	if errors.As(err, &answered) {
		// It shuts down or ends the session (class 57P), or takes no more connections.
		return strings.HasPrefix(answered.Code, "57P") || answered.Code == "53300"
	}
	return err != nil && !errors.Is(err, sql.ErrNoRows) && !errors.Is(err, context.Canceled)
}

// isPostgresAway reports whether the server cannot be asked now, or cannot do what it is asked: it lacks room on its disk or in its
// memory (class 53), its system fails (58), or it may only be read, as the standby of another.
func isPostgresAway(err error) bool {
	var answered *pgconn.PgError
	if errors.As(err, &answered) && (strings.HasPrefix(answered.Code, "53") || strings.HasPrefix(answered.Code, "58") || answered.Code == "25006") {
		return true
	}
	return isConnectionLost(err)
}
