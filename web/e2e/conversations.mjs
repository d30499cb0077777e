// Lists, opens, deletes and exports conversations as a reader would. BASE_URL is the server, KEY an API key for it, CHROMIUM the browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { accessible, fits, launch, open, shot } from "./browser.mjs";
import { ask, connected, rule12, streaming } from "./reader.mjs";

const { BASE_URL: base, KEY: key, CHROMIUM: chromium = "/usr/bin/chromium" } = process.env;
assert.ok(base && key, "BASE_URL and KEY are required");

const withKey = `${base}/#key=${key}`;
let browser;

before(async () => {
  browser = await launch(chromium);
});
after(() => browser.close());

test("conversations are listed, opened again, gone on with and deleted", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const list = page.getByRole("navigation", { name: "Conversations" });
  const items = list.getByRole("listitem");
  await list.getByText("None yet.").waitFor();
  await list.getByText(/^Kept in this browser until you delete them.*Up to 100 and 4 MB/).waitFor();
  await ask(page, rule12);
  assert.equal(await list.locator("[aria-current=true]").count(), 1);
  await list.getByRole("button", { name: "New conversation" }).click();
  assert.equal(await page.evaluate(() => document.activeElement.id), "question");
  assert.equal(await list.locator("[aria-current]").count(), 0);
  await ask(page, "Catalina 34 under 60,000 USD", "svc-listings-agent");
  assert.match(await items.nth(0).innerText(), /^Catalina 34 under 60,000 USD\nListings · \d+ \w+ \d{4}/);
  assert.match(await items.nth(1).innerText(), /^Two sailing boats on opposite tacks are meeting. Who gives…\nSailing assistant · /);
  await accessible(page);
  await shot(page, "conversations");

  const first = list.getByRole("button", { name: /^Two sailing boats/ });
  await first.press("Enter");
  assert.equal(await page.locator(".question").innerText(), rule12);
  assert.equal(await first.getAttribute("aria-current"), "true");
  assert.equal(await page.evaluate(() => document.activeElement.id), "question");
  await list.locator("xpath=following-sibling::*[@role='status']").getByText("Opened: Two sailing boats").waitFor();
  assert.ok(await page.locator('input[name=model][value="svc-agent"]').isChecked());
  assert.match(await items.nth(0).innerText(), /^Catalina/, "opening has moved it");
  await page.reload();
  await connected(page);
  assert.equal(await page.locator(".question").innerText(), rule12);
  await ask(page, "And if both are on the same tack?");
  assert.equal(await page.locator(".turn").count(), 2);
  assert.equal(await items.count(), 2);
  assert.match(await items.nth(0).innerText(), /^Two sailing boats/);

  const remove = list.getByRole("button", { name: "Delete: Two sailing boats" });
  await remove.press("Enter");
  assert.equal(await items.count(), 1);
  assert.equal(await page.locator(".turn").count(), 0);
  await page.waitForFunction(() => document.activeElement.textContent.startsWith("Catalina"));
  await accessible(page);
  await shot(page, "deleted");
  await list.getByRole("button", { name: "Bring it back" }).press("Enter");
  assert.equal(await items.count(), 2);
  assert.equal(await page.locator(".turn").count(), 2);
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Conversations");

  await list.getByRole("button", { name: "Delete all" }).click();
  await list.getByRole("button", { name: "Cancel" }).press("Enter");
  await page.waitForFunction(() => document.activeElement.textContent === "Delete all");
  await list.getByRole("button", { name: "Delete all" }).click();
  await accessible(page);
  await list.getByRole("button", { name: "Delete them" }).click();
  await list.getByText("None yet.").waitFor();
  assert.equal(await page.locator(".turn").count(), 0);
  await page.reload();
  await connected(page);
  await list.getByText("None yet.").waitFor();
  await check();
  await close();
});

test("an answer on its way is stopped and kept when another conversation is opened", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.route(streaming, () => {}); // never answered
  await page.getByLabel("Your question").fill("Never answered");
  await page.keyboard.press("Enter");
  const list = page.getByRole("navigation", { name: "Conversations" });
  await list.getByRole("button", { name: /^Never answered/ }).waitFor();
  await list.getByRole("button", { name: /^Two sailing boats/ }).click();
  assert.equal(await page.locator(".turn").count(), 1);
  assert.match(await page.locator(".answer").innerText(), /Rule 12/);
  await list.getByRole("button", { name: /^Never answered/ }).click();
  await page.getByText("Stopped", { exact: true }).waitFor();
  await page.unroute(streaming);
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.locator(".answer[aria-busy=false] .markdown").waitFor();
  await check();
  await close();
});

test("conversations are kept in the tab only if that is chosen", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  const other = await page.context().newPage();
  await other.goto(withKey);
  const [here, there] = [page, other].map((tab) => tab.getByRole("navigation", { name: "Conversations" }));
  await there.getByRole("button", { name: /^Two sailing boats/ }).waitFor();
  await here.getByRole("checkbox", { name: "Keep conversations in this browser" }).uncheck();
  await here.getByText(/^Kept in this tab only and gone when you close it/).waitFor();
  await there.getByText("None yet.").waitFor();
  assert.equal(await there.getByRole("checkbox").isChecked(), false);
  assert.equal(await page.evaluate(() => JSON.stringify(window.localStorage).includes("sailing")), false);
  await page.reload();
  await connected(page);
  assert.equal(await page.locator(".turn").count(), 1);
  await there.getByRole("checkbox").check();
  await there.getByRole("button", { name: /^Two sailing boats/ }).waitFor();
  await check();
  await close();
});

test("two tabs with the same conversation follow each other", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  const other = await page.context().newPage();
  await other.goto(withKey);
  await other.getByRole("navigation", { name: "Conversations" }).getByRole("button", { name: /^Two sailing boats/ }).click();
  await ask(other, "And if both are on the same tack?");
  await page.locator(".turn").nth(1).locator(".markdown").waitFor();
  await ask(page, "And under engine?");
  await other.locator(".turn").nth(2).waitFor();
  assert.equal(await page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").count(), 1);
  await check();
  await close();
});

test("a conversation is taken along as Markdown", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await ask(page, "Catalina 34 under 60,000 USD", "svc-listings-agent");
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download this conversation" }).click();
  const saved = await saving;
  assert.equal(saved.suggestedFilename(), "two-sailing-boats-on-opposite-tacks-are-meeting.md");
  const text = readFileSync(await saved.path(), "utf8");
  assert.match(text, /^# Two sailing boats[^]*## Question 1\n\n> Two sailing boats[^]*### Sailing assistant\n\n[^]*Rule 12[^]*#### Sources\n\n- \[1\] \[[^]*## Question 2/);
  assert.ok(text.includes(`](${base}/knowledge/`) && text.includes(`](${base}/listings/`), "links lead elsewhere");
  assert.match(text, /sample data: they are not really for sale\.\n$/);
  await page.getByRole("button", { name: "Copy this conversation" }).click();
  await page.getByRole("button", { name: "Copied this conversation" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), text);
  await check();
  await close();
});

test("on a phone the conversations are opened over the page", async () => {
  const { page, check, close } = await open(browser, withKey, { viewport: { width: 360, height: 740 }, hasTouch: true });
  await connected(page);
  const list = page.getByRole("navigation", { name: "Conversations" });
  const toggle = page.getByRole("button", { name: "Conversations", exact: true });
  assert.equal(await list.isVisible(), false);
  await ask(page, rule12);
  await page.getByRole("button", { name: "New conversation" }).click();
  await ask(page, "When should I reef, and in what order?");
  await toggle.press("Enter");
  await list.waitFor();
  await page.waitForFunction(() => document.activeElement.textContent === "Conversations"); // which comes a task after it is shown
  await fits(page);
  await accessible(page);
  await shot(page, "conversations-phone");
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "hidden" });
  assert.equal(await toggle.evaluate((button) => button === document.activeElement), true);
  await toggle.tap();
  await list.getByRole("button", { name: "Delete: When should I reef" }).tap();
  await list.getByRole("button", { name: "Bring it back" }).tap();
  await list.getByRole("button", { name: /^Two sailing boats/ }).tap();
  await list.waitFor({ state: "hidden" });
  assert.equal(await page.locator(".question").innerText(), rule12);
  await toggle.tap();
  await page.touchscreen.tap(350, 400);
  await list.waitFor({ state: "hidden" });
  await check();
  await close();
});

test("what is kept and cannot be read is left out", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await page.evaluate(() => {
    window.localStorage.setItem("fairlead.conversation.odd", "odd");
    window.localStorage.setItem("fairlead.conversation.later", '{"title":"Later","model":"m","time":9e15,"pictures":false}\n[{"question":null,"events":[{"later":1}]}]');
    window.sessionStorage.setItem("fairlead.open", "later");
  });
  await page.reload();
  await connected(page);
  const list = page.getByRole("navigation", { name: "Conversations" });
  assert.equal(await list.getByRole("listitem").count(), 1);
  await ask(page, "When should I reef, and in what order?");
  assert.equal(await list.getByRole("listitem").count(), 2);
  await check();
  await close();
});

test("what goes for want of room is told", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await page.evaluate(() => {
    const [name] = Object.keys(window.localStorage).filter((name) => name.startsWith("fairlead.conversation."));
    for (let i = 0; i < 100; i++) window.localStorage.setItem(`${name}${i}`, window.localStorage.getItem(name));
  });
  await ask(page, "And if both are on the same tack?");
  await page.getByText("Room ran out: no longer kept is the oldest conversation.").waitFor();
  assert.equal(await page.getByRole("navigation", { name: "Conversations" }).getByRole("listitem").count(), 100);
  await accessible(page);
  await shot(page, "conversations-many");
  await check();
  await close();
});
