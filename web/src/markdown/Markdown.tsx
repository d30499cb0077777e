import { useMemo } from "react";
import { parseMarkdown } from "./block";
import { Blocks } from "./Blocks";
import type { Marks } from "./marks";

/** Markdown draws a text by elements and text nodes only: nothing in it is ever read as HTML. A growing text may end anywhere. */
export function Markdown({ source, marks, growing = false }: { source: string; marks: Marks; growing?: boolean }) {
  const blocks = useMemo(() => parseMarkdown(source, growing), [source, growing]);
  return <Blocks blocks={blocks} marks={marks} />;
}
