import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { connect } from "./api/client";
import type { Fault } from "./api/fault";
import { ChatPage } from "./chat/ChatPage";
import { useModels } from "./chat/useModels";
import { Header } from "./Header";
import { KeyPanel } from "./key/KeyPanel";
import { useKey } from "./key/useKey";
import { Button } from "./ui/Button";
import { Notice } from "./ui/Notice";

/** App is the console: the header, the key, and the page below. */
export function App() {
  const [key, setKey] = useKey();
  const [asked, setAsked] = useState<boolean>(); // by the reader; else the panel is open while there is no good key
  const api = useMemo(() => (key === "" ? null : connect(key)), [key]);
  const { models, fault, connection, reload, hear } = useModels(api);
  const open = asked ?? (connection === "no key" || connection === "refused");
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(keepStrayFiles, []);
  const close = () => {
    setAsked(false);
    toggle.current?.focus();
  };
  const keep = (value: string) => {
    setKey(value);
    reload(); // also when it is the same key
    setAsked(undefined);
    toggle.current?.focus();
  };
  const onFault = useCallback((fault: Fault) => {
    if (fault.keyRefused) setAsked(undefined);
    hear(fault);
  }, [hear]);
  return (
    <>
      <a className="skip" href="#question">Skip to the question</a>
      <Header toggle={toggle} connection={connection} open={open} onToggle={() => setAsked(!open)} />
      <aside className="standing" aria-label="Connection and account">
        <div id="keypanel">
          {open && <KeyPanel known={key} refused={connection === "refused"} onSave={keep} onForget={() => keep("")} onClose={close} />}
        </div>
        {connection === "unreachable" && fault && (
          <div className="column">
            <Notice fault={fault}>
              <p className="hint">It is tried again by itself; what is written stays.</p>
              <Button icon="again" onClick={reload}>Try now</Button>
            </Notice>
          </div>
        )}
      </aside>
      <ChatPage api={api} models={models} connection={connection} onFault={onFault} />
    </>
  );
}

// A file dropped beside the question would otherwise take the page's place, and the conversation would be gone.
function keepStrayFiles(): () => void {
  const refuse = (event: DragEvent) => event.preventDefault();
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
  return () => {
    window.removeEventListener("dragover", refuse);
    window.removeEventListener("drop", refuse);
  };
}
