import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { connect } from "./api/client";
import type { Fault } from "./api/fault";
import { ChatPage } from "./chat/ChatPage";
import { useModels } from "./chat/useModels";
import { Header } from "./Header";
import { KeyPanel } from "./key/KeyPanel";
import { useKey } from "./key/useKey";
import { KeysPanel } from "./keys/KeysPanel";
import { Panel } from "./panel/Panel";
import { StudiesPanel } from "./studies/StudiesPanel";
import { Button } from "./ui/Button";
import { Notice } from "./ui/Notice";
import { useRoute } from "./ui/useRoute";
import { UsagePanel } from "./usage/UsagePanel";

/** App is the console: the header, what belongs to the key, and the page below. */
export function App() {
  const key = useKey();
  const [route, go] = useRoute();
  const [dismissed, setDismissed] = useState(false); // while there is no good key the panel is open until the reader closes it
  const api = useMemo(() => (key.value === "" ? null : connect(key.value)), [key.value]);
  const { models, fault, connection, reload, hear } = useModels(api);
  const refused = connection === "refused";
  const open = route !== "" || ((connection === "no key" || refused) && !dismissed);
  const toggle = useRef<HTMLButtonElement>(null);
  useEffect(keepStrayFiles, []);
  const leave = (panelAway: boolean) => {
    setDismissed(panelAway);
    go("");
    toggle.current?.focus();
  };
  const keep = (value: string, remember: boolean) => {
    key.keep(value, remember);
    reload(); // also when it is the same key
    leave(false);
  };
  const onFault = useCallback((fault: Fault) => {
    if (fault.keyRefused) setDismissed(false);
    hear(fault);
  }, [hear]);
  const content = () => {
    if (api !== null && !refused) {
      if (route === "usage") return <UsagePanel api={api} models={models} />;
      if (route === "keys") return <KeysPanel api={api} current={key.value} onUse={(secret) => keep(secret, key.remembered)} />;
      if (route === "studies") return <StudiesPanel api={api} />;
    }
    return <KeyPanel current={key} refused={refused} onSave={keep} onForget={() => keep("", false)} />;
  };
  const panel = open && <Panel route={refused ? "" : route} connected={api !== null} onClose={() => leave(true)}>{content()}</Panel>;
  const notice = connection === "unreachable" && fault && (
    <div className="column">
      <Notice fault={fault}>
        <p className="hint">It is tried again by itself; what is written stays.</p>
        <Button icon="again" onClick={reload}>Try now</Button>
      </Notice>
    </div>
  );
  return (
    <>
      <a className="skip" href="#question">Skip to the question</a>
      <Header toggle={toggle} connection={connection} open={open} onToggle={() => (open ? leave(true) : go("key"))} />
      <ChatPage api={api} models={models} connection={connection} panel={panel} notice={notice} onFault={onFault} />
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
