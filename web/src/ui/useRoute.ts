import { useSyncExternalStore } from "react";

/** Route is what of the page beside the conversation is open; empty is nothing. */
export type Route = "" | "key" | "usage" | "keys" | "studies";

const routes: readonly Route[] = ["key", "usage", "keys", "studies"];
const changed = new EventTarget();

/** useRoute returns the route of the address, such as "#/keys", and how to go to another. */
export function useRoute(): [Route, (route: Route) => void] {
  return [useSyncExternalStore(subscribe, () => routeOf(window.location.hash), () => ""), go];
}

/** routeOf is the route of a fragment; one that is not known is none. */
export function routeOf(fragment: string): Route {
  return routes.find((route) => fragment === `#/${route}`) ?? "";
}

function go(route: Route): void {
  if (route !== "") window.location.hash = `/${route}`;
  else if (routeOf(window.location.hash) !== "") history.replaceState(null, "", window.location.pathname);
  changed.dispatchEvent(new Event("change"));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener("hashchange", onChange);
  changed.addEventListener("change", onChange);
  return () => {
    window.removeEventListener("hashchange", onChange);
    changed.removeEventListener("change", onChange);
  };
}
