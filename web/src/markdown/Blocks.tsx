import type { ReactNode } from "react";
import type { Block } from "./block";
import { BlockView } from "./BlockView";
import type { Marks } from "./marks";
import "./markdown.css";

type Props = {
  blocks: Block[];
  marks: Marks;
  /** What stands in the place of a block: undefined for the block itself, null for nothing. */
  instead?: (block: Block) => ReactNode;
};

/** Blocks draws the blocks of a text. */
export function Blocks({ blocks, marks, instead }: Props) {
  const top = topLevel(blocks);
  return (
    <div className="markdown">
      {blocks.map((block, i) => {
        const other = instead?.(block);
        if (other === null) return null;
        return other === undefined ? <BlockView key={i} block={block} marks={marks} topLevel={top} /> : <div key={i}>{other}</div>;
      })}
    </div>
  );
}

// Whatever level a text begins at, its highest headings stand right below those of the page.
function topLevel(blocks: Block[]): number {
  return Math.min(6, ...blocks.flatMap((block) => (block.kind === "heading" ? [block.level] : [])));
}
