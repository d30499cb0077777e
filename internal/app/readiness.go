package app

import (
	"context"

	"connectrpc.com/grpchealth"
)

// readiness is gRPC's health as /readyz tells it: no service that is known serves while the server is not ready.
type readiness struct {
	known grpchealth.Checker
	ready func(context.Context) error
}

// Check tells how a service is.
func (r readiness) Check(ctx context.Context, req *grpchealth.CheckRequest) (*grpchealth.CheckResponse, error) {
	res, err := r.known.Check(ctx, req)
	if err != nil || res.Status != grpchealth.StatusServing || r.ready(ctx) == nil {
		return res, err
	}
	return &grpchealth.CheckResponse{Status: grpchealth.StatusNotServing}, nil
}
