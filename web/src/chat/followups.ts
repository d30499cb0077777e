import { countryOf } from "./measures";

/** Followup is a next question that an answer offers: how it is shown, and what is asked. */
export type Followup = { label: string; question: string };

/** followupsOf are the next questions that the text of an answer offers in words: to see more, to narrow a search, to look at one area of a boat. */
export function followupsOf(text: string): Followup[] {
  return [...narrowings(text), ...(/\bsay “more”/i.test(text) ? [{ label: "More", question: "more" }] : []), ...areas(text)];
}

// "Narrow it by make Beneteau (31), Jeanneau (21); decade 2010s (46); or say “more”."
function narrowings(text: string): Followup[] {
  const line = /^Narrow it by (.+?)(?:; or say|\.$|$)/m.exec(text)?.[1] ?? "";
  return line.split("; ").flatMap((facet) => {
    const [, name = "", values = ""] = /^([a-z]+) (.+)$/.exec(facet) ?? [];
    return [...values.matchAll(/([^,()]+(?:\([^()\d][^()]*\))?) \(([\d.,]+)\)/g)].map(([, value = "", count = ""]) => narrowing(name, value.trim(), count));
  });
}

function narrowing(facet: string, value: string, count: string): Followup {
  const shown = facet === "country" ? countryOf(value) : value;
  return { label: `${shown} (${count})`, question: facet === "country" ? `only in ${shown}` : `only ${shown}` };
}

// A survey that did not fit can be asked for one of the areas in its table.
function areas(text: string): Followup[] {
  if (!/^\*Shortened to fit:/m.test(text)) return [];
  const rows = /^\| Area \|.*\n\|[-| :]+\n((?:\|.*(?:\n|$))+)/m.exec(text)?.[1] ?? "";
  return rows.split("\n").flatMap((row) => {
    const area = row.split("|")[1]?.trim() ?? "";
    return area === "" ? [] : [{ label: area, question: `Only ${area.toLowerCase()}` }];
  });
}
