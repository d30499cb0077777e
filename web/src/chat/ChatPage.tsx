import { useRef, useState } from "react";
import type { Api } from "../api/client";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { Button } from "../ui/Button";
import { Announcer } from "./Announcer";
import { Composer } from "./Composer";
import { ModelPicker } from "./ModelPicker";
import type { Picture } from "./pictures";
import { TurnView } from "./TurnView";
import { useChat } from "./useChat";
import { useFollow } from "./useFollow";
import { Welcome } from "./Welcome";
import "./chat.css";

/** ChatPage is a conversation: its turns, and below them where the next question is written. */
export function ChatPage({ api, models }: { api: Api | null; models: Model[] }) {
  const [wanted, setWanted] = useState("");
  const chat = useChat(api);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = chat.turns.at(-1);
  const named = (id: string | undefined) => models.find((m) => m.id === id);
  const model = named(wanted) ?? named(last?.question.model) ?? models[0];
  const top = useFollow(last?.id, last?.answer);

  const ask = (text: string, pictures: Picture[] = []) => {
    if (model === undefined) return;
    chat.ask({ model: model.id, text, pictures });
    field.current?.focus();
  };
  const begin = () => {
    chat.clear();
    field.current?.focus();
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
              top={turn === last ? top : undefined}
              onReport={chat.report}
              onAgain={turn === last && (turn.answer.state === "failed" || turn.answer.state === "stopped") ? chat.askAgain : undefined}
            />
          ))}
        </div>
      )}
      <div className="dock">
        {last !== undefined && (
          <div className="switches">
            <ModelPicker compact models={models} chosen={model?.id ?? ""} onChoose={setWanted} />
            <Button icon="fresh" label="New conversation" onClick={begin}>New</Button>
          </div>
        )}
        <Composer
          field={field}
          seesPictures={model?.capabilities.includes("vision") ?? false}
          keyed={api !== null}
          ready={model !== undefined}
          busy={chat.busy}
          onAsk={ask}
          onStop={chat.stop}
        />
      </div>
      <Announcer answer={last?.answer} />
    </main>
  );
}
