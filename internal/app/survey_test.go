package app_test

import (
	"bytes"
	"encoding/base64"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"math"
	"net/http"
	"os"
	"regexp"
	"strings"
	"testing"

	"connectrpc.com/connect"

	pb "github.com/fairlead/fairlead/gen/fairlead/v1"
	"github.com/fairlead/fairlead/gen/fairlead/v1/fairleadv1connect"
	"github.com/fairlead/fairlead/internal/app/apptest"
)

// stainedPicture is a data address of a picture with a rust-coloured stain that fades.
func stainedPicture(t *testing.T) string {
	t.Helper()
	img := image.NewRGBA(image.Rect(0, 0, 640, 480))
	for y := range 480 {
		for x := range 640 {
			base := 205 + float64((x/16+y/16)%2)*30
			alpha := 0.95 * math.Exp(-math.Pow(math.Hypot(float64(x-430)/50, float64(y-250)/70), 3))
			mix := func(to float64) uint8 { return uint8(base*(1-alpha) + to*alpha) }
			img.SetRGBA(x, y, color.RGBA{mix(150), mix(80), mix(34), 255})
		}
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		t.Fatal(err)
	}
	return "data:image/png;base64," + base64.StdEncoding.EncodeToString(out.Bytes())
}

const boat = "1985 Catalina 30, LOA 29.9 ft. Standing rigging replaced 2009, new sails. Yanmar 2QM15 with 2,300 hours, rebuilt 2018. Soft spots on the foredeck. " +
	"Seacocks corroded. Keel bolts look rusty, gearbox leaks oil. Batteries new 2023. Bilge pump works. Windows leak a little. <script>alert(1)</script> Wiring tidy. Asking $18,500."

func TestReportIsAnAnswerInAllItsParts(t *testing.T) {
	s := apptest.New(t)
	client := fairleadv1connect.NewSurveyServiceClient(s.Client(false), apptest.URL)
	chat := conversation("", boat)
	chat.Messages[0].Images = []*pb.Image{{Url: stainedPicture(t)}}
	ask := func() (*pb.GetReportResponse, error) {
		ctx, call := connect.NewClientContext(t.Context())
		call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
		return client.GetReport(ctx, &pb.GetReportRequest{Conversation: chat})
	}
	got, err := ask()
	if err != nil {
		t.Fatal(err)
	}
	r := got.GetReport()
	if r.GetIdentification().GetDesignId() != "catalina-30" || len(r.GetAreas()) != 7 || len(r.GetFindings()) < 5 || len(r.GetQuestions()) == 0 || r.GetDisclaimer() == "" ||
		r.GetId() == "" || got.GetUsage().GetCompletionTokens() == 0 {
		t.Errorf("identified as %v, %d areas, %d findings, %d questions, usage %v", r.GetIdentification(), len(r.GetAreas()), len(r.GetFindings()), len(r.GetQuestions()), got.GetUsage())
	}
	if len(r.GetPhotos()) != 1 || len(r.GetPhotos()[0].GetIndicators()) == 0 {
		t.Fatalf("photos: %v", r.GetPhotos())
	}
	if _, err := jpeg.Decode(bytes.NewReader(r.GetPhotos()[0].GetAnnotated())); err != nil {
		t.Errorf("the annotated picture: %v", err)
	}
	for _, want := range []string{"1985 Catalina 30", "Findings and recommendations", "ABYC", "USD", "data:image/jpeg;base64,", "Known on boats of this design", "Ask the seller", "not a survey"} {
		if !strings.Contains(r.GetHtml(), want) {
			t.Errorf("%q is not in the page", want)
		}
	}
	if bad := regexp.MustCompile(`(?i)<script|javascript:|\son\w+=|src="http|href=|url\(`).FindString(r.GetHtml()); bad != "" {
		t.Errorf("the page holds %q", bad)
	}
	if path := os.Getenv("REPORT_HTML"); path != "" {
		if err := os.WriteFile(path, []byte(r.GetHtml()), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	chat.Model = "svc-agent"
	if _, err := ask(); connect.CodeOf(err) != connect.CodeInvalidArgument {
		t.Errorf("a report of svc-agent: %v", err)
	}
	chat.Model, chat.Messages[0].Text, chat.Messages[0].Images = "", "hello", nil
	if _, err := ask(); connect.CodeOf(err) != connect.CodeInvalidArgument || !strings.Contains(err.Error(), "something to look at") {
		t.Errorf("a report of nothing: %v", err)
	}
}

func TestConsoleMayShowTheStyleOfReports(t *testing.T) {
	s := apptest.New(t)
	res, err := s.Client(false).Get(apptest.URL + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = res.Body.Close() }()
	if policy := res.Header.Get("Content-Security-Policy"); res.StatusCode != http.StatusOK || !regexp.MustCompile(`style-src 'self' 'sha256-[\w+/]{43}='`).MatchString(policy) {
		t.Errorf("status %d, policy %s", res.StatusCode, policy)
	}
}

func TestStreamCarriesTheAnnotatedPicture(t *testing.T) {
	s := apptest.New(t)
	client := fairleadv1connect.NewChatServiceClient(s.Client(false), apptest.URL)
	chat := conversation("svc-survey-agent", "What do you see?")
	chat.Messages[0].Images = []*pb.Image{{Url: stainedPicture(t)}}
	ctx, call := connect.NewClientContext(t.Context())
	call.RequestHeader().Set("Authorization", "Bearer "+s.Key)
	got, err := client.Complete(ctx, &pb.CompleteRequest{Conversation: chat})
	if err != nil {
		t.Fatal(err)
	}
	pictures := got.GetPictures()
	if len(pictures) != 1 || pictures[0].GetName() != "image 1" || !strings.Contains(pictures[0].GetAlt(), "rust-coloured") {
		t.Fatalf("got %v", pictures)
	}
	if _, err := jpeg.Decode(bytes.NewReader(pictures[0].GetJpeg())); err != nil {
		t.Error(err)
	}
}
