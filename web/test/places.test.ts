import { create } from "@bufbuild/protobuf";
import { expect, test } from "vitest";
import { boatTable, findingsTold } from "../src/chat/places";
import { FindingSchema, ListingSchema } from "../src/gen/fairlead/v1/chat_pb";
import { parseMarkdown } from "../src/markdown/block";

const boat = (n: number) => create(ListingSchema, { url: `https://boats.test/listings/${n}` });
const finding = (title: string) => create(FindingSchema, { title });
const row = (n: number) => `| ${n} | **[A boat](https://boats.test/listings/${n})** | 12 m |\n`;
const head = "| # | Boat | Length |\n|---|---|---|\n";

test("the table of the boats that came by themselves is found, another is not", () => {
  const blocks = parseMarkdown(`| a | b |\n|---|---|\n| 1 | 2 |\n\n${head}${row(1)}${row(2)}`);
  expect(boatTable(blocks, [boat(1), boat(2)])).toBe(blocks[1]);
  expect(boatTable(blocks, [boat(1)])).toBe(blocks[1]);
  expect(boatTable(blocks, [boat(3)])).toBeUndefined();
  expect(boatTable(blocks, [])).toBeUndefined();
});

const prose = [
  "**In short**", "- Deck: soft (B).", "- Seacocks: corroded (A).", "",
  "### Findings A: before use", "- **Seacocks: corroded.** They sink boats. *Renew.* [1][2]", "",
  "### Findings B: soon", "- **Deck: soft.** It spreads. [3]", "",
  "### Ask the seller", "- How old is the engine?",
].join("\n");

test("lists of nothing but findings are found with their headings and sources", () => {
  const blocks = parseMarkdown(prose);
  const told = findingsTold(blocks, [finding("Seacocks: corroded"), finding("Deck: soft")], false);
  expect([...told.blocks].map((block) => blocks.indexOf(block))).toEqual([3, 2, 5, 4]);
  expect([...told.sources]).toEqual([["Seacocks: corroded", [1, 2]], ["Deck: soft", [3]]]);
});

test("a list that tells more than findings stays, and so does all where there are none", () => {
  const blocks = parseMarkdown(prose);
  expect(findingsTold(blocks, [finding("Deck: soft")], false).blocks.size).toBe(2);
  expect(findingsTold(blocks, [finding("")], false).blocks.size).toBe(0);
  expect(findingsTold(blocks, [], false).blocks.size).toBe(0);
});

test("while a list grows its last item may be unfinished", () => {
  const blocks = parseMarkdown("### A\n- **Deck: soft.** It spreads.\n- **Seac", true);
  expect(findingsTold(blocks, [finding("Deck: soft"), finding("Seacocks: corroded")], true).blocks.size).toBe(2);
  expect(findingsTold(blocks, [finding("Deck: soft"), finding("Seacocks: corroded")], false).blocks.size).toBe(0);
});
