import { memo, type RefObject } from "react";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { AnswerView } from "./AnswerView";
import { PictureList } from "./PictureList";
import type { Turn } from "./turn";

type Props = { turn: Turn; number: number; models: Model[]; onAgain: (() => void) | undefined; onReport: (turn: string) => Promise<string>; top: RefObject<HTMLElement | null> | undefined };

/** TurnView draws a question and its answer. Turns that do not change are not drawn again while another one streams. */
export const TurnView = memo(function TurnView({ turn, number, models, onAgain, onReport, top }: Props) {
  const { question } = turn;
  const model = models.find((m) => m.id === question.model);
  return (
    <article ref={top} className="turn" aria-label={`Question ${number}`}>
      <div className="question">
        <h2 className="unseen">Question {number}</h2>
        <PictureList pictures={question.pictures} />
        {question.text !== "" && <p dir="auto">{question.text}</p>}
      </div>
      {turn.forgotten > 0 && <p className="forgotten">{forgetting(turn.forgotten)}</p>}
      <AnswerView id={turn.id} answer={turn.answer} model={question.model} modelName={model?.name ?? question.model} onAgain={onAgain} onReport={onReport} />
    </article>
  );
});

function forgetting(turns: number): string {
  const which = turns === 1 ? "The first question of this conversation was" : `The first ${turns} questions of this conversation were`;
  return `${which} too long ago to be sent along; say again what still matters of it.`;
}
