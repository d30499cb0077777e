// Drives the console as a reader would. BASE_URL is the server, KEY an API key for it, CHROMIUM the browser.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { accessible, fits, launch, open, shot } from "./browser.mjs";
import { answering, ask, connected, rule12, streaming } from "./reader.mjs";
import { failedStream, streamOf } from "./wire.mjs";

const { BASE_URL: base, KEY: key, CHROMIUM: chromium = "/usr/bin/chromium" } = process.env;
assert.ok(base && key, "BASE_URL and KEY are required");

const withKey = `${base}/#key=${key}`;
const png = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==", "base64");
let browser;

before(async () => {
  browser = await launch(chromium);
});
after(() => browser.close());

function luminance(page) {
  return page.evaluate(() => {
    const c = document.createElement("canvas").getContext("2d");
    c.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    return parseInt(c.fillStyle.slice(1, 3), 16);
  });
}

test("without a key the page asks for one", async () => {
  const { page, check, close } = await open(browser, base);
  await page.getByRole("form", { name: "Connection" }).waitFor();
  await page.getByRole("button", { name: /^No key/ }).waitFor();
  assert.equal(await page.getByRole("list", { name: "Who answers" }).getByRole("listitem").count(), 4);
  await page.getByText("Connect to ask").waitFor();
  assert.equal(await page.getByRole("checkbox", { name: "Remember on this device" }).isChecked(), false);
  await accessible(page);
  await shot(page, "no-key");
  await check();
  await close();
});

test("a refused key is told, and a good one connects", async () => {
  const { page, check, close } = await open(browser, base);
  await page.getByLabel("API key").fill("svc-user-nobody");
  await page.keyboard.press("Enter");
  await page.getByText("The server does not accept this key").waitFor();
  assert.equal(await page.getByLabel("API key").inputValue(), "svc-user-nobody", "what was typed is gone");
  await page.getByRole("button", { name: "Show the key" }).click();
  assert.equal(await page.getByLabel("API key").getAttribute("type"), "text");
  await page.getByLabel("API key").fill(key);
  await page.keyboard.press("Enter");
  await connected(page);
  assert.equal(await page.getByRole("form", { name: "Connection" }).count(), 0);
  await check([/401/]);
  await close();
});

test("a conversation is there again when the page is loaded again, and goes on", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, "Catalina 34 under 60,000 USD", "svc-listings-agent");
  const first = page.locator(".turn").first();
  const [text, rows] = [await first.locator(".answer").innerText(), await first.locator(".listings tbody tr").count()];
  assert.ok(rows > 0, "no boats are shown");
  await page.reload();
  await connected(page);
  assert.equal(await page.locator(".turn").count(), 1);
  assert.equal(await first.locator(".answer").innerText(), text);
  assert.equal(await first.locator(".listings tbody tr").count(), rows);
  assert.ok(await page.locator('input[name=model][value="svc-listings-agent"]').isChecked());
  await ask(page, "only in Florida");
  assert.match(await page.locator(".turn").nth(1).locator(".answer").innerText(), /Catalina.*Florida/s);
  await page.getByRole("button", { name: "New conversation" }).click();
  assert.equal(await page.locator(".turn").count(), 0);
  await page.getByRole("button", { name: "Bring the last one back" }).click();
  assert.equal(await page.locator(".turn").count(), 2);
  assert.match(await page.title(), /^Catalina 34 under 60,000 USD · Fairlead$/);
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.getByLabel("Your question").fill("Half a question");
  await page.reload();
  await connected(page);
  assert.equal(await page.locator(".turn").count(), 0);
  assert.equal(await page.getByLabel("Your question").inputValue(), "Half a question");
  await check();
  await close();
});

test("a key in the address is taken over, hidden, and kept in this tab only", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  assert.equal(page.url(), `${base}/`);
  assert.equal(await page.evaluate(() => JSON.stringify(window.localStorage).includes("svc-")), false);
  await page.reload();
  await connected(page);
  await check();
  await close();
});

test("a key is remembered on this device only if that is asked for, and can be forgotten", async () => {
  const { page, check, close } = await open(browser, base);
  const kept = () => page.evaluate((key) => JSON.stringify(window.localStorage).includes(key), key);
  await page.getByLabel("API key").fill(key);
  await page.getByRole("checkbox", { name: "Remember on this device" }).check();
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await connected(page);
  assert.equal(await kept(), true);
  const other = await page.context().newPage();
  await other.goto(base);
  await connected(other);
  await other.close();
  await page.getByRole("button", { name: /^Connected/ }).click();
  await page.getByRole("button", { name: "Forget the key" }).click();
  await page.getByRole("button", { name: /^No key/ }).waitFor();
  assert.equal(await kept(), false);
  await check();
  await close();
});

test("what has been used is told", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await page.goto(`${base}/#/usage`);
  await page.getByRole("heading", { name: "Usage this month" }).waitFor();
  const row = page.getByRole("row", { name: /^Sailing assistant/ });
  assert.match(await row.innerText(), /^Sailing assistant\s+[\d,]+\s+[\d,]+\s+[\d,]+$/);
  await accessible(page);
  await shot(page, "usage");
  await page.route(/GetUsage$/, (route) => route.fulfill({ json: { models: [], quota: { plan: "small", requestsLimit: "100", requestsUsed: "95", tokensLimit: "0", tokensUsed: "12000", resetTime: "2027-01-01T00:00:00Z" } } }));
  await page.reload();
  await page.getByText("95 of 100").waitFor();
  await page.getByText("12,000, without a bound").waitFor();
  await page.getByText(/month begins on 1 January 2027/).waitFor();
  assert.equal(await page.getByRole("meter", { name: "Questions used" }).getAttribute("value"), "95");
  await accessible(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  assert.equal(page.url(), `${base}/`);
  assert.equal(await page.locator(".turn").count(), 1, "the conversation is gone");
  await check();
  await close();
});

test("a key is made, shown once, rotated and revoked after a second question", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.getByRole("button", { name: /^Connected/ }).click();
  await page.getByRole("link", { name: "Keys" }).click();
  assert.equal(page.url(), `${base}/#/keys`);
  const item = (name) => page.getByRole("list", { name: "Keys" }).getByRole("listitem").filter({ hasText: name });
  const name = `table ${Date.now()}`; // a server that was asked before has others
  await item("used here").waitFor();
  await page.getByLabel("A new key for").fill(name);
  await page.getByLabel("Ends").selectOption({ label: "in 30 days" });
  await page.getByRole("button", { name: "Make it" }).press("Enter");
  const secret = page.getByRole("group", { name: "The new secret" });
  const first = await secret.locator("code").innerText();
  assert.match(first, /^svc-/);
  await secret.getByRole("button", { name: "Copy the secret" }).click();
  await secret.getByRole("button", { name: "Copied the secret" }).waitFor();
  assert.equal(await page.evaluate(() => navigator.clipboard.readText()), first);
  await accessible(page);
  await shot(page, "keys");
  await secret.getByRole("button", { name: "I have it" }).click();
  assert.equal(await page.getByText(first).count(), 0);
  assert.match(await item(name).innerText(), /never used · ends on/);

  await page.getByRole("button", { name: `Rotate ${name}` }).click();
  await page.getByRole("button", { name: "an hour" }).click();
  await secret.waitFor();
  assert.notEqual(await secret.locator("code").innerText(), first);
  await item(name).nth(1).waitFor();

  await page.getByRole("button", { name: `Revoke ${name}` }).first().click();
  await page.getByRole("button", { name: "Cancel" }).click();
  assert.equal(await item(name).getByText("revoked on").count(), 0);
  await page.getByRole("button", { name: `Revoke ${name}` }).first().click();
  await page.getByRole("button", { name: "Revoke it" }).click();
  await item(name).getByText("revoked on").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await accessible(page);
  await shot(page, "keys-phone");
  await check();
  await close();
});

test("studies are found again", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const conversation = { model: "svc-deep-research-agent", messages: [{ role: "ROLE_USER", text: "Compare steel and aluminium hulls." }] };
  const made = await page.request.post(`${base}/fairlead.v1.ChatService/Complete`, { headers: { authorization: `Bearer ${key}` }, data: { conversation } });
  assert.equal(made.status(), 200);
  await page.reload();
  const study = page.getByRole("list", { name: "Studies" }).getByRole("link").first();
  await study.waitFor();
  assert.equal((await page.request.get(await study.getAttribute("href"))).status(), 200, "the study's page is missing");
  await accessible(page);
  await shot(page, "studies");
  await page.goto(`${base}/#/studies`);
  await page.getByRole("heading", { name: "Studies", exact: true }).waitFor();
  await accessible(page);
  await check();
  await close();
});

test("the key panel closes by Escape and gives the focus back", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const state = page.getByRole("button", { name: /^Connected/ });
  await state.press("Enter");
  await page.getByRole("form", { name: "Connection" }).waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await page.getByRole("form", { name: "Connection" }).count(), 0);
  assert.equal(await state.evaluate((button) => button === document.activeElement), true);
  await check();
  await close();
});

test("the four models can be chosen, each with examples", async () => {
  const { page, check, close } = await open(browser, withKey);
  const models = page.getByRole("radio").and(page.locator("[name=model]"));
  await models.first().waitFor();
  assert.deepEqual(await models.evaluateAll((inputs) => inputs.map((input) => input.value)), [
    "svc-agent", "svc-deep-research-agent", "svc-listings-agent", "svc-survey-agent",
  ]);
  for (const model of await models.all()) {
    await model.check();
    assert.ok((await page.getByRole("list", { name: "Example questions" }).getByRole("button").count()) >= 2);
  }
  await models.first().check();
  await accessible(page);
  await shot(page, "welcome");
  await check();
  await close();
});

test("a question asked by keyboard alone streams an answer with its sources", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.evaluate(() => {
    window.lengths = new Set();
    window.spoken = [];
    new MutationObserver(() => {
      window.lengths.add(document.querySelector(".markdown")?.textContent.length ?? 0);
      window.spoken.push(document.querySelector("[aria-live=polite][role=log]").textContent);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter"); // the skip link
  assert.equal(await page.evaluate(() => document.activeElement.id), "question");
  await page.keyboard.type("Line one");
  await page.keyboard.press("Shift+Enter");
  await page.keyboard.type(rule12);
  assert.equal(await page.getByLabel("Your question").inputValue(), `Line one\n${rule12}`);
  await page.keyboard.press("Control+A");
  await page.keyboard.type(rule12);
  await page.keyboard.press("Enter");
  await page.locator(".answer[aria-busy=false]").waitFor();

  const answer = page.locator(".answer");
  assert.match(await answer.locator(".markdown").innerText(), /Rule 12/);
  assert.ok((await page.evaluate(() => window.lengths.size)) > 5, "the answer came in one piece");
  assert.ok((await page.evaluate(() => window.spoken.filter((s) => /\.$/.test(s)).length)) > 0, "no sentence was announced");
  assert.match(await page.getByRole("log").innerText(), /The answer is complete/);
  assert.match(await answer.getByRole("button", { name: "Copy answer 1" }).getAttribute("title"), /^\d+ tokens/);
  assert.equal(await page.evaluate(() => document.activeElement.id), "question");

  const reference = answer.locator(".markdown a.reference").first();
  const target = await reference.getAttribute("href");
  const source = page.locator(target);
  assert.match(await reference.getAttribute("title"), /Rule 12/);
  const steps = await page.evaluate(() => window.history.length);
  await reference.click();
  assert.equal(await page.evaluate(() => window.history.length), steps, "a mark makes a step of its own");
  await source.getByRole("button", { name: "Back to the text" }).click();
  assert.equal(await reference.evaluate((mark) => mark === document.activeElement), true);
  await page.getByLabel("Your question").focus();
  assert.match(await source.innerText(), /Rule 12/);
  const link = source.getByRole("link");
  assert.equal(await link.getAttribute("rel"), "noreferrer noopener");
  const got = await page.request.get(await link.getAttribute("href"));
  assert.equal(got.status(), 200, "the source's page is missing");

  await answer.getByRole("button", { name: "Copy answer 1" }).click();
  await answer.getByRole("button", { name: "Copied answer 1" }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(copied, /Rule 12[^]*\n\nSources\n\n\[1\] .*Rule 12/);
  assert.ok(copied.includes(`${base}/knowledge/`), "the sources have no addresses");
  const rich = await page.evaluate(async () => (await (await navigator.clipboard.read())[0].getType("text/html")).text());
  assert.match(rich, /<p>[^]*Rule 12[^]*\[1\][^]*<a href=/);
  assert.ok(!rich.includes("<button"), "buttons were copied");
  await accessible(page);
  await shot(page, "answer");
  await page.getByRole("button", { name: "New conversation" }).click();
  await page.getByRole("heading", { name: "What would you like to know?" }).waitFor();
  await check();
  await close();
});

test("a second question is asked with the conversation before it", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  const sent = page.waitForRequest(streaming);
  await ask(page, "And if both are on the same tack?");
  const body = (await sent).postDataBuffer().toString("utf8");
  assert.ok(body.includes(rule12) && body.includes("ROLE_ASSISTANT"));
  assert.equal(await page.locator(".turn").count(), 2);
  await accessible(page);
  await check();
  await close();
});

test("a search for boats shows them once, as a table or as cards, and is narrowed by one press", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, "Sailboats between 30 and 45 ft under 150,000 euros", "svc-listings-agent");
  const cards = page.locator(".boat");
  const rows = await page.locator(".markdown tbody tr").count();
  assert.ok(rows > 0 && (await cards.count()) === 0, "the boats do not stand in one table");
  await accessible(page);
  await shot(page, "boats-table");
  await page.getByRole("radio", { name: "Cards" }).check();
  assert.equal(await cards.count(), rows);
  assert.equal(await page.locator(".markdown table").count(), 0);
  const card = await cards.first().innerText();
  assert.match(card, /\d m \(\d+ ft\)/);
  assert.match(card, /\d{1,3}(,\d{3})+|on request/);
  assert.match(card, /sample/);
  const link = await cards.first().getByRole("link").getAttribute("href");
  assert.equal((await page.request.get(link)).status(), 200, "the boat's page is missing");
  await accessible(page);
  await shot(page, "boats");
  await page.setViewportSize({ width: 360, height: 740 });
  await fits(page);
  await shot(page, "boats-phone");
  await page.getByRole("radio", { name: "Table" }).check();
  const table = page.locator(".table");
  assert.equal(await table.getAttribute("data-more"), "true");
  assert.equal(await table.getAttribute("tabindex"), "0");
  const name = table.locator("tbody tr td").nth(1);
  const { x } = await name.boundingBox();
  await table.evaluate((box) => box.scrollTo(9999, 0));
  await page.waitForFunction(() => !document.querySelector(".table").hasAttribute("data-more"));
  assert.ok((await name.boundingBox()).x >= 0 && (await name.boundingBox()).x <= x, "what names a row is scrolled away");
  await fits(page);
  await shot(page, "boats-phone-table");
  await page.getByRole("list", { name: "Go on with" }).getByRole("button", { name: "More" }).click();
  await page.locator(".turn").nth(1).locator(".answer[aria-busy=false]").waitFor();
  await check();
  await close();
});

test("a survey takes pictures, refuses what is none, and grades its findings", async () => {
  const { page, check, close } = await open(browser, withKey);
  await page.locator('input[name=model][value="svc-survey-agent"]').check();
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("x") });
  await page.getByText("notes.txt is not a PNG").waitFor();
  await input.setInputFiles({ name: "deck.png", mimeType: "image/png", buffer: png });
  await page.getByRole("img", { name: "deck.png" }).waitFor();
  await page.getByRole("button", { name: "Remove deck.png" }).click();
  assert.equal(await page.getByRole("img", { name: "deck.png" }).count(), 0);
  await input.setInputFiles({ name: "deck.png", mimeType: "image/png", buffer: png });
  await page.getByRole("img", { name: "deck.png" }).waitFor();

  await answering(page, streamOf([
    { text: { text: "The rig decides. [1]" } },
    { finding: { grade: "C", area: "safety", title: "Flares out of date" } },
    { finding: { grade: "A", area: "rig", title: "Wire past its life", detail: "It fails without warning.", advice: "Replace it." } },
    { citation: { number: 1, title: "Life of rigging", source: "Practice", url: "https://example.org/rig" } },
    { toolUse: { name: "look", arguments: '{"area":"rig"}', summary: "One crack.", took: "0.012s" } },
    { end: { finishReason: "FINISH_REASON_STOP", usage: { promptTokens: 1, completionTokens: 2, totalTokens: 3 } } },
  ]));
  const sent = page.waitForRequest(streaming);
  await ask(page, "How is she?");
  assert.ok((await sent).postDataBuffer().includes(`data:image/png;base64,${png.toString("base64")}`));
  assert.deepEqual(await page.locator(".grade h5").allInnerTexts(), ["A\nBefore use\n1", "C\nGood practice\n1"]);
  await page.getByText("Replace it.").waitFor(); // the urgent is open
  await page.getByText("Flares out of date").click();
  await page.getByText("Look: One crack.").first().click();
  await page.getByText("12 ms").waitFor();
  await accessible(page);
  await shot(page, "survey");
  await check();
  await close();
});

test("a conversation is kept as soon as its answer has ended", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await page.waitForFunction(() => Object.values(window.localStorage).some((text) => text.includes("Rule 12")));
  await check();
  await close();
});

test("what is asked while an answer is on its way waits for its end, and Escape stops it", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.route(streaming, () => {}); // never answered
  await page.getByLabel("Your question").fill("One");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Stop" }).waitFor();
  assert.match(await page.title(), /^● One/);
  for (const text of ["Two", "Three"]) {
    await page.getByLabel("Your question").fill(text);
    await page.keyboard.press("Enter");
  }
  const waiting = page.getByRole("list", { name: "Asked next" });
  assert.equal(await waiting.getByRole("listitem").count(), 2);
  await waiting.getByRole("button", { name: "Do not ask this" }).first().click();
  await accessible(page);
  await shot(page, "queue");
  await page.unroute(streaming);
  await answering(page, streamOf([{ text: { text: "Answer." } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await page.getByRole("heading", { level: 2 }).first().evaluate(() => document.activeElement.blur());
  await page.keyboard.press("Escape");
  await page.getByText("Answer.", { exact: true }).waitFor();
  assert.deepEqual(await page.locator(".question").allInnerTexts(), ["One", "Three"]);
  assert.equal(await waiting.count(), 0);
  await check();
  await close();
});

test("an answer can be stopped", async () => {
  const { page, check, close } = await open(browser, withKey);
  await page.locator('input[name=model][value="svc-deep-research-agent"]').check();
  await page.getByLabel("Your question").fill("Compare steel, aluminium and GRP hulls for high-latitude cruising.");
  await page.keyboard.press("Enter");
  await page.locator(".markdown").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped", { exact: true }).waitFor();
  const button = page.getByRole("button", { name: "Ask", exact: true });
  await button.waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const colour = await button.evaluate((b) => getComputedStyle(b).backgroundColor);
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => document.getAnimations().length === 0);
  assert.equal(await button.evaluate((b) => getComputedStyle(b).backgroundColor), colour, "a button that does nothing looks alive under the pointer");
  await check();
  await close();
});

test("an answer that was stopped can be asked for again", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.route(streaming, () => {}); // never answered
  await page.getByLabel("Your question").fill(rule12);
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Stop" }).click();
  const again = page.getByRole("button", { name: "Ask again" });
  await again.waitFor();
  await page.unroute(streaming);
  await answering(page, streamOf([{ text: { text: "Second try." } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await again.click();
  await page.getByText("Second try.", { exact: true }).waitFor();
  assert.equal(await page.locator(".turn").count(), 1);
  await check();
  await close();
});

test("a question is asked again in other words, and what it replaced can be brought back", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const answer = (text) => answering(page, streamOf([{ text: { text } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  for (const n of ["one", "two"]) {
    await page.unroute(streaming);
    await answer(`Answer ${n}.`);
    await ask(page, `Question ${n}`);
  }
  const edit = page.getByRole("button", { name: "Edit the question" });
  const field = page.getByLabel("The question in other words");
  await edit.first().click();
  await page.keyboard.press("Escape");
  assert.equal(await field.count(), 0);
  await page.waitForFunction(() => document.activeElement.getAttribute("aria-label") === "Edit the question");
  await page.keyboard.press("Enter");
  assert.equal(await field.inputValue(), "Question one");
  await accessible(page);
  await shot(page, "edit");
  await page.unroute(streaming);
  await answer("Answer three.");
  const sent = page.waitForRequest(streaming);
  await page.keyboard.type(", corrected");
  await page.keyboard.press("Enter");
  const body = (await sent).postDataBuffer().toString("utf8");
  assert.ok(body.includes("Question one, corrected") && !body.includes("Answer one"), body);
  await page.getByText("Answer three.", { exact: true }).waitFor();
  assert.equal(await page.locator(".turn").count(), 1);
  assert.equal(await page.evaluate(() => document.activeElement.id), "question");
  await accessible(page);
  await page.getByRole("button", { name: "Bring them back" }).click();
  assert.deepEqual(await page.locator(".markdown").allInnerTexts(), ["Answer one.", "Answer two."]);
  assert.equal(await page.getByRole("button", { name: "Bring them back" }).count(), 0);
  await check();
  await close();
});

test("a question is changed while its answer is on its way", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.route(streaming, () => {}); // never answered
  await page.getByLabel("Your question").fill("Long one");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Stop" }).waitFor();
  await page.unroute(streaming);
  await answering(page, streamOf([{ text: { text: "Answer." } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await page.getByRole("button", { name: "Edit the question" }).click();
  await page.getByLabel("The question in other words").fill("Short one");
  await page.keyboard.press("Enter");
  await page.locator(".answer[aria-busy=false]").waitFor();
  assert.equal(await page.locator(".question").innerText(), "Short one");
  assert.equal(await page.locator(".markdown").innerText(), "Answer.");
  assert.equal(await page.locator(".turn").count(), 1);
  await check();
  await close();
});

test("the last complete answer can be asked for again", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await ask(page, "And if both are on the same tack?");
  assert.equal(await page.getByRole("button", { name: "Ask again" }).count(), 1);
  await page.locator('input[name=model][value="svc-listings-agent"]').check();
  const sent = page.waitForRequest(streaming);
  await page.getByRole("button", { name: "Ask Listings" }).click();
  assert.match((await sent).postDataBuffer().toString("utf8"), /svc-listings-agent/);
  await page.locator(".turn").nth(1).locator(".answer[aria-busy=false]").waitFor();
  await answering(page, streamOf([{ text: { text: "Second try." } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.getByText("Second try.", { exact: true }).waitFor();
  assert.equal(await page.locator(".turn").count(), 2);
  await check();
  await close();
});

test("a key refused in the middle of a conversation is told, and the question is asked with another", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  await answering(page, failedStream([], { code: "unauthenticated", message: "the key is revoked" }));
  await ask(page, "And if both are on the same tack?");
  await page.getByRole("button", { name: /^Key refused/ }).waitFor();
  assert.match(await page.locator(".turn").nth(1).locator(".notice").innerText(), /revoked[^]*Give another key/);
  const panel = page.getByRole("form", { name: "Connection" });
  const { y, height } = await panel.boundingBox();
  assert.ok(y >= 0 && y + height <= 860, "the panel is out of sight");
  await accessible(page);
  await shot(page, "refused");
  await page.getByLabel("Your question").fill("A third one");
  await page.keyboard.press("Enter");
  assert.equal(await page.getByLabel("Your question").inputValue(), "A third one");
  await page.keyboard.press("Shift+Tab"); // away from the field and back to the panel
  await page.getByLabel("API key").press("Escape");
  assert.equal(await panel.count(), 0);
  await page.getByRole("button", { name: /^Key refused/ }).click();
  await page.unroute(streaming);
  await page.getByLabel("API key").fill(key);
  await page.keyboard.press("Enter");
  await connected(page);
  await page.getByRole("button", { name: "Ask again" }).click();
  await page.locator(".turn").nth(1).locator(".markdown").waitFor();
  assert.equal(await page.locator(".question").nth(1).innerText(), "And if both are on the same tack?");
  assert.equal(await page.getByLabel("Your question").inputValue(), "A third one");
  await check();
  await close();
});

test("a server that is away is tried again by itself, and nothing written is lost", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  const name = await page.locator(".speaker").innerText();
  const all = /\/fairlead\.v1\./;
  let tries = 0;
  await page.route(all, (route) => {
    tries++;
    return route.abort("connectionrefused");
  });
  await ask(page, "And if both are on the same tack?");
  await page.getByRole("button", { name: /^Offline/ }).waitFor();
  assert.equal(await page.locator(".speaker").first().innerText(), name);
  await page.getByLabel("Your question").fill("Written meanwhile");
  await page.keyboard.press("Enter");
  await accessible(page);
  await shot(page, "unreachable");
  const before = tries;
  await page.getByRole("button", { name: "Try now" }).click();
  await page.waitForRequest(all);
  assert.ok(tries > before, "nothing was tried");
  await page.unroute(all);
  await connected(page); // by itself
  assert.equal(await page.getByRole("button", { name: "Try now" }).count(), 0);
  assert.equal(await page.getByLabel("Your question").inputValue(), "Written meanwhile");
  await page.locator(".turn").nth(1).locator(".markdown").waitFor(); // by itself too
  assert.equal(await page.locator(".turn").count(), 2);
  await check([/ERR_CONNECTION_REFUSED/]);
  await close();
});

test("the end of a long answer is one press away", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const long = Array.from({ length: 80 }, (_, i) => `Paragraph ${i}.`).join("\n\n");
  await answering(page, streamOf([{ text: { text: long } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await ask(page, "Tell me all");
  const toEnd = page.getByRole("button", { name: "To the end" });
  await toEnd.waitFor();
  assert.notEqual(await toEnd.evaluate((button) => getComputedStyle(button).backgroundColor), "rgba(0, 0, 0, 0)", "text is read through the button");
  await accessible(page);
  await shot(page, "to-the-end");
  await toEnd.click();
  await toEnd.waitFor({ state: "detached" });
  assert.ok(await page.evaluate(() => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2));
  await check();
  await close();
});

test("forced colours show what is chosen", async () => {
  const { page, check, close } = await open(browser, withKey, { forcedColors: "active" });
  await connected(page);
  const outlines = await page.locator("label:has(> input.unseen:checked)").evaluateAll((labels) => labels.map((label) => getComputedStyle(label).outlineStyle));
  assert.deepEqual(outlines, ["solid", "solid"]); // the theme and the model
  await check();
  await close();
});

test("two tabs have each their own conversation and the same theme", async () => {
  const { page, check, close } = await open(browser, withKey, { colorScheme: "light" });
  await ask(page, rule12);
  const other = await page.context().newPage();
  await other.goto(withKey);
  await connected(other);
  assert.equal(await other.locator(".turn").count(), 0);
  await ask(other, "When should I reef, and in what order?");
  await other.getByRole("radio", { name: "Dark" }).check();
  await page.waitForFunction(() => document.documentElement.dataset.theme === "dark");
  assert.equal(await page.locator(".question").innerText(), rule12);
  await check();
  await close();
});

test("a page of a few lines leaves room to read", async () => {
  const { page, check, close } = await open(browser, withKey);
  await ask(page, rule12);
  for (const [width, height] of [[640, 430], [740, 360], [320, 256]]) {
    await page.setViewportSize({ width, height });
    await fits(page);
    const taken = await page.evaluate(() => [...document.querySelectorAll(".header, .dock, .composer")]
      .filter((element) => getComputedStyle(element).position === "sticky" && getComputedStyle(element).display !== "contents")
      .reduce((sum, element) => sum + element.offsetHeight, 0));
    assert.ok(taken < height / 3, `${taken} px of ${height} are taken`);
    await page.getByRole("button", { name: "New conversation" }).scrollIntoViewIfNeeded();
    assert.ok(await page.locator(".switches").isVisible());
  }
  await check();
  await close();
});

test("text from right to left begins at the right", async () => {
  const { page, check, close } = await open(browser, withKey);
  const hebrew = "\u05de\u05d4 \u05d4\u05de\u05d7\u05d9\u05e8?";
  await answering(page, streamOf([{ text: { text: `Left.\n\n${hebrew}` } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await ask(page, hebrew);
  const gaps = await page.locator(".markdown p").evaluateAll((paragraphs) => paragraphs.map((p) => {
    const range = document.createRange();
    range.selectNodeContents(p);
    const [text, room] = [range.getBoundingClientRect(), p.getBoundingClientRect()];
    return text.left - room.left > room.right - text.right ? "right" : "left";
  }));
  assert.deepEqual(gaps, ["left", "right"]);
  await check();
  await close();
});

test("a conversation is printed whole, dark on white and without its controls", async () => {
  const { page, check, close } = await open(browser, withKey, { colorScheme: "dark" });
  await ask(page, rule12);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  assert.ok((await luminance(page)) > 192, "paper is dark");
  for (const control of [".dock", ".ending", ".connection", ".themes", ".skip", ".tools"]) assert.equal(await page.locator(control).isVisible(), false, control);
  assert.ok(await page.locator(".sources").isVisible());
  await check();
  await close();
});

test("a page without storage and outside a secure context answers", async () => {
  const { page, check, close } = await open(browser, base);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, { get: () => { throw new DOMException("barred", "SecurityError"); } });
    }
    Object.defineProperty(Crypto.prototype, "randomUUID", { value: undefined });
  });
  await page.goto(base);
  await page.getByLabel("API key").fill(key);
  await page.keyboard.press("Enter");
  await connected(page);
  await ask(page, rule12);
  assert.match(await page.locator(".answer").innerText(), /Rule 12/);
  await check();
  await close();
});

test("a picture dropped where it cannot be sent does not take the page's place", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  const drop = (selector) => page.evaluate((selector) => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "deck.png", { type: "image/png" }));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: data });
    document.querySelector(selector).dispatchEvent(event);
    return event.defaultPrevented;
  }, selector);
  assert.equal(await drop(".welcome"), true);
  assert.equal(await drop(".composer"), true);
  await page.getByRole("img", { name: "deck.png" }).first().waitFor();
  await page.getByText("does not look at pictures").waitFor();
  await accessible(page);
  await ask(page, rule12);
  assert.equal(await page.locator(".composer img").count(), 1, "a picture that was not sent is gone");
  await page.getByRole("button", { name: /^Choose Condition survey/ }).click();
  assert.ok(await page.locator('input[name=model][value="svc-survey-agent"]').isChecked());
  assert.equal(await page.getByText("does not look at pictures").count(), 0);
  await shot(page, "pictures");
  await check();
  await close();
});

test("a question that is too long is told in words, and can be shortened", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await page.getByLabel("Your question").fill("sail the boat ".repeat(3000));
  await page.getByText(/About [\d,]+ of 4,096 tokens: too long/).waitFor();
  await page.getByLabel("Your question").fill("");
  await ask(page, "sail the boat ".repeat(3000));
  assert.match(await page.getByRole("alert").innerText(), /^The question is too long: it has [\d,]+ tokens, and 4,096 fit\. Leave out about \d+ % of it\.$/);
  assert.equal(await page.getByRole("button", { name: "Ask again" }).count(), 0, "what must fail is offered");
  await accessible(page);
  await answering(page, streamOf([{ text: { text: "Second try." } }, { end: { finishReason: "FINISH_REASON_STOP" } }]));
  await page.getByRole("button", { name: "Shorten it" }).click();
  await page.getByLabel("The question in other words").fill("sail the boat");
  await page.keyboard.press("Enter");
  await page.getByText("Second try.", { exact: true }).waitFor();
  assert.equal(await page.locator(".turn").count(), 1);
  await check();
  await close();
});

test("who has to wait is told how long, and can ask again then", async () => {
  const { page, check, close } = await open(browser, withKey);
  await page.clock.install();
  await connected(page);
  await page.route(streaming, (route) => route.fulfill({ status: 429, headers: { "retry-after": "2" }, body: "slow down" }));
  await ask(page, rule12);
  assert.match(await page.locator(".answer .notice").innerText(), /Too many questions at once\.[^]*in 2 s/);
  const again = page.getByRole("button", { name: "Ask again" });
  assert.equal(await again.isDisabled(), true);
  await page.clock.runFor(1000);
  await page.clock.runFor(1000);
  await page.waitForFunction(() => !document.querySelector(".answer .notice .button").disabled);
  await check([/429/]);
  await close();
});

test("an answer that breaks off keeps its text and says so", async () => {
  const { page, check, close } = await open(browser, withKey);
  await answering(page, failedStream([{ text: { text: "Half of" } }], { code: "unavailable", message: "overloaded" }));
  await ask(page, "a");
  assert.match(await page.locator(".answer").innerText(), /Half of[^]*Overloaded\./);
  await check();
  await close();
});

test("hostile text loads, runs and pops up nothing", async () => {
  const { page, check, close } = await open(browser, withKey);
  const payloads = JSON.parse(readFileSync(new URL("../test/hostile.json", import.meta.url), "utf8"));
  for (const payload of payloads) {
    await page.unroute(streaming);
    await answering(page, streamOf([
      { text: { text: payload } },
      { listing: { id: "1", title: payload, url: payload, place: payload, currency: payload, price: 1 } },
      { finding: { grade: payload, title: payload, detail: payload, advice: payload } },
      { citation: { number: 1, title: payload, source: payload, url: payload } },
      { toolUse: { name: payload, arguments: payload, summary: payload, error: payload } },
      { end: { finishReason: "FINISH_REASON_STOP" } },
    ]));
    await ask(page, payload);
    const odd = await page.evaluate((home) => {
      const answer = document.querySelector(".turn:last-child");
      const bad = [...answer.querySelectorAll("script,iframe,object,embed,img,style,link,form,svg *[onload],video,audio,base,meta")];
      const links = [...answer.querySelectorAll("a")].filter((a) => a.protocol !== "https:" && a.origin !== home);
      return [...bad, ...links].map((element) => element.outerHTML);
    }, new URL(base).origin);
    assert.deepEqual(odd, [], payload);
    await page.getByRole("button", { name: "New conversation" }).click();
  }
  await check();
  await close();
});

test("the themes are readable, and the choice is remembered", async () => {
  const { page, check, close } = await open(browser, withKey, { colorScheme: "light" });
  await ask(page, rule12);
  const day = await luminance(page);
  await page.getByRole("radio", { name: "As the device" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  assert.equal(await page.getByRole("radio", { name: "Dark" }).isChecked(), true);
  assert.ok((await luminance(page)) < 64 && day > 192);
  await accessible(page);
  await shot(page, "answer-dark");
  await page.reload();
  await connected(page);
  assert.ok((await luminance(page)) < 64, "the theme was forgotten");
  await accessible(page);
  await shot(page, "welcome-dark");
  await check();
  await close();
});

test("a phone of 360 px needs no horizontal scrolling", async () => {
  const { page, check, close } = await open(browser, base, { viewport: { width: 360, height: 740 } });
  await page.getByRole("form", { name: "Connection" }).waitFor();
  await fits(page);
  await page.getByLabel("API key").fill(key);
  await page.keyboard.press("Enter");
  await connected(page);
  await fits(page);
  await shot(page, "welcome-phone");
  await answering(page, streamOf([
    { text: { text: `# ${"Long".repeat(40)}\n\n| a | b | c | d |\n|---|---|---|---|\n| ${"wide ".repeat(9)}| ${"x".repeat(60)} | 1 | 2 |\n\n\`\`\`\n${"y".repeat(200)}\n\`\`\`\n\n\`${"z".repeat(90)}\` https://example.org/${"p".repeat(90)} [1]` } },
    { listing: { id: "1", title: "T".repeat(60), price: 120000, currency: "EUR", lengthM: 12, year: 2001, place: "P".repeat(50), country: "GR", sample: true } },
    { finding: { grade: "B", area: "electrical", title: "F".repeat(60), detail: "d".repeat(80) } },
    { citation: { number: 1, title: "S".repeat(80), source: "s".repeat(80), url: "https://example.org/a" } },
    { end: { finishReason: "FINISH_REASON_STOP" } },
  ]));
  await ask(page, "q".repeat(120));
  await fits(page);
  await accessible(page);
  await shot(page, "answer-phone");
  await check();
  await close();
});

test("who wants no motion gets none", async () => {
  const { page, check, close } = await open(browser, withKey, { reducedMotion: "reduce" });
  await connected(page);
  await page.route(streaming, () => {}); // never answered
  await page.getByLabel("Your question").fill(rule12);
  await page.keyboard.press("Enter");
  const wave = page.locator(".progress .wave path");
  await wave.waitFor({ state: "attached" });
  assert.equal(await wave.evaluate((path) => getComputedStyle(path).animationName), "none");
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByText("Stopped", { exact: true }).waitFor();
  await check();
  await close();
});

test("a survey's report opens in a tab of its own", async () => {
  const { page, check, close } = await open(browser, withKey);
  await connected(page);
  await ask(page, "1985 Catalina 30, standing rigging replaced 2009, seacocks corroded, soft spots on the foredeck", "svc-survey-agent");
  const opened = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Make the report" }).click();
  await page.getByRole("link", { name: "Open the report" }).waitFor();
  const report = await opened;
  await report.getByRole("heading", { name: "1985 Catalina 30" }).waitFor();
  const size = await report.getByRole("heading", { level: 1 }).evaluate((h) => parseFloat(getComputedStyle(h).fontSize));
  assert.ok(size > 30, `the report has its style: its title is ${size} px`);
  await report.close();
  await check();
  await close();
});
