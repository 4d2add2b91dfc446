import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { transformSync } from "esbuild";
import { CLI_PACKAGES_FILE } from "../../data/cli/cli-manifests";
import { PACKAGES_FOLDER } from "../../data/package-manifest";
import { type SampleKind, kindOf } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listBorrowed,
  listRelated,
} from "../../markdown/samples/sample-page";
import { openContent } from "../content/content-files";
import { digestOf } from "../store/cache-files";
import { listFiles } from "../store/list-files";
import { lookUp } from "../store/look-up";
import { bundleChecks, createToolLister } from "./bundled-checks";
import type { PinnedSet, Sets } from "./pinned-packages";

const CHECKS = "src/samples/checks";

/**
 * Modules that call the checks for all kinds of blocks. A block's key covers their own code, but not what they import:
 * that would be the checks for all other kinds.
 */
const CALLERS = ["check-pages.ts", "checked-against.ts", "knowledge.ts"];
const IMPORT = /^import [^;]*;\n/gm;

interface Basis {
  /** Modules that check a block. The block's key also covers everything that they import. */
  readonly modules: readonly string[];
  /** Packages that a module finds by their names, without importing them. */
  readonly tools?: readonly string[];
  /** Files and folders of the content that blocks are compared with. */
  readonly lists: readonly string[];
  /** The data of the packages that affects the result: their lock files, or only their versions. */
  readonly packages: "locked" | "versions";
}

/** The code that runs programs, with the contracts of the local chain, and the packages that it uses. */
const RUNNER = "src/samples/run";
const RUNNER_TOOLS = ["esbuild", "viem"];
const CHAIN_SET = `${PACKAGES_FOLDER}/chain`;

const COMMANDS = "content/data/commands";
const PACKAGES = "content/data/npm-packages.yaml";
const CLI_WORDS = "content/data/cli";
const NETWORKS = "content/data/networks.yaml";
const TOKENS = "content/data/tokens.yaml";
const ADDRESSES = "content/data/addresses.yaml";

const BASES: Readonly<Record<SampleKind, Basis>> = {
  typescript: {
    modules: ["typescript/check-typescript.ts"],
    lists: [],
    packages: "locked",
  },
  solidity: { modules: ["solidity/check-solidity.ts"], lists: [], packages: "locked" },
  shell: {
    modules: [
      "shell/check-shell.ts",
      "shell/parse-shell.ts",
      "shell/command-specs.ts",
      "../../data/cli/cli-reference.ts",
    ],
    tools: ["tree-sitter-bash"],
    lists: [COMMANDS, PACKAGES, CLI_PACKAGES_FILE, CLI_WORDS],
    packages: "versions",
  },
  data: {
    modules: ["data/check-data-language.ts", "data/check-schemas.ts", "shell/check-manifest.ts"],
    lists: [PACKAGES],
    packages: "versions",
  },
};

/** The content's lists that are compared with packages, and the module that compares each. */
const LISTS: Readonly<Record<string, string>> = {
  [ADDRESSES]: "network/check-address-sources.ts",
  [NETWORKS]: "network/check-network-sources.ts",
};

/** Lists the modules whose code is part of some key. */
export const listModules = (): string[] =>
  [...Object.values(BASES).flatMap(({ modules }) => modules), ...Object.values(LISTS)].map((file) =>
    posix.join(CHECKS, file),
  );

/**
 * Digests of everything that a check's result depends on. A check has to be repeated only if its digest has changed.
 */
export interface RecordKeys {
  readonly keyOf: (block: SampleInPage) => string;
  /** Digest of everything that a program's run depends on. */
  readonly runKeyOf: (block: SampleInPage) => string;
  /** Digests of the lists that are compared with packages, by the list's file. */
  readonly lists: ReadonlyMap<string, string>;
}

/**
 * Reads the checks' sources, the lists and the tools' versions once for all blocks. Returns a function that computes the
 * keys of these pages' blocks.
 */
export function openRecordKeys(
  root: string,
  { main, setOf }: Sets<PinnedSet>,
): (pages: readonly SamplePage[]) => RecordKeys {
  const content = openContent(root);
  const listTools = createToolLister(root);
  const digestList = (list: string): string => {
    const files = [list, ...content.listFiles(list)];
    return digestOf(...files.flatMap((file) => [file, content.readKnown(file)]));
  };
  const checks = bundleChecks(root, listModules());
  const digestCode = (modules: readonly string[], tools: readonly string[] = []): string => {
    const bundled = modules.flatMap((module) => checks.get(posix.join(CHECKS, module)) ?? []);
    const packages = bundled.flatMap((check) => check.packages);
    return digestOf(...bundled.map(({ code }) => code), ...listTools([...packages, ...tools]));
  };
  const callers = CALLERS.map((file) => join(root, CHECKS, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, "utf8").replace(IMPORT, ""));
  const digests = new Map(
    Object.entries(BASES).map(([kind, { modules, tools, lists }]) => [
      kind,
      digestOf(digestCode(modules, tools), ...callers, ...lists.map(digestList)),
    ]),
  );
  const digestPackages = (page: string, kind: SampleKind): string[] =>
    [main, setOf(page)]
      // Solidity's compilers are in the main packages. TypeScript only needs the packages of the page.
      .slice(kind === "typescript" ? 1 : 0)
      .map(({ digest, versions }) =>
        BASES[kind].packages === "locked" ? digest : JSON.stringify([...versions]),
      );
  const lists = new Map(
    Object.entries(LISTS).map(([list, module]) => [
      list,
      digestOf(digestCode([module]), digestList(list), main.digest),
    ]),
  );
  const runnerDigest = digestOf(
    ...listFiles(root, RUNNER).map((file) =>
      stripCode(file, readFileSync(join(root, file), "utf8")),
    ),
    ...listTools(RUNNER_TOOLS),
    ...[NETWORKS, TOKENS, CHAIN_SET].map(digestList),
  );
  return (pages) => {
    const textOf = (block: SampleInPage): string[] => {
      const { file: _, line: __, column: ___, ...own } = block.sample;
      const related = listRelated(block, pages).map(({ code, title, language, continues }) => [
        code,
        title,
        language,
        continues,
      ]);
      return [JSON.stringify(own), JSON.stringify(related)];
    };
    return {
      keyOf: (block) => {
        const { language } = block.sample;
        const kind = kindOf(language);
        if (!kind) throw new Error(`There is no check for the language ${language}.`);
        return digestOf(
          lookUp(digests, kind, "digest"),
          ...digestPackages(block.page.file, kind),
          ...textOf(block),
        );
      },
      runKeyOf: (block) =>
        digestOf(
          runnerDigest,
          setOf(block.page.file).digest,
          ...textOf(block),
          // All blocks of a tutorial run together. A program's output is in one of the two blocks behind it.
          ...(block.page.frontmatter?.runs === undefined
            ? block.page.samples.slice(block.index + 1, block.index + 3)
            : [...block.page.samples, ...listBorrowed(block.page, pages)]
          ).map(({ code, title, norun }) => JSON.stringify([code, title, norun])),
        ),
      lists,
    };
  };
}

/** Returns code without its types and comments, which don't change what it does. */
const stripCode = (file: string, text: string): string =>
  file.endsWith(".ts")
    ? transformSync(text, { loader: "ts", minifyWhitespace: true, legalComments: "none" }).code
    : text;
