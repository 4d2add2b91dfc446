import type { Nodes, Text } from "mdast";
import type { FaultText } from "../../../faults/fault";
import { plainText } from "../../base/plain-text";
import type { Finding, NodeSource } from "./finding";

interface TextPattern {
  /**
   * Pattern with the `g` flag. Matching is fast, since every repetition is limited or stops at the character that
   * starts a match.
   */
  readonly pattern: RegExp;
  /** Returns undefined if the match isn't a mistake. */
  readonly words: (match: RegExpExecArray, source: NodeSource<Text>) => FaultText | undefined;
}

/** Drafts are allowed to break this rule. */
export const PLACEHOLDER_RULE = "doc/placeholder";

/** Creates the fault for template text, or for a reminder to write something. */
export const placeholder = (found: string): FaultText => ({
  rule: "doc/placeholder",
  problem: `"${found}" is placeholder text.`,
  fix: "Write the text, or set draft: true until it's written. If you mean the word itself, put it in backticks.",
});

/** Rule for text that looks like a link, if no other rule explains it. */
const UNREAD_LINK_RULE = "link/unread";

const UNREAD_LINK: FaultText = {
  rule: UNREAD_LINK_RULE,
  problem: "Markdown doesn't read this as a link.",
  fix: 'Write [text](URL) or [text](URL "title") on one line. If the URL contains an unmatched parenthesis, put the URL between < and >.',
};

/** Maximum length of a link that a rule finds. */
const MAX_LINK = 700;

/** Matches a picture's size after its URL, which some other tools support. */
const PICTURE_SIZE = / =\d*x\d*\)$/;

const SPACE_IN_ADDRESS: FaultText = {
  rule: "link/space-in-address",
  problem: "This URL contains a space, so Markdown doesn't read it as a link.",
  fix: 'Write %20 for each space in the URL. If the text after a space is a title, put it in quotes: [text](URL "title").',
};

/** True for a link made from a bare URL, but not for a link in Markdown syntax. */
const isBareAddress = (node: Nodes | undefined): boolean =>
  node?.type === "link" && node.url === plainText(node);

/**
 * Signs that a sentence is about the word TODO: for instance an article or a preposition before it, or a noun after it.
 */
const NAMED_BEFORE =
  /(?:^|[\s(])(?:an?|the|any|each|every|no|this|that|these|those|some|your|our|their|its|as|with|without|of|for|from|and|or|word|words|called|named|my|first|simple|create|build|has|have|add|adds|find|use|fix|fixes|resolve|remove|satisfy|delete|clear) ["“'(]?$/i;
const NAMED_AFTER =
  /^(?:\.[a-z]{1,5}\b|["”')]?[ -](?:comments?|lists?|[a-z]{0,2}apps?|items?|notes?|markers?|tags?|labels?|keywords?|tasks?|entr(?:y|ies)|files?|(?:smart )?contracts?|tutorials?|examples?|projects?|and|or|means?|stands?|in(?:to)? (?:the |a |its |your )?(?:code|comments?|files?|names?)))\b/i;
/** Matches text before a word in quotes, or before an abbreviation in parentheses after its long form. */
const QUOTED_BEFORE = /["“‘']$|\w[ -]\w{1,20} \($/;

const PATTERNS: readonly TextPattern[] = [
  {
    // `(#123)` is the number of an issue, not the target of a link.
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\] +\((?:https?:|\/|#(?!\d+\))|\.\.?\/|$)/g,
    words: ({ 0: found }, { next }) => {
      if (found.endsWith("(") && !isBareAddress(next)) return undefined;
      return {
        rule: "link/space-before-address",
        problem: "There is a space between ] and ( in this link.",
        fix: "Write [text](URL) without the space.",
      };
    },
  },
  {
    pattern:
      /(?<!\\)\[[^[\]\n]{1,200}\]\([^()\s]{1,200}[ \t]{1,200}(?:[^()"\s]|\([^()\n]{0,100}\))(?:[^()"\n]|\([^()\n]{0,100}\)){0,200}\)/g,
    words: ({ 0: found }) =>
      PICTURE_SIZE.test(found)
        ? {
            ...SPACE_IN_ADDRESS,
            problem: "This picture has a size, which isn't supported here.",
            fix: "Remove the size: a picture is as large as its column allows.",
          }
        : SPACE_IN_ADDRESS,
  },
  {
    pattern: /(?<!\\)\[[^[\]\n]{1,200}\]\[([^[\]\n]{0,200})\]/g,
    words: ({ 1: name = "" }) => ({
      rule: "link/without-definition",
      problem: `This link has no target: [${name}] isn't defined.`,
      fix: `Write [text](URL), or add the line [${name}]: URL. If the brackets are code, put them in backticks.`,
    }),
  },
  {
    pattern: /(?<!\\)\*\*(?:[^\s*][^*\n]{0,200}[^\w\s*]\*\*(?=\w))?/g,
    words: ({ 0: found }) => ({
      rule: "markdown/stray-sign",
      ...(found === "**"
        ? {
            problem: "These ** don't start or end bold text.",
            fix: "Write ** directly before the first letter and directly after the last letter: **bold**. For literal asterisks, write \\*\\* or use backticks.",
          }
        : {
            problem: `${found} isn't bold, because its ** are between a sign and a letter.`,
            fix: `Write a space after ${found}, or move the ${found.at(-3) ?? "sign"} out of the bold text: ${found.slice(0, -3)}**${found.at(-3) ?? ""}.`,
          }),
    }),
  },
  {
    pattern: /(?<!\\)`/g,
    words: () => ({
      rule: "markdown/stray-sign",
      problem: "This backtick doesn't start or end code.",
      fix: "Write a backtick on both sides of the code, or \\` for a literal backtick. In a table, write \\| for a pipe inside code.",
    }),
  },
  {
    pattern: /(?<!\\)!?\[\[(?!_?toc_?\]\])[^[\]\n]{1,100}\]\]/gi,
    words: ({ 0: found }) => ({
      rule: "link/wiki",
      problem: `${found} ${found.startsWith("!") ? "embeds a file" : "is a link"} in wikis and Obsidian, but is plain text here.`,
      fix: found.startsWith("!")
        ? "Write ![what it shows](./images/file.svg)."
        : "Write [text](./file.md) or [text](/path). If the brackets are code, put them in backticks.",
    }),
  },
  {
    pattern: /(?<![\w:/.\\]):(?=[a-z_+-]{0,30}[a-z])[a-z\d_+-]{2,30}:(?![\w:/])/g,
    words: ({ 0: found }) => ({
      rule: "markdown/emoji-name",
      problem: `Readers see ${found} as text, not as an emoji.`,
      fix: "Write a word, or the emoji itself.",
    }),
  },
  {
    pattern: /(?<!\\)\\\((?=[^\n]{0,100}[\\^_=+])[^\n]{1,100}?\\\)/g,
    words: ({ 0: found }) =>
      /[\^_=+]|\\[a-z]/.test(found)
        ? {
            rule: "markdown/formula-brackets",
            problem: "\\( and \\) don't make a formula here.",
            fix: `Write $${found.slice(2, -2).trim()}$.`,
          }
        : undefined,
  },
  {
    pattern: /(?<!\\)\\\[[^\]]{1,300}?\\\]/g,
    words: ({ 0: found }) =>
      /\^|\\[a-z]|\s=\s/.test(found)
        ? {
            rule: "markdown/formula-brackets",
            problem: "\\[ and \\] don't make a formula here.",
            fix: "Write $$ on its own line above the formula, and on its own line below it.",
          }
        : undefined,
  },
  {
    pattern: /\b(?:TODO|FIXME|TBD|lorem ipsum)\b/gi,
    words: (match, { text }) => {
      const { 0: found, index } = match;
      const isNote = found === found.toUpperCase() || /^lorem/i.test(found);
      if (/^lorem/i.test(found) && /^ (?:is|text)\b/i.test(text.slice(index + found.length)))
        return undefined;
      const isName =
        NAMED_BEFORE.test(text.slice(Math.max(0, index - 20), index)) ||
        QUOTED_BEFORE.test(text.slice(Math.max(0, index - 20), index)) ||
        NAMED_AFTER.test(text.slice(index + found.length, index + found.length + 20));
      return isNote && !isName ? placeholder(found) : undefined;
    },
  },
  {
    pattern:
      /^Say (?:in one paragraph )?what (?:this|the reader|changes)\b|what this lesson is about, in one sentence/g,
    words: ({ 0: found }) => placeholder(found),
  },
  {
    pattern: /\](?<!\\\])\((?=\S|$)/g,
    words: () => UNREAD_LINK,
  },
];

/** Returns only the first finding, since a second one may be the other half of the same mistake. */
const firstOf = (findings: readonly Finding[]): Finding[] => findings.slice(0, 1);

/** True for a link that another rule already explains, at or slightly before its position. */
export const isExplainedLink = ({ rule, offset }: Finding, before: readonly Finding[]): boolean =>
  rule === UNREAD_LINK_RULE &&
  before.some(
    (one) => one.rule.startsWith("link/") && one.offset <= offset && offset - one.offset < MAX_LINK,
  );

/** Finds links, bold text and code that are unfinished or slightly wrong. */
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

/**
 * Patterns for links with a full URL. Markdown turns the URL into a link of its own, which splits the text into several
 * nodes.
 */
const WHOLE_LINKS: readonly {
  readonly pattern: RegExp;
  readonly words: (found: string) => FaultText;
}[] = [
  {
    pattern:
      /(?<!\\)\[[^[\]\n]{1,200}\]\(https?:[^()\s]{1,300}[ \t]{1,200}[^()"'\s][^()"'\n]{0,200}\)/,
    words: () => SPACE_IN_ADDRESS,
  },
  {
    pattern: /(?<!\\)\([^()[\]\n]{1,200}\)\[(?:https?:\/\/|\.{0,2}\/|#)[^[\]\s]{1,300}\](?!\()/,
    words: (found) => ({
      rule: "link/swapped",
      problem: `${found} has its brackets the wrong way round, so it isn't a link.`,
      fix: "Write [text](URL).",
    }),
  },
];

/** Searches the source of a paragraph for links with a full URL that Markdown doesn't read as links. */
export function lintLinks({ text, start }: Pick<NodeSource, "text" | "start">): Finding[] {
  const withoutCode = text.replace(/`[^`]*`/g, (code) => " ".repeat(code.length));
  return WHOLE_LINKS.flatMap(({ pattern, words }) => {
    const found = pattern.exec(withoutCode);
    return found ? [{ offset: start + found.index, ...words(found[0]) }] : [];
  });
}

/** Matches a name from code between double underscores, but not a capitalized word. */
const UNDERSCORED = /^__(?=[a-z]|[A-Z][A-Z\d_]*__$)([A-Za-z][\w$]{0,100})__$/;

/** Finds names such as `__init__`, which Markdown shows in bold and without the underscores. */
export function lintStrong({ text, start }: Pick<NodeSource, "text" | "start">): Finding[] {
  const [, name] = UNDERSCORED.exec(text) ?? [];
  if (name === undefined) return [];
  return [
    {
      offset: start,
      rule: "markdown/underscored-name",
      problem: `Readers see ${text} as a bold "${name}", without the underscores.`,
      fix: `Write \`${text}\` for a name in code, or **${name}** for bold text.`,
    },
  ];
}
