import { CopyButton } from "../ui/CopyButton";

/** CodeView draws text as it was written, names its language and copies it. */
export function CodeView({ language, text }: { language: string; text: string }) {
  return (
    <div className="code">
      <pre tabIndex={0}><code>{text}</code></pre>
      <div className="tabletools">
        {language !== "" && <span className="hint">{language}</span>}
        <CopyButton what="this text" copy={() => navigator.clipboard.writeText(text)} />
      </div>
    </div>
  );
}
