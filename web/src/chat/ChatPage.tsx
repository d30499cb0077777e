import { useCallback, useRef, useState } from "react";
import type { Api } from "../api/client";
import type { Fault } from "../api/fault";
import type { Model } from "../gen/fairlead/v1/models_pb";
import type { Connection } from "../key/ConnectionState";
import { Button } from "../ui/Button";
import { Announcer } from "./Announcer";
import { Composer } from "./Composer";
import { ModelPicker } from "./ModelPicker";
import type { Picture } from "./pictures";
import type { Question } from "./turn";
import { TurnView } from "./TurnView";
import { useChat } from "./useChat";
import { useFollow } from "./useFollow";
import { Welcome } from "./Welcome";
import "./chat.css";

type Props = { api: Api | null; models: Model[]; connection: Connection; onFault: (fault: Fault) => void };

/** ChatPage is a conversation: its turns, and below them where the next question is written. */
export function ChatPage({ api, models, connection, onFault }: Props) {
  const [wanted, setWanted] = useState("");
  const chat = useChat(api, onFault);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = chat.turns.at(-1);
  const named = (id: string | undefined) => models.find((m) => m.id === id);
  const model = named(wanted) ?? named(last?.question.model) ?? models[0];
  const { top, end, away, toEnd } = useFollow(last?.id, last?.answer);

  const ask = (text: string, pictures: Picture[] = []) => {
    if (model === undefined) return;
    chat.ask({ model: model.id, text, pictures });
    settle(field.current);
  };
  const { replace } = chat;
  const onReplace = useCallback((turn: string, question: Question) => {
    replace(turn, question);
    settle(field.current);
  }, [replace]);
  const begin = () => {
    chat.clear();
    settle(field.current);
  };

  return (
    <main className={last === undefined ? "chat fresh" : "chat"}>
      {last === undefined ? (
        <Welcome models={models} chosen={model?.id ?? ""} onChoose={setWanted} onAsk={ask} />
      ) : (
        <div className="turns">
          <h1 className="unseen">Conversation</h1>
          {chat.turns.map((turn, i) => (
            <TurnView
              key={turn.id}
              turn={turn}
              number={i + 1}
              models={models}
              last={turn === last}
              top={turn === last ? top : undefined}
              onReplace={onReplace}
              onReport={chat.report}
            />
          ))}
        </div>
      )}
      <div ref={end} />
      <div className="dock">
        {away && last !== undefined && <Button icon="down" label="To the end" onClick={toEnd} />}
        {chat.restore && (
          <p className="replaced hint" role="status">
            Answers were replaced. <Button onClick={chat.restore}>Bring them back</Button>
          </p>
        )}
        {last !== undefined && (
          <div className="switches">
            <ModelPicker compact models={models} chosen={model?.id ?? ""} onChoose={setWanted} />
            <Button icon="fresh" label="New conversation" onClick={begin}>New</Button>
          </div>
        )}
        <Composer
          field={field}
          seesPictures={model?.capabilities.includes("vision") ?? false}
          connection={connection}
          busy={chat.busy}
          onAsk={ask}
          onStop={chat.stop}
        />
      </div>
      <Announcer answer={last?.answer} />
    </main>
  );
}

// The next question can be written at once; but the keyboard of a touch screen would cover the answer.
function settle(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) field?.blur();
  else field?.focus();
}
