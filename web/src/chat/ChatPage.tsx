import { useCallback, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { Api } from "../api/client";
import type { Fault } from "../api/fault";
import { bookOf } from "../conversations/book";
import { Conversations } from "../conversations/Conversations";
import { ExportButtons } from "../conversations/ExportButtons";
import { LossNote } from "../conversations/LossNote";
import type { Model } from "../gen/fairlead/v1/models_pb";
import type { Connection } from "../key/ConnectionState";
import { Button } from "../ui/Button";
import { deviceSlots, tabSlots } from "../ui/slots";
import { Announcer } from "./Announcer";
import { Composer } from "./Composer";
import { Followups } from "./Followups";
import { followupsOf } from "./followups";
import { ModelPicker } from "./ModelPicker";
import type { Picture } from "./pictures";
import { QueueView } from "./QueueView";
import type { Question } from "./turn";
import { TurnView } from "./TurnView";
import { Undo } from "./Undo";
import { useChat } from "./useChat";
import { useEscape } from "./useEscape";
import { useFollow } from "./useFollow";
import { useQueue } from "./useQueue";
import { useResend } from "./useResend";
import { useTitle } from "./useTitle";
import { Welcome } from "./Welcome";
import "./chat.css";

type Props = {
  api: Api | null;
  models: Model[];
  connection: Connection;
  /** What is open beside the conversation. Before the first question the one that asks for a key is part of the welcome. */
  panel: ReactNode;
  /** What the reader has to know of the connection. */
  notice: ReactNode;
  onFault: (fault: Fault) => void;
};

/** ChatPage is a conversation: its turns, and below them where the next question is written; beside it the others. */
export function ChatPage({ api, models, connection, panel, notice, onFault }: Props) {
  const [wanted, setWanted] = useState("");
  const [book] = useState(() => bookOf(tabSlots, deviceSlots));
  const kept = useSyncExternalStore(book.subscribe, book.state);
  const chat = useChat(api, book, onFault);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = chat.turns.at(-1);
  const queue = useQueue(last?.answer, api !== null, chat.ask);
  const named = (id: string | undefined) => models.find((m) => m.id === id);
  const model = named(wanted) ?? named(last?.question.model) ?? models[0];
  const { top, end, away, toEnd } = useFollow(last?.id, last?.answer);
  useTitle(chat.turns[0]?.question.text, chat.busy);
  useEscape(chat.busy, chat.stop);
  useResend(connection, last, chat.replace);

  const ask = (text: string, pictures: Picture[] = []) => {
    if (model === undefined) return;
    const question = { model: model.id, text, pictures };
    if (chat.busy) queue.add(question);
    else chat.ask(question);
    settle(field.current);
  };
  const { replace } = chat;
  const onReplace = useCallback((turn: string, question: Question) => {
    replace(turn, question);
    settle(field.current);
  }, [replace]);
  const begin = () => {
    chat.begin();
    queue.clear();
    settle(field.current);
  };
  const open = (id: string) => {
    if (id !== kept.current) {
      if (!chat.open(id)) return false;
      queue.clear();
      setWanted("");
      window.scrollTo(0, 0); // from here its last question is scrolled to
    }
    settle(field.current);
    return true;
  };
  const remove = (id: string) => {
    if (id === kept.current) queue.clear();
    chat.remove(id);
  };
  const removeAll = () => {
    queue.clear();
    chat.removeAll();
  };

  const within = last === undefined && connection === "no key";
  return (
    <>
      <aside className="standing" aria-label="Connection">
        {!within && panel}
        {notice}
      </aside>
      <div className="desk">
        <Conversations
          kept={kept}
          models={models}
          restore={chat.restore?.what === "deleted" ? chat.restore : undefined}
          onBegin={begin}
          onOpen={open}
          onRemove={remove}
          onRemoveAll={removeAll}
          onMove={book.move}
        >
          <ExportButtons turns={chat.turns} models={models} />
        </Conversations>
        <main className={last === undefined ? "chat fresh" : "chat"}>
          {last === undefined ? (
            <Welcome api={api} models={models} chosen={model?.id ?? ""} onChoose={setWanted} onAsk={ask}>{within && panel}</Welcome>
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
                  chosen={turn === last ? model : undefined}
                  top={turn === last ? top : undefined}
                  onReplace={onReplace}
                  onReport={chat.report}
                />
              ))}
              {last.answer.state === "done" && <Followups followups={followupsOf(last.answer.text)} onAsk={ask} />}
            </div>
          )}
          <div ref={end} />
          <div className="dock">
            {away && last !== undefined && <Button icon="down" label="To the end" onClick={toEnd} />}
            <Undo restore={chat.restore?.what === "deleted" ? undefined : chat.restore} />
            <LossNote loss={kept.loss} />
            <QueueView queue={queue} />
            {last !== undefined && (
              <div className="switches">
                <ModelPicker compact models={models} chosen={model?.id ?? ""} onChoose={setWanted} />
                <Button icon="fresh" label="New conversation" onClick={begin}>New</Button>
              </div>
            )}
            <Composer field={field} models={models} model={model} onChoose={setWanted} connection={connection} busy={chat.busy} onAsk={ask} onStop={chat.stop} />
          </div>
          <Announcer key={kept.current} answer={last?.answer} />
        </main>
      </div>
    </>
  );
}

// The next question can be written at once; but the keyboard of a touch screen would cover the answer.
function settle(field: HTMLTextAreaElement | null): void {
  if (window.matchMedia("(pointer: coarse)").matches) field?.blur();
  else field?.focus();
}
