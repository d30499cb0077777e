import { useCallback } from "react";
import type { Api } from "../api/client";
import { useLoaded } from "../api/useLoaded";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { dayOf } from "../ui/dates";
import { Loading } from "../ui/Loading";
import { Bound } from "./Bound";
import { UsageTable } from "./UsageTable";

/** UsagePanel tells what has been used this month and what is left of it. */
export function UsagePanel({ api, models }: { api: Api; models: Model[] }) {
  const usage = useLoaded(useCallback((signal) => api.usage.getUsage({}, { signal }), [api]));
  const quota = usage.value?.quota;
  return (
    <div className="usage">
      <h2>Usage this month</h2>
      <Loading of={usage} />
      {quota && (
        <>
          <Bound name="Questions" used={quota.requestsUsed} limit={quota.requestsLimit} />
          <Bound name="Tokens" used={quota.tokensUsed} limit={quota.tokensLimit} />
          <p className="hint">
            {quota.plan !== "" && `Plan “${quota.plan}”. `}
            {quota.resetTime && `A new month begins on ${dayOf(quota.resetTime)}.`}
          </p>
        </>
      )}
      {usage.value && <UsageTable usage={usage.value.models} models={models} />}
    </div>
  );
}
