import type { Fault } from "../api/fault";
import type { Citation, End, Finding, Listing, Picture, StreamResponse, ToolUse } from "../gen/fairlead/v1/chat_pb";

/** Answer is what has arrived of an answer so far. */
export type Answer = {
  state: "waiting" | "writing" | "done" | "stopped" | "failed";
  engine: string;
  text: string;
  /** What the server is doing while there is no text yet. */
  progress: string;
  /** What it has done before that, in order. */
  steps: string[];
  toolUses: ToolUse[];
  citations: Citation[];
  listings: Listing[];
  findings: Finding[];
  /** Pictures of the question with what was seen in them drawn in. */
  pictures: Picture[];
  end?: End;
  fault?: Fault;
};

/** noAnswer is an answer of which nothing has arrived. */
export const noAnswer: Answer = {
  state: "waiting", engine: "", text: "", progress: "", steps: [], toolUses: [], citations: [], listings: [], findings: [], pictures: [],
};

/** answerAfter returns the answer as it is after an event. An event that this build does not know changes nothing. */
export function answerAfter(answer: Answer, event: StreamResponse["event"]): Answer {
  switch (event.case) {
    case "start":
      return { ...answer, engine: event.value.engine };
    case "text":
      return { ...answer, state: "writing", progress: "", text: answer.text + event.value.text };
    case "progress":
      return { ...answer, progress: event.value.message, steps: answer.progress === "" ? answer.steps : [...answer.steps, answer.progress] };
    case "toolUse":
      return { ...answer, toolUses: [...answer.toolUses, event.value] };
    case "citation":
      return { ...answer, citations: withCitation(answer.citations, event.value) };
    case "listing":
      return { ...answer, listings: [...answer.listings, event.value] };
    case "finding":
      return { ...answer, findings: [...answer.findings, event.value] };
    case "picture":
      return { ...answer, pictures: [...answer.pictures, event.value] };
    case "toolCall":
      return answer; // the console has no tools of its own
    case "end":
      return { ...answer, state: "done", progress: "", end: event.value };
    case undefined:
      return answer;
    default:
      return unknown(event);
  }
}

/** isOpen tells whether more of the answer may arrive. */
export function isOpen(answer: Answer): boolean {
  return answer.state === "waiting" || answer.state === "writing";
}

/** cutShort returns an answer that ended before its end arrived: by the reader, or by a fault. */
export function cutShort(answer: Answer, fault?: Fault): Answer {
  if (!isOpen(answer)) return answer;
  return fault === undefined ? { ...answer, state: "stopped", progress: "" } : { ...answer, state: "failed", progress: "", fault };
}

function withCitation(known: Citation[], citation: Citation): Citation[] {
  return [...known.filter((c) => c.number !== citation.number), citation].sort((a, b) => a.number - b.number);
}

// A case added to the protocol does not compile here until it is handled above.
function unknown(event: never): never {
  throw new Error(`unknown event ${JSON.stringify(event)}`);
}
