import type { FaultText } from "./fault";

/** The parser's error code and message, and the line that contains the error. */
export interface YamlError {
  readonly code: string;
  readonly message: string;
  readonly line: string;
}

/** Fault for a value that starts with a character that is special in YAML: `title: *Celo*`. */
export const SPECIAL_START: FaultText = {
  rule: "yaml/malformed",
  problem: "This text starts with a character that is special in YAML.",
  fix: 'Put the whole text in quotes, for instance title: "*Celo*".',
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
      fix: "Write the closing bracket where the value ends, for instance tags: [defi, wallets].",
    },
  },
  {
    test: ({ code }) => code === "BLOCK_AS_IMPLICIT_KEY",
    text: {
      problem: "This line has a second colon.",
      fix: 'Put everything after the first colon in quotes, for instance title: "Celo: an overview".',
    },
  },
  {
    test: ({ code, message }) =>
      code === "MULTILINE_IMPLICIT_KEY" || /^Implicit (map )?keys need/.test(message),
    text: {
      problem: "This line isn't written as key: value.",
      fix: "Write a key, a colon and a value on this line, or join the line with the one above.",
    },
  },
  {
    test: ({ code }) => code === "DUPLICATE_KEY",
    text: {
      problem: "This key is already used above, at the same level.",
      fix: "Remove one of the two keys, with its value.",
    },
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
      problem: "This line's indentation doesn't match the lines around it.",
      fix: "Indent this line as far as the other lines at its level.",
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
