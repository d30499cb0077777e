import { Button } from "../ui/Button";
import type { Restore } from "./useChat";

const words: Record<Restore["what"], { done: string; undo: string }> = {
  answers: { done: "Answers were replaced.", undo: "Bring them back" },
  conversation: { done: "A new conversation.", undo: "Bring the last one back" },
  deleted: { done: "Deleted.", undo: "Bring it back" },
};

/** Undo offers what the reader's last step took away. */
export function Undo({ restore }: { restore: Restore | undefined }) {
  if (restore === undefined) return null;
  const { done, undo } = words[restore.what];
  return (
    <p className="replaced hint" role="status">
      {done} <Button onClick={restore.bring}>{undo}</Button>
    </p>
  );
}
