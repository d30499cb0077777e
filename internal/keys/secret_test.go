package keys_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/fairlead/fairlead/internal/keys"
)

func TestANewSecretHasItsUser(t *testing.T) {
	shape := regexp.MustCompile(`^svc-user-[a-z0-9]{1,64}-[0-9A-Za-z]{49}$`)
	for _, user := range []string{"a", "dev", "mz2xq7", strings.Repeat("z", 64)} {
		secret := keys.NewSecret(user)
		if !shape.MatchString(secret) {
			t.Errorf("%q is not of the shape %s", secret, shape)
		}
		if got, err := keys.Parse(secret); err != nil || got != user {
			t.Errorf("parsed %q, %v, want %q", got, err, user)
		}
	}
}

func TestSecretsDiffer(t *testing.T) {
	seen := make(map[string]bool)
	for range 1000 {
		secret := keys.NewSecret("dev")
		if seen[secret] {
			t.Fatalf("%q came twice", secret)
		}
		seen[secret] = true
	}
}

func TestOneChangedByteNeverParses(t *testing.T) {
	secret := keys.NewSecret("mz2xq7")
	for i := range len(secret) {
		for b := range 256 {
			if byte(b) == secret[i] {
				continue
			}
			changed := secret[:i] + string([]byte{byte(b)}) + secret[i+1:]
			if user, err := keys.Parse(changed); err == nil {
				t.Errorf("%q parses, of user %q", changed, user)
			}
		}
	}
}

func TestOneCharacterTooManyOrTooFewNeverParses(t *testing.T) {
	secret := keys.NewSecret("mz2xq7")
	for i := range len(secret) {
		if _, err := keys.Parse(secret[:i] + secret[i+1:]); err == nil {
			t.Errorf("parses without byte %d", i)
		}
		if _, err := keys.Parse(secret[:i] + "a" + secret[i:]); err == nil {
			t.Errorf("parses with a byte more at %d", i)
		}
	}
}

func TestWhatIsNoSecretNeverParses(t *testing.T) {
	for _, text := range []string{
		"", "svc-user-", "svc-user--", "svc-user-dev-", "svc-user-dev", "sk-0123456789", "svc-user-dev-" + strings.Repeat("0", 49),
		"svc-user-DEV-" + strings.Repeat("0", 49), strings.Repeat("svc-user-", 10_000), keys.NewSecret("dev") + " ",
	} {
		if user, err := keys.Parse(text); err == nil {
			t.Errorf("%.80q parses, of user %q", text, user)
		}
	}
}

func FuzzKeyParse(f *testing.F) {
	f.Add(keys.NewSecret("dev"))
	f.Add("svc-user-dev-")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		user, err := keys.Parse(text)
		if err == nil && !strings.HasPrefix(text, "svc-user-"+user+"-") {
			t.Errorf("%q parses as of user %q", text, user)
		}
		if err != nil && user != "" {
			t.Errorf("%q has user %q and %v", text, user, err)
		}
	})
}
