import type { Heading, Nodes } from "mdast";
import type { FaultText } from "../../../faults/fault";
import type { Finding, NodeSource } from "./finding";

/*
 * Finds characters that Markdown drops, or reads as something that was hardly meant, although nothing on the page shows
 * it. Whoever means it can write it so that it is clear: `~~deleted~~`, `## Heading ##`, `*whole* words`.
 */

/** A sign that marks text in other tools, and the tag that does so here. */
interface ForeignMark {
  readonly sign: string;
  readonly tag: string;
  readonly pattern: RegExp;
  readonly orElse?: (words: string) => string;
}

const HIGHLIGHT: ForeignMark = {
  sign: "==",
  tag: "mark",
  pattern: /(?<![=\w])==(?! |=)[^=\n]{1,100}(?<! )==(?![=\w])/,
  orElse: (words) => `, or **${words}**`,
};
const INSERTED: ForeignMark = {
  sign: "++",
  tag: "ins",
  // Not "++i or i++", which begins and ends with the same name.
  pattern:
    /(?<![+\w\\])\+\+(?! |(\w{1,50})\b[^+\n]{1,100}\b\1\+\+)[^+\n]{1,100}(?<! )\+\+(?![+\w])/,
};
const SUPERSCRIPT: ForeignMark = {
  sign: "^",
  tag: "sup",
  pattern: /(?<=[\w)])\^[\w+-]{1,30}\^(?![\w(])/,
};
const SUBSCRIPT: ForeignMark = {
  sign: "~",
  tag: "sub",
  pattern: /^~(?!~)[^]*~$/,
  orElse: (words) => `, or ~~${words}~~ for deleted text`,
};

function explainMark(found: string, { sign, tag, orElse }: ForeignMark): FaultText {
  const words = found.slice(sign.length, -sign.length);
  return {
    rule: "markdown/foreign-mark",
    problem:
      sign === "~"
        ? `Readers see "${words}" crossed out.`
        : `Readers see ${found} as text, because ${sign} isn't a sign of Markdown.`,
    fix: `Write <${tag}>${words}</${tag}>${orElse?.(words) ?? ""}. Put code in backticks.`,
  };
}

/** Matches words that can only be a path or a pattern: after `C:\`, `%HOME%\`, `~\` or dots, or with `\n`. */
const PATH = /^\W?(?:[A-Za-z]:|%\w+%|~|\.\.?)\\|\\[A-Za-z\d]/;
/** Matches a backslash that Markdown drops. Markdown itself never needs one before a dot and a letter. */
const LOST_IN_PATH = /(?<!\\)\\(?=[!-/:-@[\]-`{-~])/;
const LOST_BEFORE_DOT = /(?<=\w)(?<!www)\\(?=\.[A-Za-z])/;

function findLostBackslash(text: string): Omit<Finding, "rule"> | undefined {
  for (const { 0: word, index } of text.matchAll(/\S{1,500}/g)) {
    const lost = (PATH.test(word) ? LOST_IN_PATH : LOST_BEFORE_DOT).exec(word);
    if (lost)
      return {
        offset: index + lost.index,
        problem: `Readers don't see this backslash: Markdown drops it before "${word.charAt(lost.index + 1)}".`,
        fix: "Put the path in backticks, or write \\\\ for a literal backslash.",
      };
  }
  return undefined;
}

function inText({ text, start }: NodeSource): Finding[] {
  const marks = [HIGHLIGHT, INSERTED, SUPERSCRIPT].flatMap((mark) => {
    const found = mark.pattern.exec(text);
    return found ? [{ offset: start + found.index, ...explainMark(found[0], mark) }] : [];
  });
  const lost = text.includes("\\") ? findLostBackslash(text) : undefined;
  if (!lost) return marks;
  return [...marks, { ...lost, offset: start + lost.offset, rule: "markdown/lost-backslash" }];
}

const COMMENTED_ID = /^\/\*\s*#([\p{L}\p{N}_.:-]+)\s*\*\/$/u;

function inHeading({ children }: Heading, { text, start }: NodeSource): Finding[] {
  const last = children.at(-1);
  const comment = last?.type === "mdxTextExpression" ? last.value.trim() : "";
  const [, id] = COMMENTED_ID.exec(comment) ?? [];
  if (id !== undefined)
    return [
      {
        offset: last?.position?.start.offset ?? start,
        rule: "heading/commented-id",
        problem: "This comment is an id in Docusaurus, but is dropped here.",
        fix: `Write {#${id}} instead.`,
      },
    ];
  // Signs at the end close a heading: as many as at its start are meant, others are part of a name ("C #").
  const [, opening, closing] = /^(#{1,6})[^\n]*[ \t](#+)[ \t]*$/.exec(text) ?? [];
  if (closing === undefined || closing === opening) return [];
  return [
    {
      offset: start + text.lastIndexOf(closing),
      rule: "heading/closing-sign",
      problem: `Readers don't see the ${closing} at the end of this heading.`,
      fix: `Write \\${closing} if it's part of the text; otherwise remove it.`,
    },
  ];
}

/** Matches a formula that is two shell variables: `$HOME/$USER` has the formula `HOME/`. */
const isVariable = (formula: string, after: string): boolean =>
  /\w[/:-]$/.test(formula) || (/[\w{]/.test(after) && /\w[.,;=]$|^[A-Z][A-Z\d_]+$/.test(formula));

/** Names before an opening angle bracket, or numbers: in `2*3*4`, the signs are hardly emphasis. */
const isProduct = ({ text, before, after }: NodeSource): boolean =>
  text.startsWith("*") && /[\w)]/.test(before) && /[\w(]/.test(after) && !/\s/.test(text);

/** Finds what Markdown drops or changes in a node. */
export function lintSilentChanges(node: Nodes, source: NodeSource): Finding[] {
  const { text, start: offset, after } = source;
  switch (node.type) {
    case "text":
      return inText(source);
    case "heading":
      return inHeading(node, source);
    case "delete":
      return SUBSCRIPT.pattern.test(text) ? [{ offset, ...explainMark(text, SUBSCRIPT) }] : [];
    case "emphasis":
      if (!isProduct(source)) return [];
      return [
        {
          offset,
          rule: "markdown/lost-asterisk",
          problem: `Readers see ${text} in italics, without the asterisks.`,
          fix: "Put code in backticks, write × or \\* for a product, or emphasize the whole word.",
        },
      ];
    case "inlineMath":
      if (!isVariable(node.value, after)) return [];
      return [
        {
          offset,
          rule: "markdown/variable",
          problem: `Readers see ${text} as a formula, without the dollar signs.`,
          fix: "Put variables in backticks, or write \\$ for a literal dollar sign.",
        },
      ];
    default:
      return [];
  }
}
