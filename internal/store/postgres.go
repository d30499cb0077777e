package store

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"net/url"
	"strconv"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/stdlib"
)

// Connections of one process. The ledger needs one and a batch of listings another, so that neither waits for the rest.
const (
	postgresWriters = 4
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

// isConnectionLost reports whether the server has not answered the statement itself.
func isConnectionLost(err error) bool {
	var answered *pgconn.PgError
	if errors.As(err, &answered) {
		// Class 57P: the server shuts down or was told to end the session.
		return strings.HasPrefix(answered.Code, "57P")
	}
	return err != nil
}

// arrayInserter inserts rows by one statement that takes an array for each column.
type arrayInserter struct {
	table   string
	columns []string
}

// copyInserter streams rows into a table by COPY, which is twice as fast, but fails where a row is there already.
type copyInserter struct{ arrayInserter }

func newArrayInserter(_ context.Context, _ *writer, table, columns string, keep bool) (inserter, error) {
	a := arrayInserter{table: table, columns: strings.Split(columns, ", ")}
	if keep {
		return a, nil
	}
	return copyInserter{a}, nil
}

func (a arrayInserter) close() {}

func (a arrayInserter) insert(ctx context.Context, t *tx, values []any) error {
	arrays := make([]any, len(a.columns))
	params := make([]string, len(a.columns))
	for i := range a.columns {
		var kind string
		if arrays[i], kind = column(values, i, len(a.columns)); kind == "" {
			return fmt.Errorf("column %s of %s holds a %T", a.columns[i], a.table, values[i])
		}
		params[i] = "$" + strconv.Itoa(i+1) + "::" + kind + "[]"
	}
	_, err := t.ExecContext(ctx, "INSERT INTO "+a.table+" ("+strings.Join(a.columns, ", ")+") SELECT * FROM unnest("+
		strings.Join(params, ", ")+") ON CONFLICT DO NOTHING", arrays...)
	return err
}

// column makes an array of each step-th value from the i-th on, and names its type.
func column(values []any, i, step int) (array any, kind string) {
	switch values[i].(type) {
	case string:
		return collect[string](values, i, step), "text"
	case int64:
		return collect[int64](values, i, step), "bigint"
	}
	return nil, ""
}

func collect[T any](values []any, i, step int) []T {
	list := make([]T, 0, len(values)/step)
	for ; i < len(values); i += step {
		v, _ := values[i].(T) // all of a column are of one type
		list = append(list, v)
	}
	return list
}

func (c copyInserter) insert(ctx context.Context, t *tx, values []any) error {
	return t.conn.Raw(func(driver any) error {
		conn, ok := driver.(*stdlib.Conn)
		if !ok {
			return fmt.Errorf("the connection is a %T", driver)
		}
		n := len(c.columns)
		rows := pgx.CopyFromSlice(len(values)/n, func(i int) ([]any, error) { return values[i*n : (i+1)*n], nil })
		_, err := conn.Conn().CopyFrom(ctx, pgx.Identifier{c.table}, c.columns, rows)
		return err
	})
}
