// Package storetest gives tests a PostgreSQL of their own, and what stands in for the store.
package storetest

import (
	"context"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
)

var server = sync.OnceValues(start) // one for all tests of a binary

// Postgres returns the address of an empty schema in a PostgreSQL server, for the store and whoever else takes such an
// address; the schema is dropped when the test ends. The first call of a test binary starts the server from the binaries
// that are installed, in a temporary directory, without a port and without flushing to the disk; it ends with the binary.
// Where the binaries are missing the test is skipped. It is safe for concurrent use.
func Postgres(t testing.TB) string {
	t.Helper()
	c, err := server()
	if errors.Is(err, exec.ErrNotFound) {
		t.Skipf("PostgreSQL is not installed (apt-get install postgresql): %v", err)
	}
	if err != nil {
		t.Fatal(err)
	}
	name := fmt.Sprintf("test%d", c.schemas.Add(1))
	if err := c.run("CREATE SCHEMA " + name); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := c.run("DROP SCHEMA " + name + " CASCADE"); err != nil {
			t.Errorf("drop the schema of the test: %v", err)
		}
	})
	return c.address() + "&search_path=" + name
}

// Checkpoint has the server of Postgres write to its files what it has not written yet, as every server does from time to time.
func Checkpoint(t testing.TB) {
	t.Helper()
	c, err := server()
	if err == nil {
		err = c.run("CHECKPOINT")
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Staged is a catalog.Staged of a stand-in for the store, which writes nothing until it is put.
type Staged func(ctx context.Context) (first int64, err error)

// Put calls s.
func (s Staged) Put(ctx context.Context) (first int64, err error) { return s(ctx) }

// Drop does nothing.
func (Staged) Drop() {}

// cluster is a running server.
type cluster struct {
	dir     string   // of its socket and its data
	alive   *os.File // what the watcher reads from; closed by the end of the process alone
	schemas atomic.Int64
}

func (c *cluster) address() string {
	return "postgres://postgres@/postgres?host=" + url.QueryEscape(c.dir)
}

func (c *cluster) run(statement string) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	conn, err := pgx.Connect(ctx, c.address())
	if err != nil {
		return err
	}
	_, err = conn.Exec(ctx, statement)
	return errors.Join(err, conn.Close(ctx))
}

func start() (*cluster, error) {
	bin, err := binaries()
	if err != nil {
		return nil, err
	}
	s := starter{bin: bin}
	if err := s.become(); err != nil {
		return nil, err
	}
	c := &cluster{}
	// The name is short: a socket's path has at most 107 bytes.
	if c.dir, err = os.MkdirTemp("", "fairlead-pg"); err != nil {
		return nil, err
	}
	if s.owner != nil {
		if err := os.Chown(c.dir, int(s.owner.Uid), int(s.owner.Gid)); err != nil {
			return nil, err
		}
	}
	if c.alive, err = s.watch(c.dir); err != nil {
		return nil, err
	}
	data := filepath.Join(c.dir, "data")
	if err := s.run("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync"); err != nil {
		return nil, err
	}
	options := "-k " + c.dir + " -c listen_addresses= -c fsync=off -c synchronous_commit=off -c full_page_writes=off -c max_connections=300"
	return c, s.run("pg_ctl", "start", "-w", "-D", data, "-l", filepath.Join(c.dir, "log"), "-o", options)
}

// binaries is the directory of the newest PostgreSQL that is installed.
func binaries() (string, error) {
	if found, _ := filepath.Glob("/usr/lib/postgresql/*/bin/initdb"); len(found) > 0 {
		version := func(path string) int {
			n, _ := strconv.Atoi(filepath.Base(filepath.Dir(filepath.Dir(path)))) // what is no number is the oldest
			return n
		}
		newest := slices.MaxFunc(found, func(a, b string) int { return version(a) - version(b) })
		return filepath.Dir(newest), nil
	}
	path, err := exec.LookPath("initdb")
	if err != nil {
		return "", err
	}
	path, err = filepath.EvalSymlinks(path)
	return filepath.Dir(path), err
}

// starter runs PostgreSQL's programs.
type starter struct {
	bin   string
	owner *syscall.Credential // whom the server runs as; nil for whoever runs the tests
}

// become chooses whom the server runs as: PostgreSQL refuses to run as root.
func (s *starter) become() error {
	if os.Geteuid() != 0 {
		return nil
	}
	u, err := user.Lookup("postgres")
	if err != nil {
		return err
	}
	uid, err := strconv.ParseUint(u.Uid, 10, 32)
	if err != nil {
		return err
	}
	gid, err := strconv.ParseUint(u.Gid, 10, 32)
	if err != nil {
		return err
	}
	s.owner = &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
	return nil
}

func (s *starter) command(name string, args ...string) *exec.Cmd {
	cmd := exec.Command(name, args...) //nolint:gosec,noctx // programs of the machine, in tests; each ends by itself
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: s.owner, Setpgid: true}
	cmd.Dir = "/" // a directory that every user may be in
	return cmd
}

func (s *starter) run(program string, args ...string) error {
	out, err := s.command(filepath.Join(s.bin, program), args...).CombinedOutput()
	if err != nil {
		return fmt.Errorf("%s: %w\n%s", program, err, out)
	}
	return nil
}

// watch starts a shell that stops the server and removes its directory once this process has ended, however it ends: the
// pipe that it reads from is closed then.
func (s *starter) watch(dir string) (alive *os.File, err error) {
	read, alive, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	cmd := s.command("/bin/sh", "-c", `cat; "$0" stop -m immediate -D "$1/data"; rm -rf "$1"`, filepath.Join(s.bin, "pg_ctl"), dir)
	cmd.Stdin = read
	if err := cmd.Start(); err != nil {
		return nil, errors.Join(err, read.Close(), alive.Close())
	}
	return alive, read.Close()
}
