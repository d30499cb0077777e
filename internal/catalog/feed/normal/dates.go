package normal

import (
	"cmp"
	"strconv"
	"strings"
	"time"

	"github.com/fairlead/fairlead/internal/catalog/feed/written"
)

func (b *boat) dates() {
	b.ListedAt = b.date("listed_at", b.draft.Listed)
	b.UpdatedAt = b.date("updated_at", b.draft.Updated)
}

// dateLayouts are how sources write the time, but for dates in figures with the year behind.
var dateLayouts = []string{
	time.RFC3339Nano, "2006-01-02T15:04:05", "2006-01-02T15:04:05.999999999", "2006-01-02 15:04:05", "2006-01-02 15:04", "2006-01-02",
	"2006-01-02T15:04:05.999999999-0700", "2006-01-02T15:04", "2006-01-02 15:04:05.999999999Z07:00", "2006-01-02 15:04:05 -0700", "2006-01-02 15:04:05 MST", "2006/01/02", "2006/01/02 15:04:05",
	"2 January 2006", "2 Jan 2006", "2-Jan-2006", "2-Jan-06", "January 2, 2006", "Jan 2, 2006", time.RFC1123Z, time.RFC1123, "Mon, 2 Jan 2006 15:04:05 -0700", "20060102",
}

func (b *boat) date(field, text string) time.Time {
	if written.Unknown(text) || strings.HasPrefix(text, "0000") || strings.HasPrefix(text, "0001") {
		return time.Time{}
	}
	t, ok := b.parseDate(text)
	switch {
	case !ok:
		b.setAside(field, text, "not a date that is understood")
	case t.IsZero(): // 00.00.0000
	case t.Year() < 1990 || t.After(b.n.now.AddDate(0, 0, 2)):
		b.setAside(field, text, "not between 1990 and today")
	default:
		return t.UTC()
	}
	return time.Time{}
}

func (b *boat) parseDate(text string) (t time.Time, ok bool) {
	if len(text) == len(time.DateOnly) && text[4] == '-' {
		t, err := time.Parse(time.DateOnly, text)
		return t, err == nil // the usual one; every layout that does not fit costs an error
	}
	for _, layout := range dateLayouts {
		if t, err := time.Parse(layout, text); err == nil {
			return t, true
		}
	}
	if t, ok := sinceEpoch(text); ok {
		return t, true
	}
	return dayFirst(text, b.american())
}

// sinceEpoch reads seconds or milliseconds since 1970, of this century.
func sinceEpoch(text string) (time.Time, bool) {
	n, err := strconv.ParseInt(text, 10, 64)
	switch {
	case err != nil || text[0] == '-':
		return time.Time{}, false
	case len(text) == len("1700000000"):
		return time.Unix(n, 0), true
	case len(text) == len("1700000000000"):
		return time.UnixMilli(n), true
	}
	return time.Time{}, false
}

// dayFirst reads "31.12.2023", "3/14/24", "3-5-2024 10:30". Where both of the first two numbers can be a month the day comes first, but with
// strokes in the United States. A date of noughts is the zero time.
func dayFirst(text string, monthFirst bool) (time.Time, bool) {
	date, clock, _ := strings.Cut(strings.Replace(text, ", ", " ", 1), " ")
	sign := strings.IndexAny(date, "./-")
	if sign < 0 {
		return time.Time{}, false
	}
	parts := strings.Split(strings.TrimRight(date, "."), date[sign:sign+1])
	if len(parts) != 3 {
		return time.Time{}, false
	}
	day, err1 := strconv.Atoi(parts[0])
	month, err2 := strconv.Atoi(parts[1])
	year, err3 := strconv.Atoi(parts[2])
	if cmp.Or(err1, err2, err3) != nil {
		return time.Time{}, false
	}
	if day == 0 && month == 0 && year == 0 {
		return time.Time{}, true
	}
	if month > 12 || monthFirst && date[sign] == '/' && day <= 12 {
		day, month = month, day
	}
	if len(parts[2]) == 2 {
		year += 2000
	}
	t := time.Date(year, time.Month(month), day, 0, 0, 0, 0, time.UTC)
	if t.Day() != day || int(t.Month()) != month || t.Year() != year {
		return time.Time{}, false
	}
	for _, layout := range []string{"15:04:05", "15:04", "3:04 PM", "3:04:05 PM"} {
		if at, err := time.Parse(layout, clock); err == nil {
			return t.Add(at.Sub(at.Truncate(24 * time.Hour))), true
		}
	}
	return t, clock == ""
}
