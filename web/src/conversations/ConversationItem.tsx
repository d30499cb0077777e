import { timestampFromMs } from "@bufbuild/protobuf/wkt";
import type { ReactNode } from "react";
import { hints } from "../chat/examples";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { Button } from "../ui/Button";
import { dayOf } from "../ui/dates";
import type { Entry } from "./shelf";

type Props = { entry: Entry; models: Model[]; current: boolean; onOpen: () => void; onRemove: () => void; children: ReactNode };

/** ConversationItem is one conversation in the list: what it was about, when, and with whom. */
export function ConversationItem({ entry, models, current, onOpen, onRemove, children }: Props) {
  const title = titleOf(entry);
  return (
    <li>
      <div className="entry">
        <button type="button" className="open" aria-current={current ? "true" : undefined} onClick={onOpen}>
          <span className="about" dir="auto">{title}</span>
          <span className="hint">{nameOf(models, entry.model)} · {dayOf(timestampFromMs(entry.time), "short")}</span>
        </button>
        <Button icon="bin" label={`Delete: ${title}`} onClick={onRemove} />
      </div>
      {children}
    </li>
  );
}

/** titleOf is what a conversation is called in the list. */
export function titleOf({ title }: Pick<Entry, "title">): string {
  return title === "" ? "Pictures" : title;
}

/** nameOf is a model's name, as far as it is known. */
export function nameOf(models: Model[], id: string): string {
  return models.find((model) => model.id === id)?.name ?? hints[id]?.name ?? id;
}
