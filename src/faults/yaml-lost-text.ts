import { type Document, isScalar, visit } from "yaml";
import { SPECIAL_START } from "./explain-yaml-error";
import type { FaultText } from "./fault";

/** Text of a YAML file that its value doesn't contain. */
export interface LostText {
  readonly offset: number;
  readonly words: FaultText;
}

/** Matches a sign directly before a letter or digit, as in "Proposal #250". A comment has a space after its sign. */
const NUMBER_SIGN = /^[ \t]*#(?=[\p{L}\p{N}])/u;
const COMMENT = /^[ \t]*#[^\n]*/;

/**
 * Finds text that YAML drops without an error: after ` #`, and after `&` or `!` at the start of a value. A comment is
 * fine after a value without spaces, and on a line of its own.
 */
export function findLostText(document: Document.Parsed, text: string): LostText[] {
  const lost: LostText[] = [];
  const aliases = new Set<string>();
  visit(document, { Alias: (_, { source }) => void aliases.add(source) });
  visit(document, {
    Node: (_, node) => {
      const { anchor, range } = node as {
        anchor?: string;
        range?: readonly [number, number, number];
      };
      if (range && anchor !== undefined && !aliases.has(anchor))
        lost.push({ offset: range[0], words: SPECIAL_START });
      if (!range || !isScalar(node) || node.type !== "PLAIN") return;
      const after = text.slice(range[1], range[1] + 200);
      const isText = typeof node.value === "string" && /\s/.test(node.value);
      const comment = (isText ? COMMENT : NUMBER_SIGN).exec(after)?.[0];
      if (comment !== undefined)
        lost.push({
          offset: range[1] + comment.indexOf("#"),
          words: explainComment(node.source ?? "", after),
        });
    },
  });
  for (const { code, pos } of document.warnings)
    if (code === "TAG_RESOLVE_FAILED") lost.push({ offset: pos[0], words: SPECIAL_START });
  return lost;
}

function explainComment(value: string, after: string): FaultText {
  const line = `${value}${after.replace(/\n[^]*/, "").trimEnd()}`.trim();
  return {
    rule: "yaml/lost-text",
    problem: `In YAML, a # after a space starts a comment, so ${value === "" ? "there is no value" : `the value ends at "${value}"`}.`,
    fix: `Put the whole text in quotes: "${line.replaceAll('"', '\\"')}". Write a comment on a line of its own.`,
  };
}
