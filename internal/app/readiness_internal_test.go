package app

import (
	"context"
	"errors"
	"testing"

	"connectrpc.com/connect"
	"connectrpc.com/grpchealth"
)

func TestNoServiceServesWithoutTheDatabase(t *testing.T) {
	var gone error
	health := readiness{grpchealth.NewStaticChecker("known"), func(context.Context) error { return gone }}
	for _, tt := range []struct {
		gone error
		want grpchealth.Status
	}{{nil, grpchealth.StatusServing}, {errors.New("no database"), grpchealth.StatusNotServing}} {
		gone = tt.gone
		for _, service := range []string{"known", ""} {
			res, err := health.Check(t.Context(), &grpchealth.CheckRequest{Service: service})
			if err != nil || res.Status != tt.want {
				t.Errorf("%q with %v: got %v, %v, want %v", service, gone, res, err, tt.want)
			}
		}
		if _, err := health.Check(t.Context(), &grpchealth.CheckRequest{Service: "other"}); connect.CodeOf(err) != connect.CodeNotFound {
			t.Errorf("a service that nobody knows: got %v", err)
		}
	}
}
