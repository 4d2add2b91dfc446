import { posix } from "node:path";
import { CLI_PACKAGES_FILE } from "../../data/cli/cli-manifests";
import { type SampleKind, kindOf } from "../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  listRelated,
} from "../../markdown/samples/sample-page";
import { openContent } from "../content/content-files";
import { digestOf } from "../store/cache-files";
import { lookUp } from "../store/look-up";
import type { PinnedSet, Sets } from "./pinned-packages";
import { createToolLister, listSources, readSource } from "./source-closure";

const CHECKS = "src/samples/checks";

/**
 * Modules that call the checks for all kinds of blocks. A block's key covers the text of these modules, but not what
 * they import.
 */
const CALLERS = ["check-pages.ts", "checked-against.ts", "knowledge.ts"];

interface Basis {
  /** Modules that check a block. The block's key also covers everything that they import. */
  readonly modules: readonly string[];
  /** Files and folders of the content that blocks are compared with. */
  readonly lists: readonly string[];
  /** The data of the packages that affects the result: their lock files, or only their versions. */
  readonly packages: "locked" | "versions";
}

const COMMANDS = "content/data/commands";
const PACKAGES = "content/data/npm-packages.yaml";
const CLI_WORDS = "content/data/cli";
const NETWORKS = "content/data/networks.yaml";
const ADDRESSES = "content/data/addresses.yaml";

export const BASES: Readonly<Record<SampleKind, Basis>> = {
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

/**
 * Digests of everything that a check's result depends on. A check has to be repeated only if its digest has changed.
 */
export interface RecordKeys {
  readonly keyOf: (block: SampleInPage) => string;
  /** Digests of the lists that are compared with packages, by the list's file. */
  readonly lists: ReadonlyMap<string, string>;
}

/** Computes the keys of these pages' blocks. */
export const readRecordKeys = (
  root: string,
  pages: readonly SamplePage[],
  sets: Sets<PinnedSet>,
): RecordKeys => openRecordKeys(root, sets)(pages);

/** Reads the checks' sources, the lists and the tools' versions once for all blocks. */
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
  const digestCode = (modules: readonly string[], callers: readonly string[]): string => {
    const files = [
      ...listSources(
        root,
        modules.map((file) => posix.join(CHECKS, file)),
      ),
      ...callers.map((file) => `${CHECKS}/${file}`),
    ];
    const texts = files.map((file) => readSource(root, file));
    return digestOf(...texts, ...listTools(texts));
  };
  const digests = new Map(
    Object.entries(BASES).map(([kind, { modules, lists }]) => [
      kind,
      digestOf(digestCode(modules, CALLERS), ...lists.map(digestList)),
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
      digestOf(digestCode([module], []), digestList(list), main.digest),
    ]),
  );
  return (pages) => ({
    keyOf: (block) => {
      const { file: _, line: __, column: ___, ...own } = block.sample;
      const kind = kindOf(own.language);
      if (!kind) throw new Error(`There is no check for the language ${own.language}.`);
      const related = listRelated(block, pages).map(({ code, title, language, continues }) => [
        code,
        title,
        language,
        continues,
      ]);
      return digestOf(
        lookUp(digests, kind, "digest"),
        ...digestPackages(block.page.file, kind),
        JSON.stringify(own),
        JSON.stringify(related),
      );
    },
    lists,
  });
}
