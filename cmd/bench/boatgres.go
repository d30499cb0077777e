package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/fairlead/fairlead/internal/catalog"
)

// gres is a PostgreSQL server of this run, with one connection and every index that helps a query of mixed.
type gres struct {
	conn   *pgx.Conn
	server *exec.Cmd
	dir    string
}

var gresDialect = dialect{
	model: "model ~ ?", modelArg: " %s[^0-9.]",
	region:     "regions && ?",
	exclude:    "NOT (features @> ARRAY[?::text])",
	text:       "words @@ plainto_tsquery('simple', ?)",
	regionArgs: func(regions []string) []any { return []any{regions} },
}

func (db gres) numbers(statement string, args []any, into ...any) error {
	return db.conn.QueryRow(context.Background(), statement, args...).Scan(into...)
}

func (db gres) drain(statement string, args []any) error {
	rows, err := db.conn.Query(context.Background(), statement, args...)
	if err != nil {
		return err
	}
	rows.Close()
	return rows.Err()
}

// startGres starts a server in a directory of its own, reached by a socket there. It does not run as root, which the server refuses.
func startGres() (db gres, err error) {
	if db.dir, err = os.MkdirTemp("", "fairlead-bench-pg"); err != nil {
		return db, err
	}
	attributes := &syscall.SysProcAttr{}
	if os.Getuid() == 0 {
		postgres, err := user.Lookup("postgres")
		if err != nil {
			return db, errors.Join(err, os.RemoveAll(db.dir))
		}
		uid, _ := strconv.Atoi(postgres.Uid)
		gid, _ := strconv.Atoi(postgres.Gid)
		attributes.Credential = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
		if err := os.Chown(db.dir, uid, gid); err != nil {
			return db, errors.Join(err, os.RemoveAll(db.dir))
		}
	}
	data := filepath.Join(db.dir, "data")
	create := exec.Command("initdb", "-D", data, "-U", "bench", "-A", "trust", "--locale=C", "-E", "UTF8", "--no-sync")
	create.SysProcAttr, create.Dir = attributes, db.dir
	if out, err := create.CombinedOutput(); err != nil {
		return db, errors.Join(fmt.Errorf("initdb: %w\n%s", err, out), os.RemoveAll(db.dir))
	}
	settings := []string{"-D", data, "-k", db.dir}
	for _, s := range []string{
		"listen_addresses=", "fsync=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0", "max_wal_size=8GB",
		"shared_buffers=1GB", "work_mem=128MB", "maintenance_work_mem=512MB", "max_parallel_workers_per_gather=0", "jit=off", "random_page_cost=1.1",
	} {
		settings = append(settings, "-c", s)
	}
	db.server = exec.Command("postgres", settings...)
	db.server.SysProcAttr, db.server.Dir = attributes, db.dir
	if err := db.server.Start(); err != nil {
		return db, errors.Join(err, os.RemoveAll(db.dir))
	}
	for range 200 {
		db.conn, err = pgx.Connect(context.Background(), "host="+db.dir+" user=bench dbname=postgres")
		if err == nil {
			return db, nil
		}
		time.Sleep(50 * time.Millisecond)
	}
	return db, errors.Join(err, db.stop())
}

func (db gres) stop() error {
	if db.conn != nil {
		db.conn.Close(context.Background())
	}
	err := db.server.Process.Signal(syscall.SIGINT)
	return errors.Join(err, db.server.Wait(), os.RemoveAll(db.dir))
}

// cpu is what the process of the connection has used.
func (db gres) cpu() time.Duration {
	data, err := os.ReadFile(fmt.Sprintf("/proc/%d/schedstat", db.conn.PgConn().PID()))
	if err != nil {
		return 0
	}
	first, _, _ := strings.Cut(string(data), " ")
	n, _ := strconv.ParseInt(first, 10, 64)
	return time.Duration(n)
}

// load fills the table and returns how long that took, and how large it became.
func (db gres) load(size int, listings func(from, to int) []*catalog.Listing) (took time.Duration, bytes int64, err error) {
	ctx := context.Background()
	if _, err := db.conn.Exec(ctx, "DROP TABLE IF EXISTS boats; CREATE TABLE boats ("+columnTypes+", regions TEXT[], features TEXT[], words TSVECTOR)"); err != nil {
		return 0, 0, err
	}
	names := strings.FieldsFunc(columns, func(r rune) bool { return strings.ContainsRune(", \t\n", r) })
	if _, err := db.conn.Exec(ctx, "CREATE TEMP TABLE IF NOT EXISTS raw (LIKE boats); ALTER TABLE raw DROP COLUMN IF EXISTS words; ALTER TABLE raw ADD words TEXT"); err != nil {
		return 0, 0, err
	}
	for from := 0; from < size; from += batch {
		put := listings(from, min(from+batch, size))
		start := time.Now()
		source := pgx.CopyFromSlice(len(put), func(i int) ([]any, error) {
			l := put[i]
			return append(row(l), l.Regions, l.Features, words(l)), nil
		})
		if _, err := db.conn.CopyFrom(ctx, pgx.Identifier{"raw"}, append(names, "regions", "features", "words"), source); err != nil {
			return 0, 0, err
		}
		all := columns + ", regions, features, "
		if _, err := db.conn.Exec(ctx, "INSERT INTO boats ("+all+"words) SELECT "+all+"to_tsvector('simple', words) FROM raw; TRUNCATE raw"); err != nil {
			return 0, 0, err
		}
		took += time.Since(start)
	}
	start := time.Now()
	for i, columns := range indexed {
		if _, err := db.conn.Exec(ctx, fmt.Sprintf("CREATE INDEX boats_%d ON boats (%s) WHERE open", i, columns)); err != nil {
			return 0, 0, err
		}
	}
	for _, statement := range []string{
		"CREATE INDEX boats_regions ON boats USING gin (regions)", "CREATE INDEX boats_words ON boats USING gin (words)",
		"VACUUM ANALYZE boats",
	} {
		if _, err := db.conn.Exec(ctx, statement); err != nil {
			return 0, 0, err
		}
	}
	err = db.numbers("SELECT pg_total_relation_size('boats')", nil, &bytes)
	return took + time.Since(start), bytes, err
}
