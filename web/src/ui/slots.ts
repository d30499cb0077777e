/** Slot keeps a text in the browser. Where the browser bars or lacks room to keep it, write is false, and it stays as it was or empty. */
export type Slot = { read: () => string; write: (text: string) => boolean };

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
        return true;
      } catch {
        return false; // what cannot be kept is forgotten with the page
      }
    },
  };
}
