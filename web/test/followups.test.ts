import { expect, test } from "vitest";
import { followupsOf } from "../src/chat/followups";

test("a search offers to be narrowed, and more", () => {
  const text = "Boats.\n\nNarrow it by make Fountaine Pajot (18), Hallberg-Rassy (7); country GB (1,033), VG (5); decade 2010s (27); or say “more”.\n\nNewest first [1].";
  expect(followupsOf(text)).toEqual([
    { label: "Fountaine Pajot (18)", question: "only Fountaine Pajot" },
    { label: "Hallberg-Rassy (7)", question: "only Hallberg-Rassy" },
    { label: "United Kingdom (1,033)", question: "only in United Kingdom" },
    { label: "British Virgin Islands (5)", question: "only in British Virgin Islands" },
    { label: "2010s (27)", question: "only 2010s" },
    { label: "More", question: "more" },
  ]);
  expect(followupsOf("Say “more” for the next boats, or narrow it by price, year or equipment.")).toEqual([{ label: "More", question: "more" }]);
});

test("a survey that did not fit offers its areas", () => {
  const table = "| Area | Score of 100 | Confidence | Basis |\n|---|---|---|---|\n| Deck | 41 | low (0.3) | age |\n| Engine and drive | not assessed | – | nothing said |\n";
  expect(followupsOf(`${table}\n*Shortened to fit: ask for more tokens, or about one area.*`)).toEqual([
    { label: "Deck", question: "Only deck" },
    { label: "Engine and drive", question: "Only engine and drive" },
  ]);
  expect(followupsOf(table)).toEqual([]);
});

test("an answer that offers nothing offers nothing", () => {
  expect(followupsOf("Narrow the channel by buoys (2). There is no more.")).toEqual([]);
  expect(followupsOf("")).toEqual([]);
});
