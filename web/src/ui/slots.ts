/** Slot keeps a text in the browser. Where the browser bars or lacks room to keep it, it is empty and the page goes on. */
export type Slot = { read: () => string; write: (text: string) => void };

/** tabSlot is kept until the tab is closed. */
export function tabSlot(name: string): Slot {
  return slotOf(() => sessionStorage, name);
}

/** deviceSlot is kept on this device. */
export function deviceSlot(name: string): Slot {
  return slotOf(() => localStorage, name);
}

// Even naming a storage throws where the reader has barred it. An empty text takes the name out.
function slotOf(storage: () => Storage, name: string): Slot {
  return {
    read: () => {
      try {
        return storage().getItem(name) ?? "";
      } catch {
        return "";
      }
    },
    write: (text) => {
      try {
        if (text === "") storage().removeItem(name);
        else storage().setItem(name, text);
      } catch {
        // What cannot be kept is forgotten with the page.
      }
    },
  };
}
