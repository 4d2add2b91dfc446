import { dirname, join } from "node:path";
import ts from "typescript";
import type { Sample } from "../../../base/sample";
import { type Fault, faultAt } from "../../../faults/fault";
import type { TypedName } from "../../../markdown/samples/checked-sample";
import { languagesOf } from "../../../markdown/samples/sample-kind";
import {
  type SampleInPage,
  type SamplePage,
  findTitled,
  folderOf,
  isImportedAs,
  joinContinued,
  listDeclarations,
  listSamples,
} from "../../../markdown/samples/sample-page";
import { type VirtualFile, listNames } from "../../blocks/list-names";
import { nameVersions } from "../../packages/name-versions";
import type { PackageSets, Packages } from "../../packages/packages";
import { confineTo } from "./confined-system";

const EXTENSIONS: Readonly<Record<string, string>> = {
  ts: ".ts",
  typescript: ".ts",
  tsx: ".tsx",
  js: ".js",
  javascript: ".js",
  jsx: ".jsx",
};
export const TYPESCRIPT_LANGUAGES = languagesOf("typescript");

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // Treats every block as a module, even without an import, so that it may use top-level await and its names aren't
  // visible in other blocks.
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

/** True for errors about an implicit `any`. They aren't faults in JavaScript, which has no type annotations. */
const isImplicitAny = (code: number): boolean => code >= 7005 && code <= 7053;

type BlockInPage = Pick<SampleInPage, "page" | "index">;

/**
 * Checks every TypeScript and JavaScript block against the installed packages. A block whose title is a file name can
 * be imported by other blocks (`import { config } from "./config"`, see `findTitled`). A block titled `….d.ts` declares
 * types for all pages in its folder.
 * @param isStale True for a block that has to be checked. All other blocks can only be imported.
 * @param names Receives the names in the checked blocks, with their types.
 */
export function checkTypescript(
  pages: readonly SamplePage[],
  { main, others, setOf }: PackageSets,
  isStale: (block: SampleInPage) => boolean,
  names = new Map<Sample, readonly TypedName[]>(),
): Fault[] {
  // All programs share the parsed files of packages.
  const registry = ts.createDocumentRegistry();
  return [main, ...others].flatMap((packages) => {
    const own = pages.filter(({ file }) => setOf(file) === packages);
    const files = new Map<string, VirtualFile>();
    const nameOf = fileNameIn(packages);
    for (const block of listSamples(own, TYPESCRIPT_LANGUAGES)) {
      files.set(nameOf(block), { block, ...joinContinued(block, TYPESCRIPT_LANGUAGES) });
    }
    const stale = [...files].filter(([, { block }]) => isStale(block));
    const programs = new Map<string, typeof stale>();
    for (const file of stale) {
      const program = programOf(file[1].block.page, own);
      programs.set(program, [...(programs.get(program) ?? []), file]);
    }
    return [...programs.values()].flatMap((group) => {
      const declarations = group.flatMap(([, { block }]) => listDeclarations(block.page, own));
      const roots = [...group.map(([name]) => name), ...declarations.map(nameOf)];
      const host = createHost(files, [...new Set(roots)], { packages, pages: own, nameOf });
      const service = ts.createLanguageService(host, registry);
      return group.flatMap(([name, file]) => {
        names.set(file.block.sample, listNames(service, name, file));
        return checkFile(service, name, file, packages);
      });
    });
  });
}

/**
 * Returns the path that a block has for TypeScript. It is inside the packages' folder, so that imports are resolved.
 */
const fileNameIn =
  ({ folder }: Packages) =>
  ({ page, index }: BlockInPage): string => {
    const { language = "", title = "" } = page.samples[index] ?? {};
    const extension = title.endsWith(".d.ts") ? ".d.ts" : (EXTENSIONS[language] ?? ".ts");
    return join(folder, page.file.replace(/\.mdx?$/, ""), `${index}${extension}`);
  };

const AMBIENT = /^[ \t]*declare (?:global|module)\b/m;

/**
 * Returns the name of the program that a page belongs to. A page whose blocks declare globals has its own program, so
 * that the globals aren't visible on other pages.
 */
function programOf(page: SamplePage, pages: readonly SamplePage[]): string {
  const declares = page.samples.some(
    ({ title = "", code }) => !title.endsWith(".d.ts") && AMBIENT.test(code),
  );
  if (declares) return page.file;
  return listDeclarations(page, pages).length > 0 ? folderOf(page) : "";
}

interface HostNeeds {
  readonly packages: Packages;
  readonly pages: readonly SamplePage[];
  readonly nameOf: (block: BlockInPage) => string;
}

function createHost(
  files: ReadonlyMap<string, VirtualFile>,
  roots: readonly string[],
  { packages, pages, nameOf }: HostNeeds,
): ts.LanguageServiceHost {
  const cache = ts.createModuleResolutionCache(packages.folder, (name) => name, OPTIONS);
  const disk = confineTo([packages.folder, dirname(ts.getDefaultLibFilePath(OPTIONS))]);
  const readFile = (name: string): string | undefined =>
    files.get(name)?.code ?? disk.readFile(name);
  const resolveSibling = (request: string, from: string): string | undefined => {
    const file = files.get(from);
    if (!file || !request.startsWith(".")) return undefined;
    const found = findTitled(file.block, pages, isImportedAs(request));
    return found && files.has(nameOf(found)) ? nameOf(found) : undefined;
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
    ...disk,
    fileExists: (name) => files.has(name) || disk.fileExists(name),
    readFile,
    resolveModuleNameLiterals: (literals, from, redirected, options) =>
      literals.map(({ text }) => {
        const sibling = resolveSibling(text, from);
        if (sibling !== undefined) {
          const extension = /(?:\.d)?\.\w+$/.exec(sibling)?.[0] ?? ".ts";
          return { resolvedModule: { resolvedFileName: sibling, extension } };
        }
        return ts.resolveModuleName(text, from, options, disk, cache, redirected);
      }),
  };
}

function checkFile(
  service: ts.LanguageService,
  name: string,
  { block, linesAbove }: VirtualFile,
  packages: Packages,
): Fault[] {
  const { sample } = block;
  const isJavascript = /\.jsx?$/.test(name);
  const versions = nameVersions(sample.code, packages);
  const checkedWith = versions.length > 0 ? `, checked with ${versions.join(", ")}` : "";
  const found = [
    ...service.getSyntacticDiagnostics(name),
    ...service.getSemanticDiagnostics(name),
  ].flatMap(({ code, file, start = 0, messageText }) => {
    if (isJavascript && isImplicitAny(code)) return [];
    const { line, character } = ts.getLineAndCharacterOfPosition(
      file ?? ({ text: "" } as ts.SourceFileLike),
      start,
    );
    // Errors in lines taken from earlier blocks are already reported for those blocks.
    return line < linesAbove ? [] : [{ code, line: line - linesAbove, character, messageText }];
  });
  const missing = sample.errors.filter((code) => !found.some((one) => one.code === code));
  return [
    ...found
      .filter(({ code }) => !sample.errors.includes(code))
      .map(({ code, line, character, messageText }) =>
        faultAt(
          { ...sample, line: sample.line + line, column: sample.column + character },
          {
            rule: "sample/typescript",
            problem: `${shorten(ts.flattenDiagnosticMessageText(messageText, " "))} (TS${code}${checkedWith})`,
            fix: "Fix the code. If the block is meant to show this error, add // @errors: with its number.",
          },
        ),
      ),
    ...missing.map((code) =>
      faultAt(sample, {
        rule: "sample/missing-error",
        problem: `The block lists error TS${code} in // @errors:, but doesn't cause it.`,
        fix: "Remove the number from // @errors:, or change the code so that it causes the error.",
      }),
    ),
  ];
}

const shorten = (text: string): string => (text.length > 400 ? `${text.slice(0, 400)}…` : text);
