package main

import (
	"bufio"
	"errors"
	"fmt"
	"net"
	"path/filepath"
	"slices"
	"sync"
	"time"
)

// searches are what svc-listings-agent is asked in turn: filters, places, words, sums and follow-ups.
var searches = []string{
	"Catalina 34 sailboats under $100k", "Hallberg-Rassy boats in Europe", "12 m steel ketch", "Segelboot bis 45.000 € Ostsee",
	"used Lagoon 400 ex charter ok, Caribbean or Med", "cheapest 40 ft catamaran in Florida", "diesel trawler 36 to 42 ft",
	"35-40 ft cruiser, no teak decks, not ex-charter", "lifting keel aluminium boats in France", "trimaran with folding amas",
	"6 berths around 33 ft in the Netherlands", "VAT paid yachts in the EU between 100 and 150 thousand euro",
	"£30-40k, 34-37 ft, 1985 to 2000, Solent", "Dufour less than ten years old", "bluewater boats under 250k usd with a watermaker",
	"boats within 100 nm of Palma", "how many Bavaria 37 are for sale in Greece?", "median price of a Beneteau Oceanis 45",
	"Sun Odyssey 349 vs Oceanis 35.1 price by year", "power catamaran over 40 ft under 1 million dollars",
}

// underWay is how long a rate lasts before it is measured: in its first seconds a server that was at rest collects its garbage often.
const underWay = 3 * time.Second

// measureSearches asks svc-listings-agent at a steady rate. A request's time counts from when it was due, so that one slow
// answer does not hide those that had to wait for it.
func measureSearches(binary, dir string, _ int, lasting time.Duration) error {
	const perSecond = 200
	s, err := startFairlead(binary, filepath.Join(dir, "searches"), "off")
	if err != nil {
		return err
	}
	defer s.stop()
	requests := make([][]byte, len(searches))
	for i, text := range searches {
		requests[i] = post(s, fmt.Sprintf(`{"model":"svc-listings-agent","messages":[{"role":"user","content":%q}]}`, text))
		if _, err := s.once(requests[i]); err != nil {
			return err
		}
	}
	if _, err := s.steadily(requests, perSecond, underWay); err != nil {
		return err
	}
	cpu := s.cpu()
	times, err := s.steadily(requests, perSecond, lasting)
	if err != nil {
		return err
	}
	used := s.cpu() - cpu
	slices.Sort(times)
	at := func(share float64) float64 {
		return float64(times[int(share*float64(len(times)-1))].Microseconds()) / 1000
	}
	fmt.Printf("\nsvc-listings-agent, %d requests/s      p50 %.2f ms, p99 %.2f ms, most %.2f ms, CPU %.0f us each\n",
		perSecond, at(0.5), at(0.99), at(1), float64(used.Microseconds())/float64(len(times)))
	return nil
}

// steadily sends the requests in turn, each when it is due, over connections that are kept, and returns how long after
// they were due they were answered.
func (s *server) steadily(requests [][]byte, perSecond int, lasting time.Duration) ([]time.Duration, error) {
	type due struct {
		request []byte
		at      time.Time
	}
	queue := make(chan due, perSecond)
	var wg sync.WaitGroup
	var mu sync.Mutex
	var times []time.Duration
	var failed error
	for range 32 {
		wg.Go(func() {
			c, err := net.Dial("tcp", s.addr)
			if err == nil {
				defer c.Close()
			}
			for r := bufio.NewReader(c); ; {
				d, more := <-queue
				if !more {
					return
				}
				if err == nil {
					_, err = exchange(c, r, d.request)
				}
				took := time.Since(d.at)
				mu.Lock()
				times, failed = append(times, took), errors.Join(failed, err)
				mu.Unlock()
			}
		})
	}
	start := time.Now()
	for i := range int(lasting.Seconds() * float64(perSecond)) {
		at := start.Add(time.Duration(i) * time.Second / time.Duration(perSecond))
		time.Sleep(time.Until(at))
		queue <- due{requests[i%len(requests)], at}
	}
	close(queue)
	wg.Wait()
	return times, failed
}
