import { Markdown } from "../markdown/Markdown";
import { Icon } from "../ui/Icon";
import { Notice } from "../ui/Notice";
import { Button } from "../ui/Button";
import { isOpen, type Answer } from "./answer";
import { Ending } from "./Ending";
import { iconOf } from "./examples";
import { Annotated } from "./Annotated";
import { Findings } from "./Findings";
import { ListingCards } from "./ListingCards";
import { Progress } from "./Progress";
import { ReportButton } from "./ReportButton";
import { sourceId, Sources } from "./Sources";
import { Tools } from "./Tools";

type Props = { id: string; answer: Answer; model: string; modelName: string; onAgain: (() => void) | undefined; onReport: (turn: string) => Promise<string> };

/** AnswerView draws an answer as far as it has arrived. */
export function AnswerView({ id, answer, model, modelName, onAgain, onReport }: Props) {
  const known = new Set(answer.citations.map((citation) => citation.number));
  const origin = window.location.origin;
  const marks = { origin, sourceId: (number: number) => (known.has(number) ? sourceId(id, number) : undefined), study: studyOf(answer) };
  return (
    <div className="answer" aria-busy={isOpen(answer)}>
      <p className="speaker"><Icon name={iconOf(model)} />{modelName}</p>
      <Tools uses={answer.toolUses} />
      {answer.text !== "" && <Markdown source={answer.text} marks={marks} growing={answer.state !== "done"} />}
      {isOpen(answer) && <Progress message={answer.progress} waiting={answer.text === "" || answer.progress !== ""} />}
      <ListingCards listings={answer.listings} origin={origin} />
      <Annotated pictures={answer.pictures} />
      <Findings findings={answer.findings} />
      {answer.state === "done" && isSurvey(model, answer) && <ReportButton make={() => onReport(id)} />}
      <Sources turn={id} citations={answer.citations} origin={origin} />
      {answer.fault && (
        <Notice fault={answer.fault}>
          {onAgain && <Button icon="again" onClick={onAgain}>Ask again</Button>}
        </Notice>
      )}
      {!isOpen(answer) && <Ending answer={answer} onAgain={answer.fault ? undefined : onAgain} />}
    </div>
  );
}

// A study cites its own page, which shows the queries that its numbers come from.
function studyOf({ citations }: Answer): string | undefined {
  return citations.find(({ url }) => /\/research\/\w+$/.test(url))?.url;
}

// The assistant hands surveys on, so that its answers may be surveys too.
function isSurvey(model: string, answer: Answer): boolean {
  return model === "svc-survey-agent" || answer.findings.length > 0;
}
