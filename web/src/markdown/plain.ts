import { parseMarkdown, type Block } from "./block";
import type { Inline } from "./inline";

/** plainText is Markdown as it would be read aloud: without marks and reference numbers. */
export function plainText(source: string): string {
  return parseMarkdown(source).map(ofBlock).filter((text) => text !== "").join("\n");
}

function ofBlock(block: Block): string {
  switch (block.kind) {
    case "paragraph":
    case "heading":
      return plainInline(block.text);
    case "code":
      return block.text;
    case "quote":
      return block.blocks.map(ofBlock).join("\n");
    case "list":
      return block.items.map((item) => item.map(ofBlock).join(" ")).join("\n");
    case "table":
      return [block.head, ...block.rows].map((row) => row.map(plainInline).join(", ")).join("\n");
    case "rule":
      return "";
  }
}

/** plainInline is a line of Markdown as it would be read aloud. */
export function plainInline(pieces: Inline[]): string {
  return pieces.map(ofPiece).join("").trim();
}

function ofPiece(piece: Inline): string {
  switch (piece.kind) {
    case "text":
    case "code":
      return piece.text;
    case "break":
      return " ";
    case "reference":
    case "query":
      return "";
    case "strong":
    case "emphasis":
    case "strike":
    case "link":
      return ofInlineRaw(piece.children);
  }
}

function ofInlineRaw(pieces: Inline[]): string {
  return pieces.map(ofPiece).join("");
}
