import { useCallback, useEffect, useState } from "react";
import type { Api } from "../api/client";
import { faultOf, isCanceled, type Fault } from "../api/fault";
import type { Model } from "../gen/fairlead/v1/models_pb";
import type { Connection } from "../key/ConnectionState";

/** What is known of the server: by whom it was asked, and what went wrong last, how many times in a row. */
type Loaded = { by: Api; models: Model[]; fault?: Fault; failures: number };

type Models = {
  /** As they were last known. */
  models: Model[];
  fault?: Fault;
  connection: Connection;
  reload: () => void;
  /** Takes note of a fault that another call has met, if it tells how the page stands with its server. */
  hear: (fault: Fault) => void;
};

/** useModels lists the models, and thereby tells how the page stands with its server. A server that is not there is tried again, ever more rarely. */
export function useModels(api: Api | null): Models {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  const fail = useCallback((by: Api, fault: Fault) => {
    setLoaded((known) => ({ by, models: known?.models ?? [], fault, failures: (known?.failures ?? 0) + 1 }));
  }, []);
  useEffect(() => {
    if (api === null) return;
    const abort = new AbortController();
    api.models.listModels({}, { signal: abort.signal }).then(
      ({ models }) => setLoaded({ by: api, models, failures: 0 }),
      (thrown: unknown) => {
        if (!isCanceled(thrown)) fail(api, faultOf(thrown));
      },
    );
    return () => abort.abort();
  }, [api, tries, fail]);
  const reload = useCallback(() => setTries((n) => n + 1), []);
  const hear = useCallback((fault: Fault) => {
    if (api !== null && (fault.keyRefused || fault.unreachable)) fail(api, fault);
  }, [api, fail]);
  const current = loaded?.by === api ? loaded : null;
  const connection = connectionOf(api, current);
  useEffect(() => {
    if (connection !== "unreachable") return;
    const timer = setTimeout(reload, pause(current));
    window.addEventListener("online", reload);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", reload);
    };
  }, [connection, current, reload]);
  return {
    models: api === null ? [] : (loaded?.models ?? []),
    ...(current?.fault === undefined ? {} : { fault: current.fault }),
    connection,
    reload,
    hear,
  };
}

// How long to wait before another try, in milliseconds: a second at first, half a minute in the end.
function pause(loaded: Loaded | null): number {
  const seconds = Math.min(30, 2 ** ((loaded?.failures ?? 1) - 1));
  return 1000 * Math.max(seconds, loaded?.fault?.retryAfter ?? 0);
}

function connectionOf(api: Api | null, loaded: Loaded | null): Connection {
  if (api === null) return "no key";
  if (loaded === null) return "connecting";
  if (loaded.fault === undefined) return "connected";
  return loaded.fault.keyRefused ? "refused" : "unreachable";
}
