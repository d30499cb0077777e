import { useEffect, useReducer } from "react";
import type { Answer } from "./answer";
import type { Question } from "./turn";

/** Queue is the questions that wait for the answer on its way. */
export type Queue = { waiting: Question[]; add: (question: Question) => void; remove: (question: Question) => void; clear: () => void };

type Change = { kind: "added" | "removed"; question: Question } | { kind: "cleared" };

/**
 * useQueue asks what waits one after the other, each when the answer before it is whole or was stopped. Behind one that failed it goes on
 * waiting, and so it does while nobody can be asked.
 */
export function useQueue(last: Answer | undefined, ready: boolean, ask: (question: Question) => void): Queue {
  const [waiting, change] = useReducer(queueAfter, []);
  const next = waiting[0];
  const free = ready && (last === undefined || last.state === "done" || last.state === "stopped");
  useEffect(() => {
    if (next === undefined || !free) return;
    change({ kind: "removed", question: next });
    ask(next);
  }, [next, free, ask]);
  return {
    waiting,
    add: (question) => change({ kind: "added", question }),
    remove: (question) => change({ kind: "removed", question }),
    clear: () => change({ kind: "cleared" }),
  };
}

/** queueAfter is what waits after a change. */
export function queueAfter(waiting: Question[], change: Change): Question[] {
  switch (change.kind) {
    case "added":
      return [...waiting, change.question];
    case "removed":
      return waiting.filter((question) => question !== change.question);
    case "cleared":
      return [];
  }
}
