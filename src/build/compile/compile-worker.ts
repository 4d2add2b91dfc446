import { compileDoc } from "../../model/markdown/compile-doc";
import type { CompiledDoc } from "../../model/markdown/compiled-doc";
import { CLI_COMMANDS_FILE } from "../../model/markdown/components/cli/find-topic";
import { formulaToMathml } from "../../model/markdown/html/formula";
import { readCliCommands } from "../content/cli-commands";
import { openContent } from "../content/content-files";
import { compiledBodyFile, digestOf, writeCached } from "../store/cache-files";
import { crashOf, failedDoc } from "./failed-doc";

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

/**
 * Compiles a batch; bodies go into the cache folder, the rest comes back.
 * @param compile The compiler; tests give one that throws.
 */
export default function compileBatch(
  { root, cacheFolder, docs }: CompileTask,
  compile = compileDoc,
): CompiledBody[] {
  const content = openContent(root);
  const environment = {
    ...content,
    // Ours and not content's: what content names is asked for by whyRefused first, which refuses it.
    readText: (file: string) =>
      file === CLI_COMMANDS_FILE ? readCliCommands(root) : content.readText(file),
    formula: formulaToMathml,
  };
  /** A doc's own text is the only thing that differs here, so what is thrown is a fault of this doc. */
  const compileOne = (file: string): ReturnType<typeof compileDoc> => {
    try {
      return compile(file, content.readText(file) ?? "", environment);
    } catch (error) {
      return failedDoc(file, crashOf(error));
    }
  };
  const compiled: CompiledBody[] = [];
  for (const file of docs) {
    const { doc, body } = compileOne(file);
    const digest = digestOf(JSON.stringify(body));
    writeCached(cacheFolder, compiledBodyFile(digest), () => body);
    compiled.push({ doc, body: digest });
  }
  return compiled;
}
