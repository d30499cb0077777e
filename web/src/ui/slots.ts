/** Slot keeps a text in the browser. Where the browser bars or lacks room to keep it, write is false, and it stays as it was or empty. */
export type Slot = { read: () => string; write: (text: string) => boolean };

/** Slots are the slots of one storage: each by its name, and the names in use that begin so. */
export type Slots = { slot: (name: string) => Slot; names: (prefix: string) => string[] };

/** tabSlots are kept until the tab is closed. */
export const tabSlots: Slots = slotsOf(() => sessionStorage);

/** deviceSlots are kept on this device. */
export const deviceSlots: Slots = slotsOf(() => localStorage);

/** tabSlot is kept until the tab is closed. */
export function tabSlot(name: string): Slot {
  return tabSlots.slot(name);
}

/** deviceSlot is kept on this device. */
export function deviceSlot(name: string): Slot {
  return deviceSlots.slot(name);
}

function slotsOf(storage: () => Storage): Slots {
  return {
    slot: (name) => slotOf(storage, name),
    names: (prefix) => {
      try {
        return Object.keys(storage()).filter((name) => name.startsWith(prefix));
      } catch {
        return [];
      }
    },
  };
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
