import type { Finding } from "../gen/fairlead/v1/chat_pb";
import type { Marks } from "../markdown/marks";
import { FindingItem } from "./FindingItem";

const grades: readonly { grade: string; title: string }[] = [
  { grade: "A", title: "Before use" },
  { grade: "B", title: "Soon" },
  { grade: "C", title: "Good practice" },
];

// What boats of the design are known for is no finding about the boat at hand: it stands apart, as in the report.
const known = "Known on this design";

type Props = { findings: Finding[]; /** The sources of a finding, by its title. */ sources: Map<string, number[]>; marks: Marks };

/** Findings shows what a survey found, the urgent first and open. */
export function Findings({ findings, sources, marks }: Props) {
  if (findings.length === 0) return null;
  return (
    <div className="findings">
      <h4>{findings.length === 1 ? "1 finding" : `${findings.length} findings`}</h4>
      {groupsOf(findings).map(({ grade, title, of }) => (
        <section key={title} className="grade" data-grade={grade}>
          <h5>{grade !== "" && <span className="letter">{grade}</span>}{title}<span className="hint"> {of.length}</span></h5>
          <ul>
            {of.map((finding, i) => (
              <FindingItem
                key={i}
                finding={finding}
                title={shortTitle(finding.title)}
                note={title === known && finding.grade !== "" ? `${finding.grade}, ${finding.area}` : finding.area}
                open={grade === "A"}
                sources={sources.get(finding.title) ?? []}
                marks={marks}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function groupsOf(findings: Finding[]) {
  const own = findings.filter((f) => !isKnown(f));
  const graded = new Set(grades.map(({ grade }) => grade));
  return [
    ...grades.map(({ grade, title }) => ({ grade, title, of: own.filter((f) => f.grade === grade) })),
    { grade: "", title: "Not graded", of: own.filter((f) => !graded.has(f.grade)) },
    { grade: "", title: known, of: findings.filter(isKnown) },
  ].filter(({ of }) => of.length > 0);
}

function isKnown({ title }: Finding): boolean {
  return title.startsWith(`${known}: `);
}

function shortTitle(title: string): string {
  const short = title.startsWith(`${known}: `) ? title.slice(known.length + 2) : title;
  return short.charAt(0).toUpperCase() + short.slice(1);
}
