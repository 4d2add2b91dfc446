import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildSync } from "esbuild";

/** Result of running a script of a page. */
export interface Ran {
  /** JSON-RPC methods that it called. */
  readonly methods: readonly string[];
  /** Its output, one text for each call of the console. */
  readonly lines: readonly string[];
  /** Errors that it threw or printed; empty if there were none. */
  readonly error: string;
}

export interface PageCode {
  readonly scripts: readonly string[];
  /** Results of JSON-RPC methods, for scripts that read from Celo; any other method returns 42. */
  readonly results?: Readonly<Record<string, unknown>>;
}

const LIMIT_MS = 60_000;

/** Packages that are written for CommonJS call `require`, which modules don't have. */
const REQUIRE =
  'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';

/**
 * Runs scripts of pages in a process of their own. It finds no environment, and can neither read or write files nor
 * start other processes: content is data, and a test of it mustn't give a stranger's page what a build doesn't.
 */
export function runPageCode(code: PageCode): Ran[] {
  const folder = mkdtempSync(join(tmpdir(), "celo-docs-page-code-"));
  const program = join(folder, "program.mjs");
  const permission = process.allowedNodeEnvironmentFlags.has("--permission")
    ? "--permission"
    : "--experimental-permission";
  try {
    buildSync({
      entryPoints: [join(import.meta.dirname, "page-code-program.ts")],
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      banner: { js: REQUIRE },
      outfile: program,
      logLevel: "silent",
    });
    const printed = execFileSync(
      process.execPath,
      [permission, "--no-warnings", `--allow-fs-read=${join(folder, "*")}`, program],
      { input: JSON.stringify(code), env: {}, encoding: "utf8", timeout: LIMIT_MS },
    );
    return JSON.parse(printed) as Ran[]; // The program writes nothing else.
  } finally {
    rmSync(folder, { recursive: true });
  }
}
