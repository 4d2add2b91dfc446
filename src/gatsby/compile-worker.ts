import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileDoc } from "../docs/markdown/compile-doc";
import type { CompiledDoc } from "../docs/markdown/compiled-doc";
import { formulaToMathml } from "../docs/markdown/formula";
import { type Highlight, createHighlighter } from "../docs/markdown/highlighter";
import { isCodeLanguage } from "../docs/markdown/code-languages";
import { bodyFileOf, digestOf, writeCached } from "./cache-files";
import { listFiles } from "./list-files";

/** A batch of docs for one worker. */
export interface CompileTask {
  readonly root: string;
  readonly cacheFolder: string;
  /** Files from the root. */
  readonly docs: readonly string[];
}

/** A compiled doc, and the digest its body is kept under. */
export interface CompiledBody {
  readonly doc: CompiledDoc;
  readonly body: string;
}

const FENCE = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*([\w-]+)/gm;

let languages = new Set<string>();
let highlighter: Promise<Highlight> | undefined;

/** A highlighter that knows the languages of these sources; grammars are loaded when first needed. */
function highlighterFor(sources: readonly string[]): Promise<Highlight> {
  const wanted = new Set(languages);
  for (const source of sources) {
    for (const [, language = ""] of source.matchAll(FENCE)) {
      const name = language.toLowerCase();
      if (isCodeLanguage(name)) wanted.add(name);
    }
  }
  if (!highlighter || wanted.size > languages.size) {
    languages = wanted;
    highlighter = createHighlighter(languages);
  }
  return highlighter;
}

/** Compiles a batch; bodies go into the cache folder, the rest comes back. */
export default async function compileBatch({
  root,
  cacheFolder,
  docs,
}: CompileTask): Promise<CompiledBody[]> {
  const readText = (file: string): string | undefined => {
    const path = join(root, file);
    // A path that a writer left half written may lead to a folder.
    return statSync(path, { throwIfNoEntry: false })?.isFile()
      ? readFileSync(path, "utf8")
      : undefined;
  };
  const sources = docs.map((file) => readText(file) ?? "");
  const highlight = await highlighterFor(sources);
  return docs.map((file, index) => {
    const { doc, body } = compileDoc(file, sources[index] ?? "", {
      readText,
      hasFile: (path) => existsSync(join(root, path)),
      listFiles: (folder) => listFiles(root, folder),
      highlight,
      formula: formulaToMathml,
    });
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, bodyFileOf(digest), () => body);
    return { doc, body: digest };
  });
}
