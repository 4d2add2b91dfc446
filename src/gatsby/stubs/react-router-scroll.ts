/*
 * Replaces gatsby-react-router-scroll in the browser's bundle. Our scrolling.ts knows whether a reader goes back or on,
 * which that package does not.
 */
export function ScrollContext({ children }: { readonly children: unknown }): unknown {
  return children;
}

export function useScrollRestoration(): never {
  throw new Error(
    "Scroll positions are kept by src/browser/navigation/scrolling.ts, for the window only.",
  );
}
