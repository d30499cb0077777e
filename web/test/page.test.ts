import { expect, test } from "vitest";
import { aloud } from "../src/chat/sentences";
import { briefly, worded } from "../src/chat/Tools";
import { queueAfter } from "../src/chat/useQueue";
import { titleOf } from "../src/chat/useTitle";
import { routeOf } from "../src/ui/useRoute";

test("the page is named after its conversation, and marked while an answer is on its way", () => {
  expect(titleOf(undefined, false)).toBe("Fairlead");
  expect(titleOf("When should\nI reef?", true)).toBe("● When should I reef? · Fairlead");
  expect(titleOf("x".repeat(80), false)).toBe(`${"x".repeat(59)}… · Fairlead`);
});

test("questions wait in their order, and each can be taken back", () => {
  const [a, b] = ["a", "b"].map((text) => ({ model: "m", text, pictures: [] }));
  if (a === undefined || b === undefined) throw new Error("there are two");
  const both = queueAfter(queueAfter([], { kind: "added", question: a }), { kind: "added", question: b });
  expect(both).toEqual([a, b]);
  expect(queueAfter(both, { kind: "removed", question: a })).toEqual([b]);
  expect(queueAfter(both, { kind: "cleared" })).toEqual([]);
});

test("of a long answer the headings are spoken", () => {
  const beginning = "It is so. ".repeat(200).trim();
  expect(aloud(`${beginning}\n\n## Costs\nMuch.\n### Berth\nMore.\n`)).toBe(`${beginning}\n\n## Costs\n\n### Berth`);
  expect(aloud("## Short\nAll of it.\n")).toBe("## Short\nAll of it.\n");
});

test("a tool is told in words", () => {
  expect(worded("search_knowledge")).toBe("Search knowledge");
  expect(worded("")).toBe("Used a tool");
  expect(briefly("Search knowledge: 2 passages: Rule 12; Rule 18")).toBe("Search knowledge: 2 passages");
  expect(briefly("Look")).toBe("Look");
});

test("a route that is not known is none", () => {
  expect(routeOf("#/keys")).toBe("keys");
  for (const fragment of ["", "#", "#/", "#/nothing", "#keys", "#source-1-2", "#key=svc-1"]) expect(routeOf(fragment)).toBe("");
});
