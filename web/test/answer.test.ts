import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { answerAfter, cutShort, isOpen, noAnswer, type Answer } from "../src/chat/answer";
import { FinishReason, StreamResponseSchema, type StreamResponse } from "../src/gen/fairlead/v1/chat_pb";
import { turnsAfter, type Turn } from "../src/chat/turn";

type Init = Parameters<typeof create<typeof StreamResponseSchema>>[1];

function event(init: NonNullable<Init>["event"]): StreamResponse["event"] {
  return create(StreamResponseSchema, init === undefined ? {} : { event: init }).event;
}

function after(...events: StreamResponse["event"][]): Answer {
  return events.reduce(answerAfter, noAnswer);
}

const text = (piece: string) => event({ case: "text", value: { text: piece } });
const end = event({ case: "end", value: { finishReason: FinishReason.STOP, usage: { promptTokens: 3, completionTokens: 4, totalTokens: 7 } } });

test("pieces of text concatenate", () => {
  expect(after(text("Rule "), text("12.")).text).toBe("Rule 12.");
});

test("an answer is open until its end", () => {
  expect(isOpen(noAnswer)).toBe(true);
  expect(isOpen(after(text("a")))).toBe(true);
  expect(isOpen(after(text("a"), end))).toBe(false);
});

test("progress is shown until there is text", () => {
  const progress = event({ case: "progress", value: { stage: "search", message: "Searching" } });
  expect(after(progress).progress).toBe("Searching");
  expect(after(progress, text("a")).progress).toBe("");
  const next = event({ case: "progress", value: { stage: "write", message: "Writing" } });
  expect(after(progress, next)).toMatchObject({ progress: "Writing", steps: ["Searching"] });
});

test("sources are kept in the order of their numbers, each once", () => {
  const source = (number: number, title: string) => event({ case: "citation", value: { number, title } });
  const got = after(source(2, "b"), source(1, "a"), source(2, "c")).citations;
  expect(got.map((c) => [c.number, c.title])).toEqual([[1, "a"], [2, "c"]]);
});

test("boats, findings and tools are kept in the order they arrive", () => {
  const got = after(
    event({ case: "toolUse", value: { name: "chain" } }),
    event({ case: "listing", value: { id: "x" } }),
    event({ case: "listing", value: { id: "y" } }),
    event({ case: "finding", value: { grade: "A", title: "crack" } }),
    event({ case: "picture", value: { name: "image 1", alt: "1: rust" } }),
  );
  expect(got.toolUses.map((t) => t.name)).toEqual(["chain"]);
  expect(got.listings.map((l) => l.id)).toEqual(["x", "y"]);
  expect(got.findings.map((f) => f.title)).toEqual(["crack"]);
  expect(got.pictures.map((p) => p.name)).toEqual(["image 1"]);
});

test("the end brings the tokens", () => {
  expect(after(text("a"), end).end?.usage?.totalTokens).toBe(7);
});

test("an event that this build does not know changes nothing", () => {
  const before = after(text("a"));
  expect(answerAfter(before, event(undefined))).toBe(before);
});

test("an event leaves the answer before it as it was", () => {
  const before = after(text("a"));
  answerAfter(before, text("b"));
  expect(before.text).toBe("a");
});

test("what ends without an end is stopped or failed, and what has ended stays so", () => {
  expect(cutShort(after(text("a"))).state).toBe("stopped");
  expect(cutShort(noAnswer, { message: "No.", keyRefused: false })).toMatchObject({ state: "failed", fault: { message: "No." } });
  expect(cutShort(after(text("a"), end), { message: "No.", keyRefused: false }).state).toBe("done");
});

test("an event of a turn that is gone changes nothing", () => {
  const question = { model: "svc-agent", text: "a", pictures: [] };
  const turns = turnsAfter(turnsAfter([], { kind: "asked", id: "1", question, forgotten: 0 }), { kind: "event", id: "0", event: text("late") });
  expect(turns.map((turn: Turn) => turn.answer.text)).toEqual([""]);
  expect(turnsAfter(turns, { kind: "cleared" })).toEqual([]);
});
