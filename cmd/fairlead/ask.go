package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/config"
)

// ask puts a question to a running server and prints the answer as it is written.
func ask(ctx context.Context, args []string, stdout io.Writer) error {
	cfg, err := config.Load(nil)
	if err != nil {
		return err
	}
	known, _ := config.Env("FAIRLEAD_KEY")
	flags := flag.NewFlagSet("fairlead ask", flag.ContinueOnError)
	model := flags.String("model", "svc-agent", "the model to ask")
	server := flags.String("server", cfg.PublicURL, "the server's address")
	key := flags.String("key", known, "an API key (FAIRLEAD_KEY); empty: the development server's first key")
	fast := flags.Bool("fast", false, "print as fast as the text exists")
	if err := flags.Parse(args); err != nil {
		return err
	}
	question := strings.Join(flags.Args(), " ")
	if question == "" {
		return errors.New(`ask something: fairlead ask "what is a bowline?"`)
	}
	if *key == "" {
		kept, err := os.ReadFile(filepath.Join(cfg.DataDir, devKeyFile))
		if err != nil {
			return errors.New("give a key with -key or FAIRLEAD_KEY, or start the server once in development on this machine")
		}
		*key = string(kept)
	}
	req := &pb.StreamRequest{Conversation: &pb.Conversation{
		Model: *model, Messages: []*pb.Message{{Role: pb.Role_ROLE_USER, Text: question}},
	}}
	if *fast {
		req.Pacing = pb.Pacing_PACING_NONE
	}
	return printAnswer(ctx, *server, *key, req, stdout)
}

func printAnswer(ctx context.Context, server, key string, req *pb.StreamRequest, stdout io.Writer) error {
	client := fairleadv1connect.NewChatServiceClient(http.DefaultClient, server)
	ctx, call := connect.NewClientContext(ctx)
	call.RequestHeader().Set("Authorization", "Bearer "+key)
	stream, err := client.Stream(ctx, req)
	if err != nil {
		return err
	}
	var sources []*pb.Citation
	for stream.Receive() {
		switch ev := stream.Msg().GetEvent().(type) {
		case *pb.StreamResponse_Text:
			if _, err := io.WriteString(stdout, ev.Text.GetText()); err != nil {
				return err
			}
		case *pb.StreamResponse_Citation:
			sources = append(sources, ev.Citation)
		}
	}
	fmt.Fprintln(stdout)
	for _, s := range sources {
		fmt.Fprintf(stdout, "\n[%d] %s: %s\n    %s", s.GetNumber(), s.GetTitle(), s.GetSource(), s.GetUrl())
	}
	fmt.Fprintln(stdout)
	return errors.Join(stream.Err(), stream.Close())
}
