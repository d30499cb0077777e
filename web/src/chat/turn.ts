import { answerAfter, cutShort, noAnswer, type Answer } from "./answer";
import type { Fault } from "../api/fault";
import type { StreamResponse } from "../gen/fairlead/v1/chat_pb";
import type { Picture } from "./pictures";

/** Question is what a reader asks of a model. */
export type Question = { model: string; text: string; pictures: Picture[] };

/** Turn is a question with its answer. Its id is unique within the page; forgotten is how many earlier turns were not sent with it. */
export type Turn = { id: string; question: Question; forgotten: number; answer: Answer };

/** Change is something that happens to a conversation. */
export type Change =
  | { kind: "asked"; id: string; question: Question; forgotten: number }
  | { kind: "event"; id: string; event: StreamResponse["event"] }
  | { kind: "ended"; id: string; fault?: Fault }
  /** The turn goes, and those behind it. */
  | { kind: "cut"; id: string }
  | { kind: "restored"; turns: Turn[] }
  | { kind: "cleared" };

/** turnsAfter returns the conversation as it is after a change. What concerns a turn that is gone changes nothing. */
export function turnsAfter(turns: Turn[], change: Change): Turn[] {
  switch (change.kind) {
    case "asked":
      return [...turns, { id: change.id, question: change.question, forgotten: change.forgotten, answer: noAnswer }];
    case "event":
      return answered(turns, change.id, (answer) => answerAfter(answer, change.event));
    case "ended":
      return answered(turns, change.id, (answer) => cutShort(answer, change.fault));
    case "cut":
      return before(turns, change.id);
    case "restored":
      return change.turns;
    case "cleared":
      return [];
  }
}

/** before returns the turns before the one with the id, all if there is none. */
export function before(turns: Turn[], id: string): Turn[] {
  const at = turns.findIndex((turn) => turn.id === id);
  return at < 0 ? turns : turns.slice(0, at);
}

/** stopped returns turns of which none waits for more of its answer. */
export function stopped(turns: Turn[]): Turn[] {
  return turns.map((turn) => ({ ...turn, answer: cutShort(turn.answer) }));
}

function answered(turns: Turn[], id: string, next: (answer: Answer) => Answer): Turn[] {
  if (!turns.some((turn) => turn.id === id)) return turns; // the same, so that it is not kept as changed
  return turns.map((turn) => (turn.id === id ? { ...turn, answer: next(turn.answer) } : turn));
}
