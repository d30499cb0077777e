import type { Loss } from "./shelf";

/** LossNote tells what is no longer kept, because room ran out. */
export function LossNote({ loss }: { loss: Loss }) {
  const words = lossIn(loss);
  return words === "" ? null : <p className="hint" role="status">{words}</p>;
}

/** lossIn is a loss in words, empty for none. */
export function lossIn({ pictures, conversations, itself }: Loss): string {
  if (itself) return "There is no room to keep this conversation: it is gone when you leave it.";
  const gone = [
    pictures === 0 ? "" : `the pictures of ${pictures === 1 ? "a conversation" : `${pictures} conversations`}`,
    conversations === 0 ? "" : conversations === 1 ? "the oldest conversation" : `the ${conversations} oldest conversations`,
  ].filter((part) => part !== "");
  const be = gone.length === 1 && pictures === 0 && conversations === 1 ? "is" : "are";
  return gone.length === 0 ? "" : `Room ran out: no longer kept ${be} ${gone.join(" and ")}.`;
}
