import type { FaultText } from "./fault";

/** The parser's error code and message, and the line it is about. */
export interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly line: string;
}

const QUOTES = 'Put the text behind the key in quotes: key: "text".';

/** A value that starts with a sign YAML keeps for itself: `title: *Celo*`. */
const SPECIAL_START: Omit<FaultText, "rule"> = {
  problem: "This text starts with a sign that means something in YAML.",
  fix: QUOTES,
};

/** Explanations for people who do not know YAML; the first that matches is used. */
const EXPLANATIONS: readonly {
  readonly test: (error: YamlError) => boolean;
  readonly text: Omit<FaultText, "rule">;
}[] = [
  {
    test: ({ code, line }) =>
      code === "BAD_SCALAR_START" || /^[\s-]*\w[\w-]*:\s+[*&!%@`]/.test(line),
    text: SPECIAL_START,
  },
  {
    test: ({ message }) => /closing ["']quote/i.test(message),
    text: {
      problem: "This quote is never closed.",
      fix: "Write the same sign where the text ends.",
    },
  },
  {
    test: ({ message }) => /^Flow (sequence|map)|end with a [\]}]/.test(message),
    text: {
      problem: "A bracket is never closed.",
      fix: "Write ] where the list ends, for instance tags: [defi, wallets].",
    },
  },
  {
    test: ({ code }) => code === "BLOCK_AS_IMPLICIT_KEY",
    text: { problem: "A second colon stands on this line.", fix: QUOTES },
  },
  {
    test: ({ code, message }) =>
      code === "MULTILINE_IMPLICIT_KEY" || /^Implicit (map )?keys need/.test(message),
    text: {
      problem: "This line is no key with a value.",
      fix: "Write it as key: value, or join it with the line above.",
    },
  },
  {
    test: ({ code }) => code === "DUPLICATE_KEY",
    text: { problem: "This key stands here twice.", fix: "Keep one of the two." },
  },
  {
    test: ({ code }) => code === "TAB_AS_INDENT",
    text: {
      problem: "A tab stands at the start of this line.",
      fix: "Indent with spaces, two for each level.",
    },
  },
  {
    test: ({ code }) => code === "BAD_INDENT",
    text: {
      problem: "This line is indented by too little or too much.",
      fix: "Indent it like its neighbours.",
    },
  },
];

/** What is wrong and what to write instead, for an error of the YAML parser. */
export function explainYamlError(error: YamlError): FaultText {
  const known = EXPLANATIONS.find(({ test }) => test(error))?.text;
  return {
    rule: "yaml/malformed",
    problem: `This is not YAML: ${error.message.replace(/\s+/g, " ").replace(/\.$/, "")}.`,
    fix: 'Check quotes, brackets and indentation, and put text that holds ": " or "#" in quotes.',
    ...known,
  };
}

/** What is said of `*name` where no `&name` stands above. */
export const UNKNOWN_ALIAS: FaultText = { rule: "yaml/malformed", ...SPECIAL_START };
