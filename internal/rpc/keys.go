package rpc

import (
	"context"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/internal/fault"
	"github.com/fairlead/fairlead/internal/keys"
)

// keyService serves fairlead.v1.KeyService for the keys of the caller's own user.
type keyService struct {
	keys Keys
}

// manager returns the caller where its key may manage keys.
func manager(ctx context.Context) (keys.Caller, error) {
	caller, _ := keys.From(ctx)
	if !caller.May(keys.ScopeKeys) {
		return caller, errorOf(fault.New(fault.Forbidden, "this key may not manage keys: it lacks the scope %q", keys.ScopeKeys))
	}
	return caller, nil
}

// CreateKey makes a key.
func (s *keyService) CreateKey(ctx context.Context, in *pb.CreateKeyRequest) (*pb.CreateKeyResponse, error) {
	caller, err := manager(ctx)
	if err != nil {
		return nil, err
	}
	key, secret, err := s.keys.Create(ctx, caller.UserID, keys.Params{
		Name: in.GetName(), Description: in.GetDescription(), Expires: timeOf(in.GetExpireTime()),
		Plan: caller.Plan, Scopes: caller.Scopes,
	})
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.CreateKeyResponse{Key: keyOf(key), Secret: secret}, nil
}

// ListKeys lists the caller's keys, newest first.
func (s *keyService) ListKeys(ctx context.Context, _ *pb.ListKeysRequest) (*pb.ListKeysResponse, error) {
	caller, err := manager(ctx)
	if err != nil {
		return nil, err
	}
	list, err := s.keys.List(ctx, caller.UserID)
	if err != nil {
		return nil, errorOf(err)
	}
	out := &pb.ListKeysResponse{}
	for _, key := range list {
		out.Keys = append(out.Keys, keyOf(key))
	}
	return out, nil
}

// RevokeKey ends a key.
func (s *keyService) RevokeKey(ctx context.Context, in *pb.RevokeKeyRequest) (*pb.RevokeKeyResponse, error) {
	caller, err := manager(ctx)
	if err != nil {
		return nil, err
	}
	key, err := s.keys.Revoke(ctx, caller.UserID, in.GetId())
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.RevokeKeyResponse{Key: keyOf(key)}, nil
}

// RotateKey makes a key to take another's place.
func (s *keyService) RotateKey(ctx context.Context, in *pb.RotateKeyRequest) (*pb.RotateKeyResponse, error) {
	caller, err := manager(ctx)
	if err != nil {
		return nil, err
	}
	key, secret, err := s.keys.Rotate(ctx, caller.UserID, in.GetId(), timeOf(in.GetOldExpireTime()))
	if err != nil {
		return nil, errorOf(err)
	}
	return &pb.RotateKeyResponse{Key: keyOf(key), Secret: secret}, nil
}

func keyOf(k keys.Key) *pb.Key {
	out := &pb.Key{
		Id: k.ID, Name: k.Name, Description: k.Description, Prefix: k.Prefix, UserId: k.UserID, Plan: k.Plan,
		CreateTime: timestampOf(k.Created), LastUseTime: timestampOf(k.LastUsed),
		ExpireTime: timestampOf(k.Expires), RevokeTime: timestampOf(k.Revoked),
	}
	for _, scope := range k.Scopes {
		out.Scopes = append(out.Scopes, string(scope))
	}
	return out
}
