import { fixForTag } from "../../../base/replacements";
import type { FaultText } from "../../../faults/fault";
import { isAllowedTag, isRawTag } from "../../render/html/raw-html";

/** The parser's message about an error, and the line of the error. */
export interface SyntaxError {
  readonly reason: string;
  /** The line up to the error. */
  readonly before: string;
  /** The line from the error onwards. */
  readonly after: string;
}

/** HTML tags that have neither content nor a closing tag: https://html.spec.whatwg.org/#void-elements. */
const VOID_TAGS = new Set(
  "area base br col embed hr img input link meta source track wbr".split(" "),
);

/** Finds the name of the unclosed tag in the parser's message. The name of a fragment, `<>`, is "". */
const tagOf = (reason: string): string =>
  /closing tag (?:for )?`<\/?([^`>]*)>`/.exec(reason)?.[1] ?? "";

/** True for the name of a tag that isn't HTML that docs may use, or that they replace. */
const isForeignName = (tag: string | undefined): boolean =>
  tag !== undefined && !isAllowedTag(tag) && fixForTag(tag) === undefined;

/** Explanations for writers who know Markdown but not React. The first match is used. */
const EXPLANATIONS: readonly {
  readonly test: (error: SyntaxError) => boolean;
  readonly text: (error: SyntaxError) => FaultText;
}[] = [
  {
    test: ({ before, after }) => before.endsWith("<") && after.startsWith("!--"),
    text: () => ({
      rule: "markdown/html-comment",
      problem: "Docs can't contain HTML comments.",
      fix: "Write {/* comment */} instead of <!-- comment -->.",
    }),
  },
  {
    test: ({ before, after }) => before.endsWith("<") && /^[^\p{L}_/>!]/u.test(after),
    text: ({ after }) => {
      const words = `<${after.replace(/\s[^]*/, "").replace(/(?<![.,;:!?)])[.,;:!?)]+$/, "")}`;
      return {
        rule: "markdown/less-than",
        problem: `"${words}" looks like the start of a tag.`,
        fix: `For a literal <, write \\< or &lt;, or put the text in backticks: \`${words}\`.`,
      };
    },
  },
  {
    test: ({ reason }) => /autolink|create a link in MDX/i.test(reason),
    text: () => ({
      rule: "markdown/autolink",
      problem: "A URL or email address in angle brackets looks like a tag.",
      fix: "Write [text](https://…), or only the address, without the brackets.",
    }),
  },
  {
    test: ({ reason }) => /closing brace for `\{`|in expression/i.test(reason),
    text: () => ({
      rule: "markdown/open-brace",
      problem: "This brace is never closed.",
      fix: "For a literal brace, write \\{, or put it in backticks: `{`.",
    }),
  },
  {
    // Map<string, number> or List<String>: a name, followed by something that isn't one of our tags.
    test: ({ before, after }) =>
      /[\w$]<$/.test(before) &&
      (/^[\w$.]{1,60}(?:,|\[|\s?[|&])/.test(after) ||
        isForeignName(/^([\w$.]{1,60})>/.exec(after)?.[1])),
    text: ({ before, after }) => {
      const name = /[\w$.]{1,60}<$/.exec(before)?.[0] ?? "";
      const code = name + (/^[^>`]{0,100}>?/.exec(after)?.[0] ?? "");
      return {
        rule: "markdown/broken-tag",
        problem: `"${code}" looks like a tag.`,
        fix: `Put types in backticks: \`${code}\`.`,
      };
    },
  },
  {
    test: ({ reason }) => reason.includes("Expected a closing tag for"),
    text: ({ reason }) => {
      const tag = tagOf(reason);
      const fix = fixForTag(tag);
      if (fix !== undefined) {
        return {
          rule: "markdown/unclosed-tag",
          problem: `<${tag}> is never closed, but every tag in a doc has to be.`,
          fix,
        };
      }
      if (tag === "" || /^[_$]/.test(tag) || (isRawTag(tag) && !isAllowedTag(tag))) {
        return {
          rule: "markdown/unclosed-tag",
          problem: `<${tag}> looks like a tag that is never closed.`,
          fix: `If it's a placeholder, put it in backticks: \`<${tag}>\`.`,
        };
      }
      return {
        rule: "markdown/unclosed-tag",
        problem: `The tag <${tag}> is never closed, or is closed in a different block.`,
        fix: `Write <${tag}> and </${tag}> in the same paragraph, or each on its own line with blank lines around it. If the element is empty, write <${tag} />.`,
      };
    },
  },
  {
    test: ({ reason }) => /Unexpected closing (tag|slash)/.test(reason),
    text: ({ reason }) => {
      const expected = /corresponding closing tag for `<([^`>]*)>`/.exec(reason)?.[1];
      if (expected !== undefined && VOID_TAGS.has(expected)) {
        return {
          rule: "markdown/unclosed-tag",
          problem: `<${expected}> is never closed, but every tag in a doc has to be.`,
          fix: fixForTag(expected) ?? `Write <${expected} />.`,
        };
      }
      return {
        rule: "markdown/stray-closing-tag",
        problem:
          expected === undefined
            ? "This closing tag has no opening tag."
            : `<${expected}> is still open here.`,
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
        problem: `The tag <${tag}> is closed in a different block.`,
        fix: `Write <${tag}> and </${tag}> in the same paragraph, or each on its own line with blank lines around it.`,
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
      problem: `This tag has a syntax error near "${(before.slice(-12) + after.slice(0, 12)).trim()}".`,
      fix: 'Write attributes as name="text", name={true} or name={3}. For a literal < in a sentence, write \\<.',
    }),
  },
];

/** Explains an error reported by the Markdown parser. */
export function explainSyntaxError(error: SyntaxError): FaultText {
  const known = EXPLANATIONS.find(({ test }) => test(error));
  if (known) return known.text(error);
  return {
    rule: "markdown/malformed",
    problem: `This text can't be parsed: ${error.reason.replace(/\s+/g, " ")}.`,
    fix: "Put characters like < { } in backticks, or write a backslash before them.",
  };
}
