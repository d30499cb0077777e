import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { useCallback, useState } from "react";
import type { Api } from "../api/client";
import { faultOf, type Fault } from "../api/fault";
import { useLoaded, type Loaded } from "../api/useLoaded";
import type { Key, ListKeysResponse } from "../gen/fairlead/v1/keys_pb";

/** Made is a key that has just been made, with the secret that is told once. */
export type Made = { name: string; secret: string };

type Keys = {
  list: Loaded<ListKeysResponse>;
  /** Why the last change was not made. */
  fault: Fault | undefined;
  made: Made | undefined;
  /** Forgets the secret of the key that was made. */
  put: () => void;
  /** Makes a key that ends after so many days, 0 for never. */
  create: (name: string, days: number) => void;
  /** Makes a key in the place of another, which works on for so many hours. */
  rotate: (key: Key, hours: number) => void;
  revoke: (key: Key) => void;
};

const hour = 3_600_000;

/** useKeys lists the caller's keys and changes them. */
export function useKeys(api: Api): Keys {
  const list = useLoaded(useCallback((signal) => api.keys.listKeys({}, { signal }), [api]));
  const [fault, setFault] = useState<Fault>();
  const [made, setMade] = useState<Made>();
  const change = (call: Promise<Made | undefined>) => {
    setFault(undefined);
    call.then((made) => {
      setMade(made);
      list.reload();
    }, (thrown: unknown) => setFault(faultOf(thrown)));
  };
  return {
    list,
    fault,
    made,
    put: () => setMade(undefined),
    create: (name, days) => change(api.keys.createKey({ name, ...(days > 0 ? { expireTime: after(24 * days) } : {}) }).then(({ secret }) => ({ name, secret }))),
    rotate: (key, hours) => change(api.keys.rotateKey({ id: key.id, oldExpireTime: after(hours) }).then(({ secret }) => ({ name: key.name, secret }))),
    revoke: (key) => change(api.keys.revokeKey({ id: key.id }).then(() => undefined)),
  };
}

function after(hours: number) {
  return timestampFromDate(new Date(Date.now() + hours * hour));
}
