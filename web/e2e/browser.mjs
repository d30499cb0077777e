import assert from "node:assert/strict";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { chromium } from "playwright-core";

const quiet = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
];

/** launch starts the browser. */
export function launch(executablePath) {
  return chromium.launch({ executablePath, args: quiet });
}

/**
 * open loads the console in a context of its own and watches it: check asserts that nothing was logged, refused by the
 * content security policy, asked of another host, or popped up.
 */
export async function open(browser, address, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, ...options });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const seen = [];
  page.on("console", (message) => ["error", "warning"].includes(message.type()) && seen.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => seen.push(`error: ${error.message}`));
  page.on("dialog", (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && url.origin !== new URL(address).origin) seen.push(`request: ${request.url()}`);
  });
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => window.violations.push(`${event.violatedDirective} ${event.blockedURI}`));
  });
  await page.goto(address);
  const check = async (allowed = []) => {
    const violations = await page.evaluate(() => window.violations);
    const left = seen.filter((line) => !allowed.some((pattern) => pattern.test(line)));
    assert.deepEqual([...left, ...violations], []);
  };
  return { page, check, close: () => context.close() };
}

/** accessible asserts that axe finds nothing to complain about on the page as it is, by day and by night. */
export async function accessible(page) {
  await page.evaluate(axe.source);
  for (const colorScheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" }); // so that no colour is on its way to another
    const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ["violations"] }));
    const told = violations.flatMap((v) => v.nodes.map((node) => `${colorScheme}: ${v.id}: ${node.html} ${node.failureSummary}`));
    assert.deepEqual(told, []);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/** fits asserts that the page needs no horizontal scrolling. */
export async function fits(page) {
  const [wide, room] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]);
  assert.ok(wide <= room, `the page is ${wide} px wide where there are ${room}`);
}

/** shot leaves a picture of the page in the directory that SHOTS names, if it names one. */
export async function shot(page, name) {
  const dir = process.env.SHOTS;
  if (!dir) return;
  mkdirSync(dir, { recursive: true });
  await page.screenshot({ path: join(dir, `${name}.png`), animations: "disabled" });
}
