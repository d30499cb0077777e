import type { Finding, Listing } from "../gen/fairlead/v1/chat_pb";
import type { Block } from "../markdown/block";
import type { Inline } from "../markdown/inline";
import { plainInline } from "../markdown/plain";
import type { Table } from "../markdown/tableText";

/** boatTable is the table of a text that tells of the same boats as the listings beside it; undefined if there is none. */
export function boatTable(blocks: Block[], listings: Listing[]): Table | undefined {
  const addresses = new Set(listings.map(({ url }) => url));
  return blocks.find((block): block is Table => {
    if (block.kind !== "table") return false;
    const known = block.rows.filter((row) => row.flatMap(linksOf).some((href) => addresses.has(href)));
    return known.length > 0 && known.length >= block.rows.length / 2;
  });
}

/** Told is where a text tells the findings that stand beside it too: its blocks, and the sources that it gives for each finding, by title. */
export type Told = { blocks: Set<Block>; sources: Map<string, number[]> };

/** findingsTold finds the lists of nothing but findings, and the heading above each. In a growing text the last item may end anywhere. */
export function findingsTold(blocks: Block[], findings: Finding[], growing: boolean): Told {
  const told: Told = { blocks: new Set(), sources: new Map() };
  const titles = findings.map(({ title }) => title).filter((title) => title !== "");
  blocks.forEach((block, i) => {
    if (block.kind !== "list" || titles.length === 0) return;
    const whole = growing && i === blocks.length - 1 ? block.items.slice(0, -1) : block.items;
    const items = whole.map((item) => ({ item, title: titles.find((title) => textOf(item).startsWith(`${title}.`)) }));
    if (items.some(({ title }) => title === undefined)) return;
    told.blocks.add(block);
    const before = blocks[i - 1];
    if (before?.kind === "heading") told.blocks.add(before);
    for (const { item, title } of items) told.sources.set(title ?? "", item.flatMap(referencesOf));
  });
  return told;
}

function textOf(item: Block[]): string {
  const [first] = item;
  return first?.kind === "paragraph" ? plainInline(first.text) : "";
}

function referencesOf(block: Block): number[] {
  if (block.kind !== "paragraph") return [];
  return block.text.flatMap((piece) => (piece.kind === "reference" ? [piece.number] : []));
}

function linksOf(cell: Inline[]): string[] {
  return cell.flatMap((piece) => {
    if (piece.kind === "link") return [piece.href];
    return "children" in piece ? linksOf(piece.children) : [];
  });
}
