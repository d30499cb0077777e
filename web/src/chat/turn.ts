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
  | { kind: "removed"; id: string }
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
    case "removed":
      return turns.filter((turn) => turn.id !== change.id);
    case "cleared":
      return [];
  }
}

function answered(turns: Turn[], id: string, next: (answer: Answer) => Answer): Turn[] {
  return turns.map((turn) => (turn.id === id ? { ...turn, answer: next(turn.answer) } : turn));
}
