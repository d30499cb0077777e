package store

import (
	"net/url"
	"strings"
)

// dialect is where databases differ. Everything else is one SQL text for all.
type dialect struct {
	driver string
	ddl    *strings.Replacer // of the marks in migrations
}

// sqlite keeps the tables marked as clustered in the order of their primary key, without a second tree.
var sqlite = dialect{
	driver: "sqlite",
	ddl:    strings.NewReplacer("/* clustered */", "WITHOUT ROWID", "/* bytes */", "BLOB"),
}

// rows is the text of many rows of parameters for an insert. They have no numbers: SQLite's driver looks up the name of
// each numbered one in a list of all, which would take half the time of the insert.
func (dialect) rows(rows, columns int) string {
	row := "(?" + strings.Repeat(", ?", columns-1) + ")"
	return row + strings.Repeat(", "+row, rows-1)
}

// sqliteSource names the file to the driver, with what every connection has to set. In WAL mode readers and the one
// writer do not wait for each other; FULL makes a commit survive a power loss.
func sqliteSource(path string) string {
	pragmas := url.Values{
		"_pragma": {
			"busy_timeout(5000)", "journal_mode(WAL)", "synchronous(FULL)", "foreign_keys(1)",
			"temp_store(MEMORY)", // an insert of many rows keeps undo pages for itself, which are no file's business
			"cache_size(-16384)", // KiB; records of many keys touch many pages in one transaction
		},
		"_txlock": {"immediate"},
	}
	file := url.URL{Scheme: "file", Path: path, RawQuery: pragmas.Encode()}
	return file.String()
}
