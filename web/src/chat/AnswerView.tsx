import { useRef } from "react";
import { htmlOf } from "../ui/clipboard";
import { Icon } from "../ui/Icon";
import { isOpen, type Answer } from "./answer";
import { AnswerFault } from "./AnswerFault";
import { AnswerText } from "./AnswerText";
import { Ending, type Other } from "./Ending";
import { iconOf } from "./examples";
import { Annotated } from "./Annotated";
import { Progress } from "./Progress";
import { ReportButton } from "./ReportButton";
import { sourceId, Sources } from "./Sources";
import { Tools } from "./Tools";
import { useJump } from "./useJump";

type Props = {
  id: string;
  number: number;
  answer: Answer;
  model: string;
  modelName: string;
  onAgain: (() => void) | undefined;
  other: Other | undefined;
  onShorten: () => void;
  onReport: (turn: string) => Promise<string>;
};

/** AnswerView draws an answer as far as it has arrived. Its sources are listed when it is whole, so that they are not pushed down by each word. */
export function AnswerView({ id, number, answer, model, modelName, onAgain, other, onShorten, onReport }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const { jump, onJump } = useJump();
  const origin = window.location.origin;
  const open = isOpen(answer);
  const source = (number: number) => {
    const citation = answer.citations.find((c) => c.number === number);
    return citation && { title: citation.title, id: open ? undefined : sourceId(id, number) };
  };
  const marks = { origin, source, onJump, study: studyOf(answer) };
  return (
    <div ref={box} className="answer" aria-busy={open}>
      <h3 className="speaker"><Icon name={iconOf(model)} /><span className="unseen">Answer of </span>{modelName}</h3>
      <Tools uses={answer.toolUses} />
      <AnswerText answer={answer} marks={marks} />
      {open && <Progress message={answer.progress} steps={answer.text === "" ? answer.steps : []} waiting={answer.text === "" || answer.progress !== ""} />}
      <Annotated pictures={answer.pictures} />
      {answer.state === "done" && isSurvey(model, answer) && <ReportButton make={() => onReport(id)} />}
      {!open && <Sources turn={id} citations={answer.citations} origin={origin} jump={jump} />}
      {answer.fault && <AnswerFault fault={answer.fault} begun={answer.text !== ""} onAgain={onAgain} onShorten={onShorten} />}
      {!open && <Ending answer={answer} number={number} html={() => htmlIn(box.current)} onAgain={answer.fault ? undefined : onAgain} other={other} />}
    </div>
  );
}

function htmlIn(box: HTMLElement | null): string {
  return [...(box?.querySelectorAll(".markdown, .sources") ?? [])].map(htmlOf).join("");
}

// A study cites its own page, which shows the queries that its numbers come from.
function studyOf({ citations }: Answer): string | undefined {
  return citations.find(({ url }) => /\/research\/\w+$/.test(url))?.url;
}

// The assistant hands surveys on, so that its answers may be surveys too.
function isSurvey(model: string, answer: Answer): boolean {
  return model === "svc-survey-agent" || answer.findings.length > 0;
}
