import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { isPageId } from "../../base/page-ids";
import { checkPath, checkRoute } from "../../base/path-names";
import { normalizePath, splitTarget } from "../../base/paths";
import { checkSchema } from "../../faults/check-schema";
import type { Fault, Position } from "../../faults/fault";
import { findPathProblem } from "../../faults/web-address";
import { type YamlText, parseYaml } from "../../faults/yaml";
import {
  type RedirectEntry,
  type RedirectScope,
  checkRedirects,
  pathOf,
  splitFrom,
} from "./check-redirects";
import { type GoneAddress, isWholeFolder, withoutStar } from "./gone";

/** A path that has moved. */
export interface Redirect {
  /** The old path, decoded. */
  readonly from: string;
  /** The new path, decoded, optionally with an anchor. */
  readonly to: string;
}

/** An id that a page no longer has. Browsers don't send ids to hosts, so the page itself redirects. */
export interface MovedAnchor {
  readonly path: string;
  readonly id: string;
  /** The new path, decoded, optionally with an anchor. */
  readonly to: string;
}

/** The redirects of a site. */
export interface ResolvedRedirects {
  readonly redirects: readonly Redirect[];
  readonly movedAnchors: readonly MovedAnchor[];
  readonly gone: readonly GoneAddress[];
  /** The targets of redirects, which are checked like links. A target is left out if it is redirected too. */
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
}

export const REDIRECTS_FILE = "content/redirects.yaml";

const isRoute = (path: string): boolean => {
  const split = splitTarget(path);
  return split?.anchor === undefined && split?.path === path && normalizePath(path) === path;
};

/** Matches ids of headings and components. Other characters may have a special meaning in a host's configuration. */
const ANCHOR = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** Explains why a host's configuration can't contain this target; undefined if it can. */
function explainTarget(to: string): string | undefined {
  const [path = "", ...anchors] = to.split("#");
  const problem = checkPath(path);
  if (problem) return `${problem.problem} ${problem.fix}`;
  if (anchors.every((anchor) => ANCHOR.test(anchor)) && anchors.length < 2) return undefined;
  return "After the #, write one of that page's ids, which consist of letters, digits and dashes.";
}

/** Creates a string schema with a message that depends on the string. */
const explainedBy = (explain: (text: string) => string | undefined) =>
  z.string().superRefine((text, context) => {
    const message = explain(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  });

const UNTIDY =
  "Write a path that starts with a slash and has no trailing slash, %20, .html or query.";

const MIN_REASON = 20;

export const redirectSchema = z.strictObject({
  from: explainedBy((from) => {
    const { path, id } = splitFrom(withoutStar(from));
    if (!isRoute(path)) return UNTIDY;
    if (id !== undefined && !ANCHOR.test(id))
      return "After the #, write the id that the page used to have, with only letters, digits and dashes.";
    if (id !== undefined && isPageId(id))
      return `The page itself uses the id "${id}". Remove this redirect.`;
    const problem = checkRoute(path);
    return problem && `${problem.problem} ${problem.fix}`;
  }),
  to: explainedBy((to) => (/^\/(?!\/)/.test(to) ? explainTarget(to) : findPathProblem(to))),
  gone: z
    .string()
    .min(MIN_REASON, "Write a sentence for readers: what was there, and what became of it.")
    .optional(),
});

/** Reads `content/redirects.yaml`, a list of `from` and `to`. */
export function readRedirects(text: string | undefined, scope: RedirectScope): ResolvedRedirects {
  const yaml = text === undefined ? [] : parseYaml(text, { file: REDIRECTS_FILE, firstLine: 1 });
  if (Array.isArray(yaml))
    return { redirects: [], movedAnchors: [], gone: [], links: [], faults: yaml };
  const { entries, faults } = readEntries(yaml);
  const byPath = new Map<string, RedirectEntry>();
  for (const one of entries) if (!byPath.has(one.from)) byPath.set(one.from, one);
  const moved = entries.filter(({ from, gone }) => gone === undefined && !isWholeFolder(from));
  return {
    redirects: moved.flatMap(({ from, to }) => (from.includes("#") ? [] : { from, to })),
    gone: entries.flatMap(({ from, to, gone }) =>
      gone === undefined ? [] : { from, to, reason: gone },
    ),
    movedAnchors: moved.flatMap(({ from, to }) => {
      const { path, id } = splitFrom(from);
      return id === undefined ? [] : { path, id, to };
    }),
    links: entries
      .filter(({ to }) => !byPath.has(pathOf(to)))
      .map(({ to, positions }) => ({ ...positions.to, target: to })),
    faults: [...faults, ...checkRedirects(entries, byPath, scope)],
  };
}

function readEntries(yaml: YamlText): { entries: RedirectEntry[]; faults: Fault[] } {
  if (yaml.data === null) return { entries: [], faults: [] }; // Only comments: the last redirect has been removed.
  const { value, faults } = checkSchema(yaml, z.array(z.unknown()), { area: "redirects" });
  const read = (value ?? []).map((data, index) => {
    const positionOf = (path: readonly PropertyKey[]): Position =>
      yaml.positionOf([index, ...path]);
    const entry = checkSchema({ data, positionOf }, redirectSchema, { area: "redirects" });
    if (!entry.value) return { faults: entry.faults };
    const { from, to, gone } = entry.value;
    const positions = { from: positionOf(["from"]), to: positionOf(["to"]) };
    return { redirect: { from, to, gone, positions }, faults: [] };
  });
  return {
    entries: read.flatMap(({ redirect }) => redirect ?? []),
    faults: [...faults, ...read.flatMap((one) => one.faults)],
  };
}
