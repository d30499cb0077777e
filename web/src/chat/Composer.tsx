import { useState, type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject } from "react";
import type { Connection } from "../key/ConnectionState";
import { Button } from "../ui/Button";
import { PictureButton } from "./PictureButton";
import { PictureList } from "./PictureList";
import type { Picture } from "./pictures";
import { sends } from "./sends";
import { usePictures } from "./usePictures";

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The model chosen looks at pictures. */
  seesPictures: boolean;
  /** What is asked is sent only while connected. */
  connection: Connection;
  busy: boolean;
  onAsk: (text: string, pictures: Picture[]) => void;
  onStop: () => void;
};

/** Composer is where a question is written. Enter asks, Shift+Enter begins a new line. */
export function Composer({ field, seesPictures, connection, busy, onAsk, onStop }: Props) {
  const [text, setText] = useState("");
  const [over, setOver] = useState(false);
  const { pictures, refusal, add, remove, clear } = usePictures();
  const sent = seesPictures ? pictures : [];
  const askable = connection === "connected" && !busy && (text.trim() !== "" || sent.length > 0);

  const ask = () => {
    if (!askable) return;
    onAsk(text.trim(), sent);
    setText("");
    clear();
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
      {!seesPictures && pictures.length > 0 && <p className="hint" role="status">Only the condition survey looks at pictures. Choose it to send them.</p>}
      {seesPictures && <PictureList pictures={pictures} onRemove={remove} />}
      {refusal !== undefined && <p className="refusal" role="alert">{refusal}</p>}
      <div className="line">
        {seesPictures && <PictureButton onAdd={add} />}
        <textarea
          ref={field}
          id="question"
          dir="auto"
          aria-label="Your question"
          rows={1}
          placeholder={placeholderOf(connection, seesPictures)}
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
    </form>
  );
}

function placeholderOf(connection: Connection, seesPictures: boolean): string {
  if (connection === "no key" || connection === "refused") return "Connect with a key to ask";
  if (connection !== "connected") return "Waiting for the server";
  return seesPictures ? "Describe the boat" : "Ask a question";
}
