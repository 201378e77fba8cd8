/** Which page an address shows, and how to go from one to another without loading the page anew. */
import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "lobby" }
  | { page: "new"; slug: string }
  | { page: "join"; secret: string }
  | { page: "rules"; slug: string; rule: string }
  | { page: "table"; id: string }
  | { page: "film"; id: string; step: number | null }
  | { page: "about" }
  | { page: "lost" };

function plain(part: string | undefined): string {
  try {
    return decodeURIComponent(part ?? "");
  } catch {
    return "";
  }
}

function stepOf(query: URLSearchParams): number | null {
  const step = Number.parseInt(query.get("step") ?? "", 10);
  return Number.isInteger(step) && step >= 0 ? step : null;
}

/** The page at an address. Secrets stand behind `#`: they never travel to a server in a request line. */
export function routeOf(address: { pathname: string; search: string; hash: string }): Route {
  const [first, second, third, ...more] = address.pathname.split("/").filter(Boolean).map(plain);
  const hash = plain(address.hash.slice(1));
  if (more.length) return { page: "lost" };
  if (first === undefined) return { page: "lobby" };
  if (first === "about" && !second) return { page: "about" };
  if (first === "join" && !second) return { page: "join", secret: hash };
  if (first === "rules" && !third) return { page: "rules", slug: second ?? "", rule: hash };
  if (first === "new" && second && !third) return { page: "new", slug: second };
  if (first === "t" && second && !third) return { page: "table", id: second };
  if (first === "t" && second && third === "film") return { page: "film", id: second, step: stepOf(new URLSearchParams(address.search)) };
  return { page: "lost" };
}

let told: () => void = () => undefined;
const subscribe = createSubscriber((update) => {
  told = update;
  addEventListener("popstate", update);
  addEventListener("hashchange", update);
  return () => {
    removeEventListener("popstate", update);
    removeEventListener("hashchange", update);
  };
});

/** The page that is shown now; reactive. */
export function route(): Route {
  subscribe();
  return routeOf(location);
}

/** Go to an address of ours. `replace`: the way back does not lead here again. */
export function go(path: string, options: { replace?: boolean } = {}): void {
  const target = new URL(path, location.href);
  if (options.replace) history.replaceState(null, "", target);
  else if (target.href !== location.href) history.pushState(null, "", target);
  told();
  if (!target.hash) scrollTo({ top: 0, behavior: "instant" });
}

/** Links to our own pages are followed here; others, and those opened in another tab or saved, are left to the browser. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.composedPath().find((element): element is HTMLAnchorElement => element instanceof HTMLAnchorElement);
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || /\.\w+$/.test(link.pathname)) return;
  if (link.hash && link.pathname === location.pathname && link.search === location.search) return;
  event.preventDefault();
  go(link.href);
}
