// What a reader does on the page, whatever is tested.
import { streamHeaders } from "./wire.mjs";

/** rule12 is a question whose answer is in the rules of the road. */
export const rule12 = "Two sailing boats on opposite tacks are meeting. Who gives way?";

/** streaming is the address of answers. */
export const streaming = /\/fairlead\.v1\.ChatService\/Stream$/;

/** connected waits until the page has its server. */
export function connected(page) {
  return page.getByRole("button", { name: /^Connected/ }).waitFor();
}

/** ask asks a question and waits until the answer has ended, however it ended. */
export async function ask(page, text, model) {
  await connected(page);
  if (model) await page.locator(`input[name=model][value="${model}"]`).check();
  const before = await page.locator(".turn").count();
  await page.getByLabel("Your question").fill(text);
  await page.keyboard.press("Enter");
  await page.locator(".turn").nth(before).locator(".answer[aria-busy=false]").waitFor();
}

/** answering lets the page get an answer made by hand. */
export function answering(page, body) {
  return page.route(streaming, (route) => route.fulfill({ headers: streamHeaders, body }));
}
