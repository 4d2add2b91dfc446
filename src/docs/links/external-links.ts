import { isScalar, parseDocument, visit } from "yaml";
import type { LinkUse } from "../../base/compiled-doc";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { pointAt } from "../../faults/point";

const WEB = /^https?:\/\//i;

/** Matches hosts in examples, and hosts on the reader's own machine. */
const NOBODY =
  /^(?:localhost|127\.|0\.0\.0\.0|\[::1\]|(?:.+\.)?example(?:\.(?:com|net|org))?$|.+\.(?:test|local|localhost)$)/i;

/** Checks whether a URL leads to another site, and not to a host in an example or on the reader's own machine. */
export function isExternal(target: string, origin: string): boolean {
  if (!WEB.test(target) || !URL.canParse(target)) return false;
  const { hostname, origin: own } = new URL(target);
  return own !== origin && !NOBODY.test(hostname);
}

/** Lists the URLs in a YAML file or a doc's frontmatter, such as those of sources, explorers and showcase sites. */
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

/** A host's response to a request. `status` is absent if the host didn't respond. */
export interface Answer {
  readonly status?: number;
  /** Target of a permanent redirect. */
  readonly movedTo?: string;
  /** Reason why the host didn't respond. */
  readonly error?: string;
}

/**
 * Classifies a response. Hosts reject automated requests for many reasons, so only 404 and 410 mean that the page is
 * gone: a page that requires a login, is busy or needs another method still exists.
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
  gone: "Gone: these pages no longer exist.",
  moved: "Moved: these URLs redirect permanently. Write the new URL.",
  unsure: "Unsure: no response, or an error that may be temporary. Check these URLs in a browser.",
} as const;

/** Formats the report: the links with a problem, and the files and lines that contain them. */
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
  return [...parts, `${answers.size} URLs on other sites, ${fine} of them without problems.`].join(
    "\n\n",
  );
}

/** Removes the anchor, so that each page is requested only once. */
export const withoutAnchor = (address: string): string => address.split("#", 1)[0] ?? "";
