import type { Api } from "../api/client";
import { Loading } from "../ui/Loading";
import { Notice } from "../ui/Notice";
import { KeyItem } from "./KeyItem";
import { NewKey } from "./NewKey";
import { Secret } from "./Secret";
import { useKeys } from "./useKeys";

type Props = { api: Api; /** The key this page calls with. */ current: string; onUse: (key: string) => void };

/** KeysPanel lists the API keys of whoever asks, makes, rotates and revokes them. */
export function KeysPanel({ api, current, onUse }: Props) {
  const keys = useKeys(api);
  return (
    <div className="keys">
      <h2>Keys</h2>
      <Loading of={keys.list} />
      {keys.fault && <Notice fault={keys.fault} />}
      {keys.made && <Secret made={keys.made} onUse={onUse} onDone={keys.put} />}
      {keys.list.value && (
        <ul aria-label="Keys">
          {keys.list.value.keys.map((key) => (
            <KeyItem key={key.id} of={key} used={key.prefix !== "" && current.startsWith(key.prefix)} onRotate={(hours) => keys.rotate(key, hours)} onRevoke={() => keys.revoke(key)} />
          ))}
        </ul>
      )}
      {keys.list.value && <NewKey onCreate={keys.create} />}
    </div>
  );
}
