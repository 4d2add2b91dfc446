import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { compileDoc } from "../docs/markdown/compile-doc";
import type { CompileEnvironment, CompiledDoc } from "../docs/markdown/compiled-doc";
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

/** A highlighter that knows these languages; grammars are loaded when first needed. */
function highlighterFor(names: Iterable<string>): Promise<Highlight> {
  const wanted = new Set([...languages, ...[...names].filter(isCodeLanguage)]);
  if (!highlighter || wanted.size > languages.size) {
    languages = wanted;
    highlighter = createHighlighter(languages);
  }
  return highlighter;
}

const languagesOf = (source: string): string[] =>
  [...source.matchAll(FENCE)].map(([, language = ""]) => language.toLowerCase());

/**
 * Compiles a doc; when it shows code in a language its own text does not name (an included fragment's, a component's), the
 * grammar is loaded and the doc compiled again.
 */
async function compileWithGrammars(
  file: string,
  text: string,
  environment: Omit<CompileEnvironment, "highlight">,
): Promise<ReturnType<typeof compileDoc>> {
  const highlight = await highlighterFor(languagesOf(text));
  const missing = new Set<string>();
  const compiled = compileDoc(file, text, {
    ...environment,
    highlight: (code, language) => {
      if (languages.has(language) || language === "text") return highlight(code, language);
      missing.add(language);
      return [];
    },
  });
  if (missing.size === 0) return compiled;
  return compileDoc(file, text, { ...environment, highlight: await highlighterFor(missing) });
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
  await highlighterFor(sources.flatMap(languagesOf)); // All of the batch at once: loading starts over each time.
  const environment = {
    readText,
    hasFile: (path: string) => existsSync(join(root, path)),
    listFiles: (folder: string) => listFiles(root, folder),
    formula: formulaToMathml,
  };
  const compiled: CompiledBody[] = [];
  for (const [index, file] of docs.entries()) {
    const { doc, body } = await compileWithGrammars(file, sources[index] ?? "", environment);
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, bodyFileOf(digest), () => body);
    compiled.push({ doc, body: digest });
  }
  return compiled;
}
