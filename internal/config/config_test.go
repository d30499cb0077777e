package config_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/fairlead/fairlead/internal/config"
)

func TestDefaultsAreForAFreshCheckout(t *testing.T) {
	t.Setenv("XDG_DATA_HOME", "/data")
	c, err := config.Load(nil)
	if err != nil {
		t.Fatal(err)
	}
	if c.Env != config.Development || c.Addr != "127.0.0.1:8000" || c.PublicURL != "http://127.0.0.1:8000" ||
		c.DataDir != filepath.FromSlash("/data/fairlead") || c.DatabaseURL != "sqlite:///data/fairlead/fairlead.db" ||
		c.Pacing != (config.Pacing{}) || c.DefaultPlan != "development" || c.DrainTime != 30*time.Second || len(c.Plans) != 4 {
		t.Errorf("got %+v", c)
	}
}

func TestFlagsWinOverTheEnvironment(t *testing.T) {
	t.Setenv("FAIRLEAD_ADDR", "127.0.0.1:1")
	t.Setenv("FAIRLEAD_PACING", "20ms")
	c, err := config.Load([]string{"-addr", "127.0.0.1:2"})
	if err != nil || c.Addr != "127.0.0.1:2" || c.Pacing.Pace != 20*time.Millisecond {
		t.Errorf("got %+v, %v", c, err)
	}
}

func TestProductionListensAnywhereAndIsFreeByDefault(t *testing.T) {
	c, err := config.Load([]string{"-env", "production", "-addr", "0.0.0.0:443", "-tls-cert", "c", "-tls-key", "k"})
	if err != nil || c.DefaultPlan != "free" || c.PublicURL != "https://127.0.0.1:443" {
		t.Errorf("got %+v, %v", c, err)
	}
}

func TestABadSettingIsNamedWithItsVariable(t *testing.T) {
	tests := map[string][]string{
		"FAIRLEAD_ENV":        {"-env", "test"},
		"FAIRLEAD_ADDR":       {"-addr", "here"},
		"-addr":               {"-addr", "0.0.0.0:8000"},
		"FAIRLEAD_PACING":     {"-pacing", "slow"},
		"FAIRLEAD_MAX_OPEN":   {"-max-open", "0"},
		"FAIRLEAD_DRAIN_TIME": {"-drain-time", "soon"},
		"FAIRLEAD_PLAN_FREE":  {"-plan-free", "1,2,3"},
		"-tls-cert":           {"-tls-cert", "c"},
		"FAIRLEAD_SAMPLE":     {"-sample", "sometimes"},
		"-default-plan":       {"-default-plan", "gold"},
		"unexpected argument": {"now"},

		"FAIRLEAD_LLM_BASE_URL": {"-llm-base-url", "localhost:8080", "-llm-model", "m"},
		"FAIRLEAD_LLM_KIND":     {"-llm-kind", "gpt"},
		"FAIRLEAD_LLM_MODEL":    {"-llm-base-url", "http://localhost:8080/v1"},
		"-llm-base-url":         {"-llm-model", "m"},
		"-llm-file":             {"-llm-base-url", "http://localhost:8080/v1", "-llm-model", "m", "-llm-file", "f"},
		"FAIRLEAD_LLM_VISION":   {"-llm-vision", "perhaps"},
	}
	for want, args := range tests {
		if _, err := config.Load(args); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v: got %v, want it to name %s", args, err, want)
		}
	}
}

func TestAddressesOfTheWebAreChecked(t *testing.T) {
	for _, bad := range [][]string{
		{"-origins", "foo"}, {"-origins", "https://a.test,boats.test"}, {"-origins", "https://a.test/path"}, {"-origins", "https://a.test/"},
		{"-public-url", "foo"}, {"-public-url", "ftp://a.test"}, {"-public-url", "https://a.test?x=1"}, {"-public-url", "https://user@a.test"},
		{"-llm-window", "5"}, {"-llm-window", "999"}, {"-llm-window", "many"},
	} {
		if _, err := config.Load(bad); err == nil || !strings.Contains(err.Error(), bad[0]) {
			t.Errorf("%v: got %v", bad, err)
		}
	}
	for _, good := range [][]string{
		{"-origins", "*"}, {"-origins", ""}, {"-origins", "https://a.test, http://localhost:3000"}, {"-origins", "app://boats"},
		{"-public-url", "https://a.test/boats/"}, {"-public-url", "http://127.0.0.1:8000"}, {"-llm-window", "1000"},
	} {
		if _, err := config.Load(good); err != nil {
			t.Errorf("%v: %v", good, err)
		}
	}
}

func TestPlansAreSettings(t *testing.T) {
	c, err := config.Load([]string{"-plan-free", "1, 2, 3, 4"})
	if want := (config.Plan{RequestsPerMinute: 1, TokensPerMinute: 2, RequestsPerMonth: 3, TokensPerMonth: 4}); err != nil || c.Plans["free"] != want {
		t.Errorf("got %+v, %v", c.Plans["free"], err)
	}
}

func TestHelpShowsNoPasswordOfTheEnvironment(t *testing.T) {
	t.Setenv("FAIRLEAD_DATABASE_URL", "postgres://ann:s3cret@db/fair")
	stderr, err := os.Create(filepath.Join(t.TempDir(), "stderr"))
	if err != nil {
		t.Fatal(err)
	}
	defer stderr.Close()
	defer func(kept *os.File) { os.Stderr = kept }(os.Stderr)
	os.Stderr = stderr
	if _, err := config.Load([]string{"-bogus"}); err == nil || strings.Contains(err.Error(), "s3cret") {
		t.Errorf("got %v", err)
	}
	printed, err := os.ReadFile(stderr.Name())
	if err != nil {
		t.Fatal(err)
	}
	if text := string(printed); strings.Contains(text, "s3cret") || !strings.Contains(text, "FAIRLEAD_DATABASE_URL") {
		t.Errorf("printed %s", text)
	}
	for _, args := range [][]string{nil, {"-database-url", "sqlite:///other.db"}} {
		c, err := config.Load(args)
		want := "postgres://ann:s3cret@db/fair"
		if args != nil {
			want = args[1]
		}
		if err != nil || c.DatabaseURL != want {
			t.Errorf("%v: %q, %v", args, c.DatabaseURL, err)
		}
	}
}
