import { useMemo } from "react";
import { parseMarkdown, type Block } from "./block";
import { BlockView } from "./BlockView";
import type { Marks } from "./marks";
import "./markdown.css";

/** Markdown draws a text by elements and text nodes only: nothing in it is ever read as HTML. A growing text may end anywhere. */
export function Markdown({ source, marks, growing = false }: { source: string; marks: Marks; growing?: boolean }) {
  const blocks = useMemo(() => parseMarkdown(source, growing), [source, growing]);
  const top = topLevel(blocks);
  return (
    <div className="markdown">
      {blocks.map((block, i) => (
        <BlockView key={i} block={block} marks={marks} topLevel={top} />
      ))}
    </div>
  );
}

// Whatever level a text begins at, its highest headings stand right below those of the page.
function topLevel(blocks: Block[]): number {
  return Math.min(6, ...blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
}
