import { useCallback, useEffect, useState } from "react";
import { faultOf, isCanceled, type Fault } from "./fault";

/** Loaded is what a call has brought so far; what was loaded before stays while it is loaded again. */
export type Loaded<T> = { value: T | undefined; fault: Fault | undefined; reload: () => void };

/** useLoaded calls the server when it is first drawn, when load is another function, and by reload. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<{ value?: T; fault?: Fault }>({});
  const [times, setTimes] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (value) => setState({ value }),
      (thrown: unknown) => {
        if (!isCanceled(thrown)) setState((known) => ({ ...known, fault: faultOf(thrown) }));
      },
    );
    return () => abort.abort();
  }, [load, times]);
  const reload = useCallback(() => setTimes((n) => n + 1), []);
  return { value: state.value, fault: state.fault, reload };
}
