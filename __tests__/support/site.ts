import { readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import type { CompileEnvironment, DocBody } from "../../src/base/compiled-doc";
import { identifyDoc } from "../../src/base/doc-identity";
import { buildSite } from "../../src/docs/assemble/build-site";
import type { Site, SiteInput } from "../../src/docs/site";
import { formatFaults } from "../../src/faults/format-faults";
import { compileDoc } from "../../src/markdown/compile-doc";
import { settings } from "../../src/site/settings";
import { type FileMap, environmentOf } from "./compile";

export interface SiteOptions extends Partial<Omit<SiteInput, "docs" | "otherRoutes">> {
  /** All files of the repository: `content/docs/a.md`, `content/sidebars.yaml`, `static/x.pdf`, … */
  readonly files: FileMap;
  /** Paths of pages that aren't docs. */
  readonly otherRoutes?: readonly string[];
}

export interface BuiltSite extends Site {
  /** The faults as printed; "" for none. */
  readonly faultText: string;
  readonly bodyByFile: ReadonlyMap<string, DocBody>;
}

/** Compiles the files of a site, which exist only in memory, and builds the site. */
export function site({ files, otherRoutes = [], ...input }: SiteOptions): BuiltSite {
  const environment = environmentOf(files);
  const compiled = Object.entries(files)
    .filter(([file]) => identifyDoc(file) !== undefined)
    .map(([file, text]) => compileOnce(file, text, { environment, files }));
  const built = buildSite({
    docs: compiled.map(({ doc }) => doc),
    digestOfFile: () => "abcdef",
    readData: (file) => files[file],
    listData: (folder) => environment.listFiles(folder),
    otherRoutes: otherRoutes.map((path) => ({ path, digest: "123456" })),
    otherLinks: [],
    tutorialTags: ["beginner", "intermediate", "advanced", "nft", "react"],
    hasStaticFile: (path) => `static${path}` in files,
    lastUpdateOf: () => undefined,
    origin: settings.url,
    editUrlBase: "https://edit.example/",
    includesDrafts: false,
    today: "2026-12-31",
    ...input,
  });
  return {
    ...built,
    faultText: formatFaults(built.faults),
    bodyByFile: new Map(compiled.map(({ doc, body }) => [doc.file, body])),
  };
}

/** Finds a doc of a site by its id. */
export function docOf({ docs }: Site, id: string): Site["docs"][number] {
  const found = docs.find((one) => one.id === id);
  if (!found) throw new Error(`No doc ${id}, only ${docs.map((one) => one.id).join(", ")}.`);
  return found;
}

interface Tree {
  readonly files: FileMap;
  readonly environment: CompileEnvironment;
}

type CompileResult = ReturnType<typeof compileDoc>;

/** Compiled docs without faults, each with everything that it was made from. */
const compiledBefore = new Map<
  string,
  { readonly parts: string; readonly result: CompileResult }
>();

/**
 * Compiles a doc unless it was compiled before: a test file builds hundreds of sites that differ in one file, so their
 * other docs are compiled only once, as in a build.
 */
function compileOnce(file: string, text: string, { environment, files }: Tree): CompileResult {
  const listParts = ({ doc }: CompileResult): string =>
    JSON.stringify(
      doc.dependencies.map((part) => [
        part,
        files[part],
        environment.listFiles(part).map((inside) => [inside, files[inside]]),
      ]),
    );
  const hasChanged = ({ parts, result }: { parts: string; result: CompileResult }): boolean =>
    listParts(result) !== parts;
  const key = `${file}\n${text}`;
  const before = compiledBefore.get(key);
  if (before && !hasChanged(before)) return before.result;
  const result = compileDoc(file, text, environment);
  if (result.doc.faults.length === 0) compiledBefore.set(key, { parts: listParts(result), result });
  return result;
}

/** Clears the cache of compiled docs, so that a measurement includes compiling all of them. */
export const forgetCompiled = (): void => {
  compiledBefore.clear();
};

/** Reads the files of a folder into memory. Invalid UTF-8 is decoded as in Node. */
export function readTree(folder: string): FileMap {
  return Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [relative(folder, path).split(sep).join("/"), readFileSync(path, "utf8")]),
  );
}
