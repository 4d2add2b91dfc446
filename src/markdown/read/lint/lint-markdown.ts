import type {
  Definition,
  FootnoteDefinition,
  FootnoteReference,
  Heading,
  ImageReference,
  LinkReference,
  Nodes,
  Root,
} from "mdast";
import { isStyleExample } from "../../../base/doc-identity";
import { type Fault, faultAt } from "../../../faults/fault";
import { createPointOf } from "../../../faults/point";
import { findUnderlinedHeading, lintList, lintParagraph } from "./block-rules";
import { findListBreak, lintCode } from "./code-rules";
import { findLongCurlJson } from "./curl-json";
import { lintDetails } from "./details-rules";
import type { Finding, NodeSource } from "./finding";
import { findOddCharacters } from "./odd-characters";
import { lintSilentChanges } from "./silent-changes";
import { findTableBreak, lintTable, listSoundRows } from "./table-rules";
import { isExplainedLink, lintLinks, lintStrong, lintText } from "./text-rules";

/** Everything gathered while the tree is walked. */
interface Gathered {
  readonly findings: Finding[];
  /** Names of links and footnotes that are used; those of footnotes begin with ^. */
  readonly used: Set<string>;
  readonly definitions: (Definition | FootnoteDefinition)[];
  /** The first `<summary>` of each `<details>`. */
  readonly summaries: Set<Nodes>;
  lastDepth: number;
}

/**
 * Finds Markdown that is valid but probably a mistake. The rules are based on our own pages, on issues reported for
 * other documentation tools, and on pages migrated from them.
 */
export function lintMarkdown(root: Root, source: string, file: string): Fault[] {
  // An example in the style guide is shown below a level-2 heading.
  const lastDepth = isStyleExample(file) ? 2 : 1;
  const gathered: Gathered = {
    findings: [],
    used: new Set(),
    definitions: [],
    summaries: new Set(),
    lastDepth,
  };
  walk(root, undefined, source, gathered);
  const odd = findOddCharacters(root, source);
  const unused = gathered.definitions.filter((one) => !gathered.used.has(nameOf(one)));
  const findings = [...gathered.findings, ...odd, ...unused.map(explainUnused)].filter(
    (finding, at, all) => !isConsequence(finding, all.slice(0, at)),
  );
  const pointOf = createPointOf(source);
  return findings.map(({ offset, ...words }) => faultAt({ file, ...pointOf(offset) }, words));
}

/**
 * True for a finding that is the consequence of an earlier one: backticks in a tree, an unclosed block below a block
 * that swallowed its opening fence, or rows without a header after a blank line.
 */
const isConsequence = (finding: Finding, before: readonly Finding[]): boolean =>
  isExplainedLink(finding, before) || hasCause(finding, before);

/** Maximum length of a tree, in characters. Within this length, backticks aren't reported. */
const MAX_TREE = 2000;

const hasCause = ({ rule, offset }: Finding, before: readonly Finding[]): boolean =>
  before.some(
    (one) =>
      (rule === "markdown/stray-sign" &&
        one.rule === "markdown/tree" &&
        offset - one.offset < MAX_TREE) ||
      (rule === "code/unclosed" && one.rule === "code/swallowed-fence") ||
      (rule === "table/no-delimiter" && one.rule === "table/blank-line" && one.offset === offset),
  );

function walk(node: Nodes, next: Nodes | undefined, source: string, gathered: Gathered): void {
  // The parser also turns bare URLs in brackets into links, but these have no position.
  const { start, end } = node.position ?? {};
  if (start?.offset !== undefined) {
    const text = source.slice(start.offset, end?.offset);
    const before = source.charAt(start.offset - 1);
    const after = source.charAt(end?.offset ?? source.length);
    const nodeSource = { node, next, text, start: start.offset, before, after };
    gathered.findings.push(
      ...lintNode(nodeSource, gathered),
      ...lintSilentChanges(node, nodeSource),
    );
  }
  if (!("children" in node)) return;
  // A row with too many cells is reported only as such, so its cells aren't checked.
  const children: readonly Nodes[] = node.type === "table" ? listSoundRows(node) : node.children;
  children.forEach((child, at) => {
    gathered.findings.push(...findListBreak(children, at), ...findTableBreak(children, at, source));
    walk(child, children[at + 1], source, gathered);
  });
}

function lintNode({ node, ...source }: NodeSource, gathered: Gathered): Finding[] {
  switch (node.type) {
    case "text":
      return lintText({ ...source, node });
    case "strong":
      return lintStrong(source);
    case "paragraph":
      return [...lintParagraph({ ...source, node }), ...lintLinks(source)];
    case "list":
      return lintList({ ...source, node });
    case "table":
      return lintTable({ ...source, node });
    case "code":
      return [...lintCode({ ...source, node }), ...findLongCurlJson({ ...source, node })];
    case "inlineCode":
      return lintCode({ ...source, node });
    case "heading":
      return [
        ...findSkippedLevel(node, source.start, gathered),
        ...findUnderlinedHeading({ ...source, node }),
      ];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return lintDetails({ ...source, node }, gathered.summaries);
    case "footnoteReference":
    case "linkReference":
    case "imageReference":
      gathered.used.add(nameOf(node));
      return [];
    case "definition":
    case "footnoteDefinition":
      gathered.definitions.push(node);
      return [];
    default:
      return [];
  }
}

function findSkippedLevel({ depth }: Heading, offset: number, gathered: Gathered): Finding[] {
  const { lastDepth } = gathered;
  gathered.lastDepth = depth;
  if (depth <= lastDepth + 1) return [];
  return [
    {
      offset,
      rule: "heading/skipped-level",
      problem: `A level-${depth} heading can't follow a level-${lastDepth} heading: people who use a screen reader would think that they missed a heading.`,
      fix: `Write ${"#".repeat(lastDepth + 1)}.`,
    },
  ];
}

const nameOf = ({
  type,
  identifier,
}: Definition | FootnoteDefinition | FootnoteReference | LinkReference | ImageReference): string =>
  type.startsWith("footnote") ? `^${identifier}` : identifier;

function explainUnused(definition: Definition | FootnoteDefinition): Finding {
  const offset = definition.position?.start.offset ?? 0;
  const name = `[${nameOf(definition)}]`;
  if (definition.type === "footnoteDefinition")
    return {
      offset,
      rule: "markdown/unused-footnote",
      problem: `The footnote ${name} is never used, so it isn't shown.`,
      fix: `Write ${name} in the text, or remove the footnote.`,
    };
  const written = `[${definition.label ?? definition.identifier}]`;
  return {
    offset,
    rule: "markdown/unused-definition",
    problem: `Readers don't see this line: it gives links the name ${written}, but no link uses it.`,
    fix: `If this is text, write \\${written}. Otherwise write [text]${written} where the link belongs, or remove the line.`,
  };
}
