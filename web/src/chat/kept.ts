import { create, fromJson, toJson, type JsonValue } from "@bufbuild/protobuf";
import type { Fault } from "../api/fault";
import { StreamResponseSchema, type StreamResponse } from "../gen/fairlead/v1/chat_pb";
import { tabSlot } from "../ui/slots";
import { answerAfter, cutShort, noAnswer, type Answer } from "./answer";
import type { Question, Turn } from "./turn";

/** A turn as it is kept: its answer as the events that make it. */
type Kept = { question: Question; forgotten: number; events: JsonValue[]; fault?: Fault };

const slot = tabSlot("fairlead.conversation");

/** keep keeps a conversation in this tab, so that it is there when the page is loaded again; where there is not enough room, without pictures. */
export function keep(turns: Turn[]): void {
  if (!slot.write(written(turns))) slot.write(written(turns.map(withoutPictures)));
}

/** kept is the conversation that was kept in this tab. An answer that was on its way has been stopped. */
export function kept(): Turn[] {
  return read(slot.read());
}

/** written is a conversation as a text, empty for none. */
export function written(turns: Turn[]): string {
  if (turns.length === 0) return "";
  return JSON.stringify(turns.map(({ question, forgotten, answer }): Kept => {
    const events = eventsOf(answer).map((event) => toJson(StreamResponseSchema, create(StreamResponseSchema, { event })));
    return answer.fault === undefined ? { question, forgotten, events } : { question, forgotten, events, fault: answer.fault };
  }));
}

/** read is the conversation of a text, none if it is not one of this build. */
export function read(text: string): Turn[] {
  if (text === "") return [];
  try {
    return (JSON.parse(text) as Kept[]).map(({ question, forgotten, events, fault }, i) => {
      const answer = events.reduce((answer: Answer, event) => answerAfter(answer, fromJson(StreamResponseSchema, event).event), noAnswer);
      return { id: String(i + 1), question, forgotten, answer: cutShort(answer, fault) };
    });
  } catch {
    return [];
  }
}

function eventsOf(answer: Answer): StreamResponse["event"][] {
  const of = <K extends string, V>(kind: K, values: V[]) => values.map((value) => ({ case: kind, value }));
  return [
    ...of("start", answer.engine === "" ? [] : [{ engine: answer.engine }]),
    ...of("toolUse", answer.toolUses),
    ...of("text", answer.text === "" ? [] : [{ text: answer.text }]),
    ...of("listing", answer.listings),
    ...of("picture", answer.pictures),
    ...of("finding", answer.findings),
    ...of("citation", answer.citations),
    ...of("end", answer.end === undefined ? [] : [answer.end]),
  ] as StreamResponse["event"][];
}

function withoutPictures(turn: Turn): Turn {
  return { ...turn, question: { ...turn.question, pictures: [] }, answer: { ...turn.answer, pictures: [] } };
}
