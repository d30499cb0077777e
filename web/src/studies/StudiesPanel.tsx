import type { Api } from "../api/client";
import { Loading } from "../ui/Loading";
import { StudyList } from "./StudyList";
import { useStudies } from "./useStudies";

/** StudiesPanel lists the studies that are kept, which is 30 days. */
export function StudiesPanel({ api }: { api: Api }) {
  const studies = useStudies(api, 100);
  return (
    <div>
      <h2>Studies</h2>
      <Loading of={studies} />
      {studies.value && (studies.value.studies.length === 0 ? <p className="hint">None yet. Deep research makes them; each is kept for 30 days.</p> : <StudyList studies={studies.value.studies} />)}
    </div>
  );
}
