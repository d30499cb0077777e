import { create, fromJson, toJson, type JsonValue } from "@bufbuild/protobuf";
import type { Fault } from "../api/fault";
import { StreamResponseSchema, type StreamResponse } from "../gen/fairlead/v1/chat_pb";
import { answerAfter, cutShort, noAnswer, type Answer } from "./answer";
import type { Question, Turn } from "./turn";

/** A turn as it is kept: its answer as the events that make it. */
type Kept = { question: Question; forgotten: number; events: JsonValue[]; fault?: Fault };

/** written is a conversation as a text, empty for none. */
export function written(turns: Turn[]): string {
  if (turns.length === 0) return "";
  return JSON.stringify(turns.map(({ question, forgotten, answer }): Kept => {
    const events = eventsOf(answer).map((event) => toJson(StreamResponseSchema, create(StreamResponseSchema, { event })));
    return answer.fault === undefined ? { question, forgotten, events } : { question, forgotten, events, fault: answer.fault };
  }));
}

/** read is the conversation of a text, its turns numbered on from after; none if it is not one of this build. An answer that was on its way has been stopped. */
export function read(text: string, after = 0): Turn[] {
  if (text === "") return [];
  try {
    return (JSON.parse(text) as Kept[]).map((turn, i) => {
      const { question, forgotten, events, fault } = checked(turn);
      const answer = events.reduce((answer: Answer, event) => answerAfter(answer, fromJson(StreamResponseSchema, event).event), noAnswer);
      return { id: String(after + i + 1), question, forgotten, answer: cutShort(answer, fault) };
    });
  } catch {
    return [];
  }
}

// What other builds have kept may lack what this one draws.
function checked(turn: Kept): Kept {
  const { question: { model, text, pictures }, forgotten, fault } = turn;
  const texts = [model, text, fault?.message ?? "", ...pictures.flatMap(({ name, url }) => [name, url])];
  const numbers = [forgotten, ...pictures.map(({ bytes }) => bytes)];
  if (!texts.every((one) => typeof one === "string") || !numbers.every((one) => typeof one === "number")) throw new TypeError("not a turn");
  return turn;
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

/** pictured tells whether a turn has pictures. */
export function pictured({ question, answer }: Turn): boolean {
  return question.pictures.length > 0 || answer.pictures.length > 0;
}

/** withoutPictures is a turn without the pictures of its question and answer. */
export function withoutPictures(turn: Turn): Turn {
  return { ...turn, question: { ...turn.question, pictures: [] }, answer: { ...turn.answer, pictures: [] } };
}
