import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject } from "react";
import type { Model } from "../gen/fairlead/v1/models_pb";
import type { Connection } from "../key/ConnectionState";
import { Button } from "../ui/Button";
import { Attached } from "./Attached";
import { PictureButton } from "./PictureButton";
import { seesPictures, type Picture } from "./pictures";
import { Room } from "./Room";
import { sends } from "./sends";
import { useDraft } from "./useDraft";
import { usePictures } from "./usePictures";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  models: Model[];
  /** Who is asked. */
  model: Model | undefined;
  onChoose: (id: string) => void;
  /** What is asked is sent only while connected. */
  connection: Connection;
  /** An answer is on its way; what is asked meanwhile waits for its end. */
  busy: boolean;
  onAsk: (text: string, pictures: Picture[]) => void;
  onStop: () => void;
};

/** Composer is where a question is written. Enter asks, Shift+Enter begins a new line. */
export function Composer({ field, models, model, onChoose, connection, busy, onAsk, onStop }: Props) {
  const [text, setText] = useDraft();
  const [over, setOver] = useState(false);
  const { pictures, refusal, add, remove, clear } = usePictures();
  const viewer = models.find(seesPictures);
  const sees = model !== undefined && seesPictures(model);
  const sent = sees ? pictures : [];
  const askable = connection === "connected" && (text.trim() !== "" || sent.length > 0);

  const ask = () => {
    if (!askable) return;
    onAsk(text.trim(), sent);
    setText("");
    if (sent.length > 0) clear(); // pictures that were not sent stay
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!sends(event)) return;
    event.preventDefault();
    ask();
  };
  const take = (event: ClipboardEvent | DragEvent, files: FileList) => {
    if (files.length === 0) return;
    event.preventDefault();
    add([...files]);
  };

  return (
    <form
      className={over ? "composer over" : "composer"}
      aria-label="Question"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) onStop();
        else ask();
      }}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false);
        take(event, event.dataTransfer.files);
      }}
    >
      <Attached pictures={pictures} refusal={refusal} model={model} viewer={sees ? undefined : viewer} onChoose={onChoose} onRemove={remove} />
      <div className="line">
        {viewer && <PictureButton onAdd={add} />}
        <textarea
          ref={field}
          id="question"
          dir="auto"
          aria-label="Your question"
          rows={1}
          placeholder={placeholderOf(connection, busy, sees)}
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={onKeyDown}
          onPaste={(event) => take(event, event.clipboardData.files)}
        />
        <Button
          type="submit"
          weight="primary"
          icon={busy ? "stop" : "send"}
          label={busy ? "Stop" : "Ask"}
          aria-disabled={busy || askable ? undefined : true}
        />
      </div>
      <Room text={text} limit={model?.contextLength ?? 0} />
    </form>
  );
}

function placeholderOf(connection: Connection, busy: boolean, sees: boolean): string {
  if (connection === "no key" || connection === "refused") return "Connect with a key to ask";
  if (connection !== "connected") return "Waiting for the server";
  if (busy) return "Write what to ask next";
  return sees ? "Describe the boat" : "Ask a question";
}
