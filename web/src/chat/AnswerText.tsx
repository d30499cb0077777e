import { useMemo } from "react";
import { parseMarkdown, type Block } from "../markdown/block";
import { Blocks } from "../markdown/Blocks";
import type { Marks } from "../markdown/marks";
import { isOpen, type Answer } from "./answer";
import { Findings } from "./Findings";
import { Listings } from "./Listings";
import { boatTable, findingsTold } from "./places";

/** AnswerText draws the text of an answer. Boats and findings that it tells of and that came by themselves as well are drawn once, where it tells of them. */
export function AnswerText({ answer, marks }: { answer: Answer; marks: Marks }) {
  const { text, listings, findings } = answer;
  const growing = answer.state !== "done";
  const blocks = useMemo(() => parseMarkdown(text, growing), [text, growing]);
  const boats = boatTable(blocks, listings);
  const told = useMemo(() => findingsTold(blocks, findings, growing), [blocks, findings, growing]);
  const [firstTold] = told.blocks;
  const instead = (block: Block) => {
    if (block === boats) return <Listings listings={listings} table={boats} marks={marks} />;
    if (block === firstTold) return <Findings findings={findings} sources={told.sources} marks={marks} />;
    return told.blocks.has(block) ? null : undefined;
  };
  return (
    <>
      {text !== "" && <Blocks blocks={blocks} marks={marks} instead={instead} />}
      {boats === undefined && !isOpen(answer) && <Listings listings={listings} marks={marks} />}
      {firstTold === undefined && !isOpen(answer) && <Findings findings={findings} sources={told.sources} marks={marks} />}
    </>
  );
}
