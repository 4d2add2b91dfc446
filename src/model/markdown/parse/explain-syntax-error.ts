import type { FaultText } from "../../../faults/fault";
import { isAllowedTag, isRawTag } from "../html/raw-html";
import { fixForTag } from "../replacements";

/** A parser's own words, and the line of the file they speak of. */
export interface SyntaxError {
  readonly reason: string;
  /** The text of the line, up to the error. */
  readonly before: string;
  /** The text of the line from the error on. */
  readonly after: string;
}

/** The tag that the parser misses the end of; empty for a fragment, `<>`. */
const tagOf = (reason: string): string =>
  /closing tag (?:for )?`<\/?([^`>]*)>`/.exec(reason)?.[1] ?? "";

/** Plain words for the slips of people who write Markdown and not React; the first that fits wins. */
const EXPLANATIONS: readonly {
  readonly test: (error: SyntaxError) => boolean;
  readonly text: (error: SyntaxError) => FaultText;
}[] = [
  {
    test: ({ before, after }) => before.endsWith("<") && after.startsWith("!--"),
    text: () => ({
      rule: "markdown/html-comment",
      problem: "An HTML comment cannot stand in a doc.",
      fix: "Write {/* comment */} instead of <!-- comment -->.",
    }),
  },
  {
    test: ({ before, after }) => before.endsWith("<") && /^[^\p{L}_/>!]/u.test(after),
    text: ({ after }) => {
      const words = `<${after.replace(/\s[^]*/, "").replace(/(?<![.,;:!?)])[.,;:!?)]+$/, "")}`;
      return {
        rule: "markdown/less-than",
        problem: `"${words}" reads like the start of a tag.`,
        fix: `Write \\< or &lt; for the sign, or put it into backticks: \`${words}\`.`,
      };
    },
  },
  {
    test: ({ reason }) => /autolink|create a link in MDX/i.test(reason),
    text: () => ({
      rule: "markdown/autolink",
      problem: "An address in angle brackets reads like a tag.",
      fix: "Write [text](https://…), or the bare address without the brackets.",
    }),
  },
  {
    test: ({ reason }) => /closing brace for `\{`|in expression/i.test(reason),
    text: () => ({
      rule: "markdown/open-brace",
      problem: "This brace is never closed.",
      fix: "Write \\{ for the sign, or put it into backticks: `{`.",
    }),
  },
  {
    test: ({ reason }) => reason.includes("Expected a closing tag for"),
    text: ({ reason }) => {
      const tag = tagOf(reason);
      const fix = fixForTag(tag);
      if (fix !== undefined) {
        return {
          rule: "markdown/unclosed-tag",
          problem: `<${tag}> is never closed, as every tag of a doc has to be.`,
          fix,
        };
      }
      if (tag === "" || (isRawTag(tag) && !isAllowedTag(tag))) {
        return {
          rule: "markdown/unclosed-tag",
          problem: `<${tag}> reads like a tag that is never closed.`,
          fix: `Put a placeholder into backticks: \`<${tag}>\`.`,
        };
      }
      return {
        rule: "markdown/unclosed-tag",
        problem: `The tag <${tag}> is never closed, or closed in another block than it was opened.`,
        fix: `Write </${tag}> where it ends (on a line of its own, with blank lines around it, if <${tag}> has one), or <${tag} /> when nothing is inside.`,
      };
    },
  },
  {
    test: ({ reason }) => /Unexpected closing (tag|slash)/.test(reason),
    text: ({ reason }) => {
      const expected = /corresponding closing tag for `<([^`>]*)>`/.exec(reason)?.[1];
      return {
        rule: "markdown/stray-closing-tag",
        problem:
          expected === undefined
            ? "This closing tag closes nothing."
            : `Here <${expected}> is still open.`,
        fix:
          expected === undefined
            ? "Remove it, or write its opening tag before it."
            : `Write </${expected}> before this tag.`,
      };
    },
  },
  {
    test: ({ before, after }) => before.endsWith("<") && /^\/?[\w.]{1,60}>>/.test(after),
    text: ({ after }) => {
      const tag = after.replace(/>[^]*/, "");
      return {
        rule: "markdown/broken-tag",
        problem: `<${tag}>> has one > too many.`,
        fix: `Write <${tag}>.`,
      };
    },
  },
  {
    test: ({ reason }) => reason.startsWith("Expected the closing tag"),
    text: ({ reason }) => {
      const tag = tagOf(reason);
      return {
        rule: "markdown/unclosed-tag",
        problem: `The tag <${tag}> is closed in another block than it was opened.`,
        fix: `Write <${tag}> and </${tag}> both inside one paragraph, or each on a line of its own with blank lines around it.`,
      };
    },
  },
  {
    // Map<string, number>: a name, then what could be a tag but for the comma.
    test: ({ before, after }) =>
      /[\w$]<$/.test(before) && /^[\w$.]{1,60}(?:,|\[|\s?[|&])/.test(after),
    text: ({ before, after }) => {
      const name = /[\w$.]{1,60}<$/.exec(before)?.[0] ?? "";
      const code = name + (/^[^>`]{0,100}>?/.exec(after)?.[0] ?? "");
      return {
        rule: "markdown/broken-tag",
        problem: `"${code}" reads like a tag.`,
        fix: `Put types into backticks: \`${code}\`.`,
      };
    },
  },
  {
    test: ({ reason }) =>
      /attribute|in tag|in closing tag|before name|in name|after self-closing|local name/i.test(
        reason,
      ),
    text: ({ before, after }) => ({
      rule: "markdown/broken-tag",
      problem: `This tag cannot be read from "${(before.slice(-12) + after.slice(0, 12)).trim()}" on.`,
      fix: 'Write attributes as name="text", name={true} or name={3}; for a plain < in a sentence write \\<.',
    }),
  },
];

/** What is wrong and what to write instead, for an error of the Markdown parser. */
export function explainSyntaxError(error: SyntaxError): FaultText {
  const known = EXPLANATIONS.find(({ test }) => test(error));
  if (known) return known.text(error);
  return {
    rule: "markdown/malformed",
    problem: `This cannot be read: ${error.reason.replace(/\s+/g, " ")}.`,
    fix: "Put signs like < { } into backticks, or write a backslash before them.",
  };
}
