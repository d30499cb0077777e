import type { ReactNode } from "react";
import type { Api } from "../api/client";
import type { Model } from "../gen/fairlead/v1/models_pb";
import { LastStudies } from "../studies/LastStudies";
import { Contours } from "../ui/Contours";
import { Icon } from "../ui/Icon";
import { hints } from "./examples";
import { ModelPicker } from "./ModelPicker";
import { Offer } from "./Offer";

type Props = { api: Api | null; models: Model[]; chosen: string; onChoose: (id: string) => void; onAsk: (text: string) => void; /** Asks for a key, where there is none. */ children: ReactNode };

/** Welcome is what stands before the first question: who can be asked, and what for example. */
export function Welcome({ api, models, chosen, onChoose, onAsk, children }: Props) {
  const examples = hints[chosen]?.examples ?? [];
  return (
    <section className="welcome">
      <Contours />
      <h1>What would you like to know?</h1>
      <p className="lead">Seamanship with its sources, boats for sale, studies, surveys.</p>
      {children}
      {api === null && <Offer />}
      {models.length > 0 && <ModelPicker models={models} chosen={chosen} onChoose={onChoose} />}
      {models.length > 0 && examples.length > 0 && (
        <ul className="examples" aria-label="Example questions">
          {examples.map((example) => (
            <li key={example}>
              <button type="button" onClick={() => onAsk(example)}><span>{example}</span><Icon name="ask" /></button>
            </li>
          ))}
        </ul>
      )}
      {models.length > 0 && <LastStudies api={api} />}
    </section>
  );
}
