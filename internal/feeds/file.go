package feeds

import (
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"

	"github.com/fairlead/fairlead/internal/catalog"
	"github.com/fairlead/fairlead/internal/catalog/feed"
	"github.com/fairlead/fairlead/internal/inventory"
)

// written is a feed as the file has it.
type written struct {
	Name     string            `toml:"name"`
	Source   string            `toml:"source"`
	URL      string            `toml:"url"`
	Format   string            `toml:"format"`
	Broker   string            `toml:"broker"`
	Country  string            `toml:"country"`
	Region   string            `toml:"region"`
	Currency string            `toml:"currency"`
	Interval string            `toml:"interval"`
	Pause    string            `toml:"pause"`
	Partial  bool              `toml:"partial"`
	Headers  map[string]string `toml:"headers"`
	Query    map[string]string `toml:"query"`
	Columns  map[string]string `toml:"columns"`
}

// Intervals between two readings.
const (
	defaultInterval = 24 * time.Hour
	leastInterval   = time.Minute
	defaultPause    = time.Second
	longestPause    = 5 * time.Minute
)

// politePause is the pause of formats whose servers ask for a longer one.
var politePause = map[feed.Format]time.Duration{"yatco": 6 * time.Second}

// ReadFile reads the feeds of a TOML file. lookup returns the value of an environment variable. An error names the file
// and the line, and what is wrong there; it holds no secret.
func ReadFile(path string, lookup func(string) (string, bool)) ([]Feed, error) {
	text, err := os.ReadFile(path)
	if err != nil {
		return nil, fmt.Errorf("read the feeds: %w", err)
	}
	var all struct {
		Feed []written `toml:"feed"`
	}
	meta, err := toml.Decode(string(text), &all)
	if bad := new(toml.ParseError); errors.As(err, bad) {
		return nil, fmt.Errorf("%s:%d: %s", path, bad.Position.Line, bad.Message)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	if unknown := meta.Undecoded(); len(unknown) > 0 {
		return nil, fmt.Errorf("%s:%d: there is no setting %q", path, lineOfKey(string(text), unknown[0]), unknown[0].String())
	}
	names := map[string]bool{}
	var feeds []Feed
	for i, w := range all.Feed {
		f, err := w.feed(lookup)
		if err == nil && names[f.Name] {
			err = fmt.Errorf("name: there is a feed %q already", f.Name)
		}
		if err != nil {
			return nil, fmt.Errorf("%s:%d: %w", path, lineOfFeed(string(text), i), err)
		}
		names[f.Name] = true
		feeds = append(feeds, f)
	}
	slices.SortFunc(feeds, func(a, b Feed) int { return strings.Compare(a.Name, b.Name) })
	return feeds, nil
}

var feedHeader = regexp.MustCompile(`^\s*\[\[\s*feed\s*\]\]`)

// lineOfFeed is where the nth feed begins, counted from 0.
func lineOfFeed(text string, n int) int {
	for i, line := range strings.Split(text, "\n") {
		if feedHeader.MatchString(line) {
			if n--; n < 0 {
				return i + 1
			}
		}
	}
	return 1
}

// lineOfKey is the first line that sets a key, or opens it as a table.
func lineOfKey(text string, key toml.Key) int {
	last := regexp.QuoteMeta(key[len(key)-1])
	set := regexp.MustCompile(`^\s*(?:"?` + last + `"?\s*[=.]|\[+[^\]]*\b` + last + `\b)`)
	for i, line := range strings.Split(text, "\n") {
		if set.MatchString(line) {
			return i + 1
		}
	}
	return 1
}

// feed checks what is written and completes it.
func (w written) feed(lookup func(string) (string, bool)) (f Feed, err error) {
	f = Feed{
		Name: w.Name, Source: w.Source, Format: feed.Format(w.Format), Broker: w.Broker, Country: w.Country, Region: w.Region,
		Currency: w.Currency, Partial: w.Partial, Columns: w.Columns,
	}
	if f.Source == "" {
		f.Source = f.Name
	}
	f.Format = feed.FormatWith(f.Format, f.Columns)
	if err := inventory.CheckSource(f.Name); err != nil {
		return f, fmt.Errorf("name: %w", err)
	}
	if err := inventory.CheckSource(f.Source); err != nil {
		return f, fmt.Errorf("feed %s: %w", f.Name, err)
	}
	steps := []func(*Feed) error{w.words, w.times, w.address, func(f *Feed) error { return w.credentials(f, lookup) }}
	for _, step := range steps {
		if err := step(&f); err != nil {
			return f, fmt.Errorf("feed %s: %w", f.Name, err)
		}
	}
	return f, nil
}

var countryCode = regexp.MustCompile(`^[A-Z]{2}$`)

func (w written) words(f *Feed) error {
	if f.Format != "" && !slices.Contains(feed.Formats(), f.Format) {
		return fmt.Errorf("format: there is no %q, only %v", w.Format, feed.Formats())
	}
	if w.Country != "" && !countryCode.MatchString(w.Country) {
		return fmt.Errorf("country: must be two capital letters such as FR, not %q", w.Country)
	}
	if _, ok := catalog.Convert(1, w.Currency, "EUR"); w.Currency != "" && !ok {
		return fmt.Errorf("currency: there is no exchange rate for %q", w.Currency)
	}
	return nil
}

func (w written) times(f *Feed) (err error) {
	if f.Interval, err = timeOf("interval", w.Interval, defaultInterval); err != nil {
		return err
	}
	if f.Interval < leastInterval {
		return fmt.Errorf("interval: must be at least %s, not %s", leastInterval, f.Interval)
	}
	usual, ok := politePause[f.Format]
	if !ok {
		usual = defaultPause
	}
	if f.Pause, err = timeOf("pause", w.Pause, usual); err != nil {
		return err
	}
	if f.Pause < 0 || f.Pause > longestPause {
		return fmt.Errorf("pause: must be between 0s and %s, not %s", longestPause, f.Pause)
	}
	return nil
}

func timeOf(field, text string, usual time.Duration) (time.Duration, error) {
	if text == "" {
		return usual, nil
	}
	d, err := time.ParseDuration(text)
	if err != nil {
		return 0, fmt.Errorf("%s: must be a time such as 6h or 30m, not %q", field, text)
	}
	return d, nil
}

func (w written) address(f *Feed) error {
	at, err := url.Parse(w.URL)
	// The error of url.Parse repeats the address, in which a password may stand.
	if err != nil || at.Scheme != "http" && at.Scheme != "https" || at.Host == "" {
		return errors.New("url: must be an address that begins with https:// or http://")
	}
	f.URL = at
	if password, ok := at.User.Password(); ok {
		f.secrets = append(f.secrets, password)
	} else if at.User != nil {
		f.secrets = append(f.secrets, at.User.Username()) // a token alone
	}
	return nil
}

// credentials reads headers and query. A word that begins with env: is the value of that environment variable.
func (w written) credentials(f *Feed, lookup func(string) (string, bool)) error {
	f.header, f.query = http.Header{}, url.Values{}
	for name, text := range w.Headers {
		value, secret, err := resolve(text, lookup)
		if err != nil {
			return fmt.Errorf("headers.%s: %w", name, err)
		}
		if !secret && carriesSecret(name) {
			return fmt.Errorf("headers.%s: write it as env:NAME and keep it in the environment", name)
		}
		f.header.Set(name, value)
		f.keepSecret(text, value)
	}
	for name, text := range w.Query {
		value, _, err := resolve(text, lookup)
		if err != nil {
			return fmt.Errorf("query.%s: %w", name, err)
		}
		f.query.Set(name, value)
		f.keepSecret(text, value)
	}
	return nil
}

// carriesSecret reports whether a header is for credentials.
func carriesSecret(name string) bool {
	name = strings.ToLower(name)
	return name == "authorization" || name == "cookie" || strings.Contains(name, "key") || strings.Contains(name, "token") || strings.Contains(name, "secret")
}

const environment = "env:"

// resolve replaces words such as env:NAME; secret tells whether there was one.
func resolve(text string, lookup func(string) (string, bool)) (value string, secret bool, err error) {
	words := strings.Split(text, " ")
	for i, word := range words {
		name, ok := strings.CutPrefix(word, environment)
		if !ok {
			continue
		}
		found, ok := lookup(name)
		if !ok || found == "" {
			return "", true, fmt.Errorf("the environment has no %s", name)
		}
		if strings.ContainsAny(found, "\r\n") {
			return "", true, fmt.Errorf("the environment's %s has more than one line", name)
		}
		words[i], secret = found, true
	}
	return strings.Join(words, " "), secret, nil
}

// keepSecret notes the words that came from the environment, so that no message repeats them.
func (f *Feed) keepSecret(text, value string) {
	written, got := strings.Split(text, " "), strings.Split(value, " ")
	if len(got) != len(written) {
		f.secrets = append(f.secrets, value)
		return
	}
	for i, word := range written {
		if strings.HasPrefix(word, environment) {
			f.secrets = append(f.secrets, got[i], url.QueryEscape(got[i]))
		}
	}
}
