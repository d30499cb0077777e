import { useState } from "react";
import { FinishReason } from "../gen/fairlead/v1/chat_pb";
import { Button } from "../ui/Button";
import type { Answer } from "./answer";
import { clipping } from "./clipping";

/** Ending tells how an answer ended and what it took, copies it with its sources, and with onAgain asks for another. */
export function Ending({ answer, onAgain }: { answer: Answer; onAgain: (() => void) | undefined }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard.writeText(clipping(answer, window.location.origin)).then(() => setCopied(true), () => setCopied(false));
  };
  const usage = answer.end?.usage;
  return (
    <footer className="ending">
      {answer.text !== "" && "clipboard" in navigator && (
        <Button icon={copied ? "done" : "copy"} onClick={copy} onBlur={() => setCopied(false)}>
          {copied ? "Copied" : "Copy"}
        </Button>
      )}
      {onAgain && <Button icon="again" onClick={onAgain}>Ask again</Button>}
      <p className="hint">
        {wordOf(answer)}
        {usage !== undefined && (
          <span title={`${usage.promptTokens} of the question, ${usage.completionTokens} of the answer`}> · {usage.totalTokens} tokens</span>
        )}
      </p>
    </footer>
  );
}

function wordOf(answer: Answer): string {
  if (answer.state === "stopped") return "Stopped";
  if (answer.state === "failed") return "Not finished";
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
      return "Complete";
  }
}
