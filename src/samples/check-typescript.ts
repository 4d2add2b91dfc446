import { join } from "node:path";
import ts from "typescript";
import { type Fault, faultAt } from "../faults/fault";
import type { Packages } from "./packages";
import {
  type SampleInPage,
  type SamplePage,
  findTitled,
  joinContinued,
  listSamples,
} from "./sample-page";

const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: ".ts",
  typescript: ".ts",
  tsx: ".tsx",
  js: ".js",
  javascript: ".js",
  jsx: ".jsx",
};
export const TYPESCRIPT_LANGUAGES: ReadonlySet<string> = new Set(Object.keys(EXTENSIONS));

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A block without an import is a module as well: top-level await, and names of its own.
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
  types: ["node", "vite/client"],
  allowJs: true,
  checkJs: true,
  resolveJsonModule: true,
  esModuleInterop: true,
  allowImportingTsExtensions: true,
};

/** Types nobody writes in JavaScript: implicit `any` is no fault there. */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7053;

interface VirtualFile {
  readonly block: SampleInPage;
  readonly code: string;
  readonly linesAbove: number;
}

/**
 * Checks every TypeScript and JavaScript block in one program against the installed packages. A block titled with a
 * file name can be imported by the other blocks of its page (`import { config } from "./config"`).
 * @param isStale Whether a block has to be checked; the others are there to be imported.
 */
export function checkTypescript(
  pages: readonly SamplePage[],
  packages: Packages,
  isStale: (block: SampleInPage) => boolean,
): Fault[] {
  const files = new Map<string, VirtualFile>();
  const nameOf = ({ page, index }: Pick<SampleInPage, "page" | "index">): string =>
    join(
      packages.folder,
      page.file.replace(/\.mdx?$/, ""),
      `${index}${EXTENSIONS[page.samples[index]?.language ?? ""] ?? ".ts"}`,
    );
  for (const block of listSamples(pages, TYPESCRIPT_LANGUAGES)) {
    files.set(nameOf(block), { block, ...joinContinued(block, TYPESCRIPT_LANGUAGES) });
  }
  const stale = [...files].filter(([, { block }]) => isStale(block));
  if (stale.length === 0) return [];
  const service = ts.createLanguageService(
    createHost(
      files,
      stale.map(([name]) => name),
      { packages, nameOf },
    ),
  );
  return stale.flatMap(([name, file]) => checkFile(service, name, file));
}

interface HostNeeds {
  readonly packages: Packages;
  readonly nameOf: (block: Pick<SampleInPage, "page" | "index">) => string;
}

function createHost(
  files: ReadonlyMap<string, VirtualFile>,
  roots: readonly string[],
  { packages, nameOf }: HostNeeds,
): ts.LanguageServiceHost {
  const cache = ts.createModuleResolutionCache(packages.folder, (name) => name, OPTIONS);
  const readFile = (name: string): string | undefined =>
    files.get(name)?.code ?? ts.sys.readFile(name);
  const resolveSibling = (request: string, from: string): string | undefined => {
    const file = files.get(from);
    if (!file || !request.startsWith(".")) return undefined;
    const wanted = request.replace(/^[./]+/, "").replace(/\.[cm]?[jt]sx?$/, "");
    const at = findTitled(file.block, (title) =>
      `/${title.replace(/\.[cm]?[jt]sx?$/, "")}`.endsWith(`/${wanted}`),
    );
    return at === undefined ? undefined : nameOf({ page: file.block.page, index: at });
  };
  return {
    getCompilationSettings: () => OPTIONS,
    getCurrentDirectory: () => packages.folder,
    getDefaultLibFileName: (options) => ts.getDefaultLibFilePath(options),
    getScriptFileNames: () => [...roots],
    getScriptVersion: () => "1",
    getScriptSnapshot: (name) => {
      const text = readFile(name);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    fileExists: (name) => files.has(name) || ts.sys.fileExists(name),
    readFile,
    directoryExists: (name) => ts.sys.directoryExists(name),
    getDirectories: (name) => ts.sys.getDirectories(name),
    realpath: (name) => ts.sys.realpath?.(name) ?? name,
    resolveModuleNameLiterals: (literals, from, redirected, options) =>
      literals.map(({ text }) => {
        const sibling = resolveSibling(text, from);
        if (sibling !== undefined) {
          const extension = /\.\w+$/.exec(sibling)?.[0] ?? ".ts";
          return { resolvedModule: { resolvedFileName: sibling, extension } };
        }
        return ts.resolveModuleName(text, from, options, ts.sys, cache, redirected);
      }),
  };
}

function checkFile(
  service: ts.LanguageService,
  name: string,
  { block, linesAbove }: VirtualFile,
): Fault[] {
  const { sample } = block;
  const isJavascript = /\.jsx?$/.test(name);
  const found = [
    ...service.getSyntacticDiagnostics(name),
    ...service.getSemanticDiagnostics(name),
  ].filter(({ code }) => !isJavascript || !isImplicitAny(code));
  const faults = found.flatMap((diagnostic): Fault[] => {
    const { line, character } = ts.getLineAndCharacterOfPosition(
      diagnostic.file ?? ({ text: "" } as ts.SourceFileLike),
      diagnostic.start ?? 0,
    );
    if (line < linesAbove || sample.errors.includes(diagnostic.code)) return [];
    return [
      faultAt(
        { ...sample, line: sample.line + line - linesAbove, column: sample.column + character },
        {
          rule: "sample/typescript",
          problem: `${firstSentence(ts.flattenDiagnosticMessageText(diagnostic.messageText, " "))} (TS${diagnostic.code})`,
          mend: "Mend the code; or, when the block is there to show this error, say so with // @errors: and its number.",
        },
      ),
    ];
  });
  const codes = new Set(found.map(({ code }) => code));
  const missing = sample.errors.filter((code) => !codes.has(code));
  return [
    ...faults,
    ...missing.map((code) =>
      faultAt(sample, {
        rule: "sample/missing-error",
        problem: `The block says that it shows the error TS${code}, but it has no such error.`,
        mend: "Remove the number from // @errors:, or mend the code that should be wrong.",
      }),
    ),
  ];
}

const firstSentence = (text: string): string =>
  text.length > 400 ? `${text.slice(0, 400)}…` : text;
