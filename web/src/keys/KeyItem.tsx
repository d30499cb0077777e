import { useState } from "react";
import type { Key } from "../gen/fairlead/v1/keys_pb";
import { Button } from "../ui/Button";
import { dayOf, isPast } from "../ui/dates";

const graces = [
  { hours: 1, label: "an hour" },
  { hours: 24, label: "a day" },
  { hours: 168, label: "a week" },
] as const;

type Props = { of: Key; /** This page calls with it. */ used: boolean; onRotate: (hours: number) => void; onRevoke: () => void };

/** KeyItem shows a key without its secret. What cannot be taken back is asked for twice. */
export function KeyItem({ of, used, onRotate, onRevoke }: Props) {
  const [asked, ask] = useState<"rotate" | "revoke">();
  const over = of.revokeTime !== undefined || isPast(of.expireTime);
  const act = (then: () => void) => {
    ask(undefined);
    then();
  };
  return (
    <li className={over ? "key over" : "key"}>
      <p><strong>{of.name}</strong> <code>{of.prefix}…</code>{used && <span className="badge">used here</span>}</p>
      <p className="hint">{lifeOf(of)}</p>
      {!over && asked === undefined && (
        <div className="row">
          <Button label={`Rotate ${of.name}`} onClick={() => ask("rotate")}>Rotate</Button>
          <Button label={`Revoke ${of.name}`} onClick={() => ask("revoke")}>Revoke</Button>
        </div>
      )}
      {asked === "rotate" && (
        <div className="row" role="group" aria-label={`Rotate ${of.name}`}>
          <span className="hint">A new secret is made. The old one works on for</span>
          {graces.map(({ hours, label }) => <Button key={hours} onClick={() => act(() => onRotate(hours))}>{label}</Button>)}
          <Button autoFocus onClick={() => ask(undefined)}>Cancel</Button>
        </div>
      )}
      {asked === "revoke" && (
        <div className="row" role="group" aria-label={`Revoke ${of.name}`}>
          <span className="refusal">It ends at once and for good.{used && " This page uses it."}</span>
          <Button weight="primary" onClick={() => act(onRevoke)}>Revoke it</Button>
          <Button autoFocus onClick={() => ask(undefined)}>Cancel</Button>
        </div>
      )}
    </li>
  );
}

function lifeOf({ createTime, lastUseTime, expireTime, revokeTime }: Key): string {
  if (revokeTime) return `revoked on ${dayOf(revokeTime)}`;
  return [
    createTime ? `made on ${dayOf(createTime)}` : "",
    lastUseTime ? `last used on ${dayOf(lastUseTime)}` : "never used",
    expireTime ? `${isPast(expireTime) ? "ended" : "ends"} on ${dayOf(expireTime)}` : "",
  ].filter((part) => part !== "").join(" · ");
}
