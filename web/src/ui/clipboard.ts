/** canCopy tells whether this page may write to the clipboard; one that is not served by https may not. */
export function canCopy(): boolean {
  return typeof navigator !== "undefined" && "clipboard" in navigator;
}

/** copyRich puts a text on the clipboard, and the same as HTML for programs that take it. */
export async function copyRich(text: string, html: string): Promise<void> {
  if (typeof ClipboardItem === "undefined") return navigator.clipboard.writeText(text);
  const blob = (type: string, content: string) => new Blob([content], { type });
  await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob("text/plain", text), "text/html": blob("text/html", html) })]);
}

/** htmlOf is what an element shows as HTML for another program: without its controls, and with marks as text, since they lead nowhere there. */
export function htmlOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll("button, input, .tabletools, .unseen")) control.remove();
  for (const mark of copy.querySelectorAll(".reference")) mark.replaceWith(`[${mark.textContent}]`);
  for (const table of copy.querySelectorAll("table")) table.setAttribute("border", "1");
  return copy.innerHTML;
}

/** download hands a text to the reader as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address));
}
