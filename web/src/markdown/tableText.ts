import type { Block } from "./block";
import { plainInline } from "./plain";

/** Table is a table of a text. */
export type Table = Extract<Block, { kind: "table" }>;

/** rowsOf are the cells of a table as plain text, its head first. */
function rowsOf(table: Table): string[][] {
  return [table.head, ...table.rows].map((row) => row.map((cell) => plainInline(cell).replace(/\s+/g, " ")));
}

/** tabbed is a table as spreadsheets take it from the clipboard. */
export function tabbed(table: Table): string {
  return rowsOf(table).map((row) => row.map(harmless).join("\t")).join("\n");
}

/** commaSeparated is a table as a file (RFC 4180). */
export function commaSeparated(table: Table): string {
  return rowsOf(table).map((row) => `${row.map((cell) => quoted(harmless(cell))).join(",")}\r\n`).join("");
}

function quoted(cell: string): string {
  return /[",]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

// A spreadsheet would run a cell that begins like a formula; what an advert says is no formula, and a signed number is none either.
function harmless(cell: string): string {
  return /^(?:[=@]|[+-](?!\d))/.test(cell) && cell.length > 1 ? `'${cell}` : cell;
}
