import { useMemo } from "react";
import { plainText } from "../markdown/plain";
import { isOpen, type Answer } from "./answer";
import { aloud, finishedPart, sentences } from "./sentences";

/** Announcer lets a screen reader speak an answer sentence by sentence, instead of every piece as it arrives. */
export function Announcer({ answer }: { answer: Answer | undefined }) {
  const finished = answer === undefined ? "" : aloud(finishedPart(answer.text));
  const spoken = useMemo(() => sentences(plainText(finished)), [finished]);
  return (
    <div className="unseen" role="log" aria-live="polite" aria-label="Answer as it arrives">
      {answer !== undefined && isOpen(answer) && spoken.map((sentence, i) => <p key={i}>{sentence}</p>)}
      {answer !== undefined && <p>{wordOf(answer)}</p>}
    </div>
  );
}

function wordOf(answer: Answer): string {
  if (isOpen(answer)) return answer.progress;
  if (answer.state === "stopped") return "The answer was stopped.";
  return answer.state === "done" ? "The answer is complete." : "";
}
