import type { MouseEvent } from "react";
import type { Marks } from "./marks";

/** Reference is the number of a source within a text, which leads to it. */
export function Reference({ number, marks }: { number: number; marks: Marks }) {
  const source = marks.source(number);
  if (source === undefined) return `[${number}]`;
  const title = source.title === "" ? undefined : source.title;
  if (source.id === undefined) return <span className="reference" title={title}>{number}</span>;
  const { id } = source;
  const jump = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    window.location.replace(`#${id}`); // in the place of this step, so that "back" still leaves the page
    marks.onJump?.(number, event.currentTarget);
  };
  return <a className="reference" href={`#${id}`} title={title} aria-label={`Source ${number}`} onClick={jump}>{number}</a>;
}
