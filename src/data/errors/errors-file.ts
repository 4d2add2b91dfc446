import { slug } from "github-slugger";
import { rowId } from "../../base/row-id";
import type { Contract } from "../contracts/contract-data";
import { formatShape } from "../contracts/contract-parts";
import type { KnownError, KnownErrors } from "./known-errors";

/** The meaning of a selector that belongs to an error. */
interface FoundError {
  /** The error as Solidity declares it: `EnforcedPause()`. */
  readonly signature: string;
  readonly by: string;
  readonly cause: string;
  readonly fix: string;
  /** Link to the error's row on the page that lists errors. */
  readonly href: string;
}

/** The meaning of a selector that belongs to a function. */
interface FoundFunction {
  readonly signature: string;
  /** A contract that has the function. */
  readonly contract: string;
  /** Number of other contracts that have the function. */
  readonly others: number;
  readonly href: string;
}

/** Content of `/errors.json`: the meanings of selectors and panic codes. */
export interface ErrorsFile {
  readonly errors: Readonly<Record<string, FoundError>>;
  /** Meanings of panic codes, keyed by a code such as `0x11`. */
  readonly panics: Readonly<Record<string, { readonly cause: string; readonly fix: string }>>;
  readonly functions: Readonly<Record<string, FoundFunction>>;
}

/** Lists the ids of the rows that describe errors. Names that make the same id get a number. */
export function listErrorRowIds(errors: readonly Pick<KnownError, "name">[]): string[] {
  const counts = new Map<string, number>();
  return errors.map(({ name }) => {
    const words = slug(name);
    const count = (counts.get(words) ?? 0) + 1;
    counts.set(words, count);
    return rowId(words, count);
  });
}

/** Builds the content of `/errors.json`. If several contracts have a function, only the first contract is named. */
export function toErrorsFile(
  { errors, panics }: Pick<KnownErrors, "errors" | "panics">,
  contracts: readonly Pick<Contract, "name" | "page" | "items">[],
  errorsPage: string,
): ErrorsFile {
  const rowIds = listErrorRowIds(errors);
  const functions = new Map<string, FoundFunction>();
  for (const { name: contract, page, items } of contracts) {
    for (const item of items) {
      if (item.kind !== "function") continue;
      const known = functions.get(item.selector);
      const href = `${page}#${rowId(slug(item.name), 1)}`;
      const signature = `${item.name}${formatShape(item)}`;
      functions.set(
        item.selector,
        known ? { ...known, others: known.others + 1 } : { signature, contract, others: 0, href },
      );
    }
  }
  return {
    errors: Object.fromEntries(
      errors.map(({ selector, signature, by, cause, fix }, at) => [
        selector,
        { signature, by, cause, fix, href: `${errorsPage}#${rowIds[at] ?? ""}` },
      ]),
    ),
    panics: Object.fromEntries(panics.map(({ code, cause, fix }) => [code, { cause, fix }])),
    functions: Object.fromEntries(functions),
  };
}
