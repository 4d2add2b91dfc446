/*
 * React's JSX runtime for a site served below a base path (gatsby/webpack/concerns/module-replacements.ts). It adds the
 * base path to every URL that a component passes to an element, so components write paths as content does. Other sites
 * use React's own runtime.
 */
import * as react from "react/jsx-runtime";
import { withBase } from "../../site/paths/base-path";
import { prefixSet } from "../../site/paths/base-path-html";

/** @public Imported by compiled code for `<>`. */
export { Fragment } from "react/jsx-runtime";

type Create = typeof react.jsx;

const ADDRESSES = ["href", "src", "action", "poster", "data-main-doc"] as const;
const SETS = ["srcSet", "imageSrcSet"] as const;

function withAddresses(
  props: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const changed: Record<string, unknown> = { ...props };
  for (const name of ADDRESSES)
    if (typeof props[name] === "string") changed[name] = withBase(props[name]);
  for (const name of SETS)
    if (typeof props[name] === "string") changed[name] = prefixSet(props[name]);
  return changed;
}

const wrap =
  (create: Create): Create =>
  (type, props, key) =>
    // React types props as unknown, but an element's props are always an object.
    create(
      type,
      typeof type === "string" ? withAddresses(props as Record<string, unknown>) : props,
      key,
    );

export const jsx = wrap(react.jsx);
export const jsxs = wrap(react.jsxs);
