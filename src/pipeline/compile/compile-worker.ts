import { compileDoc } from "../../model/markdown/compile-doc";
import type { CompiledDoc } from "../../model/markdown/compiled-doc";
import { formulaToMathml } from "../../model/markdown/html/formula";
import { openContent } from "../content/content-files";
import { compiledBodyFile, digestOf, writeCached } from "../store/cache-files";
import { crashOf, failedDoc } from "./failed-doc";

/** The task of one worker: a batch of docs. */
export interface CompileTask {
  readonly root: string;
  readonly cacheFolder: string;
  /** Files of the docs, from the repository's root. */
  readonly docs: readonly string[];
}

/** A compiled doc, and the digest that names its cached body. */
export interface CompileResult {
  readonly doc: CompiledDoc;
  readonly body: string;
}

/**
 * Compiles a batch. The bodies are written into the cache folder; everything else is returned.
 * @param compile The compiler. Tests pass one that throws.
 */
export default function compileBatch(
  { root, cacheFolder, docs }: CompileTask,
  compile = compileDoc,
): CompileResult[] {
  const content = openContent(root);
  const environment = { ...content, formula: formulaToMathml };
  /** All docs are compiled alike except for their text, so an exception becomes a fault of the doc. */
  const compileOne = (file: string): ReturnType<typeof compileDoc> => {
    try {
      return compile(file, content.readKnown(file), environment);
    } catch (error) {
      return failedDoc(file, crashOf(error));
    }
  };
  const compiled: CompileResult[] = [];
  for (const file of docs) {
    const { doc, body } = compileOne(file);
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, compiledBodyFile(digest), () => body);
    compiled.push({ doc, body: digest });
  }
  return compiled;
}
