import { isScalar, parseDocument, visit } from "yaml";
import { pointAt } from "../../faults/point";
import type { LinkUse } from "../markdown/compiled-doc";
import { splitFrontmatter } from "../markdown/parse/split-frontmatter";

const WEB = /^https?:\/\//i;

/** Hosts that are examples, or the reader's own machine. */
const NOBODY =
  /^(?:localhost|127\.|0\.0\.0\.0|\[::1\]|(?:.+\.)?example(?:\.(?:com|net|org))?$|.+\.(?:test|local|localhost)$)/i;

/** Whether an address is one of another site, which can be asked for. */
export function isExternal(target: string, origin: string): boolean {
  if (!WEB.test(target) || !URL.canParse(target)) return false;
  const { hostname, origin: own } = new URL(target);
  return own !== origin && !NOBODY.test(hostname);
}

/** The addresses in a YAML file, or in the frontmatter of a doc: sources, explorers, sites of the showcase. */
export function listYamlAddresses(file: string, text: string): LinkUse[] {
  const { yaml, yamlLine } = file.endsWith(".yaml")
    ? { yaml: text, yamlLine: 1 }
    : splitFrontmatter(text);
  if (yaml === undefined) return [];
  const found: LinkUse[] = [];
  visit(parseDocument(yaml), (_key, node) => {
    if (!isScalar(node) || typeof node.value !== "string" || !WEB.test(node.value)) return;
    const { line, column } = pointAt(yaml, node.range?.[0] ?? 0);
    found.push({ file, line: line + yamlLine - 1, column, target: node.value });
  });
  return found;
}

/** What a host says of an address; `status` is missing when nobody answered. */
export interface Answer {
  readonly status?: number;
  /** Where a permanent redirect leads. */
  readonly movedTo?: string;
  /** Why nobody answered. */
  readonly error?: string;
}

/**
 * What an answer says of a link. Hosts turn programs away for many reasons, so only a clear word counts as gone: an
 * address that asks for a key, is busy or wants another method is there.
 */
export function classifyAnswer({
  status,
  movedTo,
  error,
}: Answer): "fine" | "moved" | "gone" | "unsure" {
  if (error !== undefined || status === undefined) return "unsure";
  if (status === 404 || status === 410) return "gone";
  if (movedTo !== undefined) return "moved";
  if (status < 400 || [401, 402, 403, 405, 406].includes(status)) return "fine";
  return "unsure";
}

const HEADINGS = {
  gone: "Gone: these addresses have no page any more.",
  moved: "Moved: readers are sent on for good. Write the new address.",
  unsure: "Unsure: nobody answered, or not with a page. Look at them in a browser.",
} as const;

/** The report: what is not fine, each with its places. */
export function formatExternalLinks(
  links: readonly LinkUse[],
  answers: ReadonlyMap<string, Answer>,
): string {
  const parts = (["gone", "moved", "unsure"] as const).flatMap((kind) => {
    const found = [...answers].filter(([, answer]) => classifyAnswer(answer) === kind);
    if (found.length === 0) return [];
    const lines = found.map(([address, { status, movedTo, error }]) => {
      const why = movedTo ?? error ?? status ?? "";
      const uses = links.filter(({ target }) => withoutAnchor(target) === address);
      const where = uses.map(({ file, line }) => `    ${file}:${line}`);
      return [`  ${address} (${why})`, ...where].join("\n");
    });
    return [`${HEADINGS[kind]}\n${lines.join("\n")}`];
  });
  const fine = [...answers.values()].filter((answer) => classifyAnswer(answer) === "fine").length;
  return [...parts, `${answers.size} addresses of other sites, ${fine} of them fine.`].join("\n\n");
}

/** An id of a page is for browsers: a host is asked for each page once. */
export const withoutAnchor = (address: string): string => address.split("#", 1)[0] ?? "";
