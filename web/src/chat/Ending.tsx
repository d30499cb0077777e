import { FinishReason } from "../gen/fairlead/v1/chat_pb";
import { Button } from "../ui/Button";
import { copyRich } from "../ui/clipboard";
import { CopyButton } from "../ui/CopyButton";
import type { Answer } from "./answer";
import { clipping } from "./clipping";
import { iconOf } from "./examples";

/** Other is somebody else who is chosen now and may be asked the same. */
export type Other = { model: string; name: string; ask: () => void };

type Props = { answer: Answer; number: number; /** The answer as HTML. */ html: () => string; onAgain: (() => void) | undefined; other: Other | undefined };

/** Ending copies an answer with its sources, asks for another from the same or from who is chosen now, and tells how it ended where that needs to be told. */
export function Ending({ answer, number, html, onAgain, other }: Props) {
  const word = wordOf(answer);
  const usage = answer.end?.usage;
  const took = usage && `${usage.totalTokens} tokens: ${usage.promptTokens} of the question, ${usage.completionTokens} of the answer`;
  return (
    <footer className="ending">
      {answer.text !== "" && (
        <CopyButton what={`answer ${number}`} {...(took ? { title: took } : {})} copy={() => copyRich(clipping(answer, window.location.origin), html())} />
      )}
      {onAgain && <Button icon="again" onClick={onAgain}>Ask again</Button>}
      {onAgain && other && <Button icon={iconOf(other.model)} onClick={other.ask}>Ask {other.name}</Button>}
      {word !== "" && <p className="hint">{word}</p>}
    </footer>
  );
}

function wordOf(answer: Answer): string {
  if (answer.state === "stopped") return "Stopped";
  if (answer.state === "failed") return ""; // why is told above
  switch (answer.end?.finishReason) {
    case FinishReason.LENGTH:
      return "Ended at its length limit";
    case FinishReason.CONTENT_FILTER:
      return "Withheld";
    case FinishReason.TOOL_CALLS:
      return "Waits for tools";
    case FinishReason.STOP:
    case FinishReason.UNSPECIFIED:
    case undefined:
      return "";
  }
}
