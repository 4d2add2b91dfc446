/*
 * Takes the place of gatsby-react-router-scroll in the browser's bundle: scrolling.ts scrolls, and tells going back
 * from going on, which it does not.
 */
export function ScrollContext({ children }: { readonly children: unknown }): unknown {
  return children;
}

export function useScrollRestoration(): never {
  throw new Error(
    "Positions are kept by src/browser/navigation/scrolling.ts, for the window only.",
  );
}
