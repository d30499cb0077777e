import { useCallback } from "react";
import type { Api } from "../api/client";
import { useLoaded, type Loaded } from "../api/useLoaded";
import type { ListResponse } from "../gen/fairlead/v1/research_pb";

/** useStudies lists the reader's studies, the newest first; without a server there are none. */
export function useStudies(api: Api | null, pageSize: number): Loaded<Pick<ListResponse, "studies">> {
  return useLoaded(useCallback(async (signal: AbortSignal): Promise<Pick<ListResponse, "studies">> => {
    return api === null ? { studies: [] } : api.research.list({ pageSize }, { signal });
  }, [api, pageSize]));
}
