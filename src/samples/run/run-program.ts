import { spawn } from "node:child_process";
import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type BuildFailure, build } from "esbuild";
import { languagesOf } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  findTitled,
  isImportedAs,
  joinContinued,
} from "../../markdown/samples/sample-page";
import type { Packages } from "../packages/packages";
import type { Tool } from "./chain";
import { ACCOUNTS, FIRST_KEY } from "./state";

const LANGUAGES = languagesOf("typescript");

/** Seconds after which a program is ended. */
export const LIMIT_SECONDS = 60;

/** Values for the variables that samples read from `.env`. */
const ENVIRONMENT = {
  PRIVATE_KEY: FIRST_KEY,
  RECIPIENT: ACCOUNTS[1],
  SPENDER: ACCOUNTS[2],
} as const;

export interface RunNeeds {
  readonly pages: readonly SamplePage[];
  readonly packages: Packages;
  /** Paths of Foundry's binaries, for tutorials that call them. */
  readonly tools: Readonly<Record<Tool, string>>;
  /** Code of the sandbox, as one module. */
  readonly sandbox: string;
  /** URLs of the local chains, by the beginning of the URLs that they stand for. */
  readonly routes: Readonly<Record<string, string>>;
}

/** The result of a program's run. */
export interface Finished {
  readonly printed: string;
  /** Why it failed; undefined if it ended by itself and without an error. */
  readonly failure?: string;
  /** Line of the block where it failed, counted from 0. */
  readonly line: number;
}

/**
 * Runs a block as a program of its own, in its own folder, without access to other files and to the network, except for
 * the local chains. Its imports are resolved as the type check does: titled blocks of the page, then packages.
 */
export async function runProgram(block: SampleInPage, needs: RunNeeds): Promise<Finished> {
  const { packages, sandbox, routes } = needs;
  const name = `${block.page.file.replace(/\W+/g, "-")}-${block.index}-${process.pid}`;
  const folder = join(packages.folder, "runs", name);
  mkdirSync(folder, { recursive: true });
  try {
    const script = join(folder, "program.mjs");
    writeFileSync(join(folder, "sandbox.mjs"), sandbox);
    const failure = await bundle(block, needs, script);
    if (failure !== undefined) return { printed: "", failure, line: 0 };
    const permission = process.allowedNodeEnvironmentFlags.has("--permission")
      ? "--permission"
      : "--experimental-permission";
    const flags = [
      ...[permission, "--no-warnings", "--enable-source-maps"],
      ...[`--allow-fs-read=${join(packages.folder, "*")}`, `--allow-fs-write=${join(folder, "*")}`],
      ...["--import", join(folder, "sandbox.mjs")],
    ];
    const child = spawn(process.execPath, [...flags, script, ...(block.sample.run ?? [])], {
      cwd: folder,
      env: { ...ENVIRONMENT, SAMPLE_ROUTES: JSON.stringify(routes) },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let [printed, errors] = ["", ""];
    child.stdout.on("data", (chunk: Uint8Array) => (printed += String(chunk)));
    child.stderr.on("data", (chunk: Uint8Array) => {
      printed += String(chunk);
      errors += String(chunk);
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      child.kill("SIGKILL");
    }, LIMIT_SECONDS * 1000);
    const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
    clearTimeout(timer);
    const failed = explain(errors, code, isLate);
    const { linesAbove } = joinContinued(block, LANGUAGES);
    const line = Number(/\bblock:0:(\d+)/.exec(errors)?.[1] ?? linesAbove + 1);
    return {
      printed,
      ...(failed !== undefined && { failure: failed }),
      line: Math.max(0, line - 1 - linesAbove),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function explain(errors: string, code: number | null, isLate: boolean): string | undefined {
  if (isLate) return `It was still running after ${LIMIT_SECONDS} seconds.`;
  if (code === 0) return undefined;
  if (code === 13) return "It ended while it was waiting for a promise that nothing settles.";
  const message = /^(?:Uncaught )?((?:\w*Error|\w*Exception)\b.*)$/m.exec(errors)?.[1];
  return message ?? errors.trim().split("\n").slice(0, 6).join(" ");
}

/** Packages whose modules name each other without endings, which Node refuses and bundlers and tsx accept. */
const BUNDLED = "@uniswap/";

/** Name of the block itself among the sources of the bundle. */
const ENTRY = "sample";

/** Bundles a block with the blocks that it imports. Returns the reason if that fails. */
async function bundle(
  block: SampleInPage,
  { pages, packages }: RunNeeds,
  outfile: string,
): Promise<string | undefined> {
  const blocks: Pick<SampleInPage, "page" | "index">[] = [block];
  const sourceOf = (path: string) => {
    const { page, index } = blocks[Number(path)] ?? block;
    const sample = page.samples[index] ?? block.sample;
    return { page, index, sample };
  };
  try {
    await build({
      stdin: { contents: `import ${JSON.stringify(`./${ENTRY}`)};`, resolveDir: packages.folder },
      outfile,
      bundle: true,
      platform: "node",
      format: "esm",
      target: "node20",
      jsx: "automatic",
      sourcemap: "inline",
      logLevel: "silent",
      plugins: [
        {
          name: "samples",
          setup: ({ onResolve, onLoad }) => {
            onResolve({ filter: /^\.{1,2}\// }, ({ path, importer, namespace }) => {
              if (importer === "<stdin>") return { path: "0", namespace: "block" };
              if (namespace !== "block") return undefined;
              const found = findTitled(sourceOf(importer), pages, isImportedAs(path));
              if (!found) return { errors: [{ text: `No block is titled ${path}` }] };
              return { path: String(blocks.push(found) - 1), namespace: "block" };
            });
            // As with tsx, which readers use, a path into a package may have no ending.
            onResolve({ filter: /^[^.]/, namespace: "block" }, ({ path }) => {
              if (path.startsWith(BUNDLED)) return undefined;
              const isFile = existsSync(join(packages.folder, "node_modules", `${path}.js`));
              return { path: isFile ? `${path}.js` : path, external: true };
            });
            onLoad({ filter: /.*/, namespace: "block" }, ({ path }) => {
              const source = sourceOf(path);
              const { code } = joinContinued(source, LANGUAGES);
              const resolveDir = packages.folder;
              return { contents: code, loader: loaderOf(source.sample.language), resolveDir };
            });
          },
        },
      ],
    });
    return undefined;
  } catch (error) {
    return (error as BuildFailure).errors.map(({ text }) => text).join(" ");
  }
}

const loaderOf = (language: string): "tsx" | "ts" | "js" | "json" => {
  if (language === "json") return "json";
  return language.startsWith("ts") || language === "typescript"
    ? language === "tsx"
      ? "tsx"
      : "ts"
    : "js";
};
