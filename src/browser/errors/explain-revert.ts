import type { ErrorsFile } from "../../data/errors/errors-file";
import * as labels from "../../site/error-labels";
import { withBase } from "../../site/paths/base-path";
import { KNOWN_ERRORS_FILE } from "../../site/paths/known-errors";
import type { RevertArgument } from "./decode-revert";
import { hasArguments, selectorOf } from "./revert-data";

/** Explanation of revert data. */
export interface Explanation {
  /** Name of the error with its parameters. */
  readonly title: string;
  readonly arguments: readonly RevertArgument[];
  readonly cause?: string;
  readonly fix?: string;
  /** Additional information for the reader. */
  readonly note?: string;
  /** A contract's message, from `Error(string)`. */
  readonly reason?: string;
  /** URL of the page on this site that explains more. */
  readonly href?: string;
}

const ERROR = { selector: "0x08c379a0", signature: "Error(string reason)" } as const;
const PANIC = { selector: "0x4e487b71", signature: "Panic(uint256 code)" } as const;

let file: Promise<ErrorsFile | undefined> | undefined;

/** Fetches the meanings of selectors, once per visit. The request contains nothing that the reader pasted. */
function loadErrors(): Promise<ErrorsFile | undefined> {
  file ??= fetch(withBase(KNOWN_ERRORS_FILE))
    .then((response) => (response.ok ? (response.json() as Promise<ErrorsFile>) : undefined))
    .catch(() => undefined)
    .then((read) => {
      // If loading failed, the next paste tries again.
      if (!read) file = undefined;
      return read;
    });
  return file;
}

/** Explains revert data. Everything is decoded in the browser, by code that isn't fetched until it is needed. */
export async function explainRevert(data: `0x${string}`): Promise<Explanation> {
  const selector = selectorOf(data);
  if (selector === ERROR.selector || selector === PANIC.selector)
    return explainBuiltIn(data, selector);
  const known = await loadErrors();
  if (!known) return { title: selector, arguments: [], note: labels.errorUnread };
  const error = known.errors[selector];
  if (error) {
    const { signature, by, cause, fix, href } = error;
    const shared = { title: signature, cause, fix, href };
    return { ...shared, ...(await decode(data, signature, labels.formatErrorBy(by))) };
  }
  const called = known.functions[selector];
  if (!called)
    return { title: selector, arguments: [], note: labels.formatUnknownSelector(selector) };
  const { signature, contract, others, href } = called;
  const name = signature.replace(/\(.*/, "");
  const note = labels.formatFunctionSelector(name, contract, others);
  return { title: signature, arguments: [], note, href };
}

async function explainBuiltIn(data: `0x${string}`, selector: string): Promise<Explanation> {
  const { signature } = selector === ERROR.selector ? ERROR : PANIC;
  const decoded = await decode(data, signature);
  const value = decoded.arguments[0]?.value;
  if (value === undefined) return { title: signature, ...decoded };
  if (selector === ERROR.selector)
    return { title: signature, arguments: [], note: labels.errorReason, reason: value };
  const code = `0x${BigInt(value).toString(16).padStart(2, "0")}`;
  const found = (await loadErrors())?.panics[code];
  return { title: labels.formatPanic(code), arguments: [], ...found };
}

/** Decodes the arguments. If the data is truncated, a note says so. */
async function decode(
  data: `0x${string}`,
  signature: string,
  note?: string,
): Promise<Pick<Explanation, "arguments" | "note">> {
  const nothing = { arguments: [], ...(note !== undefined && { note }) };
  if (!hasArguments(data)) return nothing;
  try {
    const { decodeRevert } = await import("./decode-revert");
    return { ...nothing, arguments: decodeRevert(data, signature) };
  } catch {
    return { arguments: [], note: labels.errorCut };
  }
}
