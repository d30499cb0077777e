import { useState, type KeyboardEvent } from "react";
import { Button } from "../ui/Button";
import { PictureList } from "./PictureList";
import { sends } from "./sends";
import type { Question } from "./turn";

type Props = { question: Question; modelName: string; onAsk: (text: string) => void; onCancel: () => void };

/** QuestionEditor writes a question anew. Enter asks it, Escape leaves it as it was. */
export function QuestionEditor({ question, modelName, onAsk, onCancel }: Props) {
  const [text, setText] = useState(question.text);
  const askable = text.trim() !== "" || question.pictures.length > 0;
  const ask = () => {
    if (askable) onAsk(text.trim());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation(); // it stops no answer
      onCancel();
    }
    if (!sends(event)) return;
    event.preventDefault();
    ask();
  };
  return (
    <form
      className="editor"
      aria-label="Edit the question"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <PictureList pictures={question.pictures} />
      <textarea
        dir="auto"
        aria-label="The question in other words"
        autoFocus
        value={text}
        onFocus={(event) => event.target.setSelectionRange(text.length, text.length)}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="row">
        <p className="hint">{modelName} is asked. The answers from here on are replaced.</p>
        <Button onClick={onCancel}>Cancel</Button>
        <Button type="submit" weight="primary" disabled={!askable}>Ask</Button>
      </div>
    </form>
  );
}
