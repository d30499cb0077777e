import { parseInline, type Inline } from "./inline";

/** Align is how a table's column stands; undefined is as its cells suggest. */
export type Align = "start" | "center" | "end" | undefined;

/** Block is a paragraph or what stands in its place. */
export type Block =
  | { kind: "paragraph"; text: Inline[] }
  | { kind: "heading"; level: number; text: Inline[] }
  | { kind: "code"; language: string; text: string }
  | { kind: "quote"; blocks: Block[] }
  | { kind: "list"; ordered: boolean; start: number; items: Block[][] }
  | { kind: "table"; align: Align[]; head: Inline[][]; rows: Inline[][][] }
  | { kind: "rule" };

// Deeper quotes and lists are shown as they are written.
const maxDepth = 8;

// Characters that turn the direction of text can make a link look like another one.
const directions = /[\u202a-\u202e\u2066-\u2069]/g;

/** parseMarkdown reads the common part of Markdown: what answers are written in. HTML in it stays text. A table whose head is all that has come is one. */
export function parseMarkdown(source: string, growing = false): Block[] {
  return parseBlocks((growing ? withRule(source) : source).replace(directions, "").replace(/\r\n?/g, "\n").replace(/\t/g, "    ").split("\n"), 0);
}

// withRule adds the line below a table's head where the text ends before it, so that no bars are seen while it arrives.
function withRule(source: string): string {
  const found = /(?:^|\n)( {0,3}\|[^\n]*)(?:\n[|: -]*)?$/.exec(source);
  if (!found?.[1]) return source;
  const before = source.slice(0, found.index);
  const fences = before.match(/^ {0,3}(?:`{3}|~{3})/gm) ?? [];
  if ((before.split("\n").at(-1) ?? "").includes("|") || fences.length % 2 === 1) return source;
  const columns = cells(found[1]).length;
  if (columns === 0) return before;
  return `${before}\n${found[1]}\n|${"-|".repeat(columns)}`;
}

type Read = { block: Block; end: number } | null;

function parseBlocks(lines: string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++;
      continue;
    }
    const { block, end } = readBlock(lines, at, depth) ?? readParagraph(lines, at, depth);
    blocks.push(block);
    at = end;
  }
  return blocks;
}

function readBlock(lines: string[], at: number, depth: number): Read {
  return (
    readFence(lines, at) ??
    readHeading(lines, at) ??
    readRule(lines, at) ??
    readTable(lines, at) ??
    (depth < maxDepth ? (readQuote(lines, at, depth) ?? readList(lines, at, depth)) : null)
  );
}

function readParagraph(lines: string[], at: number, depth: number): { block: Block; end: number } {
  let end = at + 1;
  while (end < lines.length && !isBlank(lines[end]) && !interrupts(lines, end, depth)) end++;
  const text = lines.slice(at, end).map((line) => line.trimStart()).join("\n").trimEnd();
  return { block: { kind: "paragraph", text: parseInline(text) }, end };
}

// A line that begins another block ends a paragraph. A number alone does not, unless it is 1: years begin lines too.
function interrupts(lines: string[], at: number, depth: number): boolean {
  const line = lines[at] ?? "";
  if (/^ {0,3}(?:`{3}|~{3}|#{1,6} )/.test(line) || readRule(lines, at) !== null || readTable(lines, at) !== null) return true;
  return depth < maxDepth && /^ {0,3}(?:>|[-*+] +\S|1[.)] +\S)/.test(line);
}

function readFence(lines: string[], at: number): Read {
  const open = /^ {0,3}(`{3,}|~{3,})([^`]*)$/.exec(lines[at] ?? "");
  if (!open?.[1]) return null;
  const fence = open[1];
  let end = at + 1;
  while (end < lines.length && !isFenceEnd(lines[end] ?? "", fence)) end++;
  const text = lines.slice(at + 1, end).join("\n");
  return { block: { kind: "code", language: (open[2] ?? "").trim(), text }, end: end + 1 };
}

function isFenceEnd(line: string, fence: string): boolean {
  const text = line.trim();
  return text.length >= fence.length && text === fence.charAt(0).repeat(text.length);
}

function readHeading(lines: string[], at: number): Read {
  const found = /^ {0,3}(#{1,6}) +(.*)$/.exec(lines[at] ?? "");
  if (!found?.[1]) return null;
  const text = (found[2] ?? "").trimEnd();
  return { block: { kind: "heading", level: found[1].length, text: parseInline(stripHashes(text)) }, end: at + 1 };
}

function stripHashes(text: string): string {
  let end = text.length;
  while (text.charAt(end - 1) === "#") end--;
  return end < text.length && text.charAt(end - 1) === " " ? text.slice(0, end).trimEnd() : text;
}

function readRule(lines: string[], at: number): Read {
  const text = (lines[at] ?? "").replaceAll(" ", "");
  const marks = text.length >= 3 && /^[-*_]/.test(text) && text === text.charAt(0).repeat(text.length);
  return marks ? { block: { kind: "rule" }, end: at + 1 } : null;
}

function readQuote(lines: string[], at: number, depth: number): Read {
  let end = at;
  while (end < lines.length && /^ {0,3}>/.test(lines[end] ?? "")) end++;
  if (end === at) return null;
  const inner = lines.slice(at, end).map((line) => line.replace(/^ {0,3}> ?/, ""));
  return { block: { kind: "quote", blocks: parseBlocks(inner, depth + 1) }, end };
}

const bullet = /^( {0,3})([-*+]|\d{1,9}[.)])( +|$)/;

function readList(lines: string[], at: number, depth: number): Read {
  const first = bullet.exec(lines[at] ?? "");
  if (!first?.[2]) return null;
  const ordered = /\d/.test(first[2]);
  const items: Block[][] = [];
  let end = at;
  for (let item = bullet.exec(lines[end] ?? ""); item?.[2] && /\d/.test(item[2]) === ordered && readRule(lines, end) === null; item = bullet.exec(lines[end] ?? "")) {
    const indent = item[0].length;
    const body = [(lines[end] ?? "").slice(indent)];
    end = collect(lines, end + 1, indent, body);
    items.push(parseBlocks(body, depth + 1));
  }
  return items.length === 0 ? null : { block: { kind: "list", ordered, start: ordered ? parseInt(first[2], 10) : 1, items }, end };
}

// collect adds to body the lines that belong to an item indented by indent, and returns where they end.
function collect(lines: string[], at: number, indent: number, body: string[]): number {
  let end = at;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    if (isBlank(line)) {
      const next = lines.slice(end + 1, end + 3).find((l) => !isBlank(l)) ?? "";
      if (!/^ {2,}/.test(next) && !bullet.test(next)) return end;
      body.push("");
      end++;
      continue;
    }
    const own = line.length - line.trimStart().length;
    if (own < Math.min(indent, 2)) {
      if (bullet.test(line) || isBlank(lines[end - 1]) || /^(?:#|>|`{3}|\|)/.test(line)) return end;
    }
    body.push(line.slice(Math.min(own, indent)));
    end++;
  }
  return end;
}

function readTable(lines: string[], at: number): Read {
  const head = lines[at] ?? "";
  const align = head.includes("|") ? alignments(lines[at + 1] ?? "") : null;
  if (align === null) return null;
  const names = cells(head);
  if (names.length !== align.length) return null;
  const rows: Inline[][][] = [];
  let end = at + 2;
  for (; end < lines.length && (lines[end] ?? "").includes("|") && !isBlank(lines[end]); end++) {
    const row = cells(lines[end] ?? "");
    rows.push(align.map((_, column) => parseInline(row[column] ?? "")));
  }
  return { block: { kind: "table", align, head: names.map((name) => parseInline(name)), rows }, end };
}

function alignments(line: string): Align[] | null {
  if (!line.includes("-") || !/^[\s|:-]+$/.test(line)) return null;
  const marks = cells(line);
  if (!marks.every((mark) => /^:?-+:?$/.test(mark))) return null;
  return marks.map(alignmentOf);
}

function alignmentOf(mark: string): Align {
  if (mark.endsWith(":")) return mark.startsWith(":") ? "center" : "end";
  return mark.startsWith(":") ? "start" : undefined;
}

// cells splits a row at its bars; an escaped bar belongs to its cell.
function cells(line: string): string[] {
  const row: string[] = [];
  let cell = "";
  for (let i = 0; i < line.length; i++) {
    if (line.startsWith("\\|", i)) {
      cell += "|";
      i++;
    } else if (line.charAt(i) === "|") {
      row.push(cell.trim());
      cell = "";
    } else cell += line.charAt(i);
  }
  row.push(cell.trim());
  if (row[0] === "") row.shift();
  if (row.at(-1) === "") row.pop();
  return row;
}

function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === "";
}
