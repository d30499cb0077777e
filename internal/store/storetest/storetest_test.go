package storetest_test

import (
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/fairlead/fairlead/internal/store/storetest"
)

func TestEveryTestHasASchemaOfItsOwn(t *testing.T) {
	for range 2 {
		conn, err := pgx.Connect(t.Context(), storetest.Postgres(t))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := conn.Exec(t.Context(), `CREATE TABLE same (n BIGINT)`); err != nil {
			t.Error(err)
		}
		if err := conn.Close(t.Context()); err != nil {
			t.Error(err)
		}
	}
}
