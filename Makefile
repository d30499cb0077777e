# Fairlead. `make run` serves, `make test` tests; both need nothing but Go. `make help` lists the rest.

GO       ?= go
BIN      := bin
TOOLS    := $(CURDIR)/.tools
BUF      := $(TOOLS)/buf
LINT     := $(TOOLS)/golangci-lint
VULN     := $(TOOLS)/govulncheck
FUZZTIME ?= 20s
# What `make breaking` compares with: the newest released tag, else the first commit that has the definitions.
BASE     ?= $(shell git describe --tags --abbrev=0 2>/dev/null || git log --diff-filter=A --format=%H -- proto/fairlead/v1/chat.proto | tail -n 1)

.PHONY: help setup run dev build generate fmt lint breaking test test-all race fuzz chaos bench web web-check e2e vuln check
.DEFAULT_GOAL := help

help: ## list what can be made
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: ## build and serve on 127.0.0.1:8000 in development mode
	$(GO) run ./cmd/fairlead serve

dev: ## serve the API, and the console with live reload on 127.0.0.1:5173
	@cd web && npm ci --silent && (cd .. && $(GO) run ./cmd/fairlead serve & trap 'kill 0' EXIT; npm run dev)

build: ## build the whole binary into bin/
	$(GO) build -trimpath -o $(BIN)/fairlead ./cmd/fairlead

test: ## run the tests; needs nothing but Go
	$(GO) test ./...

race: ## run the tests with the race detector, shuffled; the longest of one goroutine are left to make test
	$(GO) test -race -short -shuffle=on -timeout 10m ./...

test-all: race fuzz e2e ## run every test there is

# The fuzzer ends some runs with "context deadline exceeded" and no input when its time is over, which is no finding.
fuzz: ## run every fuzz test for FUZZTIME (20s)
	@for pkg in $$(grep -rl --include='*_test.go' '^func Fuzz' internal cmd | xargs -n1 dirname | sort -u); do \
	  for name in $$(grep -h '^func Fuzz' $$pkg/*_test.go | sed 's/func \(Fuzz[A-Za-z0-9]*\).*/\1/'); do \
	    echo "$$pkg $$name"; out=$$($(GO) test ./$$pkg -run '^$$' -fuzz "^$$name$$" -fuzztime $(FUZZTIME) 2>&1) && continue; \
	    echo "$$out" | grep -qx ' *context deadline exceeded' && ! echo "$$out" | grep -q 'Failing input' && continue; \
	    echo "$$out"; exit 1; done; done

chaos: ## put bad networks between the service and language models; takes half a minute
	cd chaos && $(GO) test ./...

bench: ## measure what README and docs report; takes a few minutes
	$(GO) run ./cmd/bench
	$(GO) test -run '^$$' -bench . -benchmem -benchtime 300ms ./internal/...

setup: $(BUF) $(LINT) $(VULN) ## install the tools that checking needs into .tools/

$(BUF): tools/go.mod
	cd tools && $(GO) build -o $@ github.com/bufbuild/buf/cmd/buf

$(LINT): tools/go.mod
	cd tools && $(GO) build -o $@ github.com/golangci/golangci-lint/v2/cmd/golangci-lint

$(VULN): tools/go.mod
	cd tools && $(GO) build -o $@ golang.org/x/vuln/cmd/govulncheck

generate: $(BUF) ## write gen/ and web/src/gen/ from proto/
	$(BUF) generate
	@if [ -d web/node_modules ]; then $(BUF) generate --template web/buf.gen.yaml; else echo "web/src/gen is left as it is: run 'npm ci' in web first"; fi

fmt: ## format Go code
	gofmt -w $$(git ls-files '*.go' | grep -v '^gen/')

lint: $(BUF) $(LINT) ## lint Go code and proto definitions
	@test -z "$$(gofmt -l $$(git ls-files '*.go' | grep -v '^gen/'))" || { echo "not formatted; run make fmt:"; gofmt -l $$(git ls-files '*.go' | grep -v '^gen/'); exit 1; }
	$(GO) vet ./...
	$(LINT) run
	$(BUF) lint
	$(BUF) format --diff --exit-code proto

breaking: $(BUF) ## refuse definitions that break released clients
	@if [ -n "$(BASE)" ]; then $(BUF) breaking --against '.git#ref=$(BASE)'; else echo "nothing is committed yet to compare with"; fi

up-to-date: generate
	@git diff --exit-code --stat -- gen web/src/gen || { echo "generated code is not up to date: commit what make generate wrote"; exit 1; }

vuln: $(VULN) ## look for known vulnerabilities; needs the network
	$(VULN) ./...

web: ## build the console into web/dist
	cd web && npm ci --silent && npm run build

web-check: ## check the console: types, lint, tests, and that web/dist is what its source builds
	cd web && npm ci --silent && npm run lint && npm test && npm run build
	@git diff --exit-code --stat -- web/dist || { echo "web/dist is not what web/src builds: commit what make web wrote"; exit 1; }

e2e: build ## drive the console in Chromium
	sh web/e2e/run.sh

check: lint up-to-date breaking race ## what every commit passes
