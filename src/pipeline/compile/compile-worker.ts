import type { CompileEnvironment, CompiledDoc } from "../../base/compiled-doc";
import { compileDoc } from "../../markdown/compile-doc";
import { createDrawer } from "../../markdown/render/diagrams/diagram-svg";
import { formulaToMathml } from "../../markdown/render/html/formula";
import { openContent, rememberTexts } from "../content/content-files";
import { type WatchedTask, startFile } from "../jobs/watchdog";
import { compiledBodyFile, digestOf, writeCached } from "../store/cache-files";
import { crashOf, failedDoc } from "./failed-doc";

/** The task of one worker: a batch of docs. */
export interface CompileTask extends WatchedTask {
  readonly root: string;
  readonly cacheFolder: string;
  /** Paths of the docs' files, relative to the repository's root. */
  readonly docs: readonly string[];
}

/** A compiled doc, and the digest that names its cached body. */
export interface CompileResult {
  readonly doc: CompiledDoc;
  readonly body: string;
}

/** Thrown if a doc contains a diagram and the library that draws diagrams hasn't been loaded yet. */
class MissingDrawer extends Error {}

/** Loads the library that draws diagrams. It takes 0.3 s, so only the first doc with a diagram waits for it. */
async function loadDrawer(): Promise<CompileEnvironment["diagram"]> {
  const { renderMermaidSVG } = await import("beautiful-mermaid");
  return createDrawer(renderMermaidSVG);
}

/**
 * Compiles a batch. Writes the bodies to the cache folder, and returns everything else.
 * @param compile The compiler. Tests pass one that throws.
 */
export default async function compileBatch(
  { root, cacheFolder, docs, ...watched }: CompileTask,
  compile = compileDoc,
): Promise<CompileResult[]> {
  // Components read the same data files again and again: for each address, all addresses.
  const content = rememberTexts(openContent(root));
  let draw: CompileEnvironment["diagram"] | undefined;
  const environment: CompileEnvironment = {
    ...content,
    formula: formulaToMathml,
    diagram: (source) => {
      if (!draw) throw new MissingDrawer();
      return draw(source);
    },
  };
  /**
   * Compiles one doc. All docs are compiled in the same way, so an exception must be due to this doc's text and becomes
   * a fault of the doc.
   */
  const compileOne = async (file: string): Promise<ReturnType<typeof compileDoc>> => {
    try {
      return compile(file, content.readKnown(file), environment);
    } catch (error) {
      if (!(error instanceof MissingDrawer)) return failedDoc(file, crashOf(error));
      draw = await loadDrawer();
      return compileOne(file);
    }
  };
  const compiled: CompileResult[] = [];
  for (const [index, file] of docs.entries()) {
    startFile(watched, index);
    const { doc, body } = await compileOne(file);
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, compiledBodyFile(digest), () => body);
    compiled.push({ doc, body: digest });
  }
  return compiled;
}
