import { safeLink } from "../ui/href";
import { SafeLink } from "../ui/SafeLink";
import type { Inline } from "./inline";
import type { Marks } from "./marks";
import { Reference } from "./Reference";

/** Inlines draws the runs of a line. */
export function Inlines({ pieces, marks }: { pieces: Inline[]; marks: Marks }) {
  return pieces.map((piece, i) => <Piece key={i} piece={besideMark(piece, pieces[i + 1])} marks={marks} />);
}

// A mark stays on the line of the word before it.
function besideMark(piece: Inline, next: Inline | undefined): Inline {
  const marked = next?.kind === "reference" || next?.kind === "query";
  return marked && piece.kind === "text" && piece.text.endsWith(" ") ? { ...piece, text: `${piece.text.slice(0, -1)}\u00a0` } : piece;
}

function Piece({ piece, marks }: { piece: Inline; marks: Marks }) {
  switch (piece.kind) {
    case "text":
      return piece.text;
    case "code":
      return <code>{piece.text}</code>;
    case "break":
      return <br />;
    case "strong":
      return <strong><Inlines pieces={piece.children} marks={marks} /></strong>;
    case "emphasis":
      return <em><Inlines pieces={piece.children} marks={marks} /></em>;
    case "strike":
      return <s><Inlines pieces={piece.children} marks={marks} /></s>;
    case "link":
      return <SafeLink href={piece.href} origin={marks.origin}><Inlines pieces={piece.children} marks={marks} /></SafeLink>;
    case "query": {
      const link = marks.study === undefined ? null : safeLink(`${marks.study}#${piece.id}`, marks.origin);
      if (link === null) return `[${piece.id}]`;
      return <a className="reference query" title={`${piece.id}: the query behind this number, on the study’s page`} href={link.href} target="_blank" rel="noreferrer noopener" aria-label={`Query ${piece.id}`}>{piece.id}</a>;
    }
    case "reference":
      return <Reference number={piece.number} marks={marks} />;
  }
}
