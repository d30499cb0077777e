import { memo, useCallback, useState, type RefObject } from "react";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { isOpen } from "./answer";
import { AnswerView } from "./AnswerView";
import type { Other } from "./Ending";
import { seesPictures } from "./pictures";
import { QuestionView } from "./QuestionView";
import type { Question, Turn } from "./turn";

type Props = {
  turn: Turn;
  number: number;
  models: Model[];
  last: boolean;
  /** Who is chosen now; only for the last turn. */
  chosen: Model | undefined;
  /** Asks a question in the place of a turn. */
  onReplace: (turn: string, question: Question) => void;
  onReport: (turn: string) => Promise<string>;
  top: RefObject<HTMLElement | null> | undefined;
};

/** TurnView draws a question and its answer. Turns that do not change are not drawn again while another one streams. */
export const TurnView = memo(function TurnView({ turn, number, models, last, chosen, onReplace, onReport, top }: Props) {
  const { id, question, answer } = turn;
  const [editing, setEditing] = useState(false);
  const modelName = models.find((m) => m.id === question.model)?.name ?? question.model;
  const again = () => onReplace(id, question);
  const edit = useCallback(() => setEditing(true), []);
  const heading = headingOf(number, question.text);
  return (
    <article ref={top} className="turn" aria-label={`Question ${number}`}>
      <h2 className="unseen">{heading}</h2>
      <QuestionView question={question} modelName={modelName} editing={editing} onEdit={setEditing} onAsk={(text) => onReplace(id, { ...question, text })} />
      {turn.forgotten > 0 && <p className="forgotten">{forgetting(turn.forgotten)}</p>}
      <AnswerView
        id={id}
        number={number}
        answer={answer}
        model={question.model}
        modelName={modelName}
        onAgain={last && !isOpen(answer) ? again : undefined}
        other={otherOf(chosen, question, (model) => onReplace(id, { ...question, model }))}
        onShorten={edit}
        onReport={onReport}
      />
    </article>
  );
});

// Who looks at no pictures cannot answer a question that has some.
function otherOf(chosen: Model | undefined, question: Question, ask: (model: string) => void): Other | undefined {
  if (chosen === undefined || chosen.id === question.model) return undefined;
  if (question.pictures.length > 0 && !seesPictures(chosen)) return undefined;
  return { model: chosen.id, name: chosen.name || chosen.id, ask: () => ask(chosen.id) };
}

const longestHeading = 80;

function headingOf(number: number, text: string): string {
  const short = text.length > longestHeading ? `${text.slice(0, longestHeading).trimEnd()}…` : text;
  return short === "" ? `Question ${number}` : `Question ${number}: ${short}`;
}

function forgetting(turns: number): string {
  const which = turns === 1 ? "The first question of this conversation was" : `The first ${turns} questions of this conversation were`;
  return `${which} too long ago to be sent along; say again what still matters of it.`;
}
