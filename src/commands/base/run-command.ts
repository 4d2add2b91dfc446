import { existsSync } from "node:fs";
import { type ParseArgsConfig, parseArgs } from "node:util";
import type { ToolOutcome } from "../pages/new-page";

type Options = NonNullable<ParseArgsConfig["options"]>;

const HELP = { help: { type: "boolean", short: "h", default: false } } as const;

type Parsed<Own extends Options> = ReturnType<
  typeof parseArgs<{ options: Own & typeof HELP; allowPositionals: true }>
>;

const isUnreadable = (error: unknown): error is Error & { readonly code: string } =>
  error instanceof Error &&
  "code" in error &&
  typeof error.code === "string" &&
  error.code.startsWith("ERR_PARSE_ARGS");

/**
 * Runs a command with its options and positional arguments. `--help` prints the usage; an unknown option prints an
 * error and the usage, without a stack trace. Other errors are bugs, so they keep their stack trace.
 */
export async function runCommand<Own extends Options>(
  usage: string,
  options: Own,
  run: (parsed: Parsed<Own>) => Promise<void> | void,
): Promise<void> {
  let parsed: Parsed<Own>;
  try {
    parsed = parseArgs({ options: { ...options, ...HELP }, allowPositionals: true });
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    fail(`${error.message}\n\n${usage}`);
    return;
  }
  if ((parsed.values as { readonly help?: boolean }).help === true) console.log(usage);
  else await run(parsed);
}

/** Prints what a command did, or the reason why it did nothing. */
export function reportOutcome(outcome: ToolOutcome): void {
  if ("done" in outcome) console.log(outcome.done.join("\n"));
  else fail(outcome.refused);
}

/** Prints why a command has failed, and sets exit code 1. */
export function fail(words: string): void {
  console.error(words);
  process.exitCode = 1;
}

/**
 * Resolves the named files to paths relative to the repository's root. If one is missing, prints a message and returns
 * undefined.
 */
export function listNamedFiles(named: readonly string[], usage: string): string[] | undefined {
  const files = named.map((file) => file.replace(/^\.\//, ""));
  const missing = files.filter((file) => !existsSync(file));
  if (missing.length === 0) return files;
  fail(`There is no file ${missing.join(", ")}.\n\n${usage}`);
  return undefined;
}
