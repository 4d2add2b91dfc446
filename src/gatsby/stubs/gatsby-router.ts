/*
 * Replaces Gatsby's router in the browser's bundle. Gatsby's decodes addresses, which throws for `/%zz`, and renders
 * nothing where a decoded path differs from the address (`/a%2Fb`). There is nothing to match here, since Gatsby gives
 * its router only the page to show.
 */
import {
  type ReactElement,
  type ReactNode,
  createContext,
  createElement,
  useEffect,
  useState,
} from "react";

interface RouterLocation extends Pick<
  Location,
  "pathname" | "search" | "hash" | "href" | "origin"
> {
  readonly state: unknown;
  readonly key: string;
}

interface Change {
  readonly location: RouterLocation;
  readonly action: "POP" | "PUSH";
}

interface NavigateOptions {
  readonly state?: object;
  readonly replace?: boolean;
}

type Listener = (change: Change) => void;

function readLocation(): RouterLocation {
  const { pathname, search, hash, href, origin } = location;
  const state = history.state as { readonly key?: string } | null;
  return { pathname, search, hash, href, origin, state, key: state?.key ?? "initial" };
}

let current = readLocation();
/** True from a navigation until its page is rendered. Another navigation in between replaces its history entry. */
let isChanging = false;
let finish = (): void => undefined;
const listeners = new Set<Listener>();

function tell(action: Change["action"]): void {
  current = readLocation();
  for (const listener of listeners) listener({ location: current, action });
}

addEventListener("popstate", () => {
  tell("POP");
});

/** Goes to an address of this site, or back and forward. Resolves when the page is rendered. */
export function navigate(
  to: string | number,
  { state, replace = false }: NavigateOptions = {},
): Promise<void> {
  if (typeof to === "number") history.go(to);
  else {
    const entry = { ...state, key: String(Date.now()) };
    if (isChanging || replace) history.replaceState(entry, "", to);
    else history.pushState(entry, "", to);
  }
  isChanging = true;
  const drawn = new Promise<void>((resolve) => (finish = resolve));
  tell("PUSH");
  return drawn;
}

export const globalHistory = {
  navigate,
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

interface LocationProps {
  readonly children: (context: { readonly location: RouterLocation }) => ReactNode;
}

/** Renders its children with the current location, again after every navigation. */
export function Location({ children }: LocationProps): ReactNode {
  const [location, setLocation] = useState(current);
  useEffect(() => {
    isChanging = false;
    finish();
  }, [location]);
  useEffect(
    () =>
      globalHistory.listen((change) => {
        requestAnimationFrame(() => {
          setLocation(change.location);
        });
      }),
    [],
  );
  return children({ location });
}

export const BaseContext = createContext({ baseuri: "/", basepath: "/" });

interface RouterProps {
  readonly id: string;
  readonly children: ReactElement;
}

/** The box around every page, as in its HTML. */
export const Router = ({ id, children }: RouterProps): ReactElement =>
  createElement("div", { style: { outline: "none" }, tabIndex: -1, id }, children);

/** Gatsby's `<Link>` imports these two. Links of this site are handled by links.ts. */
export const Link = "a";
export const resolve = (to: string): string => to;
