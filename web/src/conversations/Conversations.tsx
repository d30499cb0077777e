import { useRef, useState, type ReactNode } from "react";
import { Undo } from "../chat/Undo";
import type { Restore } from "../chat/useChat";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { Button } from "../ui/Button";
import type { Place, State } from "./book";
import { ConversationItem } from "./ConversationItem";
import { Keeping } from "./Keeping";
import "./conversations.css";

type Props = {
  kept: State;
  models: Model[];
  /** Brings back what was deleted last. */
  restore: Restore | undefined;
  onBegin: () => void;
  /** Tells whether the conversation could be read. */
  onOpen: (id: string) => boolean;
  onRemove: (id: string) => void;
  onRemoveAll: () => void;
  onMove: (to: Place) => void;
  /** What can be done with the open conversation. */
  children: ReactNode;
};

/** Conversations lists what was asked before, to be opened or deleted: beside the page, or over it where there is no room. */
export function Conversations({ kept, models, restore, onBegin, onOpen, onRemove, onRemoveAll, onMove, children }: Props) {
  const { list, current, place } = kept;
  const nav = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, tell] = useState("");
  const away = (then: () => void) => {
    nav.current?.hidePopover(); // first, since it gives the focus back to what has opened it
    then();
  };
  const open = (id: string, title: string) => away(() => tell(onOpen(id) ? `Opened: ${title}` : "This conversation cannot be read."));
  // The one that takes the place of the deleted one has the focus next, so that several can be deleted one after the other.
  const remove = (id: string) => {
    const at = list.findIndex((entry) => entry.id === id);
    onRemove(id);
    requestAnimationFrame(() => {
      const items = [...(nav.current?.querySelectorAll<HTMLElement>("li .open") ?? [])];
      (items[at] ?? items.at(-1) ?? heading.current)?.focus();
    });
  };
  const bring = restore && {
    ...restore,
    bring: () => {
      restore.bring();
      heading.current?.focus();
    },
  };
  return (
    <>
      <nav
        ref={nav}
        id="conversations"
        className="conversations"
        popover="auto"
        aria-labelledby="conversations-heading"
        onToggle={(event) => {
          if (event.newState === "open") heading.current?.focus();
        }}
        onKeyDown={(event) => {
          if (event.key === "Escape" && nav.current?.matches(":popover-open") === true) event.stopPropagation(); // it stops no answer
        }}
      >
        <div className="over">
          <h2 ref={heading} id="conversations-heading" tabIndex={-1}>Conversations</h2>
          <Button icon="close" label="Close the list" popoverTarget="conversations" popoverTargetAction="hide" />
        </div>
        <Button icon="fresh" onClick={() => away(onBegin)}>New conversation</Button>
        <Undo restore={bring} />
        {list.length === 0 ? <p className="hint">None yet.</p> : (
          <ul>
            {list.map((entry) => (
              <ConversationItem key={entry.id} entry={entry} models={models} current={entry.id === current} onOpen={() => open(entry.id, entry.title)} onRemove={() => remove(entry.id)}>
                {entry.id === current && children}
              </ConversationItem>
            ))}
          </ul>
        )}
        <Keeping
          place={place}
          count={list.length}
          onMove={onMove}
          onRemoveAll={() => {
            onRemoveAll();
            heading.current?.focus();
          }}
        />
      </nav>
      <p className="unseen" role="status">{opened}</p>
    </>
  );
}
