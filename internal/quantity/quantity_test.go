package quantity_test

import (
	"fmt"
	"math"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"github.com/fairlead/fairlead/internal/quantity"
)

// show writes a quantity as the tables below do: given value, unit and side, with the dimension where the unit
// leaves it open.
func show(q quantity.Quantity) string {
	value := fmt.Sprintf("%.6g", q.Given)
	switch q.Dim {
	case quantity.Clock:
		value = fmt.Sprintf("clock %02d:%02d", int(q.Value)/3600, int(q.Value)/60%60)
	case quantity.Calendar:
		d := q.Date
		return strings.TrimSpace(fmt.Sprintf("date %d-%d-%d %+d", d.Year, d.Month, d.Day, d.Days))
	}
	value += " " + q.Unit
	if q.Side != "" {
		value += " " + q.Side
	}
	if q.Per != "" {
		value += " per " + q.Per
	}
	switch q.Part {
	case quantity.Low:
		value += " low"
	case quantity.High:
		value += " high"
	}
	return strings.TrimSpace(strings.ReplaceAll(value, "  ", " "))
}

func TestQuantitiesAreReadFromPlainWords(t *testing.T) {
	for _, c := range []struct {
		text string
		want []string
	}{
		{"a waterline of minus 8 m, not 8 m minus 2 m", []string{"-8 m", "8 m", "2 m"}},
		{"a boat with minus 30 ft of waterline, with HAT minus 2 m", []string{"-30 ft", "2 m"}},
		{"5/16 inch chain after 16 engine hours", []string{"0.3125 in", "16 h"}},
		{"3 fl oz a day for a fortnight", []string{"3 fl oz", "1 fortnights"}},
		{"the force of a 25 knot wind at 19:00 local", []string{"25 kn", "clock 19:00 local"}},
		{"a chart of 1:50,000 or 1 : 75000, at 1:50", []string{"2e-05 :1", "1.33333e-05 :1", "clock 01:50"}},
		{"two days and four hours at sea, three weeks and a day", []string{"2.16667 days", "3 weeks", "1 days"}},
		{"three quarters of a gallon an hour, a quarter mile, two and a quarter hours", []string{"0.75 gal/h", "0.25 miles", "2.25 h"}},
		{"one and three quarter hours, six feet two inches, a third of a litre", []string{"1.75 h", "6.16667 ft", "0.333333 L"}},
		{"seven point five fathoms, one point two five metres, a dozen, half a dozen, zero point five m", []string{"7.5 fathoms", "1.25 m", "12", "6", "0.5 m"}},
		{"an hour and a quarter, a pump of 40 l/min", []string{"1.25 h", "40 L/min"}},
		{"over a bar, 20 a at 12 v in the wire, 5 a day of battery", []string{"20 A", "12 V", "5"}},
		{"variation 4° w, deviation 2° e", []string{"4 deg W", "2 deg E"}},
		// Minutes of arc without a mark, and what only looks like them.
		{"sextant angle 1 degree 10 of a 30 m tower", []string{"1.16667 deg", "30 m"}},
		{"altitude 52 degrees 20, declination 15 degrees south", []string{"52.3333 deg", "15 deg S"}},
		{"sextant angle 1 10' of a tower, a height of 1 10'", []string{"1.16667 deg", "1", "10 ft"}},
		{"wind 40 degrees 20 kn", []string{"40 deg", "20 kn"}},
		{"at 45 degrees 12:30", []string{"45 deg", "clock 12:30"}},
		{"at 45° 12 boats crossed", []string{"45 deg", "12"}},
		{"heading 045 degrees 10 E variation", []string{"45 deg", "10 deg E"}},
		// A time of day that no clock shows is kept whole.
		{"leaving 25:00", []string{"clock 49:00"}},
		{"at 8:75", []string{"clock 33:15"}},
		{"at 24:00", []string{"clock 24:00"}},
		// Shackles of chain, and those that one screws.
		{"3 shackles of chain, 5 shackles in feet", []string{"3 shackles of chain", "5 shackles of chain"}},
		{"3 shackles of 10 mm, 2 shackles in 10 m", []string{"3", "10 mm", "2", "10 m"}},
		{"let out 3 shackles in 12 m, what scope?", []string{"3 shackles of chain", "12 m"}},
		{"100 F in Celsius, 100 C in F, 120 C", []string{"100 °F", "100 °C", "120 deg C"}},
		// Lengths, with feet and inches in every dress.
		{`38'6" or longer, max 45 feet`, []string{"38.5 ft", "45 ft"}},
		{"12 ft 3 in draft", []string{"12.25 ft"}},
		{`5' 11" and 12’4”`, []string{"5.91667 ft", "12.3333 ft"}},
		{"a 40-foot boat, a 40 footer, 40ft", []string{"40 ft", "40 ft", "40 ft"}},
		{"11,97 m und 1.80 m", []string{"11.97 m", "1.8 m"}},
		{"635 nm, 12 M, 20 statute miles, 3 cables, 5 fathoms", []string{"635 nm", "12 nm", "20 mi", "3 cables", "5 fathoms"}},
		{"10 mm chain, 1/2 inch line, a 4in hose", []string{"10 mm", "0.5 in", "4 in"}},
		{"12 in June, 3 in the morning", []string{"12", "3"}},
		{"an 18x12 in propeller", []string{"18", "12 in"}},
		// Speeds and consumption.
		{"5½ knots, 12 kts, 10 km/h, 7 mph, 5 m/s, 6,2 nœuds", []string{"5.5 kn", "12 kn", "10 km/h", "7 mph", "5 m/s", "6.2 kn"}},
		{"3.5 L/h, 0.8 gph, 3 litres an hour, 1 imp gal per hour", []string{"3.5 L/h", "0.8 gal/h", "3 L/h", "1 imp gal/h"}},
		{"0.6 l/nm and 12 nm per gallon", []string{"0.6 L/nm", "12 nm/gal"}},
		// Volumes, masses, areas, powers, electricity, pressure.
		{"200 US gallons, 20 imperial gallons, 40 gal, 90 litres, 2 m3", []string{"200 gal", "20 imp gal", "40 gal", "90 L", "2 m3"}},
		{"15,000 lb, 15 000 lbs, 6.5 t, 12.500 kg Verdrängung mit Ballast", []string{"15000 lb", "15000 lb", "6.5 t", "12500 kg"}},
		{"2 long tons and 3 short tons", []string{"2 long tons", "3 short tons"}},
		{"16 mm², 700 sq ft, 65 m2, 9 m2 per litre, 350 sq ft per gallon", []string{"16 mm2", "700 ft2", "65 m2", "9 m2/L", "350 ft2/gal"}},
		{"40 hp, 75 PS, 30 kW, 200 W panel", []string{"40 hp", "75 PS", "30 kW", "200 W"}},
		{"4 A at 12V, 100Ah, 1200 Wh, 2 kWh, 500 mAh, 30a", []string{"4 A", "12 V", "100 Ah", "1200 Wh", "2 kWh", "500 mAh", "30 A"}},
		{"1013 hPa, 29.92 inHg, 2 bar, 30 inches of mercury", []string{"1013 hPa", "29.92 inHg", "2 bar", "30 inHg"}},
		{"20 C, 68 F, -5 °C, 20 degrees celsius", []string{"20 °C", "68 °F", "-5 °C", "20 °C"}},
		{"20%, 15 percent, 3 Prozent", []string{"20 %", "15 %", "3 %"}},
		{"2.3 kg/m chain, 5 peak sun hours, 2400 rpm", []string{"2.3 kg/m", "5 sun hours", "2400 rpm"}},
		// Durations and times of day.
		{"three hours, half an hour, an hour and a half, two and a half hours", []string{"3 h", "0.5 h", "1.5 h", "2.5 h"}},
		{"2h30, 2 h 15 min, 1:30 h, 90 min, five days", []string{"2.5 h", "2.25 h", "1.5 h", "90 min", "5 days"}},
		{"fünfundzwanzig Seemeilen in vier Stunden", []string{"25 nm", "4 h"}},
		{"08:00 UTC, 8am, 8.30 pm, at 1430, noon, 8 o'clock", []string{"clock 08:00 UTC", "clock 08:00", "clock 20:30", "clock 14:30", "clock 12:00", "clock 08:00"}},
		{"um 8 Uhr 30, à 14h30, 2330 local time", []string{"clock 08:30", "clock 14:30", "clock 23:30 local"}},
		{"12 June, 12. Juni, le 12 juin, June 12th, 2026", []string{"date 0-6-12 +0", "date 0-6-12 +0", "date 0-6-12 +0", "date 2026-6-12 +0"}},
		{"12/06/2026, 2026-06-12, 31/12/2026, tomorrow", []string{"date 2026-6-12 +0", "date 2026-6-12 +0", "date 2026-12-31 +0", "date 0-0-0 +1"}},
		{"30 February", []string{"30"}},
		{"1 Dec 2026 UTC, 1 Dec 2030 UTC", []string{"date 2026-12-1 +0", "date 0-12-1 +0", "clock 20:30 UTC"}},
		{"5,000 a year, in a year, a Beaufort 9", []string{"5000", "1 years", "9 Bft"}},
		{"half a cable, in a cable, over a cable of 5 m", []string{"0.5 cables", "1 cables", "5 m"}},
		{"zwei Anstriche, trois couches", []string{"2", "3"}},
		// Angles: courses, variation, coordinates.
		{"heading 210, deviation 4 W, variation 10 E", []string{"210", "4 deg W", "10 deg E"}},
		{"045T, 216°T, 120 degrees magnetic, 25 degrees, 3° west", []string{"45 deg T", "216 deg T", "120 deg M", "25 deg", "3 deg W"}},
		{"50°21.5'N 4°09'W", []string{"50.3583 deg N", "4.15 deg W"}},
		{"50 21.5 N 004 09.2 W, N50 21, 36.14 N, 5.36 W", []string{"50.3583 deg N", "4.15333 deg W", "50.35 deg N", "36.14 deg N", "5.36 deg W"}},
		{"wind from the SW, north-west, 2 points", []string{"225 deg point", "315 deg point", "2 points"}},
		// Money.
		{"300.000 EUR, EUR 80k, $1.2m, 45.000 €, 250 000 €", []string{"300000 EUR", "80000 EUR", "1.2e+06 USD", "45000 EUR", "250000 EUR"}},
		{"1,2 Mio. Euro, US$ 15,000, 1'250'000 CHF, 80k€", []string{"1.2e+06 EUR", "15000 USD", "1.25e+06 CHF", "80000 EUR"}},
		{"$45 per foot, £120 a month, under 40k", []string{"45 USD per ft", "120 GBP per months", "40000"}},
		// Ranges and lists share their unit.
		{"£30-40k, 34-37ft, 1985 to 2000", []string{"30000 GBP low", "40000 GBP high", "34 ft low", "37 ft high", "1985 low", "2000 high"}},
		{"between 100 and 150 thousand euro", []string{"100000 EUR low", "150000 EUR high"}},
		{"10 bis 12 m, de 10 à 12 m", []string{"10 m low", "12 m high", "10 m low", "12 m high"}},
		{"4, 6 and 8 knots; force 4, 6 and 8", []string{"4 kn", "6 kn", "8 kn", "4 Bft", "6 Bft", "8 Bft"}},
		{"7:1 scope, 5 to 1", []string{"7 :1", "5 :1"}},
		{"force 6, F7, 5 Bft, Windstärke 4", []string{"6 Bft", "7 Bft", "5 Bft", "4 Bft"}},
		// What only looks like a quantity.
		{"late 80s, 1990s boats", []string{"80 decade", "1990 decade"}},
		{"https://example.com/boats/1001 192.168.1.1", nil},
		{"a good boat for one of us, which one? a two-stroke", nil},
		{"HR36 and OVNI385", nil},
		{"", nil},
	} {
		t.Run(c.text, func(t *testing.T) {
			var got []string
			for _, q := range quantity.Find(c.text) {
				got = append(got, show(q))
			}
			if diff := cmp.Diff(c.want, got); diff != "" {
				t.Errorf("Find(%q) (-want +got):\n%s", c.text, diff)
			}
		})
	}
}

func TestNumberReadsEverySeparatorStyle(t *testing.T) {
	for text, want := range map[string]float64{
		"11,97": 11.97, "30,000": 30000, "1.234,56": 1234.56, "1,234.56": 1234.56, "1'250": 1250, "15 000": 15000,
		"0,125": 0.125, "1 234 000": 1234000, "3 1/2": 3.5, "½": 0.5, "-4.5": -4.5, "twelve": 12,
	} {
		got, ok := quantity.Number(text)
		if !ok || math.Abs(got-want) > 1e-9 {
			t.Errorf("Number(%q) = %v, %v, want %v", text, got, ok, want)
		}
	}
	for _, text := range []string{"", "ft", "12 ft", "1.2.3", "twelve monkeys", "NaN", "1e400"} {
		if got, ok := quantity.Number(text); ok {
			t.Errorf("Number(%q) = %v, want no number", text, got)
		}
	}
}

func TestConvertAgreesWithDefinitions(t *testing.T) {
	for _, c := range []struct {
		value    float64
		from, to string
		want     float64
	}{
		{1, "ft", "m", 0.3048}, {1, "nautical mile", "km", 1.852}, {10, "knots", "km/h", 18.52},
		{200, "US gallons", "litres", 757.0823568}, {1, "imperial gallon", "L", 4.54609}, {212, "°F", "°C", 100},
		{0, "°C", "fahrenheit", 32}, {1, "kWh", "Wh", 1000}, {29.92, "inHg", "hPa", 1013.2076}, {1, "gph", "L/h", 3.785411784},
		{1, "fathom", "feet", 6}, {1, "long ton", "lb", 2240},
	} {
		got, err := quantity.Convert(c.value, c.from, c.to)
		if err != nil || math.Abs(got-c.want) > 1e-4*math.Abs(c.want) {
			t.Errorf("Convert(%v, %q, %q) = %v, %v, want %v", c.value, c.from, c.to, got, err, c.want)
		}
	}
	if _, err := quantity.Convert(1, "ft", "kg"); err == nil || err.Error() != "ft is length, kg is mass" {
		t.Errorf("Convert of a length to a mass: error %v, want one naming both dimensions", err)
	}
	if _, err := quantity.Convert(1, "furlong", "m"); err == nil {
		t.Error("Convert from an unknown unit succeeded")
	}
}

func TestEveryUnitComesBackFromItsBaseUnit(t *testing.T) {
	for _, dim := range []quantity.Dimension{
		quantity.Length, quantity.Speed, quantity.Volume, quantity.Mass, quantity.Power, quantity.Current, quantity.Charge,
		quantity.Voltage, quantity.Energy, quantity.Time, quantity.Angle, quantity.Area, quantity.Pressure, quantity.Temperature,
		quantity.VolumeRate, quantity.VolumeRun, quantity.RunVolume, quantity.Coverage, quantity.LineMass, quantity.Rotation,
	} {
		units := quantity.Units(dim)
		if len(units) == 0 {
			t.Fatalf("no units of %s", dim)
		}
		for _, u := range units {
			there, err := quantity.Convert(7, u.Symbol, units[0].Symbol)
			if err != nil {
				t.Fatal(err)
			}
			back, _ := quantity.Convert(there, units[0].Symbol, u.Symbol)
			if math.Abs(back-7) > 1e-9 {
				t.Errorf("7 %s became %v %s and came back as %v", u.Symbol, there, units[0].Symbol, back)
			}
		}
	}
}

func TestAQuantityIsReadAsAnotherDimension(t *testing.T) {
	for _, c := range []struct {
		text string
		dim  quantity.Dimension
		unit string
		want string
	}{
		{"4 W", quantity.Angle, "deg", "4 deg W"},
		{"30 m", quantity.Time, "min", "30 min"},
		{"210", quantity.Angle, "deg", "210 deg"},
		{"500 pounds", quantity.Money, "GBP", "500 GBP"},
		{"0830", quantity.Clock, "", "clock 08:30"},
	} {
		q, ok := quantity.Parse(c.text)
		if !ok {
			t.Fatalf("Parse(%q) found nothing", c.text)
		}
		got, ok := q.As(c.dim, c.unit)
		if !ok || show(got) != c.want {
			t.Errorf("%q as %s = %q, %v, want %q", c.text, c.dim, show(got), ok, c.want)
		}
	}
	q, _ := quantity.Parse("12 V")
	if _, ok := q.As(quantity.Length, "m"); ok {
		t.Error("12 V was read as a length")
	}
}

func TestUnitAtTakesTheLongestName(t *testing.T) {
	text := "how many imperial gallons per hour?"
	u, end, ok := quantity.UnitAt(text, len("how many "))
	if !ok || u.Symbol != "imp gal/h" || text[end:] != "?" {
		t.Errorf("UnitAt = %q ending before %q, %v", u.Symbol, text[min(end, len(text)):], ok)
	}
	if _, _, ok := quantity.UnitAt(text, 0); ok {
		t.Error(`"how" is no unit`)
	}
}

func TestADateWithoutAYearIsTheNearestOne(t *testing.T) {
	now := time.Date(2026, time.December, 20, 15, 0, 0, 0, time.UTC)
	for text, want := range map[string]string{
		"3 January": "2027-01-03", "1 December": "2026-12-01", "2 June 2024": "2024-06-02", "tomorrow": "2026-12-21",
	} {
		q, ok := quantity.Parse(text)
		if !ok {
			t.Fatalf("Parse(%q) found nothing", text)
		}
		if got := q.Date.On(now).Format(time.DateOnly); got != want {
			t.Errorf("%q on %s = %s, want %s", text, now.Format(time.DateOnly), got, want)
		}
	}
}

func FuzzFindStaysInsideTheTextAndInOrder(f *testing.F) {
	for _, seed := range []string{
		`38'6" £30-40k 50°21.5'N`, "1.234,56 EUR 2h30 force 6", "½ ½x2 - -3 ° ' \"", "\xff1\xfe ft", "1 000 000 000 000 m",
		"fünfundzwanzig and a half hundred million", "12/06/2026 08:00:00Z 0800", "1x1x1x x", "a couple of hours and a half and 5",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		end := 0
		for _, q := range quantity.Find(text) {
			if q.Start < end || q.End <= q.Start || q.End > len(text) || text[q.Start:q.End] != q.Text {
				t.Fatalf("%q: quantity %+v after offset %d", text, q, end)
			}
			if math.IsNaN(q.Value) || math.IsInf(q.Value, 0) || q.Dim == "" {
				t.Fatalf("%q: quantity %+v", text, q)
			}
			end = q.End
		}
	})
}

func TestAMonthIsFoundWithOrWithoutItsYear(t *testing.T) {
	for _, c := range []struct {
		text  string
		month time.Month
		year  int
	}{
		{"full moon in January 2027?", time.January, 2027},
		{"Vollmond im März", time.March, 0},
		{"pleine lune en mai 2026", time.May, 2026},
		{"may I anchor here in september", time.September, 0},
		{"when is the next new moon", 0, 0},
	} {
		month, year, ok := quantity.Month(c.text)
		if month != c.month || year != c.year || ok != (c.month != 0) {
			t.Errorf("%q: %v %d %v, want %v %d", c.text, month, year, ok, c.month, c.year)
		}
	}
}
