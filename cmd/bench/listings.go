package main

import (
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"github.com/fairlead/fairlead/internal/catalog"
)

// batch is how many listings are put into a catalogue at once while it is built.
const batch = 100_000

// searchFigures is what the mixed queries cost.
type searchFigures struct {
	p50, p99, mean time.Duration   // on the clock
	cpuP99, cpu    time.Duration   // of the processor: the 99th percentile and the mean
	each           []time.Duration // the median of every query, of the processor
	built          time.Duration
	bytes          int64
}

// cpuTime is what this process has used of the processors.
func cpuTime() time.Duration {
	var t unix.Timespec
	if err := unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &t); err != nil {
		return 0
	}
	return time.Duration(t.Nano())
}

// timeSearches asks every query so often, in turn; cpu tells how much the one who answers has used of the processors.
func timeSearches(queries, rounds int, cpu func() time.Duration, ask func(i int) error) (f searchFigures, err error) {
	var wall, used []time.Duration
	byQuery := make([][]time.Duration, queries)
	for range rounds {
		for q := range queries {
			start, before := time.Now(), cpu()
			if err := ask(q); err != nil {
				return f, fmt.Errorf("query %d: %w", q+1, err)
			}
			cost := cpu() - before
			wall, used = append(wall, time.Since(start)), append(used, cost)
			byQuery[q] = append(byQuery[q], cost)
		}
	}
	for _, costs := range byQuery {
		slices.Sort(costs)
		f.each = append(f.each, costs[len(costs)/2])
	}
	f.p50, f.p99, f.mean = spread(wall)
	_, f.cpuP99, f.cpu = spread(used)
	return f, nil
}

// spread returns the median, the 99th percentile and the mean.
func spread(times []time.Duration) (p50, p99, mean time.Duration) {
	slices.Sort(times)
	var sum time.Duration
	for _, t := range times {
		sum += t
	}
	return times[len(times)/2], times[len(times)*99/100], sum / time.Duration(len(times))
}

// compareListings measures searches over inventories of several sizes: the catalogue and, if they are wanted, SQLite and PostgreSQL
// on the same listings. PostgreSQL is left out where it is not installed.
func compareListings(sizes string, databases bool) error {
	inv, err := newInventory()
	if err != nil {
		return err
	}
	locate := catalog.LocateIn(inv.places)
	for text := range strings.SplitSeq(sizes, ",") {
		size, err := strconv.Atoi(text)
		if err != nil {
			return fmt.Errorf("number of listings %q: %w", text, err)
		}
		fmt.Printf("\n%d listings, %d queries: how many, median price, first page, facets\n", size, len(mixed()))
		fmt.Println("                     p50 ms    p99 ms   mean ms  CPU p99 ms  CPU mean ms   CPU to SQLite   built s       MiB")
		own, found, err := measureOwn(inv, locate, size)
		if err != nil {
			return err
		}
		if !databases {
			own.print("Fairlead", 0)
			continue
		}
		lite, err := measureLite(inv, locate, size, found)
		if err != nil {
			return err
		}
		own.print("Fairlead", lite.cpu)
		lite.print("SQLite", lite.cpu)
		gres, err := measureGres(inv, locate, size, found)
		if err != nil {
			return err
		}
		if gres.mean > 0 {
			gres.print("PostgreSQL", lite.cpu)
		}
	}
	return nil
}

func (f searchFigures) print(name string, lite time.Duration) {
	ms := func(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }
	fmt.Printf("%-15s %11.3f %9.3f %9.3f   %9.3f    %9.3f   %13.1f %9.1f %9d\n",
		name, ms(f.p50), ms(f.p99), ms(f.mean), ms(f.cpuP99), ms(f.cpu), float64(lite)/float64(f.cpu), f.built.Seconds(), f.bytes>>20)
}

// measureOwn builds a catalogue and searches it. The memory is what the heap grew by, after a collection; found is how many
// listings each query finds.
func measureOwn(inv inventory, locate catalog.Locate, size int) (f searchFigures, found []int, err error) {
	before := heap()
	cat := catalog.New(catalog.NewIndex(nil, locate))
	var built time.Duration
	for from := 0; from < size; from += batch {
		put := inv.listings(from, min(from+batch, size), 0)
		start := time.Now()
		cat.Update(put, nil)
		built += time.Since(start)
	}
	bytes := heap() - before
	queries := mixed()
	for _, q := range queries {
		page, err := cat.Snapshot().Search(q, catalog.Paging{})
		if err != nil {
			return f, nil, err
		}
		found = append(found, page.Total+page.Merged)
	}
	f, err = timeSearches(len(queries), max(20, min(500, 50_000_000/size)), cpuTime, func(i int) error {
		_, err := cat.Snapshot().Search(queries[i], catalog.Paging{})
		return err
	})
	if err != nil {
		return f, nil, err
	}
	f.built, f.bytes = built, bytes
	return f, found, measureChanges(inv, cat, size, f.p99)
}

// The load of measureChanges: so many changed listings a second in batches of so many.
const (
	changeRate  = 60_000
	changeBatch = 5_000
	changeTime  = 4 * time.Second
)

// measureChanges searches while listings change, and prints the 99th percentile beside the quiet one.
func measureChanges(inv inventory, cat *catalog.Catalog, size int, quiet time.Duration) error {
	var batches [][]*catalog.Listing
	for n := range int(changeTime.Seconds() * changeRate / changeBatch) {
		from := n * changeBatch % size
		batches = append(batches, inv.listings(from, min(from+changeBatch, size), n+1))
	}
	done := make(chan time.Duration, 1)
	start := time.Now()
	go func() {
		for n, put := range batches {
			time.Sleep(time.Until(start.Add(time.Duration(n) * time.Second * changeBatch / changeRate)))
			cat.Update(put, nil)
		}
		done <- time.Since(start)
	}()
	var took []time.Duration
	queries := mixed()
	for {
		for _, q := range queries {
			before := time.Now()
			if _, err := cat.Snapshot().Search(q, catalog.Paging{}); err != nil {
				return err
			}
			took = append(took, time.Since(before))
		}
		select {
		case lasted := <-done:
			_, p99, _ := spread(took)
			fmt.Printf("  while listings change: %.0f a second, %d searches, p99 %.3f ms, %.1f times the quiet one\n",
				float64(len(batches)*changeBatch)/lasted.Seconds(), len(took), float64(p99)/1e6, float64(p99)/float64(quiet))
			return nil
		default:
		}
	}
}

// heap is what the program holds, after a collection.
func heap() int64 {
	runtime.GC()
	runtime.GC() // what the first one found in pools
	var mem runtime.MemStats
	runtime.ReadMemStats(&mem)
	return int64(mem.HeapAlloc)
}

// sqlRounds is how often a database is asked each query.
func sqlRounds(size int) int { return max(1, min(20, 2_000_000/size)) }

func measureLite(inv inventory, locate catalog.Locate, size int, found []int) (f searchFigures, err error) {
	dir, err := os.MkdirTemp("", "fairlead-sqlite")
	if err != nil {
		return f, err
	}
	defer os.RemoveAll(dir)
	db, built, bytes, err := openLite(dir, size, func(from, to int) []*catalog.Listing { return inv.listings(from, to, 0) })
	if err != nil {
		return f, err
	}
	defer db.Close()
	f, err = measureSQL(db, liteDialect, locate, sqlRounds(size), cpuTime, found)
	f.built, f.bytes = built, bytes
	return f, err
}

func measureGres(inv inventory, locate catalog.Locate, size int, found []int) (f searchFigures, err error) {
	if _, err := exec.LookPath("initdb"); err != nil {
		fmt.Println("PostgreSQL is not installed")
		return f, nil
	}
	db, err := startGres()
	if err != nil {
		return f, err
	}
	defer db.stop()
	built, bytes, err := db.load(size, func(from, to int) []*catalog.Listing { return inv.listings(from, to, 0) })
	if err != nil {
		return f, err
	}
	f, err = measureSQL(db, gresDialect, locate, sqlRounds(size), db.cpu, found)
	f.built, f.bytes = built, bytes
	return f, err
}

// measureSQL asks a database, and tells where it finds another number of listings than the catalogue.
func measureSQL(db database, d dialect, locate catalog.Locate, rounds int, cpu func() time.Duration, found []int) (searchFigures, error) {
	var questions []question
	for i, c := range mixed() {
		q := ask(c, d, locate)
		n, err := answer(db, q)
		if err != nil {
			return searchFigures{}, err
		}
		if n != found[i] {
			fmt.Printf("  query %d finds %d listings, the catalogue %d\n", i+1, n, found[i])
		}
		questions = append(questions, q)
	}
	return timeSearches(len(questions), rounds, cpu, func(i int) error {
		_, err := answer(db, questions[i])
		return err
	})
}
