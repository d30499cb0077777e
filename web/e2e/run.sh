#!/bin/sh
# Serves bin/fairlead with an empty data directory on a free port and drives its console in Chromium.
# CHROMIUM names the browser, SHOTS a directory to leave pictures in.
set -eu
cd "$(dirname "$0")/.."

CHROMIUM=${CHROMIUM:-/usr/bin/chromium}
if [ ! -x "$CHROMIUM" ]; then
	echo "There is no Chromium at $CHROMIUM. Get it with 'apt-get install chromium', or with 'npx playwright-core install chromium' in web/," >&2
	echo "and name it by CHROMIUM=/path/to/chromium if it is somewhere else." >&2
	exit 1
fi
if [ ! -x ../bin/fairlead ]; then
	echo "There is no bin/fairlead. Run 'make build' first." >&2
	exit 1
fi
[ -d node_modules/playwright-core ] || npm ci --silent

data=$(mktemp -d)
server=
stop() {
	[ -z "$server" ] || { kill "$server" 2>/dev/null && wait "$server"; } || true
	rm -rf "$data"
}
trap stop EXIT
trap 'exit 1' INT TERM

port=$(node -e 'const s = require("net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close(); })')
FAIRLEAD_ENV=development FAIRLEAD_ADDR="127.0.0.1:$port" FAIRLEAD_ADMIN_ADDR='' FAIRLEAD_DATA_DIR="$data" \
	../bin/fairlead serve >"$data/out" 2>"$data/log" &
server=$!

KEY=
tries=0
while [ -z "$KEY" ]; do
	KEY=$(sed -n 's/.*Bearer \([^"]*\)".*/\1/p' "$data/out" | head -n 1)
	[ -n "$KEY" ] && break
	tries=$((tries + 1))
	if [ "$tries" -gt 300 ] || ! kill -0 "$server" 2>/dev/null; then
		echo "The server printed no key:" >&2
		cat "$data/out" "$data/log" >&2
		exit 1
	fi
	sleep 0.1
done

BASE_URL="http://127.0.0.1:$port" KEY="$KEY" CHROMIUM="$CHROMIUM" SHOTS="${SHOTS:-}" npm run --silent e2e
