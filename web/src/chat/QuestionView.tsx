import { useRef, useState } from "react";
import { Button } from "../ui/Button";
import { PictureList } from "./PictureList";
import { QuestionEditor } from "./QuestionEditor";
import type { Question } from "./turn";

// A question longer than this is folded.
const long = 1500;

type Props = { question: Question; modelName: string; editing: boolean; onEdit: (editing: boolean) => void; onAsk: (text: string) => void };

/** QuestionView shows a question, and lets it be asked again in other words. */
export function QuestionView({ question, modelName, editing, onEdit, onAsk }: Props) {
  const [unfolded, setUnfolded] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    onEdit(false);
    requestAnimationFrame(() => edit.current?.focus());
  };
  if (editing) return <QuestionEditor question={question} modelName={modelName} onAsk={onAsk} onCancel={cancel} />;
  const folded = question.text.length > long && !unfolded;
  return (
    <div className="asked">
      <Button ref={edit} icon="edit" label="Edit the question" onClick={() => onEdit(true)} />
      <div className="question">
        <PictureList pictures={question.pictures} />
        {question.text !== "" && <p dir="auto" className={folded ? "folded" : undefined}>{question.text}</p>}
        {question.text.length > long && <Button onClick={() => setUnfolded(folded)}>{folded ? "Show all of it" : "Show less"}</Button>}
      </div>
    </div>
  );
}
