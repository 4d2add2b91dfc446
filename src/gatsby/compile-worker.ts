import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileDoc } from "../docs/markdown/compile-doc";
import type { CompiledDoc } from "../docs/markdown/compiled-doc";
import { formulaToMathml } from "../docs/markdown/formula";
import { bodyFileOf, digestOf, writeCached } from "./cache-files";
import { highlightBody } from "./highlight-body";
import { listFiles } from "./list-files";

/** A batch of docs for one worker. */
export interface CompileTask {
  readonly root: string;
  readonly cacheFolder: string;
  /** Files from the root. */
  readonly docs: readonly string[];
  /** Whether code is coloured at once, and not while webpack is at work (highlighting.ts). */
  readonly highlights: boolean;
}

/** A compiled doc, and the digest its body is kept under. */
export interface CompiledBody {
  readonly doc: CompiledDoc;
  readonly body: string;
}

/** Compiles a batch; bodies go into the cache folder, the rest comes back. */
export default async function compileBatch({
  root,
  cacheFolder,
  docs,
  highlights,
}: CompileTask): Promise<CompiledBody[]> {
  const readText = (file: string): string | undefined => {
    const path = join(root, file);
    // A path that a writer left half written may lead to a folder.
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(path, "utf8")
      : undefined;
  };
  const environment = {
    readText,
    hasFile: (path: string) => existsSync(join(root, path)),
    listFiles: (folder: string) => listFiles(root, folder),
    formula: formulaToMathml,
  };
  const compiled: CompiledBody[] = [];
  for (const file of docs) {
    const { doc, body: plain } = compileDoc(file, readText(file) ?? "", environment);
    const body = highlights ? await highlightBody(plain) : plain;
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, bodyFileOf(digest), () => body);
    compiled.push({ doc, body: digest });
  }
  return compiled;
}
