import type { FaultText } from "./fault";

/** The parser's error code and message, and the line that contains the error. */
export interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly line: string;
}

const QUOTES = 'Put the text after the key in quotes: key: "text".';

/** Fault for a value that starts with a character that is special in YAML: `title: *Celo*`. */
const SPECIAL_START: Omit<FaultText, "rule"> = {
  problem: "This text starts with a character that is special in YAML.",
  fix: QUOTES,
};

/** Explanations for people who don't know YAML; the first match is used. */
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
      problem: "This quotation mark is never closed.",
      fix: "Write the same quotation mark where the text ends.",
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
    text: { problem: "This line has a second colon.", fix: QUOTES },
  },
  {
    test: ({ code, message }) =>
      code === "MULTILINE_IMPLICIT_KEY" || /^Implicit (map )?keys need/.test(message),
    text: {
      problem: "Expected key: value.",
      fix: "Write the line as key: value, or join it with the line above.",
    },
  },
  {
    test: ({ code }) => code === "DUPLICATE_KEY",
    text: { problem: "Duplicate key.", fix: "Keep one of the two." },
  },
  {
    test: ({ code }) => code === "TAB_AS_INDENT",
    text: {
      problem: "This line starts with a tab.",
      fix: "Indent with spaces, two for each level.",
    },
  },
  {
    test: ({ code }) => code === "BAD_INDENT",
    text: {
      problem: "The indentation of this line doesn't match the lines around it.",
      fix: "Indent it like the lines around it.",
    },
  },
];

/** Explains an error reported by the YAML parser. */
export function explainYamlError(error: YamlError): FaultText {
  const known = EXPLANATIONS.find(({ test }) => test(error))?.text;
  return {
    rule: "yaml/malformed",
    problem: `This isn't valid YAML: ${error.message.replace(/\s+/g, " ").replace(/\.$/, "")}.`,
    fix: 'Check quotes, brackets and indentation, and put text that contains ": " or "#" in quotes.',
    ...known,
  };
}

/** Fault for `*name` without an `&name` above it. */
export const UNKNOWN_ALIAS: FaultText = { rule: "yaml/malformed", ...SPECIAL_START };
