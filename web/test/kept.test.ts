import { create, toJson } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { answerAfter, cutShort, noAnswer, type Answer } from "../src/chat/answer";
import { read, written } from "../src/chat/kept";
import type { Turn } from "../src/chat/turn";
import { FinishReason, StreamResponseSchema, type StreamResponse } from "../src/gen/fairlead/v1/chat_pb";

function event(of: object): StreamResponse["event"] {
  return create(StreamResponseSchema, { event: of as StreamResponse["event"] }).event;
}

const events = [
  event({ case: "start", value: { engine: "embedded" } }),
  event({ case: "toolUse", value: { name: "search_listings" } }),
  event({ case: "text", value: { text: "Two " } }),
  event({ case: "text", value: { text: "boats." } }),
  event({ case: "listing", value: { id: "s-1", title: "2001 Catalina 34", price: 39900, currency: "USD" } }),
  event({ case: "finding", value: { title: "Soft deck" } }),
  event({ case: "citation", value: { number: 1, title: "Search", url: "https://example.test/listings" } }),
];

function turnOf(id: string, answer: Answer): Turn {
  return { id, question: { model: "svc-agent", text: "Which boats?", pictures: [{ name: "a.png", url: "data:image/png;base64,AA", bytes: 1 }] }, forgotten: 2, answer };
}

function plain(answer: Answer) {
  return { ...answer, listings: answer.listings.length, citations: answer.citations.map(({ number, url }) => [number, url]), toolUses: answer.toolUses.map(({ name }) => name), findings: answer.findings.map(({ title }) => title), end: answer.end?.usage?.totalTokens };
}

test("a conversation is read as it was written", () => {
  const begun = events.reduce(answerAfter, noAnswer);
  const done = answerAfter(begun, event({ case: "end", value: { finishReason: FinishReason.STOP, usage: { totalTokens: 12 } } }));
  const failed = cutShort(begun, { message: "The answer broke off.", keyRefused: false });
  const turns = [turnOf("1", done), turnOf("2", failed), turnOf("3", cutShort(begun))];
  const got = read(written(turns));
  expect(got.map(({ id, question, forgotten }) => ({ id, question, forgotten }))).toEqual(turns.map(({ id, question, forgotten }) => ({ id, question, forgotten })));
  expect(got.map(({ answer }) => plain(answer))).toEqual(turns.map(({ answer }) => plain(answer)));
  expect(written(got)).toBe(written(turns));
});

test("an answer on its way is read as stopped", () => {
  const [turn] = read(written([turnOf("1", events.reduce(answerAfter, noAnswer))]));
  expect(turn?.answer.state).toBe("stopped");
  expect(turn?.answer.text).toBe("Two boats.");
});

test("no conversation is no text, and what is none is read as none", () => {
  expect(written([])).toBe("");
  for (const text of ["", "[", "{}", "[{}]", '[{"question":{"model":"m","text":"t","pictures":[]},"forgotten":0,"events":[{"nothing":1}]}]']) expect(read(text)).toEqual([]);
});

test("every kind of event that an answer shows is kept", () => {
  const shown = events.concat(event({ case: "picture", value: { url: "data:image/png;base64,AA" } }));
  const kept = JSON.parse(written([turnOf("1", shown.reduce(answerAfter, noAnswer))])) as { events: Record<string, unknown>[] }[];
  const kinds = new Set(kept[0]?.events.flatMap((e) => Object.keys(e)));
  for (const one of shown) {
    const kind = Object.keys(toJson(StreamResponseSchema, create(StreamResponseSchema, { event: one })) as object)[0] ?? "";
    expect(kinds).toContain(kind);
  }
});
