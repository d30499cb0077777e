import { useState } from "react";
import { Button } from "./Button";
import { canCopy } from "./clipboard";

type Props = { /** What is copied, as the end of a sentence: "answer 2". */ what: string; copy: () => Promise<void>; title?: string };

/** CopyButton copies something and says that it has. Where the browser bars the clipboard, there is none. */
export function CopyButton({ what, copy, title }: Props) {
  const [copied, setCopied] = useState(false);
  if (!canCopy()) return null;
  return (
    <>
      <Button
        icon={copied ? "done" : "copy"}
        label={copied ? `Copied ${what}` : `Copy ${what}`}
        title={title}
        onClick={() => void copy().then(() => setCopied(true), () => setCopied(false))}
        onBlur={() => setCopied(false)}
      >
        {copied ? "Copied" : "Copy"}
      </Button>
      <span className="unseen" role="status">{copied ? "Copied" : ""}</span>
    </>
  );
}
