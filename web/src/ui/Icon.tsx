// Paths within 24 by 24, drawn as lines.
const paths = {
  send: "M12 19V5M6 11l6-6 6 6",
  stop: "M7 7h10v10H7z",
  picture: "M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 5M15.5 9.2v.1",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  edit: "M4 20l1-4L16 5l3 3L8 19zM14 7l3 3",
  down: "M12 5v14M6 13l6 6 6-6",
  up: "M12 19V5M6 11l6-6 6 6",
  ask: "M5 12h13M13 6l6 6-6 6",
  seen: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
  done: "M5 12.5l4.5 4.5L19 7.5",
  fresh: "M12 5v14M5 12h14",
  again: "M19 12a7 7 0 1 1-2.2-5.1M19 4v4h-4",
  close: "M6 6l12 12M18 6L6 18",
  list: "M4 7h16M4 12h16M4 17h10",
  bin: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  save: "M12 4v11M7 10l5 5 5-5M5 20h14",
  key: "M14.5 9.5a4.5 4.5 0 1 0-3.6 4.4L12 15h2v2h2v2h4v-3.2l-5.9-5.9M8.2 8.3v.1",
  system: "M4 5h16v11H4zM9 20h6M12 16v4",
  light: "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1",
  dark: "M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z",
  compass: "M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM15.5 8.5l-2 5-5 2 2-5z",
  study: "M5 4h10l4 4v12H5zM15 4v4h4M8.5 12.5h7M8.5 16h5",
  boat: "M12 3v13M12 4.5c3.5 2.5 5.5 6 6 9.5h-6M12 7.5c-2.2 1.8-3.8 4-4.6 6.5H12M4 17.5h16l-2 3H6z",
  survey: "M10.5 4.5a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5M8 10.7l1.8 1.8 3.2-3.6",
} as const;

/** IconName is one of the drawn icons. */
export type IconName = keyof typeof paths;

/** Icon draws an icon in the colour of the text; what it means has to be said beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className="icon" data-icon={name} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
