import { keccak_256 } from "@noble/hashes/sha3.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { type AbiError, type AbiParameter, parseAbiItem } from "abitype";
import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { createFileCache } from "../../faults/file-cache";
import { webAddress } from "../../faults/web-address";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "../data-files";

/** The file that explains panic codes and the errors that contracts declare. */
export const ERRORS_FILE = "content/data/errors.yaml";

const sentence = z.string().min(10).max(240);

export const errorsSchema = z.strictObject({
  errors: z.array(
    z.strictObject({
      /** The error as Solidity declares it, with the names of its parameters. */
      signature: z
        .string()
        .regex(
          /^\w+\(.*\)$/,
          "Write the error's name and parameters, for instance Refused(address by).",
        ),
      /** The contracts that declare the error. */
      by: z.string().min(1),
      cause: sentence,
      fix: sentence,
      /** Path of a page that explains more. */
      see: z
        .string()
        .regex(/^\/\S*$/, "Write the full path of a page, starting with a slash.")
        .optional(),
      source: webAddress,
    }),
  ),
  panics: z.strictObject({
    source: webAddress,
    codes: z.array(
      z.strictObject({ code: z.int().min(0).max(255), cause: sentence, fix: sentence }),
    ),
  }),
});

/** An error that contracts declare. */
export interface KnownError {
  readonly name: string;
  readonly signature: string;
  /** First four bytes of the signature's hash. A revert's data begins with them. */
  readonly selector: string;
  readonly by: string;
  readonly cause: string;
  readonly fix: string;
  /** Link to a page that explains more. */
  readonly see?: LinkUse;
  readonly source: string;
  readonly position: Position;
}

/** A code of Solidity's `Panic(uint256)`. */
interface PanicCode {
  /** Code in hexadecimal form: `0x11`. */
  readonly code: string;
  readonly cause: string;
  readonly fix: string;
}

export interface KnownErrors {
  readonly errors: readonly KnownError[];
  readonly panics: readonly PanicCode[];
  /** URL of the page that lists the panic codes. */
  readonly panicSource?: string;
  /** Links to the pages that explain more. They are checked once all pages are known. */
  readonly links: readonly LinkUse[];
  /** Causes and fixes, for checks of their style. */
  readonly sentences: readonly { readonly text: string; readonly position: Position }[];
  readonly faults: readonly Fault[];
}

const NOTHING = { errors: [], panics: [], links: [], sentences: [] } as const;

const cached = createFileCache<KnownErrors>();

/** Reads all errors that we explain, in the order of the file. */
export function readKnownErrors({ readText }: Pick<DataSource, "readText">): KnownErrors {
  const text = readText(ERRORS_FILE);
  if (text === undefined) return { ...NOTHING, faults: [] };
  return cached({ file: ERRORS_FILE, text }, () => parseKnownErrors(text));
}

function parseKnownErrors(text: string): KnownErrors {
  const yaml = parseYaml(text, { file: ERRORS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { ...NOTHING, faults: yaml };
  const { value, faults } = checkSchema(yaml, errorsSchema, { area: "errors" });
  if (value === undefined) return { ...NOTHING, faults };
  const read = value.errors.map((entry, at): KnownError | Fault => {
    const position = yaml.positionOf(["errors", at, "signature"]);
    const selector = selectorOf(entry.signature);
    if (selector === undefined) return wrongSignature(entry.signature, position);
    const name = entry.signature.replace(/\(.*/, "");
    const { see, ...rest } = entry;
    if (see === undefined) return { ...rest, name, selector, position };
    const link = { ...yaml.positionOf(["errors", at, "see"]), target: see };
    return { ...rest, name, selector, position, see: link };
  });
  const errors = read.filter((one): one is KnownError => "selector" in one);
  const listSentences = (
    entries: readonly { readonly cause: string; readonly fix: string }[],
    path: readonly PropertyKey[],
  ) =>
    entries.flatMap((entry, at) =>
      (["cause", "fix"] as const).map((key) => ({
        text: entry[key],
        position: yaml.positionOf([...path, at, key]),
      })),
    );
  const wrong = read.filter((one): one is Fault => !("selector" in one));
  return {
    errors,
    panics: value.panics.codes.map(({ code, ...rest }) => ({
      code: `0x${code.toString(16).padStart(2, "0")}`,
      ...rest,
    })),
    panicSource: value.panics.source,
    links: errors.flatMap(({ see }) => see ?? []),
    sentences: [
      ...listSentences(value.errors, ["errors"]),
      ...listSentences(value.panics.codes, ["panics", "codes"]),
    ],
    faults: [...wrong, ...checkRepeats(errors)],
  };
}

/**
 * Returns the selector of an error; undefined if its declaration isn't valid. viem could do this, but every thread that
 * reads content would need a second to load it.
 */
function selectorOf(signature: string): string | undefined {
  try {
    const { name, inputs } = parseAbiItem([`error ${signature}`] as readonly string[]) as AbiError;
    const hash = keccak_256(utf8ToBytes(`${name}(${inputs.map(typeOf).join(",")})`));
    return `0x${bytesToHex(hash.subarray(0, 4))}`;
  } catch {
    return undefined;
  }
}

/** Returns a parameter's type as selectors contain it: the types of a tuple's fields, without their names. */
const typeOf = (parameter: AbiParameter): string =>
  "components" in parameter
    ? parameter.type.replace("tuple", `(${parameter.components.map(typeOf).join(",")})`)
    : parameter.type;

const wrongSignature = (signature: string, position: Position): Fault =>
  faultAt(position, {
    rule: "errors/signature",
    problem: `"${signature}" can't be read as a Solidity error.`,
    fix: "Write the error's name, and the type and name of each parameter, for instance Refused(address by, uint256 code).",
  });

const checkRepeats = (errors: readonly KnownError[]): Fault[] =>
  errors.flatMap(({ selector, name, position }, at) => {
    const first = errors.findIndex((one) => one.selector === selector);
    return first === at
      ? []
      : [
          faultAt(position, {
            rule: "errors/repeated",
            problem: `${name} has the selector ${selector}, but ${errors[first]?.signature ?? ""} above already has that selector.`,
            fix: "Remove one of the two errors.",
          }),
        ];
  });
