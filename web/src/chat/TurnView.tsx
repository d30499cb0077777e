import { memo, type RefObject } from "react";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { AnswerView } from "./AnswerView";
import { PictureList } from "./PictureList";
import type { Turn } from "./turn";

type Props = { turn: Turn; number: number; models: Model[]; onAgain: (() => void) | undefined; top: RefObject<HTMLElement | null> | undefined };

/** TurnView draws a question and its answer. Turns that do not change are not drawn again while another one streams. */
export const TurnView = memo(function TurnView({ turn, number, models, onAgain, top }: Props) {
  const { question } = turn;
  const model = models.find((m) => m.id === question.model);
  return (
    <article ref={top} className="turn" aria-label={`Question ${number}`}>
      <div className="question">
        <h2 className="unseen">Question {number}</h2>
        <PictureList pictures={question.pictures} />
        {question.text !== "" && <p>{question.text}</p>}
      </div>
      <AnswerView id={turn.id} answer={turn.answer} model={question.model} modelName={model?.name ?? question.model} onAgain={onAgain} />
    </article>
  );
});
