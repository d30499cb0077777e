import type { Api } from "../api/client";
import { StudyList } from "./StudyList";
import { useStudies } from "./useStudies";

const shown = 3;

/** LastStudies leads back to the last studies. Without any, or where they cannot be told, there is nothing to see. */
export function LastStudies({ api }: { api: Api | null }) {
  const studies = useStudies(api, shown).value?.studies ?? [];
  if (studies.length === 0) return null;
  return (
    <div className="last">
      <h2>Your studies</h2>
      <StudyList studies={studies} />
      {studies.length >= shown && <p><a href="#/studies">All studies</a></p>}
    </div>
  );
}
