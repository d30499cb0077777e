import type { Finding } from "../gen/fairlead/v1/chat_pb";
import { FindingItem } from "./FindingItem";

const grades: readonly { grade: string; title: string }[] = [
  { grade: "A", title: "Before use" },
  { grade: "B", title: "Soon" },
  { grade: "C", title: "Good practice" },
];

/** Findings shows what a survey found, the urgent first. */
export function Findings({ findings }: { findings: Finding[] }) {
  if (findings.length === 0) return null;
  const graded = new Set(grades.map(({ grade }) => grade));
  const groups = [
    ...grades.map(({ grade, title }) => ({ grade: grade, title: title, of: findings.filter((f) => f.grade === grade) })),
    { grade: "", title: "Not graded", of: findings.filter((f) => !graded.has(f.grade)) },
  ].filter((group) => group.of.length > 0);
  return (
    <div className="findings" aria-label="Findings" role="group">
      {groups.map(({ grade, title, of }) => (
        <section key={grade} className="grade" data-grade={grade}>
          <h3>{grade !== "" && <span className="letter">{grade}</span>}{title}<span className="hint"> {of.length}</span></h3>
          <ul>
            {of.map((finding, i) => <FindingItem key={i} finding={finding} />)}
          </ul>
        </section>
      ))}
    </div>
  );
}
