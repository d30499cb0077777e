import { useCallback, useEffect, useState } from "react";
import type { Api } from "../api/client";
import { faultOf, isCanceled, type Fault } from "../api/fault";
import type { Model } from "../gen/fairlead/v1/models_pb";
import type { Connection } from "../key/ConnectionState";

type Loaded = { by: Api; models: Model[]; fault?: Fault };

/** useModels lists the models, and thereby tells how the page stands with its server. */
export function useModels(api: Api | null): { models: Model[]; fault?: Fault; connection: Connection; reload: () => void } {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (api === null) return;
    const abort = new AbortController();
    api.models.listModels({}, { signal: abort.signal }).then(
      ({ models }) => setLoaded({ by: api, models }),
      (thrown: unknown) => {
        if (!isCanceled(thrown)) setLoaded({ by: api, models: [], fault: faultOf(thrown) });
      },
    );
    return () => abort.abort();
  }, [api, tries]);
  const reload = useCallback(() => setTries((n) => n + 1), []);
  const current = loaded?.by === api ? loaded : null;
  return {
    models: current?.models ?? [],
    ...(current?.fault === undefined ? {} : { fault: current.fault }),
    connection: connectionOf(api, current),
    reload,
  };
}

function connectionOf(api: Api | null, loaded: Loaded | null): Connection {
  if (api === null) return "no key";
  if (loaded === null) return "connecting";
  if (loaded.fault === undefined) return "connected";
  return loaded.fault.keyRefused ? "refused" : "unreachable";
}
