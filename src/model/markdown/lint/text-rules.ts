import type { Text } from "mdast";
import type { FaultText } from "../../../faults/fault";
import type { Finding, NodeSource } from "./finding";

interface TextPattern {
  /** Global. Every repetition has a limit or stops at its own first letter, so that no text takes long. */
  readonly pattern: RegExp;
  /** Undefined for what only looks like the slip. */
  readonly words: (match: RegExpExecArray, source: NodeSource<Text>) => FaultText | undefined;
}

/** The rule that a draft need not keep. */
export const PLACEHOLDER_RULE = "doc/placeholder";

/** What is wrong with the words of a template, or with a sign that something is still to be written. */
export const placeholder = (found: string): FaultText => ({
  rule: "doc/placeholder",
  problem: `"${found}" holds the place of text that is not written yet.`,
  fix: "Write the text, or keep draft: true until it is written.",
});

const SPACE_IN_ADDRESS: FaultText = {
  rule: "link/space-in-address",
  problem: "The address of this link has a space in it, so it is no link.",
  fix: 'Write the address without spaces, %20 for one that belongs to it, and a title in quotes: [text](address "title").',
};

const PATTERNS: readonly TextPattern[] = [
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\] +\((?:https?:|\/|#|\.\.?\/|$)/g,
    words: ({ 0: found }, { next }) => {
      if (found.endsWith("(") && next?.type !== "link") return undefined;
      return {
        rule: "link/space-before-address",
        problem: "A space parts the text of this link from its address.",
        fix: "Write [text](address) without the space.",
      };
    },
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\]\([^()\s]{1,200}[ \t][^()"\n]{0,200}\)/g,
    words: () => SPACE_IN_ADDRESS,
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]/g,
    words: ({ 1: name = "" }) => ({
      rule: "link/without-definition",
      problem: `This link has no address: nothing defines [${name}].`,
      fix: `Write [text](address), or a line [${name}]: address. Put brackets of code into backticks.`,
    }),
  },
  {
    pattern: /(?<!\\)\*\*/g,
    words: () => ({
      rule: "markdown/stray-sign",
      problem: "These ** neither begin nor end bold text.",
      fix: "Write both pairs, right at the first and the last word: **bold**. For the signs themselves write \\*\\* or backticks.",
    }),
  },
  {
    pattern: /(?<!\\)`/g,
    words: () => ({
      rule: "markdown/stray-sign",
      problem: "This backtick neither begins nor ends code.",
      fix: "Write one on both sides of the code, or \\` for the sign. In a table write \\| for a pipe inside code.",
    }),
  },
  {
    pattern: /(?<!\\)!?\[\[(?!_?toc_?\]\])[^[\]\n]{1,100}\]\]/gi,
    words: ({ 0: found }) => ({
      rule: "link/wiki",
      problem: `${found} is how wikis and Obsidian ${found.startsWith("!") ? "show a file" : "link"}, and plain text here.`,
      fix: found.startsWith("!")
        ? "Write ![what it shows](./images/file.svg)."
        : "Write [text](./file.md) or [text](/path). Put brackets of code into backticks.",
    }),
  },
  {
    pattern: /(?<![\w:/.\\]):(?=[a-z_+-]{0,30}[a-z])[a-z\d_+-]{2,30}:(?![\w:/])/g,
    words: ({ 0: found }) => ({
      rule: "markdown/emoji-name",
      problem: `Readers see ${found} as it stands here, not as a picture.`,
      fix: "Write a word, or the sign itself.",
    }),
  },
  {
    pattern: /(?<![=\w])==(?! |=)[^=\n]{1,100}(?<! )==(?![=\w])/g,
    words: ({ 0: found }) => ({
      rule: "markdown/highlight",
      problem: `${found} is plain text here, with its signs.`,
      fix: `Write <mark>${found.slice(2, -2)}</mark>, or **${found.slice(2, -2)}**.`,
    }),
  },
  {
    pattern: /(?<!\\)\\\((?=[^\n]{0,100}[\\^_=+])[^\n]{1,100}?\\\)/g,
    words: ({ 0: found }) =>
      /[\^_=+]|\\[a-z]/.test(found)
        ? {
            rule: "markdown/formula-brackets",
            problem: "Round brackets with backslashes make no formula here.",
            fix: `Write $${found.slice(2, -2).trim()}$.`,
          }
        : undefined,
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|lorem ipsum)\b/gi,
    words: ({ 0: found }) =>
      found === found.toUpperCase() || /^lorem/i.test(found) ? placeholder(found) : undefined,
  },
  {
    pattern:
      /^Say (?:in one paragraph )?what (?:this|the reader|changes)\b|what this lesson is about, in one sentence/g,
    words: ({ 0: found }) => placeholder(found),
  },
];

/** A pair is reported once: its second half follows from the first. */
const firstOf = (findings: readonly Finding[]): Finding[] => findings.slice(0, 1);

/** Links, bold text and code that were not finished, or written a little wrong. */
export function lintText(source: NodeSource<Text>): Finding[] {
  return PATTERNS.flatMap(({ pattern, words }) =>
    firstOf(
      [...source.text.matchAll(pattern)].flatMap((match) => {
        const text = words(match, source);
        return text ? [{ offset: source.start + match.index, ...text }] : [];
      }),
    ),
  );
}

/** Links with a whole address: Markdown makes a link of the address alone, which parts the text around it. */
const WHOLE_LINKS: readonly {
  readonly pattern: RegExp;
  readonly words: (found: string) => FaultText;
}[] = [
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\]\(https?:[^()\s]{1,300}[ \t][^()"'\n]{0,200}\)/,
    words: () => SPACE_IN_ADDRESS,
  },
  {
    pattern: /(?<!\\)\([^()[\]\n]{1,200}\)\[(?:https?:\/\/|\.{0,2}\/|#)[^[\]\s]{1,300}\](?!\()/,
    words: (found) => ({
      rule: "link/swapped",
      problem: `${found} has its brackets the wrong way round, so it is no link.`,
      fix: "Write [text](address).",
    }),
  },
];

/** The same in the source of a paragraph. */
export function lintLinks({ text, start }: Pick<NodeSource, "text" | "start">): Finding[] {
  const withoutCode = text.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
  return WHOLE_LINKS.flatMap(({ pattern, words }) => {
    const found = pattern.exec(withoutCode);
    return found ? [{ offset: start + found.index, ...words(found[0]) }] : [];
  });
}
