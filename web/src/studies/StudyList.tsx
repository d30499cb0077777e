import { StudyState, type Study } from "../gen/fairlead/v1/research_pb";
import { dayOf } from "../ui/dates";
import { SafeLink } from "../ui/SafeLink";

/** StudyList lists studies with their pages. */
export function StudyList({ studies }: { studies: Study[] }) {
  return (
    <ul className="studies" aria-label="Studies">
      {studies.map((study) => (
        <li key={study.id}>
          <span>{study.url === "" ? titleOf(study) : <SafeLink href={study.url} origin={window.location.origin}>{titleOf(study)}</SafeLink>}</span>
          <span className="hint">{noteOf(study)}</span>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ title }: Study): string {
  return title === "" ? "A study" : title;
}

function noteOf({ state, createTime, error }: Study): string {
  return [wordOf(state), dayOf(createTime), error].filter((part) => part !== "").join(" · ");
}

function wordOf(state: StudyState): string {
  switch (state) {
    case StudyState.QUEUED:
      return "waiting";
    case StudyState.RUNNING:
    case StudyState.INTERRUPTED:
      return "under way";
    case StudyState.FAILED:
      return "failed";
    case StudyState.CANCELLED:
      return "cancelled";
    case StudyState.DONE:
    case StudyState.UNSPECIFIED:
      return "";
  }
}
