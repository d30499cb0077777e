import type { Block } from "./block";
import { CodeView } from "./CodeView";
import { Inlines } from "./Inlines";
import type { Marks } from "./marks";
import { TableView } from "./TableView";

// Below the speaker of an answer.
const headings = ["h4", "h5", "h6"] as const;

/** BlockView draws one block; topLevel is the level of the text's highest headings. */
export function BlockView({ block, marks, topLevel }: { block: Block; marks: Marks; topLevel: number }) {
  const inner = (blocks: Block[]) => blocks.map((b, i) => <BlockView key={i} block={b} marks={marks} topLevel={topLevel} />);
  switch (block.kind) {
    case "paragraph":
      return <p><Inlines pieces={block.text} marks={marks} /></p>;
    case "heading": {
      const Heading = headings[Math.min(block.level - topLevel, 2)] ?? "h6";
      return <Heading><Inlines pieces={block.text} marks={marks} /></Heading>;
    }
    case "code":
      return <CodeView language={block.language} text={block.text} />;
    case "quote":
      return <blockquote>{inner(block.blocks)}</blockquote>;
    case "rule":
      return <hr />;
    case "table":
      return <TableView table={block} marks={marks} />;
    case "list": {
      const items = block.items.map((item, i) => <li key={i}>{tight(item, marks) ?? inner(item)}</li>);
      return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

// An item of a single paragraph needs no paragraph of its own.
function tight(item: Block[], marks: Marks) {
  const only = item.length === 1 ? item[0] : undefined;
  return only?.kind === "paragraph" ? <Inlines pieces={only.text} marks={marks} /> : null;
}
