import { expect, test } from "vitest";
import { parseMarkdown } from "../src/markdown/block";
import { commaSeparated, tabbed, type Table } from "../src/markdown/tableText";

function tableOf(source: string): Table {
  const [block] = parseMarkdown(source);
  if (block?.kind !== "table") throw new Error("no table");
  return block;
}

const boats = tableOf('| Boat | Price |\n|---|---|\n| [A "B" 3](https://x.test) | 31,000 EUR [1] |\n| =SUM(A1) | −4.9 |\n| -1 | - |');

test("a table is copied for a spreadsheet", () => {
  expect(tabbed(boats)).toBe('Boat\tPrice\nA "B" 3\t31,000 EUR\n\'=SUM(A1)\t−4.9\n-1\t-');
});

test("a table is saved as commas want it, and no cell is a formula", () => {
  expect(commaSeparated(boats)).toBe('Boat,Price\r\n"A ""B"" 3","31,000 EUR"\r\n\'=SUM(A1),−4.9\r\n-1,-\r\n');
});
