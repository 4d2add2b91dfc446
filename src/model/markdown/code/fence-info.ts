import type { Code, Nodes } from "mdast";
import { LANGUAGE_ALIASES } from "./code-languages";

/** A language with options attached: `js{1,3}` in VitePress, `ts:title=a.ts` in Gatsby, `js:line-numbers`. */
const ATTACHED = /^([\w+#.-]+?)(?::(?=[a-z])|(?=[{[]))(.+)$/i;

/** A formula as GitLab and GitHub write it: `` $`x`$ ``. */
const GITLAB = /^`([^`]*)`$/;

/** Options of other tools with the same meaning as ours. */
const LINE_NUMBERS =
  /(?<=^|\s)(?::?line-numbers(?:=\d+)?|lineNumbers|showLineNumbers=(?:\{true\}|"true"|true))(?=$|[\s{])/g;
const FILE_NAME = /(?<=^|\s)filename=/g;

/**
 * Rewrites the info strings of code blocks in our form, where other tools write the same differently: names of
 * languages, marked lines and titles. Modifies the tree.
 */
export function normalizeFences(node: Nodes): void {
  if (node.type === "code") normalizeFence(node);
  else if (node.type === "inlineMath") node.value = node.value.replace(GITLAB, "$1");
  else if ("children" in node) node.children.forEach(normalizeFences);
}

function normalizeFence(node: Code): void {
  if (node.lang == null) return;
  if (node.lang === "math" && node.meta == null) {
    Object.assign(node, { type: "math" }); // A formula, as on GitHub.
    return;
  }
  const [, name = node.lang, attached = ""] = ATTACHED.exec(node.lang) ?? [];
  const alias = name.toLowerCase();
  node.lang = Object.hasOwn(LANGUAGE_ALIASES, alias) ? LANGUAGE_ALIASES[alias] : name;
  const meta = `${attached} ${node.meta ?? ""}`.trim();
  node.meta = meta === "" ? null : toOwnOptions(meta);
}

const toOwnOptions = (meta: string): string =>
  meta.replace(LINE_NUMBERS, "showLineNumbers ").replace(FILE_NAME, "title=").trim();
