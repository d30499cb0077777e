import { maxPictureBytes, type Picture } from "./pictures";
import type { Question, Turn } from "./turn";

/** Said is a message of a conversation as it is sent. */
export type Said = { role: "user" | "assistant"; text: string; pictures: Picture[] };

// The models read 4096 tokens, prompt and answer together. About 4 characters are a token, so that this leaves room to answer.
const maxEarlier = 7000;

/** Memory is what is sent of a conversation, oldest first, and how many answered questions at its start are not. */
export type Memory = { said: Said[]; forgotten: number };

/** remembered returns the question with as much of the conversation before it as the models can take. */
export function remembered(turns: Turn[], question: Question): Memory {
  const said: Said[] = [{ role: "user", text: question.text, pictures: question.pictures }];
  let characters = maxEarlier;
  let bytes = maxPictureBytes - weight(question.pictures);
  const answered = turns.filter((turn) => turn.answer.text !== "");
  for (const turn of answered.toReversed()) {
    characters -= turn.question.text.length + turn.answer.text.length;
    if (characters < 0) break;
    const pictures = weight(turn.question.pictures) <= bytes ? turn.question.pictures : [];
    bytes -= weight(pictures);
    if (turn.question.text === "" && pictures.length === 0) break;
    said.unshift(
      { role: "user", text: turn.question.text, pictures },
      { role: "assistant", text: turn.answer.text, pictures: [] },
    );
  }
  return { said, forgotten: answered.length - (said.length - 1) / 2 };
}

function weight(pictures: Picture[]): number {
  return pictures.reduce((sum, picture) => sum + picture.bytes, 0);
}
